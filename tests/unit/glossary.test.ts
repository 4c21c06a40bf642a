import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkGlossary, type Term} from '../../checks/translations/language';

const siteDir = path.resolve(__dirname, '../..');
const glossary = JSON.parse(fs.readFileSync(path.join(siteDir, 'i18n/glossary.json'), 'utf8')) as Term[];
const messages = (text: string) =>
  checkGlossary('a.mdx', {frontMatter: new Map(), prose: [{text, line: 1}]}, glossary).map((problem) => problem.what);

/** A sentence for each unidiomatic term that reviewers found on these pages. */
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
  'peer dependency': 'Angular est une dépendance «\u00a0peer\u00a0».',
  'manifest (of a package)': 'L’intervalle figure dans le manifeste.',
  signals: 'Le routeur lit des signals.',
  harness: 'Utilisez un harness de Material.',
  timer: 'Une minuterie est encore en cours.',
  'an Angular (one of its versions)': 'Cet Angular n’est pas pris en charge.',
  'Angular 17 or later': 'Il vous faut Angular 17.3 ou plus récent.',
  'done for you': 'La méthode est appelée pour vous.',
  'the rules behind': 'Voici les règles derrière les réponses.',
  'with the type of its class': 'L’instance, avec le type de sa classe.',
  'the one asked for': 'L’URL reste celle demandée.',
  'race between requests': 'Une course entre deux requêtes est facile à tester.',
  'test beds of classes': 'Les bancs de test de classes échouent.',
  'straight to a task': 'Pour une tâche précise\u00a0: un en-tête, un 401.',
};

describe('the glossary', () => {
  it.each(Object.entries(PLANTED))('finds a sentence with another word for “%s”', (english, sentence) => {
    expect(messages(sentence)).toEqual([
      expect.stringContaining(`the glossary uses a different word for "${english}"`),
    ]);
  });

  it('does not report unrelated uses', () => {
    expect(messages('Pendant l’attente de la réponse, le composant demande la liste au service.')).toEqual([]);
  });

  it.each([
    'Gardez la version de votre Angular CLI, ou une version plus récente d’Angular.',
    'Un harnais (_harness_) manipule un composant. Le défaut se manifeste avec trois tests ou plus.',
    'Deux textes, celui côté serveur et celui que l’éditeur crée pour vous.',
    'Les articles vont du plus récent au plus ancien. Choisissez un banc de test pour une tâche précise.',
  ])('reports nothing in “%s”', (sentence) => {
    expect(messages(sentence)).toEqual([]);
  });
});
