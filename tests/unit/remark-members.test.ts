import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFrench} from '../../checks/contract/checkFrench';
import {parseContract} from '../../src/lib/contract';
import {SHARED_ERRORS} from '../../src/lib/contract/sharedErrors';
import members from '../../src/remark/members';
import {makeSite} from './support/site';
import {transformPage, writeMarkdown} from './support/transform';

const API = `
/**
 * Tools of a lamp.
 *
 * @page api/test-beds/lamp#tools
 */
export interface LampTools {
  /**
   * Turns the \`light\` on.
   *
   * @page api/common/switches#tool-switch
   */
  switch: Switch;
  /**
   * The lamp.
   *
   * @page api/test-beds/lamp#tool-lamp
   */
  lamp: Lamp;
}

/**
 * The bed of a lamp.
 *
 * @page api/test-beds/lamp#methods
 */
interface LampTestBed {}

/**
 * Creates the bed of a lamp.
 *
 * @page api/test-beds/lamp#create
 */
export declare function lampTestBed(lamp: string, options: {
  /**
   * Whether it is lit.
   *
   * @default true
   * @page api/common/switches#option-lit
   */
  lit?: boolean;
}): LampTestBed;
`;
const EXPORTS = "export {lampTestBed, LampTools} from './api';";
const ERRORS = Object.values(SHARED_ERRORS).flatMap(({text, withoutHttp = text}) => [text, withoutHttp]);
const FRENCH = {
  ...Object.fromEntries(ERRORS.map((text) => [text, `Erreur : ${text}`])),
  'Creates the bed of a lamp.': 'Crée le banc d’une lampe.',
  'Turns the `light` on.': 'Allume la `light`.',
  'The lamp.': 'La lampe.',
  'Whether it is lit.': 'Allumée ou non.',
};
const ROOT = path.resolve(__dirname, '../..');
const FR = 'i18n/fr/docusaurus-plugin-content-docs/current';

async function transform(folder: string, text: string, page = 'lamp', french: object = FRENCH): Promise<string> {
  const file = `${folder}/api/test-beds/${page}.mdx`;
  const siteDir = makeSite({
    'samples/contract/index.d.ts': EXPORTS,
    'samples/contract/api.d.ts': API,
    'samples/contract/aliases.d.ts': '',
    'samples/contract/french.json': JSON.stringify(french),
    [file]: `${text}\n\n### \`lamp\` {#tool-lamp}\n`,
    [`${folder}/api/common/base-tools.mdx`]: '## Compiled *early* {#error-aot}\n',
  });
  return writeMarkdown(await transformPage(siteDir, file, text, members)).trim();
}

describe('the lists of members', () => {
  it('link to the section on the same page, or to another page and then have the id', async () => {
    expect(await transform('docs', '<Members of="tools" />')).toBe(
      '- [`lamp`](lamp.mdx#tool-lamp) `Lamp`/The lamp.\n- <SharedMember tool-switch>[`switch`](../common/switches.mdx#tool-switch)</> `Switch`/Turns the `light` on.',
    );
  });

  it('show the default value in the language of the page', async () => {
    const link = '<SharedMember option-lit>[`lit`](../common/switches.mdx#option-lit)</>';
    expect(await transform('docs', '<Members of="options" />')).toBe(
      `- ${link} \`boolean\`, default \`true\`/Whether it is lit.`,
    );
    expect(await transform(FR, '<Members of="options" />')).toBe(
      `- ${link} \`boolean\`, \`true\` par défaut/Allumée ou non.`,
    );
  });

  it('read the pages of the same version in a copy that docs:version made', async () => {
    for (const folder of ['versioned_docs/version-3.0', 'i18n/fr/docusaurus-plugin-content-docs/version-3.0']) {
      expect(await transform(folder, '<Members of="tools" />')).toMatch(/^- \[`lamp`\]\(lamp\.mdx#tool-lamp\)/);
    }
  });

  it('use the heading of the explaining section as the name of an error', async () => {
    expect(await transform('docs', '<SharedErrors ids="error-aot" />')).toMatch(
      /^- <SharedMember error-aot>\[Compiled early\]\(\.\.\/common\/base-tools\.mdx#error-aot\)<\/>\/Test beds recognize/,
    );
  });

  it('explain how to provide HttpClient on a test bed without httpTesting', async () => {
    const page = '<SharedErrors ids="error-no-provider" />';
    const explain = async (kind: string) =>
      writeMarkdown(await transformPage(ROOT, `docs/api/test-beds/${kind}.mdx`, page, members));
    expect(await explain('service')).toMatch(/For `HttpClient`, set `httpTesting: true`\.$/m);
    expect(await explain('pipe')).toMatch(/For `HttpClient`, provide `provideHttpClient\(\)`/);
  });

  it('refuse what does not exist', async () => {
    await expect(transform('docs', '<Members of="methods" />')).rejects.toThrowError(
      '<Members of="methods" /> lists nothing here',
    );
    await expect(transform('docs', '<Members of="tools" />', 'torch')).rejects.toThrowError('lists nothing here');
    await expect(transform('docs', '<SharedErrors ids="error-dark" />')).rejects.toThrowError(
      'unknown error "error-dark"; the errors are: error-no-provider,',
    );
    await expect(transform(FR, '<Members of="options" />', 'lamp', {})).rejects.toThrowError(
      'there is no French translation of "Whether it is lit."',
    );
  });
});

describe('checkFrench', () => {
  it('reports missing and unused translations', () => {
    expect(checkFrench(parseContract(EXPORTS, API), FRENCH)).toEqual([]);
    const {'The lamp.': _, ...rest} = FRENCH;
    expect(checkFrench(parseContract(EXPORTS, API), {...rest, 'The bulb.': 'L’ampoule.'})).toEqual([
      {
        file: 'samples/contract/french.json',
        line: 1,
        what: 'there is no French translation of "The lamp."',
        fix: 'add it.',
      },
      {
        file: 'samples/contract/french.json',
        line: 1,
        what: '"The bulb." is no longer used',
        fix: 'remove it.',
      },
    ]);
  });
});
