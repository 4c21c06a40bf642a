import {splitMessage, type Report} from '../../src/lib/content/report';

/** How a line begins that a check shows although it found nothing wrong. */
export const NOTE = 'Note: ';

/** One of the checks of `npm run check`. */
export interface Tool {
  name: string;
  /** A script of this repository, or the file of a package that holds its command, with its arguments. */
  command: string[];
  /** The files whose change makes it run again. */
  reads: RegExp;
  /** Reads what it prints. */
  parse: (output: string) => Report[];
}

const CONTENT = /^(?:docs|blog|i18n|samples)\/|^src\/pages\/|^sidebars\.ts$/;
const PROSE = /^(?:docs|blog|i18n)\/|\.md$|^(?:cspell|project-words|\.markdownlint)/;
const PAGES =
  /^(?:docs|blog|i18n|samples|static)\/|^src\/(?:config|content|contract|markdown|pages|samples)\/|^src\/plugins\/content-check\/|^src\/theme\/MDXComponents\/|^sidebars\.ts$/;
const SITE = /^(?:docs|blog|i18n|samples|src|static)\/|^[^/]*\.(?:ts|js|json)$/;

/** `file:line: text`, `file:line:column text` and `file(line,column): text`: what most tools print. */
const LINE = /^([^\s:()][^:()]*?)(?::(\d+)(?::\d+)?|\((\d+),\d+\))(?::| -)?\s+(\S.*)$/;

/** All of them, the longest first. */
export const TOOLS: Tool[] = [
  {
    name: 'code',
    command: ['oxlint/bin/oxlint', '--format', 'json'],
    reads: /\.[cm]?[jt]sx?$|tsconfig\.json$|^\.oxlintrc/,
    parse: parseOxlint,
  },
  {name: 'translations', command: ['scripts/check-translations.ts'], reads: SITE, parse: parseOwn},
  {name: 'samples', command: ['scripts/check-samples.ts'], reads: CONTENT, parse: parseOwn},
  {
    name: 'spelling',
    command: [
      'cspell/bin.mjs',
      '--no-progress',
      '--no-summary',
      '--no-color',
      '--cache',
      '--cache-location',
      'node_modules/.cache/check/cspell',
      '--cache-strategy',
      'content',
    ],
    reads: PROSE,
    parse: parseSpelling,
  },
  {
    name: 'unused',
    command: ['knip/bin/knip.js', '--no-progress', '--reporter', 'json'],
    reads: /\.(?:[cm]?[jt]sx?|mdx?|json|jsonc|ya?ml)$/,
    parse: parseKnip,
  },
  {name: 'content', command: ['scripts/check-content.ts'], reads: PAGES, parse: parseOwn},
  {name: 'prose', command: ['scripts/check-prose.ts'], reads: CONTENT, parse: parseOwn},
  {
    name: 'styles',
    command: ['stylelint/bin/stylelint.mjs', 'src/**/*.css', '--formatter', 'unix'],
    reads: /\.css$|^stylelint/,
    parse: (output) => parseLines(output.replace(/ \[(?:error|warning)\]$/gm, '')),
  },
  {
    name: 'markdown',
    command: ['markdownlint-cli2/markdownlint-cli2-bin.mjs'],
    reads: PROSE,
    parse: (output) => parseLines(output, 'npm run fix mends it where that needs no thought.'),
  },
  {
    name: 'format',
    command: ['prettier/bin/prettier.cjs', '--list-different', '.'],
    reads: /\.(?:[cm]?[jt]sx?|css|jsonc?|ya?ml)$|^\.prettier/,
    parse: (output) =>
      output
        .split('\n')
        .filter(Boolean)
        .map((file) => ({file, line: 1, what: 'is not formatted', fix: 'npm run fix formats it.'})),
  },
  {name: 'workflows', command: ['scripts/check-workflows.ts'], reads: /^\.github\//, parse: parseOwn},
];

/** Lines that name a place are reports, the indented ones and those of a diff below them their detail. */
export function parseLines(output: string, fix = ''): Report[] {
  const reports: Report[] = [];
  for (const text of output.split('\n')) {
    const [, file, line, inParentheses, what] = LINE.exec(text) ?? [];
    const last = reports.at(-1);
    if (file !== undefined) {
      reports.push({file, line: Number(line ?? inParentheses), what: what!, fix});
    } else if (last && /^(?: |[-+@]|No )/.test(text)) {
      last.detail = last.detail ? `${last.detail}\n${text}` : text;
    }
  }
  return reports;
}

/** The messages of this repository say how to mend what they are about. */
export function parseOwn(output: string): Report[] {
  return parseLines(output).map((report) => ({...report, ...splitMessage(report.what)}));
}

export function parseSpelling(output: string): Report[] {
  return parseLines(output).map((report) => {
    const words =
      report.file.startsWith('i18n/fr/') || report.file.includes('.fr.') ? 'project-words.fr.txt' : 'project-words.txt';
    return {...report, fix: `correct it, or add the word to ${words}.`};
  });
}

/** Oxlint's report as JSON; a mistake of types has a code like `typescript(TS2345)`. */
export function parseOxlint(output: string): Report[] {
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

const KNIP_CURES: Record<string, [what: string, fix: string]> = {
  files: ['nothing imports this file', 'remove it, or name it in knip.jsonc.'],
  dependencies: ['nothing uses the package', 'npm uninstall it.'],
  devDependencies: ['nothing uses the package', 'npm uninstall it.'],
  unlisted: ['package.json does not name the package', 'npm install --save-exact it.'],
  unresolved: ['there is nothing to import at', 'correct the path.'],
  exports: ['nothing imports', 'take the export away, or the code too.'],
  types: ['nothing imports the type', 'take the export away, or the type too.'],
};

/** Knip's report as JSON: a list per kind of thing and file. */
export function parseKnip(output: string): Report[] {
  const {issues} = JSON.parse(output) as {
    issues: ({file: string} & Record<string, {name?: string; line?: number}[]>)[];
  };
  return issues.flatMap(({file, ...kinds}) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      list.flat().map(({name = '', line = 1}) => {
        const [what, fix] = KNIP_CURES[kind] ?? [`knip reports under "${kind}":`, ''];
        return {file, line, what: name && name !== file ? `${what} ${name}` : what, fix};
      }),
    ),
  );
}
