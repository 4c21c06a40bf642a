import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkGlossary, type Term} from '../../checks/translations/language';

const siteDir = path.resolve(__dirname, '../..');
const glossary = JSON.parse(fs.readFileSync(path.join(siteDir, 'i18n/glossary.json'), 'utf8')) as Term[];
const messages = (text: string) => checkGlossary('a.mdx', {frontMatter: new Map(), prose: [{text, line: 1}]} as never, glossary).map((problem) => problem.text);

/** One planted sentence for each habit that fresh eyes found on these pages. */
const PLANTED: Record<string, string> = {
  expectation: 'Une attente échoue.',
  override: 'Vous pouvez surcharger le provider.',
  test: 'Chaque essai part de zéro.',
  'to register (a spec, a hook)': 'Le banc inscrit un `beforeEach`.',
  retry: 'Le retry recommence la requête.',
  'to need': 'Le guard demande un banc de test.',
  '(a page, a table) says': 'La page dit comment faire.',
  URL: 'Copiez l’adresse de la page.',
  spy: 'Fournissez un espion.',
  'on the way': 'La requête est modifiée en chemin.',
  'push (Git)': 'À chaque poussée, le site est construit.',
};

describe('the glossary', () => {
  it.each(Object.entries(PLANTED))('finds a sentence that has another word for “%s”', (english, sentence) => {
    expect(messages(sentence)).toEqual([expect.stringContaining(`for "${english}" the glossary has`)]);
  });

  it('leaves what waits and what is asked alone', () => {
    expect(messages('Pendant l’attente de la réponse, le composant demande la liste au service.')).toEqual([]);
  });
});
