import {createHash} from 'node:crypto';
import type {Edit} from './plant';

/** A defect that a check must find. */
export interface Gate {
  /** Description of the defect. */
  name: string;
  /** The changes. Empty if the defects of another gate in the stage are enough. */
  plant: Edit[];
  /** The message that the command must print, including the location. */
  message: string | RegExp;
  /** For browser tests: the title of the test. */
  test?: string;
}

/** Gates whose defects are planted in the same copy, so that a single run of the command finds all of them. */
export interface Stage {
  name: string;
  /** Arguments of `npm run`. For browser tests, the titles of the gates are added. */
  command: string[];
  /** Whether the built site is copied too. */
  needsBuild?: boolean;
  gates: Gate[];
}

const CONGRATULATIONS = 'docs/tutorial-basics/congratulations.mdx';

const PHRASES = 'src/search/phrases/en/docs/tutorial-basics/congratulations.yml';

/** Returns deterministic text that compresses badly. */
function noise(bytes: number): string {
  let text = '';
  for (let index = 0; text.length < bytes; index += 1) {
    text += createHash('sha256').update(String(index)).digest('base64');
  }
  return text;
}

/** Adds an element after React's root element. */
const atEnd = (html: string) => ({replace: '</body>', by: `${html}</body>`});

const CHECKS: Gate[] = [
  {
    name: 'check code: a rule about types',
    plant: [
      {file: 'src/lib/plantedCode.ts', append: 'export function planted(value: any): unknown {\n  return value;\n}\n'},
    ],
    message: /src\/lib\/plantedCode\.ts:1 .*any/,
  },
  {
    name: 'check format: a file that Prettier would change',
    plant: [{file: 'src/lib/plantedFormat.ts', append: 'export  const planted = 1;\n'}],
    message: 'src/lib/plantedFormat.ts:1  is not formatted',
  },
  {
    name: 'check samples: a sample that does not compile',
    plant: [{file: 'samples/pages/home.spec.ts', append: "\nconst planted: number = 'text';\n"}],
    message: /samples\/pages\/home\.spec\.ts:\d+ .*2322/,
  },
  {
    name: 'check unused',
    plant: [{file: 'src/lib/plantedUnused.ts', append: 'const planted = 1;\n\nconsole.log(planted);\n'}],
    message: /Unused files[^]*src\/lib\/plantedUnused\.ts/,
  },
  {
    name: 'check styles',
    plant: [{file: 'src/css/planted.css', append: 'a {\n  margin-left: 1px;\n}\n'}],
    message: 'src/css/planted.css:2  Use the logical property',
  },
  {
    name: 'check workflows',
    plant: [
      {
        file: '.github/workflows/planted.yml',
        append: 'on: push\njobs:\n  one:\n    runs-on: ubuntu-24.04\n    step: []\n',
      },
    ],
    message: /\.github\/workflows\/planted\.yml:\d+ .*step/,
  },
  {
    name: 'check translations: an outdated French page',
    plant: [{file: 'docs/tutorial-extras/manage-docs-versions.mdx', append: '\nThis sentence was planted.\n'}],
    message: /tutorial-extras\/manage-docs-versions\.mdx:\d+ {2}the English page has changed since/,
  },
  {
    name: 'check strings',
    plant: [{file: 'i18n/fr/code.json', replace: '"versionPicker.name"', by: '"versionPicker.planted"'}],
    message: 'i18n/fr/code.json:1  the key "versionPicker.name" is missing',
  },
];

const TEXTS: Gate[] = [
  {
    name: 'check content',
    plant: [{file: CONGRATULATIONS, append: '\n[planted](./planted.mdx)\n'}],
    message: `the link to ./planted.mdx leads nowhere: there is no docs/tutorial-basics/planted.mdx`,
  },
  {
    name: 'check content: a page that contradicts the contract',
    plant: [
      {file: 'docs/api/test-beds/pipe.mdx', replace: '### `verify` {#tool-verify}', by: '### `planted` {#tool-verify}'},
    ],
    message: /docs\/api\/test-beds\/pipe\.mdx:\d+ .*planted/,
  },
  {
    name: 'check quotes',
    plant: [{file: 'docs/tutorial-basics/create-a-page.mdx', append: '\n```ts\nserviceTestBed(Planted);\n```\n'}],
    message: 'the page contains code that uses the library ("serviceTestBed")',
  },
  {
    name: 'check prose',
    plant: [{file: 'docs/tutorial-basics/create-a-page.mdx', append: '\nIt renders the page, hence the file.\n'}],
    message: /docs\/tutorial-basics\/create-a-page\.mdx:\d+ .*hence/,
  },
  {
    name: 'check spelling',
    plant: [{file: 'CHANGELOG.md', append: '\nThe word plantted is misspelt.\n'}],
    message: /CHANGELOG\.md:\d+ .*plantted/,
  },
  {
    name: 'check markdown',
    plant: [{file: 'CONTRIBUTING.md', append: '\nThe word _planted_ is *strong*.\n'}],
    message: /CONTRIBUTING\.md:\d+ .*MD049/,
  },
];

