import type {Edit} from './plant';

/** A check or a build, with a defect that it must find. */
interface Gate {
  /** The command and the name of its check, and usually the defect. */
  name: string;
  /** The change, unless the defect of another gate in the stage is enough. */
  plant?: Edit;
  /** Text or pattern that the output of the command must contain. */
  message: string | RegExp;
}

/** Gates whose defects are planted in the same copy, so that a single run of the command finds all of them. */
export interface Stage {
  name: string;
  /** Arguments of `npm run`. */
  command: string[];
  gates: Gate[];
}

const CONGRATULATIONS = 'docs/tutorial-basics/congratulations.mdx';

const CHECKS: Gate[] = [
  {
    name: 'check code: a rule about types',
    plant: {
      file: 'src/lib/plantedCode.ts',
      append: 'export function planted(value: any): unknown {\n  return value;\n}\n',
    },
    message: /src\/lib\/plantedCode\.ts:1 .*any/,
  },
  {
    name: 'check format: a file that Prettier would change',
    plant: {file: 'src/lib/plantedFormat.ts', append: 'export  const planted = 1;\n'},
    message: 'src/lib/plantedFormat.ts:1  is not formatted',
  },
  {
    name: 'check samples: a sample that does not compile',
    plant: {file: 'samples/pages/home.spec.ts', append: "\nconst planted: number = 'text';\n"},
    message: /samples\/pages\/home\.spec\.ts:\d+ .*2322/,
  },
  {
    name: 'check unused',
    plant: {file: 'src/lib/plantedUnused.ts', append: 'const planted = 1;\n\nconsole.log(planted);\n'},
    message: /Unused files[^]*src\/lib\/plantedUnused\.ts/,
  },
  {
    name: 'check styles',
    plant: {file: 'src/css/planted.css', append: 'a {\n  margin-left: 1px;\n}\n'},
    message: 'src/css/planted.css:2  Use the logical property',
  },
  {
    name: 'check workflows',
    plant: {
      file: '.github/workflows/planted.yml',
      append: 'on: push\njobs:\n  one:\n    runs-on: ubuntu-24.04\n    step: []\n',
    },
    message: /\.github\/workflows\/planted\.yml:\d+ .*step/,
  },
  {
    name: 'check translations: an outdated French page',
    plant: {file: 'docs/tutorial-extras/manage-docs-versions.mdx', append: '\nThis sentence was planted.\n'},
    message: /tutorial-extras\/manage-docs-versions\.mdx:\d+ {2}the English page has changed since/,
  },
  {
    name: 'check strings',
    plant: {file: 'i18n/fr/code.json', replace: '"versionPicker.name"', by: '"versionPicker.planted"'},
    message: 'i18n/fr/code.json:1  the key "versionPicker.name" is missing',
  },
  {
    name: 'check content',
    plant: {file: CONGRATULATIONS, append: '\n[planted](./planted.mdx)\n'},
    message: `the link to ./planted.mdx is broken: there is no docs/tutorial-basics/planted.mdx`,
  },
  {
    name: 'check content: a page that contradicts the contract',
    plant: {
      file: 'docs/api/test-beds/pipe.mdx',
      replace: '### `verify` {#tool-verify}',
      by: '### `planted` {#tool-verify}',
    },
    message: /docs\/api\/test-beds\/pipe\.mdx:\d+ .*planted/,
  },
  {
    name: 'check quotes',
    plant: {file: 'docs/tutorial-basics/create-a-page.mdx', append: '\n```ts\nserviceTestBed(Planted);\n```\n'},
    message: 'the page contains code that uses the library ("serviceTestBed")',
  },
  {
    name: 'check prose',
    plant: {file: 'docs/tutorial-basics/create-a-page.mdx', append: '\nIt renders the page, hence the file.\n'},
    message: /docs\/tutorial-basics\/create-a-page\.mdx:\d+ .*hence/,
  },
  {
    name: 'check spelling',
    plant: {file: 'CHANGELOG.md', append: '\nThe word plantted is misspelt.\n'},
    message: /CHANGELOG\.md:\d+ .*plantted/,
  },
  {
    name: 'check markdown',
    plant: {file: 'CONTRIBUTING.md', append: '\nThe word _planted_ is *strong*.\n'},
    message: /CONTRIBUTING\.md:\d+ .*MD049/,
  },
];

const WHOLE_BUILD: Gate[] = [
  {
    name: 'build: a duplicate route is a warning',
    plant: {file: 'src/pages/blog/archive.mdx', append: '---\ntitle: Planted\ndescription: Planted\n---\n\nPlanted\n'},
    message: /\[WARNING\][^]*[Dd]uplicate routes? found![^]*\/ngx-testing-tools\/blog\/archive/,
  },
  {name: 'npm test: a build that warns', message: 'unexpected warning:'},
];

/** Every stage of `npm run test:gates`. */
export const STAGES: Stage[] = [
  {name: 'checks', command: ['check', '--', '--fresh'], gates: CHECKS},
  {name: 'build', command: ['test', '--', 'build'], gates: WHOLE_BUILD},
];
