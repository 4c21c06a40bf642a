import fs from 'node:fs';
import path from 'node:path';
import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import type {ThemeConfig} from '@docusaurus/types';
import {didYouMean} from '../lib/content/didYouMean';
import {formatProblem} from '../lib/content/problem';

/**
 * Returns the theme configuration if the classic theme accepts it. The theme's own error prints the whole configuration
 * without a line number.
 *
 * @param file path of the configuration file
 * @throws {Error} with the line, the field and a suggestion
 */
export function checkedThemeConfig<Config extends ThemeConfig>(themeConfig: Config, file: string): Config {
  const {error: refused} = ThemeConfigSchema.unknown().validate(themeConfig, {convert: false, abortEarly: false});
  const details = refused?.details ?? [];
  if (details.length === 0) {
    return themeConfig;
  }
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const problems = details.map(({message, path: place}) => {
    const field = String(place.filter((part) => typeof part === 'string').at(-1));
    const line = lines.findIndex((text) => new RegExp(`\\b${field}\\b\\s*[:,]`).test(text)) + 1 || 1;
    const known = /is not allowed/.test(message) ? fieldsOf(place.slice(0, -1)) : [];
    const fix = known.length > 0 ? didYouMean(field, known) : 'change its value.';
    return formatProblem({file: path.basename(file), line, what: message, fix});
  });
  problems.forEach((problem) => console.error(`[ERROR] ${problem}`));
  const error = new Error(`The configuration has a mistake:\n${problems.join('\n')}`);
  error.stack = error.message;
  throw error;
}

function fieldsOf(place: (string | number)[]): string[] {
  try {
    const {keys = {}} = ThemeConfigSchema.extract(place.map(String)).describe() as {keys?: object};
    return Object.keys(keys);
  } catch {
    // The schema of an item in a list cannot be looked up by its path.
    return [];
  }
}
