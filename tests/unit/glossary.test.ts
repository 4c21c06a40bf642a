import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkGlossary, type Term} from '../../checks/translations/language';

const siteDir = path.resolve(__dirname, '../..');
const glossary = JSON.parse(fs.readFileSync(path.join(siteDir, 'i18n/glossary.json'), 'utf8')) as Term[];
const messages = (text: string) =>
  checkGlossary('a.mdx', {frontMatter: new Map(), prose: [{text, line: 1}]}, glossary).map((problem) => problem.what);

describe('the glossary', () => {
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
