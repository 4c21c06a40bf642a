import fs from 'node:fs';
import path from 'node:path';
import {ENTRY, ENTRY_CONFIG} from './workspace';

/**
 * An error outside a spec, such as in `afterAll`, makes Karma stop, and later specs would not run. This logs the error
 * instead, and the reporter in `workspace/karma.results.cjs` records it.
 */
const LOG_ERRORS = `declare const __karma__: {error: (message: unknown) => void; log: (type: string, args: unknown[]) => void};
__karma__.error = (message) => __karma__.log('outside', [message]);
`;

/** Spec files that are reported under one name. */
export interface Suite {
  name: string;
  /** Paths relative to the project's folder. */
  files: readonly string[];
}

/**
 * Writes the spec file that the builder runs, and the configuration that compiles it. The file loads the spec files,
 * each suite inside its own `describe`, so that the report shows where a spec comes from, and a file that fails to load
 * does not affect the others.
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
    `declare const require: (file: string) => unknown;\n${LOG_ERRORS}\n${entry.join('')}`,
  );
  const config = {
    extends: './tsconfig.json',
    files: [ENTRY, ...new Set(suites.flatMap(({files}) => files))],
    include: [],
  };
  fs.writeFileSync(path.join(folder, ENTRY_CONFIG), `${JSON.stringify(config, null, 2)}\n`);
}
