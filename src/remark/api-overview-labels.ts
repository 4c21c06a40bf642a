// A remark plugin has no access to the theme's translations.

const en = {
  testBeds: 'Test beds',
  options: 'Options',
  tools: 'Tools',
  methods: 'Methods',
  /** Column headers of the tables. */
  typeColumns: ['Test bed', 'Its type', 'Its options', 'Its tools'],
  /** Header of the first column of the table of options. */
  option: 'Option',
  /** Shown after a type that is not exported. */
  notExported: ' (not exported)',
  /** Introduces the method `inject` of all test beds. */
  inject: {
    before: 'The method ',
    after: ' is the same in all of them, except for the test bed that it returns, so it is shown only once:',
  },
  /** The kind of a symbol, shown before its signature. */
  kinds: {function: 'Function', interface: 'Interface'},
  /** Shown between the kind and the link to the section that documents the symbol. */
  documentedIn: '. Documented in ',
  /** The colon after a label, with the spacing of the language. */
  colon: ': ',
};

const fr: typeof en = {
  testBeds: 'Bancs de test',
  options: 'Options',
  tools: 'Outils',
  methods: 'Méthodes',
  typeColumns: ['Banc de test', 'Son type', 'Ses options', 'Ses outils'],
  option: 'Option',
  notExported: ' (non exporté)',
  inject: {
    before: 'La méthode ',
    after:
      ' est la même partout\u00A0: seul change le type du banc qu’elle renvoie. Elle n’apparaît donc qu’une fois\u00A0:',
  },
  kinds: {function: 'Fonction', interface: 'Interface'},
  documentedIn: '. Documentation\u00A0: ',
  colon: '\u00A0: ',
};

/** The texts of the API overview. */
export const OVERVIEW_LABELS = {en, fr};
