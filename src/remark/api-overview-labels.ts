/** The texts of the API overview. */
export interface OverviewLabels {
  functions: string;
  testBeds: string;
  options: string;
  tools: string;
  /** Column headers of the tables. */
  columns: {
    symbol: string;
    summary: string;
    bed: string;
    type: string;
    options: string;
    tools: string;
    http: string;
    renderer: string;
    own: string;
  };
  /** What each function does, by kind of test bed. */
  summaries: Record<'create' | 'check', Readonly<Record<string, string>>>;
  /** Shown after a type that is not exported. */
  notExported: string;
  /** Introduces the method `inject` of all test beds. */
  inject: {before: string; after: string};
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
    columns: {
      symbol: 'Function',
      summary: 'What it does',
      bed: 'Test bed',
      type: 'Its type',
      options: 'Its options',
      tools: 'Its tools',
      http: 'HTTP',
      renderer: 'Rendering',
      own: 'Its own',
    },
    summaries: {
      create: {
        component: 'Renders a component. The test finds elements, clicks, and responds to requests.',
        directive: 'Renders a host component that you write and that uses the directive.',
        pipe: 'Compares what a pipe returns with what you expect, for many values at once.',
        service: 'Creates a service. The test calls it, and responds to its requests.',
        module: 'Imports an NgModule, and gives the test what it provides.',
        interceptor: 'Passes requests and responses through an interceptor, a class or a function.',
        guard: 'Calls a guard, a class or a function, and returns its decision.',
        resolver: 'Calls a resolver, a class or a function, and returns its result.',
        router: 'Navigates through your routes, with their guards, resolvers and lazy pages.',
      },
      check: {
        component: 'Creates the component, without any change detection.',
        directive: 'Creates the directive, but on no element.',
        pipe: 'Creates the pipe with its dependencies, outside of any template.',
        service: 'Creates the service with its dependencies.',
        module: 'Imports the NgModule, and runs its constructor.',
        interceptor: 'Creates an interceptor class. An interceptor function is not called.',
        guard: 'Creates a guard class. A guard function is not called.',
        resolver: 'Creates a resolver class. A resolver function is not called.',
      },
    },
    notExported: ' (not exported)',
    inject: {
      before: 'The method ',
      after: ' is the same in all of them, except for the test bed that it returns, so it is shown only once:',
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
    columns: {
      symbol: 'Fonction',
      summary: 'Rôle',
      bed: 'Banc de test',
      type: 'Son type',
      options: 'Ses options',
      tools: 'Ses outils',
      http: 'HTTP',
      renderer: 'Affichage',
      own: 'Options propres',
    },
    summaries: {
      create: {
        component: 'Affiche un composant. Le test y cherche des éléments, clique et répond aux requêtes.',
        directive: 'Affiche un composant hôte que vous écrivez et qui utilise la directive.',
        pipe: 'Compare ce que renvoie un pipe à ce que vous attendez, pour plusieurs valeurs à la fois.',
        service: 'Crée un service. Le test l’appelle et répond à ses requêtes.',
        module: 'Importe un NgModule et donne au test ce qu’il fournit.',
        interceptor: 'Fait passer des requêtes et des réponses par un intercepteur, classe ou fonction.',
        guard: 'Appelle un guard, classe ou fonction, et renvoie sa décision.',
        resolver: 'Appelle un resolver, classe ou fonction, et renvoie son résultat.',
        router: 'Navigue parmi vos routes, avec leurs guards, leurs resolvers et leurs pages à chargement différé.',
      },
      check: {
        component: 'Crée le composant, sans aucune détection de changements.',
        directive: 'Crée la directive, mais hors de tout élément.',
        pipe: 'Crée le pipe avec ses dépendances, hors de tout template.',
        service: 'Crée le service avec ses dépendances.',
        module: 'Importe le NgModule et exécute son constructeur.',
        interceptor: 'Instancie une classe d’intercepteur. Une fonction n’est pas appelée.',
        guard: 'Instancie une classe de guard. Une fonction n’est pas appelée.',
        resolver: 'Instancie une classe de resolver. Une fonction n’est pas appelée.',
      },
    },
    notExported: ' (non exporté)',
    inject: {
      before: 'La méthode ',
      after: ' est la même partout, au type du banc renvoyé près. Elle n’apparaît donc qu’une fois\u00A0:',
    },
    kinds: {function: 'Fonction', interface: 'Interface', class: 'Classe', type: 'Type'},
    documentedIn: '. Documentation\u00A0: ',
    members: {option: 'Options', tool: 'Outils', 'test-option': 'Options d’un test', method: 'Méthodes'},
    colon: '\u00A0: ',
  },
};
