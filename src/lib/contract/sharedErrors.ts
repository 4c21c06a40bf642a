import type {Language} from '../content/folders';
import type {PageReference} from './model';

/** An error that several test beds share: the section that explains it, its usual cause and its fix. */
interface SharedError {
  page: PageReference;
  text: Record<Language, string>;
  /** The text for a test bed that has no option `httpTesting`. */
  withoutHttp?: Record<Language, string>;
}

/** The shared errors, by their id on the pages that list them. */
export const SHARED_ERRORS: Readonly<Record<string, SharedError>> = {
  'error-no-provider': {
    page: {doc: 'api/common/base-tools', id: 'error-no-provider'},
    text: {
      en: 'Nothing provides a dependency of the code under test. Provide the dependency or a stub. For `HttpClient`, set `httpTesting: true`.',
      fr: 'Une dépendance du code testé n’a pas de provider. Fournissez cette dépendance ou un bouchon. Pour `HttpClient`, ajoutez `httpTesting: true` aux options.',
    },
    withoutHttp: {
      en: 'Nothing provides a dependency of the code under test. Provide the dependency or a stub. For `HttpClient`, provide `provideHttpClient()` and `provideHttpClientTesting()`.',
      fr: 'Une dépendance du code testé n’a pas de provider. Fournissez cette dépendance ou un bouchon. Pour `HttpClient`, fournissez `provideHttpClient()` et `provideHttpClientTesting()`.',
    },
  },
  'error-not-compiled': {
    page: {doc: 'api/common/base-tools', id: 'error-not-compiled'},
    text: {
      en: 'The test ran before the test bed was compiled. Leave `autoCompile` on, or await `tb.compile()` in a `beforeEach`.',
      fr: 'Le test s’est exécuté avant la compilation du banc de test. Laissez l’option `autoCompile` activée, ou écrivez `await tb.compile()` dans un `beforeEach`.',
    },
  },
  'error-already-instantiated': {
    page: {doc: 'api/common/base-tools', id: 'error-already-instantiated'},
    text: {
      en: 'Something configures the testing module after it has created an instance, most often a second test bed in the same `describe` or in a nested one. Keep one test bed per branch of `describe` blocks, and put other code that configures the module above it.',
      fr: 'Du code, le plus souvent un second banc de test dans le même `describe` ou dans un bloc imbriqué, configure le module de test alors qu’une instance existe déjà. Gardez un seul banc par branche de `describe`, et placez au-dessus tout autre code qui configure le module.',
    },
  },
  'error-aot': {
    page: {doc: 'api/common/base-tools', id: 'error-aot'},
    text: {
      en: 'Test beds recognize only classes that are compiled just in time. Run the tests without ahead-of-time compilation.',
      fr: 'Un banc de test ne reconnaît que les classes compilées en JIT. Lancez les tests sans compilation AOT.',
    },
  },
  'error-not-a-function': {
    page: {doc: 'api/common/base-tools', id: 'error-wrong-class'},
    text: {
      en: 'You passed an object, such as an instance of the class. Pass the class, the function or, when a factory creates the function, what the factory returns.',
      fr: 'Vous avez passé un objet, par exemple une instance de la classe. Passez la classe, la fonction ou, si une factory crée cette fonction, ce que renvoie la factory.',
    },
  },
  'error-not-a-component': {
    page: {doc: 'api/common/base-tools', id: 'error-wrong-class'},
    text: {
      en: 'The class has no `@Component`, or it was compiled ahead of time. Pass a component that is compiled just in time.',
      fr: 'La classe n’est pas décorée avec `@Component`, ou elle a été compilée en AOT. Passez un composant compilé en JIT.',
    },
  },
  'error-http-testing': {
    page: {doc: 'api/common/http-testing-tools', id: 'error-not-initialized'},
    text: {
      en: 'The test uses `http` while `httpTesting` is off. Set `httpTesting: true` in the options of the test bed.',
      fr: 'Le test utilise `http` alors que l’option `httpTesting` est désactivée. Ajoutez `httpTesting: true` aux options du banc de test.',
    },
  },
  'error-open-request': {
    page: {doc: 'api/common/http-testing-tools', id: 'error-open-requests'},
    text: {
      en: 'The code sent a request that the test did not match. Respond to it, match it with `http.controller.expectOne`, or set `verifyHttp: false`.',
      fr: 'Le code a envoyé une requête que le test n’a pas capturée. Répondez-y, capturez-la avec `http.controller.expectOne`, ou écrivez `verifyHttp: false`.',
    },
  },
  'error-cannot-find': {
    page: {doc: 'api/common/renderer-tools', id: 'error-cannot-find-one'},
    text: {
      en: 'No rendered element matches the selector or the class. When the element appears only after a change, call `fixture.detectChanges()` first.',
      fr: 'Aucun élément affiché ne correspond au sélecteur ou à la classe. Si l’élément n’apparaît qu’après un changement, appelez d’abord `fixture.detectChanges()`.',
    },
  },
};
