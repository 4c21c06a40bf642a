import fs from 'node:fs';
import path from 'node:path';
import {validateThemeConfig} from '@docusaurus/theme-classic';
import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import type {ThemeConfig} from '@docusaurus/types';
import {didYouMean} from '../content/nearest';
import {formatReport} from '../content/report';

/** A part of the classic theme's schema, a Joi object: only what is needed of it. */
interface Schema {
  extract: (path: string[]) => Schema;
  describe: () => {keys?: Record<string, unknown>};
}

/**
 * Passes the configuration of the theme on when the classic theme accepts it. The theme itself would print the whole
 * of it, and no line.
 *
 * @param file the configuration's path
 * @throws {Error} that names line, field and the nearest one
 */
export function checkedThemeConfig<Config extends ThemeConfig>(themeConfig: Config, file: string): Config {
  const details: {message: string; path: (string | number)[]}[] = [];
  validateThemeConfig({
    themeConfig,
    validate: (schema, value) => {
      const {error} = schema.unknown().validate(value, {convert: false, abortEarly: false});
      details.push(...(error?.details ?? []));
      return value as never;
    },
  });
  if (details.length === 0) {
    return themeConfig;
  }
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const reports = details.map(({message, path: place}) => {
    const field = String(place.filter((part) => typeof part === 'string').at(-1));
    const line = lines.findIndex((text) => new RegExp(`\\b${field}\\b\\s*[:,]`).test(text)) + 1 || 1;
    const known = /is not allowed/.test(message) ? fieldsOf(place.slice(0, -1)) : [];
    const cure = known.length > 0 ? didYouMean(field, known) : 'change its value.';
    return formatReport({file: path.basename(file), line, what: message, cure});
  });
  const error = new Error(`The configuration has a mistake:\n${reports.join('\n')}`);
  error.stack = error.message;
  throw error;
}

function fieldsOf(place: (string | number)[]): string[] {
  try {
    const schema = (ThemeConfigSchema as unknown as Schema).extract(place.map(String));
    return Object.keys(schema.describe().keys ?? {});
  } catch {
    // Within a list there is no schema by a path.
    return [];
  }
}
