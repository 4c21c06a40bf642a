import type {Language} from './model';

/**
 * What readers call things by another name than the pages do. Edit freely; `tests/unit/search-synonyms.test.ts`
 * checks it.
 *
 * - `same`: each word or phrase of a group finds the others.
 * - `leadsTo`: the word on the left finds those on the right, not the other way round.
 *
 * A synonym counts less than the word itself. Inflections are found without being listed.
 */
export interface Synonyms {
  same: string[][];
  leadsTo: Record<string, string[]>;
}

/** Technical English, which readers of both languages type. */
const SHARED: Synonyms = {
  same: [
    ['mock', 'fake', 'stub', 'double'],
    ['params', 'parameters'],
    ['props', 'inputs'],
    ['typings', 'types'],
  ],
  leadsTo: {
    subscribe: ['rx', 'subscription'],
    unsubscribe: ['rx', 'subscription'],
    subscription: ['rx'],
    xhr: ['http'],
    ajax: ['http'],
    fetch: ['request'],
    dom: ['element', 'query'],
    spy: ['stub'],
    di: ['injection'],
    jest: ['runner'],
    vitest: ['runner'],
    karma: ['runner'],
    '404': ['error response'],
    '500': ['error response'],
    '401': ['error response'],
  },
};

const SYNONYMS: Record<Language, Synonyms> = {
  en: {
    same: [
      ...SHARED.same,
      ['absent', 'missing', 'absence'],
      ['set-up', 'setup'],
      ['lazy', 'lazily'],
      ['reply', 'response', 'answer'],
      ['upgrade', 'migrate', 'migration', 'update'],
      ['translate', 'translation', 'localize', 'i18n'],
      ['deploy', 'publish', 'host'],
    ],
    leadsTo: {
      ...SHARED.leadsTo,
      simulate: ['emit'],
      override: ['replace'],
      header: ['headers'],
      compatible: ['compatibility', 'version'],
      changed: ['version'],
    },
  },
  fr: {
    same: [
      ...SHARED.same,
      ['bouchon', 'doublure', 'stub', 'mock', 'fake'],
      ['composant', 'component'],
      ['service', 'services'],
      ['intercepteur', 'interceptor'],
      ['garde', 'guard'],
      ['résolveur', 'resolver'],
      ['routeur', 'router'],
      ['requête', 'request'],
      ['réponse', 'response'],
      ['erreur', 'error'],
      ['fournisseur', 'provider'],
      ['paramètres', 'params', 'parameters'],
      ['en-tête', 'header'],
      ['abonnement', 'subscription'],
      ['bouton', 'button'],
      ['clic', 'cliquer', 'click'],
      ['absent', 'absence'],
      ['jeton', 'token'],
      ['banc de test', 'test bed'],
      ['outils', 'tools'],
      ['détection de changements', 'detect changes'],
      ['lazy', 'à la demande'],
      ['traduire', 'traduction', 'i18n'],
      ['déployer', 'publier', 'déploiement'],
    ],
    leadsTo: {
      ...SHARED.leadsTo,
      abonner: ['rx', 'abonnement'],
      désabonner: ['rx', 'abonnement'],
      désabonnement: ['rx', 'abonnement'],
      simuler: ['émettre', 'stub'],
      remplacer: ['doublure'],
      migrer: ['version'],
      compatible: ['compatibilité', 'version'],
    },
  },
};

/** The synonyms of a language. */
export function synonymsOf(language: Language): Synonyms {
  return SYNONYMS[language];
}
