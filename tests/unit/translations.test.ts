import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblem} from '../../src/lib/content/problem';
import {withNoBreakSpaces} from '../../checks/translations/language';
import {checkTranslations} from '../../checks/translations/check';
import {checkInterfaceStrings} from '../../checks/translations/interfaceStrings';
import {hashOf, recordedHash, recordHash} from '../../src/lib/content/sourceHash';
import {commitAll, makeSite} from './support/site';

const ENGLISH = 'docs/a.mdx';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx';

const ENGLISH_PAGE = `---
title: Test a guard
---

A test bed runs [the guard](./b.mdx#run) for you.

## Quick sample {#quick-sample}

Read the [errors](#errors) and [more](./c.mdx).

<Tabs groupId="variant">
<TabItem value="function" label="Function">

Call it.

</TabItem>
</Tabs>
`;

const FRENCH_PAGE = `---
title: Tester un guard
---

Un banc de test exécute [le guard](./b.mdx#run) pour vous.

## Exemple rapide {#quick-sample}

Lisez [la suite](./c.mdx) et [les erreurs](#errors).

<Tabs groupId="variant">
<TabItem value="function" label="Fonction">

Appelez-le.

</TabItem>
</Tabs>
`;

const GLOSSARY = JSON.stringify([{english: 'test bed', french: 'banc de test', refused: ['lits? de test']}]);

function makeTranslatedSite(files: Record<string, string> = {}): string {
  return makeSite({
    [ENGLISH]: ENGLISH_PAGE,
    [FRENCH]: recordHash(FRENCH, FRENCH_PAGE, hashOf(ENGLISH_PAGE)),
    'i18n/glossary.json': GLOSSARY,
    'i18n/untranslated.json': '[]',
    ...files,
  });
}

function check(files: Record<string, string> = {}): string[] {
  return checkTranslations(makeTranslatedSite(files)).map((problem) => formatProblem({...problem, detail: undefined}));
}

const french = (from: string, to: string) => ({
  [FRENCH]: recordHash(FRENCH, FRENCH_PAGE.replace(from, to), hashOf(ENGLISH_PAGE)),
});

// tutorials.test.ts tests the mistakes that the tutorials explain.
describe('the translation check', () => {
  it('accepts a correct translation, whose links may be reordered within a section', () => {
    expect(check()).toEqual([]);
  });

  it('reports only the heading if its id differs, and not the links below it', () => {
    expect(check(french('{#quick-sample}', '{#quick}'))).toEqual([
      expect.stringContaining(
        'the heading #quick (level 2) is where the English page has the heading #quick-sample (level 2)',
      ),
    ]);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a translation without an original',
      {[FRENCH.replace('a.mdx', 'b.mdx')]: FRENCH_PAGE},
      'b.mdx:1  this file is not a translation',
    ],
    [
      'an interface string with a forbidden term',
      {'i18n/fr/code.json': '{\n"a": {"message": "Créer {count} lits de test"}}'},
      'i18n/fr/code.json:2  "Créer `…` lits de test" does not translate "test bed" as the glossary does',
    ],
    [
      'tabs of another group',
      french('groupId="variant"', 'groupId="kind"'),
      `${FRENCH}:12  the element "Tabs groupId="kind"" is where the English page has`,
    ],
    [
      'a missing link',
      french('[le guard](./b.mdx#run)', 'le guard'),
      `${FRENCH}:1  the link to ./b.mdx#run in the English text above the first heading is missing`,
    ],
    [
      'a missing paragraph',
      french('Appelez-le.\n', ''),
      `${FRENCH}:8  the text has 2 lines from here to the next heading, and 3 in English (see ${ENGLISH}:7)  →  translate`,
    ],
    [
      'a link to another page',
      french('./c.mdx', './d.mdx'),
      `${FRENCH}:10  the link to ./d.mdx is not in the English section #quick-sample`,
    ],
    [
      'a title left in English',
      french('Tester un guard', 'Test a guard'),
      `${FRENCH}:2  "Test a guard" is the same as in English`,
    ],
    [
      'a page that does not record its source',
      {[FRENCH]: FRENCH_PAGE},
      `${FRENCH}:1  this file does not record which version`,
    ],
    [
      'an exemption without a reason',
      {'i18n/untranslated.json': '[{"text": "Test a guard", "reason": ""}]'},
      'i18n/untranslated.json:1  "Test a guard" has no reason',
    ],
    [
      'an exemption that is no longer needed',
      {'i18n/untranslated.json': '[{"text": "Test a guard", "reason": "a name"}]'},
      'i18n/untranslated.json:1  no page has "Test a guard" in both languages',
    ],
  ])('finds %s', (_, files, problem) => {
    expect(check(files)).toContainEqual(expect.stringContaining(problem));
  });

  it.each([
    ['Appelez-le !', 'put a narrow no-break space (U+202F) before ; ! ?.'],
    ['Appelez "le".', 'write « guillemets » with no-break spaces inside.'],
    ['Appelez-le : vite.', 'put a no-break space (U+00A0) before a colon.'],
  ])('finds incorrect typography in %s', (text, fix) => {
    expect(check(french('Appelez-le.', text))).toEqual([`${FRENCH}:15  incorrect typography in "${text}"  →  ${fix}`]);
  });

  it('lets `npm run fix` put the no-break spaces into text, but not into code and addresses', () => {
    expect(withNoBreakSpaces('Quel «test» ? **Lequel ?** [Ici](./a.mdx?b) : `a ? b : c` ; <A b="c : d" /> !')).toBe(
      'Quel «\u00a0test\u00a0»\u202f? **Lequel\u202f?** [Ici](./a.mdx?b)\u00a0: `a ? b : c`\u202f; <A b="c : d" /> !',
    );
  });

  it('shows what changed in the English page since the translation', () => {
    const siteDir = makeTranslatedSite();
    commitAll(siteDir);
    fs.writeFileSync(path.join(siteDir, ENGLISH), ENGLISH_PAGE.replace('Call it.', 'Call it twice.'));

    const problems = checkTranslations(siteDir);

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: FRENCH,
      line: 1,
      what: `the English page has changed since this translation was recorded (see ${ENGLISH}:1)`,
    });
    expect(problems[0]!.detail).toContain('-Call it.\n+Call it twice.');
  });

  it('says that it cannot show the changes if there is no history', () => {
    const siteDir = makeTranslatedSite({[ENGLISH]: `${ENGLISH_PAGE}\nMore.\n`});
    expect(checkTranslations(siteDir)[0]!.detail).toMatch(/^Cannot show the changes/);
  });
});

