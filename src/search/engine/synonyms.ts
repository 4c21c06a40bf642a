import type {Language} from '../model';

/**
 * What readers call things by another name than the pages do. Edit freely; `tests/unit/search-synonyms.test.ts`
 * checks it.
 *
 * - `same`: each word or phrase of a group finds the others.
 * - `leadsTo`: the word on the left finds those on the right, not the other way round.
 * - `forms`: irregular forms of one word, which a stemmer does not see; regular ones are found without being listed.
 *
 * A synonym counts less than the word itself, a form nearly as much.
 */
export interface Synonyms {
  same: string[][];
  leadsTo: Record<string, string[]>;
  forms: string[][];
}

/** Technical English, which readers of both languages type. */
const SHARED: Synonyms = {
  same: [
    ['params', 'parameters'],
    ['props', 'inputs'],
    ['typings', 'types'],
  ],
  forms: [],
  leadsTo: {
    xhr: ['http'],
    ajax: ['http'],
    fetch: ['request'],
    dom: ['element', 'query'],
    mock: ['stub', 'spy'],
    fake: ['stub'],
    double: ['stub'],
    spy: ['stub'],
    stub: ['spy'],
    di: ['injection'],
  },
};

const SYNONYMS: Record<Language, Synonyms> = {
  en: {
    same: [
      ...SHARED.same,
      ['absent', 'missing', 'absence'],
      ['check', 'verify', 'assert', 'ensure'],
      ['set-up', 'setup'],
      ['lazy', 'lazily'],
      ['retry', 'try again'],
      ['several', 'multiple'],
      ['disable', 'turn off'],
      ['url', 'address'],
      ['unsubscribe', 'subscription'],
      ['add', 'create'],
      ['logout', 'log out'],
      ['reply', 'response', 'answer'],
      ['upgrade', 'migrate', 'migration', 'update'],
      ['translate', 'translation', 'localize', 'i18n'],
      ['deploy', 'publish', 'host'],
    ],
    leadsTo: {
      ...SHARED.leadsTo,
      simulate: ['emit'],
      check: ['test'],
      'not rendered': ['absent'],
      'not displayed': ['absent'],
      'not shown': ['absent'],
      'not present': ['absent'],
      'not exist': ['absent'],
      hidden: ['absent'],
      override: ['replace'],
      header: ['headers'],
    },
    forms: [
      ['child', 'children'],
      ['leave', 'left'],
      ['send', 'sent'],
      ['find', 'found'],
      ['take', 'taken', 'took'],
      ['build', 'built'],
      ['throw', 'thrown'],
      ['break', 'broken'],
      ['keep', 'kept'],
      ['choose', 'chosen'],
      ['run', 'ran'],
    ],
  },
  fr: {
    same: [
      ...SHARED.same,
      ['bouchon', 'doublure', 'stub', 'simulacre'],
      ['espion', 'spy'],
      ['réessayer', 'nouvelle tentative', 'nouvel essai', 'retry'],
      ['désabonner', 'désabonnement', 'abonnement'],
      ['plusieurs', 'multiples'],
      ['désactiver', 'couper'],
      ['url', 'adresse'],
      ['composant', 'component'],
      ['intercepteur', 'interceptor'],
      ['garde', 'guard'],
      ['résolveur', 'resolver'],
      ['routeur', 'router'],
      ['requête', 'request'],
      ['réponse', 'response', 'répondre'],
      ['vérifier', 'contrôler'],
      ['erreur', 'error'],
      ['fournisseur', 'provider'],
      ['paramètres', 'params', 'parameters'],
      ['en-tête', 'header'],
      ['abonnement', 'subscription'],
      ['bouton', 'button'],
      ['clic', 'cliquer', 'click'],
      ['absent', 'absence', 'introuvable'],
      ['jeton', 'token'],
      ['banc de test', 'test bed'],
      ['outils', 'tools'],
      ['détection de changements', 'detect changes'],
      ['lazy', 'à la demande', 'paresseux'],
      ['connexion', 'login'],
      ['ajouter', 'créer'],
      ['traduire', 'traduction', 'i18n'],
      ['déployer', 'publier', 'déploiement'],
    ],
    leadsTo: {
      ...SHARED.leadsTo,
      mock: ['bouchon', 'doublure', 'espion'],
      fake: ['bouchon', 'doublure'],
      simuler: ['émettre', 'bouchon'],
      vérifier: ['tester'],
      remplacer: ['doublure'],
      asynchrone: ['async'],
    },
    forms: [],
  },
};

/** The synonyms of a language. */
export function synonymsOf(language: Language): Synonyms {
  return SYNONYMS[language];
}
