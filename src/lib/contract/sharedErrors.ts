import type {PageReference} from './model';

/** An error that several test beds share: the section that explains it, its usual cause and its fix. */
interface SharedError {
  page: PageReference;
  text: string;
  /** The text for a test bed that has no option `httpTesting`. */
  withoutHttp?: string;
}

/** The shared errors, by their id on the pages that list them. */
export const SHARED_ERRORS: Readonly<Record<string, SharedError>> = {
  'error-no-provider': {
    page: {doc: 'api/common/base-tools', id: 'error-no-provider'},
    text: '`No provider for X!`, or `NG0201: No provider found for X` from Angular 20 on. Nothing provides a dependency of the code under test. Provide the dependency or a stub. For `HttpClient`, set `httpTesting: true`.',
    withoutHttp:
      '`No provider for X!`, or `NG0201: No provider found for X` from Angular 20 on. Nothing provides a dependency of the code under test. Provide the dependency or a stub. For `HttpClient`, provide `provideHttpClient()` and `provideHttpClientTesting()`.',
  },
  'error-not-compiled': {
    page: {doc: 'api/common/base-tools', id: 'error-not-compiled'},
    text: '`X instance is falsy.` The test ran before the test bed was compiled. Leave `autoCompile` on, or await `tb.compile()` in a `beforeEach`.',
  },
  'error-already-instantiated': {
    page: {doc: 'api/common/base-tools', id: 'error-already-instantiated'},
    text: '`Cannot configure the test module when the test module has already been instantiated.` Something configures the testing module after it has created an instance, most often a second test bed in the same `describe` or in a nested one. Keep only one test bed, and put any other code that configures the module above it.',
  },
  'error-aot': {
    page: {doc: 'api/common/base-tools', id: 'error-aot'},
    text: '`The provided "X" is not a …` Test beds recognize only classes that are compiled just in time. Run the tests without ahead-of-time compilation.',
  },
  'error-not-a-function': {
    page: {doc: 'api/common/base-tools', id: 'error-wrong-class'},
    text: '`The provided "[object Object]" is not a valid function.` You passed an object, such as an instance of the class. Pass the class, the function or, when a factory creates the function, what the factory returns.',
  },
  'error-not-a-component': {
    page: {doc: 'api/common/base-tools', id: 'error-wrong-class'},
    text: '`The provided "X" is not a Component.` The class has no `@Component`, or it was compiled ahead of time. Pass a component that is compiled just in time.',
  },
  'error-http-testing': {
    page: {doc: 'api/common/http-testing-tools', id: 'error-not-initialized'},
    text: '`Cannot use … because HttpTools is not initialized.` The test uses `http` while `httpTesting` is off. Set `httpTesting: true` in the options of the test bed.',
  },
  'error-open-request': {
    page: {doc: 'api/common/http-testing-tools', id: 'error-open-requests'},
    text: '`Expected no open requests, found 1: GET /a`. The code sent a request that the test did not match. Respond to it, match it with `http.controller.expectOne`, or set `verifyHttp: false`.',
  },
  'error-cannot-find': {
    page: {doc: 'api/common/renderer-tools', id: 'error-cannot-find-one'},
    text: '`Cannot find one DebugElement with : selector ".x".` No rendered element matches the selector or the class. When the element appears only after a change, call `fixture.detectChanges()` first.',
  },
};