const UNITS: Gate[] = [
  {
    name: 'configuration: broken links do not fail the build',
    plant: [{file: 'docusaurus.config.ts', replace: "onBrokenLinks: 'throw'", by: "onBrokenLinks: 'warn'"}],
    message: /FAIL .*configuration\.test\.ts > the configuration of the site > fails the build/,
  },
  {
    name: 'theme: a changed original',
    plant: [{file: 'node_modules/@docusaurus/theme-classic/lib/theme/Footer/index.js', append: '// planted\n'}],
    message: '@docusaurus/theme-classic/lib/theme/Footer/index.js has changed. Compare it',
  },
  {
    name: 'tokens: too little contrast',
    plant: [{file: 'src/css/tokens.css', replace: '--ink-muted: #535c68', by: '--ink-muted: #8a929c'}],
    message: /FAIL .*tokens\.test\.ts > contrast of the tokens in the light mode > ink-muted on paper is 4\.5 or more/,
  },
  {
    name: 'search: a phrase for a missing section',
    plant: [{file: PHRASES, replace: 'skills:', by: 'planted:'}],
    message: `${PHRASES}:6  no heading of the page has the id "planted".`,
  },
];

const CONTENT_OF_A_BUILD: Gate[] = [
  {
    name: 'build: a link to a missing page',
    plant: [{file: CONGRATULATIONS, append: '\n[planted](./planted.mdx)\n'}],
    message: /docs\/tutorial-basics\/congratulations\.mdx:\d+ {2}the link to \.\/planted\.mdx leads nowhere/,
  },
];

const WHOLE_BUILD: Gate[] = [
  {
    name: 'build: a broken link in a component',
    // The broken anchor is on English pages, so that their build continues; the broken link is on French pages.
    plant: [
      {
        file: 'src/pages/planted.tsx',
        append: `import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';

export default function Planted() {
  const isFrench = useDocusaurusContext().i18n.currentLocale === 'fr';
  return (
    <Layout title="Planted" description="Planted">
      <main>
        <Link to={isFrench ? '/planted-link' : '/docs/introduction#planted-anchor'}>Planted</Link>
      </main>
    </Layout>
  );
}
`,
      },
    ],
    message: /\[ERROR\][^]*Docusaurus found broken links![^]*\/ngx-testing-tools\/fr\/planted-link/,
  },
  {
    name: 'build: a broken anchor is a warning',
    plant: [],
    message: /\[WARNING\][^]*broken anchors![^]*#planted-anchor/,
  },
  {
    name: 'build: a duplicate route is a warning',
    plant: [
      {file: 'src/pages/blog/archive.mdx', append: '---\ntitle: Planted\ndescription: Planted\n---\n\nPlanted\n'},
    ],
    message: /\[WARNING\][^]*[Dd]uplicate routes? found![^]*\/ngx-testing-tools\/blog\/archive/,
  },
  {name: 'npm test: a build that warns', plant: [], message: 'unexpected warning:'},
];

const BUILT: Gate[] = [
  {
    name: 'a link to a missing page',
    plant: [
      {
        file: 'build/docs/examples/about.html',
        replace: '</article>',
        by: '<a href=/ngx-testing-tools/docs/planted>planted page</a></article>',
      },
    ],
    message: 'docs/examples/about: <a> /ngx-testing-tools/docs/planted does not exist',
  },
  {
    name: 'a link to a missing section',
    plant: [
      {
        file: 'build/docs/examples/about.html',
        replace: '</article>',
        by: '<a href=/ngx-testing-tools/docs/introduction#planted>planted section</a></article>',
      },
    ],
    message: 'docs/examples/about: <a> /ngx-testing-tools/docs/introduction#planted has an unknown fragment',
  },
  {
    name: 'a page without a policy',
    plant: [{file: 'build/fr/index.html', replace: 'http-equiv=Content-Security-Policy', by: 'name=planted'}],
    message: /AssertionError: fr\/: expected \[\] to have a length of 1/,
  },
  {
    name: 'a page without content in the repository',
    plant: [{file: 'build/planted.html', append: '<!doctype html>'}],
    message: /\+ +"planted"/,
  },
  {
    name: 'a page missing from the sitemap',
    plant: [{file: 'build/fr/sitemap.xml', replace: '/fr/docs/getting-started</loc>', by: '/fr/docs/planted</loc>'}],
    message: /fr\/docs\/planted/,
  },
  {
    name: 'a page that declares the wrong language',
    plant: [{file: 'build/fr/docs/introduction.html', replace: '<html lang=fr', by: '<html lang=de'}],
    message: /fr\/docs\/introduction: expected 'de' to be 'fr'/,
  },
  {
    name: 'a feed without a post',
    plant: [{file: 'build/blog/atom.xml', replace: '/blog/welcome</id>', by: '/blog/planted</id>'}],
    message: /atom\.xml[^]*blog\/planted/,
  },
  {
    name: 'invalid HTML',
    plant: [{file: 'build/blog/archive.html', ...atEnd('<b id=planted></b><b id=planted></b>')}],
    message: /blog\/archive\.html: .*planted.* \(no-dup-id\)/,
  },
  {
    name: 'structured data without a required property',
    plant: [{file: 'build/blog/welcome.html', replace: '"headline"', by: '"planted"'}],
    message: 'headline of BlogPosting on blog/welcome',
  },
  {
    name: 'a missing Markdown page',
    plant: [{file: 'build/docs/getting-started.md', remove: true}],
    message: /ENOENT[^\n]*docs\/getting-started\.md/,
  },
  {
    name: 'budget: too many elements',
    plant: [{file: 'build/fr/blog/welcome.html', ...atEnd('<i></i>'.repeat(1500))}],
    message: 'elements of fr/blog/welcome.html',
  },
];

