import fs from 'node:fs';
import path from 'node:path';
import {ENTRY, ENTRY_CONFIG} from './workspace';

/**
 * An error outside of a spec, such as one in `afterAll`, ends the run of Karma: every spec after it would go missing.
 * It is logged instead, for the reporter of `workspace/karma.results.cjs` to keep.
 */
const GO_ON = `declare const __karma__: {error: (message: unknown) => void; log: (type: string, args: unknown[]) => void};
__karma__.error = (message) => __karma__.log('outside', [message]);
`;

/** Spec files that are shown under one name in the report. */
export interface Suite {
  name: string;
  /** Paths from the project's folder. */
  files: readonly string[];
}

/**
 * Writes the one spec file that the builder finds. It loads the spec files as they are, each group inside a `describe`
 * of its own: so the report knows where a spec comes from, and a file that fails to load fails alone.
 *
 * @param folder absolute path of the project
 */
export function writeEntry(folder: string, suites: readonly Suite[]): void {
  const load = (file: string) => `  require('../${file.replace(/\.ts$/, '')}');\n`;
  const entry = suites.map(
    ({name, files}) => `describe(${JSON.stringify(name)}, () => {\n${files.map(load).join('')}});\n`,
  );
  fs.writeFileSync(
    path.join(folder, ENTRY),
    `declare const require: (file: string) => unknown;\n${GO_ON}\n${entry.join('')}`,
  );
  const config = {
    extends: './tsconfig.json',
    files: [ENTRY, ...new Set(suites.flatMap(({files}) => files))],
    include: [],
  };
  fs.writeFileSync(path.join(folder, ENTRY_CONFIG), `${JSON.stringify(config, null, 2)}\n`);
}