describe('the recorded hash', () => {
  it.each(['\n', '\r\n'])('is in the front matter, and is replaced there, with the line ending %j', (end) => {
    const once = recordHash('a.mdx', ['---', 'title: A', '---', '', 'Text', ''].join(end), 'aaaaaaaaaaaa');
    expect(once.split(/\r?\n/)).toEqual(['---', 'title: A', 'source_hash: aaaaaaaaaaaa', '---', '', 'Text', '']);
    expect(recordedHash(recordHash('a.mdx', once, 'bbbbbbbbbbbb'))).toBe('bbbbbbbbbbbb');
  });

  it('is in the first comment of a partial, which must not have front matter', () => {
    const once = recordHash('docs/_a.mdx', 'Text\n', 'aaaaaaaaaaaa');
    expect(once).toBe('{/* source_hash: aaaaaaaaaaaa */}\n\nText\n');
    expect(recordHash('docs/_a.mdx', once, 'bbbbbbbbbbbb')).toBe(once.replace(/a{12}/, 'bbbbbbbbbbbb'));
  });
});

describe('the check of interface strings', () => {
  const complete = JSON.stringify({
    a: {message: 'Close'},
    b: {message: 'Open'},
    d: {message: 'Open the menu'},
  });

  function checkStrings(files: Record<string, string>): string[] {
    const siteDir = makeSite({'complete/code.json': complete, ...files});
    return checkInterfaceStrings(siteDir, path.join(siteDir, 'complete')).map(formatProblem);
  }

  it('says where a file is not valid JSON', () => {
    expect(() => checkStrings({'i18n/fr/code.json': '{\n"a": {"message": "Fermer"},\n}'})).toThrowError(
      /^i18n\/fr\/code\.json:3 {2}this is not valid JSON: .* {2}→ {2}write a comma between two entries/,
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['a missing file', {}, 'i18n/fr/code.json:1  the file is missing'],
    [
      'an unused key',
      {'i18n/fr/code.json': '{\n"a": {"message": "Fermer"},\n"b": {"message": "Ouvrir"},\n"c": {"message": "Plus"}}'},
      'i18n/fr/code.json:4  no part of the site uses the key "c"',
    ],
    [
      'an empty message',
      {'i18n/fr/code.json': '{"a": {"message": " "},\n"b": {"message": "Ouvrir"}}'},
      'i18n/fr/code.json:1  the message of "a" is empty',
    ],
    [
      'a phrase left in English',
      {
        'i18n/fr/code.json':
          '{"a": {"message": "Fermer"},\n"b": {"message": "Ouvrir"},\n"d": {"message": "Open the menu"}}',
      },
      'i18n/fr/code.json:3  the message of "d" is still in English',
    ],
    [
      'an unused file',
      {'i18n/fr/code.json': complete, 'i18n/fr/x.json': '{}'},
      'i18n/fr/x.json:1  no part of the site reads this file',
    ],
  ])('finds %s', (_, files, problem) => {
    expect(checkStrings(files)).toContainEqual(expect.stringContaining(problem));
  });
});
