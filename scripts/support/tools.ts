import type {Problem} from '../../src/lib/content/problem';
import {RECORDS} from './record';

/** One of the checks of `npm run check`. */
export interface Tool {
  name: string;
  /** A script of this repository, or the file of a package that is its command, with its arguments. */
  command: string;
  /** The files whose change makes it run again. */
  reads: RegExp;
  /** Reads what it prints. */
  parse: (output: string) => Problem[];
}

const CONTENT = /^(?:docs|blog|i18n|samples)\/|^src\/pages\/|^sidebars\.ts$/;
const PROSE = /^(?:docs|blog|i18n)\/|\.md$|^(?:cspell|project-words|\.markdownlint)/;
const PAGES =
  /^(?:docs|blog|i18n|samples|static)\/|^src\/(?:config|lib|pages)\/|^src\/plugins\/content-check\/|^sidebars\.ts$/;
const SITE = /^(?:docs|blog|i18n|samples|src|static)\/|^[^/]*\.(?:ts|js|json)$/;

/** `file:line: text`, `file:line:column text` and `file:line:column - text`: what most tools print. */
const LINE = /^([^\s:][^:]*?):(\d+)(?::\d+)?(?::| -)?\s+(\S.*)$/;

/** All of them, the longest first. */
export const TOOLS: Tool[] = [
  {
    name: 'code',
    command: 'oxlint/bin/oxlint --format json',
    reads: /\.[cm]?[jt]sx?$|tsconfig\.json$|^\.oxlintrc/,
    parse: parseOxlint,
  },
  {name: 'translations', command: 'scripts/check-translations.ts --json', reads: SITE, parse: parseOwn},
  {name: 'samples', command: 'scripts/check-samples.ts --json', reads: CONTENT, parse: parseOwn},
  {
    name: 'spelling',
    command: `cspell/bin.mjs --no-progress --no-summary --no-color --cache --cache-location ${RECORDS}/cspell --cache-strategy content`,
    reads: PROSE,
    parse: parseSpelling,
  },
  {
    name: 'unused',
    command: 'knip/bin/knip.js --no-progress --reporter json',
    reads: /\.(?:[cm]?[jt]sx?|mdx?|json|jsonc|ya?ml)$/,
    parse: parseKnip,
  },
  {name: 'content', command: 'scripts/check-content.ts --json', reads: PAGES, parse: parseOwn},
  {name: 'prose', command: 'scripts/check-prose.ts --json', reads: CONTENT, parse: parseOwn},
  {
    name: 'styles',
    command: 'stylelint/bin/stylelint.mjs "src/**/*.css" --formatter unix',
    reads: /\.css$|^stylelint/,
    parse: (output) => parseLines(output.replace(/ \[(?:error|warning)\]$/gm, '')),
  },
  {
    name: 'markdown',
    command: 'markdownlint-cli2/markdownlint-cli2-bin.mjs',
    reads: PROSE,
    parse: (output) => parseLines(output, 'npm run fix fixes most of these.'),
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
  {name: 'workflows', command: 'scripts/check-workflows.ts --json', reads: /^\.github\//, parse: parseOwn},
];

/** Reads the lines that name a place. */
export function parseLines(output: string, fix = ''): Problem[] {
  return output.split('\n').flatMap((text) => {
    const [, file, line, what] = LINE.exec(text) ?? [];
    return file === undefined ? [] : [{file, line: Number(line), what: what!, fix}];
  });
}

/** The checks of this repository print their problems as JSON. */
function parseOwn(output: string): Problem[] {
  return JSON.parse(output) as Problem[];
}

export function parseSpelling(output: string): Problem[] {
  return parseLines(output).map((problem) => {
    const isFrench = problem.file.startsWith('i18n/fr/') || problem.file.includes('.fr.');
    const words = isFrench ? 'project-words.fr.txt' : 'project-words.txt';
    return {...problem, fix: `correct it, or add the word to ${words}.`};
  });
}

/** Reads Oxlint's JSON; a type error has a code such as `typescript(TS2345)`. */
export function parseOxlint(output: string): Problem[] {
  const {diagnostics} = JSON.parse(output) as {
    diagnostics: {filename: string; message: string; code?: string; help?: string; labels: {span: {line: number}}[]}[];
  };
  return diagnostics.map(({filename, message, code, help = '', labels}) => ({
    file: filename,
    line: labels[0]?.span.line ?? 1,
    what: code ? `${message} (${code})` : message,
    fix: help.replace(/\s*\n\s*/g, ' '),
  }));
}

const KNIP_FIXES: Record<string, [what: string, fix: string]> = {
  files: ['nothing imports this file', 'remove it, or name it in knip.jsonc.'],
  dependencies: ['nothing uses the package', 'npm uninstall it.'],
  devDependencies: ['nothing uses the package', 'npm uninstall it.'],
  unlisted: ['package.json does not list the package', 'npm install --save-exact it.'],
  unresolved: ['the import leads nowhere:', 'correct the path.'],
  exports: ['nothing imports', 'remove the export, or the code too.'],
  types: ['nothing imports the type', 'remove the export, or the type too.'],
};

/** Reads Knip's JSON: a list per kind and file. */
export function parseKnip(output: string): Problem[] {
  const {issues} = JSON.parse(output) as {
    issues: ({file: string} & Record<string, {name?: string; line?: number}[]>)[];
  };
  return issues.flatMap(({file, ...kinds}) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      list.flat().map(({name = '', line = 1}) => {
        const [what, fix] = KNIP_FIXES[kind] ?? [`knip reports under "${kind}":`, ''];
        return {file, line, what: name && name !== file ? `${what} ${name}` : what, fix};
      }),
    ),
  );
}
