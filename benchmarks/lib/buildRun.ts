import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** What one build of a site cost. */
export interface BuildRun {
  seconds: number;
  /** Processor time of all its threads, in seconds: what other work on the machine disturbs least. */
  processorSeconds: number;
  /** The most memory that it held at a time, in MB. */
  peakMemory: number;
}

/** Runs in the build, which is one process with many threads: prints what it used in all. */
const PRINT_USAGE = `data:text/javascript,process.on('exit',()=>console.error(JSON.stringify(process.resourceUsage())))`;

/**
 * Builds a site with its own Docusaurus and measures it.
 *
 * @param heap limit of V8's heap, in MB
 * @throws {Error} with the end of the output, when the build fails
 */
export function runBuild(siteDir: string, heap: number, environment: Record<string, string>): BuildRun {
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const flags = [`--max-old-space-size=${heap}`, '--import', PRINT_USAGE];
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, [...flags, docusaurus, 'build', siteDir], {
    cwd: siteDir,
    encoding: 'utf8',
    env: {...process.env, ...environment},
    maxBuffer: 64 * 1024 * 1024,
  });
  const usage = stderr.match(/^\{"userCPUTime.*\}$/gm)?.at(-1);
  if (status !== 0 || !usage) {
    throw new Error(`The build of ${path.basename(siteDir)} failed:\n${`${stdout}${stderr}`.slice(-3000)}`);
  }
  const {userCPUTime, systemCPUTime, maxRSS} = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMemory: Math.round(maxRSS / 1024),
  };
}
