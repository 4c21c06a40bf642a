import {spawn} from 'node:child_process';
import type {Writable} from 'node:stream';
import concurrently, {type CloseEvent} from 'concurrently';

/** The result of a shell command. */
export interface StepResult {
  exitCode: number | string;
  stdout: string;
  stderr: string;
  seconds: number;
}

/**
 * Runs shell commands concurrently. A failure does not stop the others.
 *
 * @param atATime how many commands to run at a time
 * @param shown receives the output, one command after the other
 * @returns the results, in the order of the commands
 */
export async function runSteps(
  steps: readonly {name: string; command: string}[],
  atATime: number,
  shown: Writable,
): Promise<StepResult[]> {
  if (steps.length === 0) {
    return [];
  }
  const {commands, result} = concurrently([...steps], {
    maxProcesses: atATime,
    group: true,
    prefix: 'none',
    outputStream: shown,
    // The commands get no input.
    spawn: (command, options) => spawn(command, {...options, shell: true, stdio: ['ignore', 'pipe', 'pipe']}),
  });
  const outputs = commands.map(({stdout, stderr}) => ({stdout: collect(stdout), stderr: collect(stderr)}));
  const events = await result.catch((failed: CloseEvent[]) => failed);
  return events
    .sort((one, other) => one.index - other.index)
    .map(({index, exitCode, timings}) => ({
      exitCode,
      stdout: outputs[index]!.stdout(),
      stderr: outputs[index]!.stderr(),
      seconds: timings.durationSeconds,
    }));
}

/** Collects output and decodes it at the end, because a chunk may end in the middle of a character. */
function collect(stream: {subscribe: (next: (chunk: Buffer) => void) => unknown}): () => string {
  const chunks: Buffer[] = [];
  stream.subscribe((chunk) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}