const BROWSER: Gate[] = [
  {
    name: 'budget: too many bytes of script',
    plant: [{file: 'build/fr/assets/js/main.*.js', append: `\n/*${noise(25_000)}*/`}],
    test: 'a page of the kind tutorial stays within its budget',
    message: 'bytes of script',
  },
  {
    name: 'accessibility',
    plant: [
      {file: 'build/blog/tags.html', ...atEnd('<img src=/ngx-testing-tools/img/favicon-32.png width=32 height=32>')},
    ],
    test: 'on a light desktop in en › the list of tags is accessible and does not overflow',
    message: 'image-alt',
  },
  {
    name: 'overflow',
    plant: [{file: 'build/fr/assets/css/styles.*.css', append: '.blog-tags-post-list-page footer{min-width:3000px}'}],
    test: 'on a dark phone in fr › the tag is accessible and does not overflow',
    message: /does not overflow[^]{0,300}Expected: 0/,
  },
  {
    name: 'inline code that the policy blocks',
    plant: [{file: 'build/404.html', ...atEnd('<script>window.planted=1</script>')}],
    test: 'an unknown address › is shown in the language of the address (en), with similar addresses',
    message: /inline script[^\n]*Content Security Policy directive/,
  },
  {
    name: 'a message in the console',
    plant: [
      {
        file: 'build/docs/tutorial-basics/create-a-page.html',
        ...atEnd('<script src=/ngx-testing-tools/planted-message.js></script>'),
      },
      {file: 'build/planted-message.js', append: "console.info('planted message')"},
    ],
    test: 'pages in en › /docs/tutorial-basics/create-a-page loads without problems',
    message: 'info: planted message',
  },
  {
    name: 'a request to another origin',
    plant: [
      {
        file: 'build/docs/tutorial-basics/create-a-document.html',
        replace: 'http-equiv=Content-Security-Policy',
        by: 'name=planted',
      },
      {
        file: 'build/docs/tutorial-basics/create-a-document.html',
        ...atEnd('<script src=/ngx-testing-tools/planted-request.js></script>'),
      },
      // The same server under another name, so that the request succeeds.
      {
        file: 'build/planted-request.js',
        append:
          "new Image().src=location.origin.replace('localhost','127.0.0.1')+'/ngx-testing-tools/img/favicon-32.png?planted'",
      },
    ],
    test: 'pages in en › /docs/tutorial-basics/create-a-document loads without problems',
    message: /requests to other origins[^]*favicon-32\.png\?planted/,
  },
  {
    name: 'a layout shift while a page loads',
    plant: [
      {file: 'build/docs/introduction.html', ...atEnd('<script src=/ngx-testing-tools/planted-shift.js></script>')},
      {
        file: 'build/planted-shift.js',
        append:
          "setTimeout(()=>{const box=document.createElement('div');box.style.height='200px';document.body.prepend(box)},100)",
      },
    ],
    test: 'nothing moves while a page loads (en, 320 px)',
    message: /docs\/introduction: \[[^]*"value"/,
  },
  {
    name: 'a color mode that other tabs do not follow',
    plant: [
      {file: 'build/docs/introduction.html', replace: 'addEventListener("storage"', by: 'addEventListener("planted"'},
    ],
    test: 'the color mode is light by default, is stored, and is followed in other tabs',
    message: /is followed in other tabs[^]{0,200}Expected: "dark"/,
  },
];

/** Every stage of `npm run test:gates`. */
export const STAGES: Stage[] = [
  {
    name: 'checks',
    command: 'check -- --fresh format code samples unused styles workflows translations strings'.split(' '),
    gates: CHECKS,
  },
  {name: 'texts', command: 'check -- content quotes prose spelling markdown'.split(' '), gates: TEXTS},
  {
    name: 'units',
    command: [
      'test:unit',
      '--',
      ...['configuration', 'replaced', 'tokens', 'search-phrases'].map((name) => `tests/unit/${name}.test.ts`),
    ],
    gates: UNITS,
  },
  {name: 'content', command: ['build'], gates: CONTENT_OF_A_BUILD},
  {name: 'build', command: ['test', '--', 'build'], gates: WHOLE_BUILD},
  {name: 'built', command: ['test:built'], needsBuild: true, gates: BUILT},
  {name: 'browser', command: ['test:e2e', '--', '--project=site', '--reporter=list'], needsBuild: true, gates: BROWSER},
];
