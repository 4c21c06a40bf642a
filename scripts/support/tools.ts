import path from 'node:path';
import type {Problem} from '../../src/lib/content/problem';
import {RECORDS} from './record';

/** A check that `npm run check` runs: one of this repository (`find`), or a tool (`command`, `parse`). */
export interface Tool {
  name: string;
  /** Matches the files that the result depends on. */
  reads: RegExp;
  /** Returns the problems, or throws a `FileError`. Imports the check, so that other checks do not load it. */
  find?: (siteDir: string) => Promise<Problem[]>;
  /** The executable file of a package, with arguments. */
  command?: string;
  /** Parses the output. */
  parse?: (output: string) => Problem[];
}

const CONTENT = /^(?:docs|blog|i18n|samples)\/|^src\/pages\/|^sidebars\.ts$/;
const PROSE = /^(?:docs|blog|i18n)\/|\.md$|^(?:cspell|project-words|\.markdownlint)/;
const PAGES =
  /^(?:docs|blog|i18n|samples|static)\/|^src\/(?:config|pages)\/|^src\/plugins\/content-check\/|^sidebars\.ts$/;
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
    command: 'oxlint/bin/oxlint --format json',
    reads: /\.[cm]?[jt]sx?$|tsconfig\.json$|^\.oxlintrc/,
    parse: parseOxlint,
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
    reads: /^(?:docs|blog|i18n)\//,
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
    command: 'knip/bin/knip.js --no-progress --reporter json',
    reads: /\.(?:[cm]?[jt]sx?|mdx?|json|jsonc|ya?ml)$/,
    parse: parseKnip,
  },
  {
    name: 'markdown',
    command: 'markdownlint-cli2/markdownlint-cli2-bin.mjs',
    reads: PROSE,
    parse: (output) => parseLines(output, 'npm run fix fixes most of these.'),
  },
  {
    name: 'quotes',
    reads: CONTENT,
    find: async (siteDir) => (await import('../../checks/samples/check')).checkSamples(siteDir),
  },
  {
    name: 'workflows',
    reads: /^\.github\//,
    find: async (siteDir) => (await import('../../checks/workflows')).checkWorkflows(siteDir),
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

function parseSpelling(output: string): Problem[] {
  return parseLines(output).map((problem) => {
    const isFrench = problem.file.startsWith('i18n/fr/') || problem.file.includes('.fr.');
    const words = isFrench ? 'project-words.fr.txt' : 'project-words.txt';
    return {...problem, fix: `correct it, or add the word to ${words}.`};
  });
}

/** Parses Oxlint's JSON output. Type errors have codes such as `typescript(TS2345)`. */
function parseOxlint(output: string): Problem[] {
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
  files: ['nothing imports this file', 'remove it, or add it to knip.jsonc.'],
  dependencies: ['nothing uses the package', 'remove it with npm uninstall.'],
  devDependencies: ['nothing uses the package', 'remove it with npm uninstall.'],
  unlisted: ['package.json does not list the package', 'add it with npm install --save-exact.'],
  unresolved: ['cannot resolve the import', 'correct the path.'],
  exports: ['nothing imports', 'remove the export, or the code.'],
  types: ['nothing imports the type', 'remove the export, or the type.'],
};

/** Parses Knip's JSON output, which has a list per kind and file. */
function parseKnip(output: string): Problem[] {
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
