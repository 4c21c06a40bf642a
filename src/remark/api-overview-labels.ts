/** The texts of the API overview. */
export interface OverviewLabels {
  functions: string;
  testBeds: string;
  options: string;
  tools: string;
  /** Column headers of the table. */
  columns: {symbol: string; kind: string; summary: string; documentation: string};
  /** What a symbol is for. `bed` is the title of its test bed page, in a form that fits into a sentence. */
  summaries: Record<'create' | 'check' | 'bed' | 'options' | 'tools', (bed: string) => string>;
  /** The kind of a symbol, shown before its signature. */
  kinds: {function: string; interface: string; class: string; type: string};
  /** Shown between the kind and the link to the section that documents the symbol. */
  documentedIn: string;
  /** Shown before the list of members. */
  members: {option: string; tool: string; 'test-option': string; method: string};
  /** The colon after a label, with the spacing of the language. */
  colon: string;
}

/** The texts by language. A remark plugin has no access to the theme's translations. */
export const OVERVIEW_LABELS: Record<'en' | 'fr', OverviewLabels> = {
  en: {
    functions: 'Functions',
    testBeds: 'Test beds',
    options: 'Options',
    tools: 'Tools',
    columns: {symbol: 'Symbol', kind: 'Kind', summary: 'What it is', documentation: 'Documentation'},
    summaries: {
      create: (bed) => `Creates the ${bed}.`,
      check: () => 'Adds only the spec “should create”.',
      bed: (bed) => `The ${bed}, with its methods.`,
      options: (bed) => `The options of the ${bed}.`,
      tools: (bed) => `The tools of the ${bed}.`,
    },
    kinds: {function: 'Function', interface: 'Interface', class: 'Class', type: 'Type'},
    documentedIn: '. Documented in ',
    members: {option: 'Options', tool: 'Tools', 'test-option': 'Options for one test', method: 'Methods'},
    colon: ': ',
  },
  fr: {
    functions: 'Fonctions',
    testBeds: 'Bancs de test',
    options: 'Options',
    tools: 'Outils',
    columns: {symbol: 'Symbole', kind: 'Nature', summary: 'Rôle', documentation: 'Documentation'},
    summaries: {
      create: (bed) => `Crée le ${bed}.`,
      check: () => 'Ajoute seulement la spec «\u00A0should create\u00A0».',
      bed: (bed) => `Le ${bed}, avec ses méthodes.`,
      options: (bed) => `Les options du ${bed}.`,
      tools: (bed) => `Les outils du ${bed}.`,
    },
    kinds: {function: 'Fonction', interface: 'Interface', class: 'Classe', type: 'Type'},
    documentedIn: '. Documentation\u00A0: ',
    members: {option: 'Options', tool: 'Outils', 'test-option': 'Options d’un test', method: 'Méthodes'},
    colon: '\u00A0: ',
  },
};
