/// <reference types="jasmine" />

/**
 * The declarations of ngx-testing-tools 3.0.2: its public API, and the types that it uses.
 * `index.d.ts` says which of them can be imported.
 *
 * Each declaration says in its `@page` tag which section of the site documents it, and each option
 * gives its default value in `@default`.
 */

import type {
  HttpClient,
  HttpErrorResponse,
  HttpEvent,
  HttpHeaders,
  HttpInterceptor,
  HttpInterceptorFn,
  HttpRequest,
  HttpResponse,
} from '@angular/common/http';
import type { HttpTestingController } from '@angular/common/http/testing';
import type {
  DebugElement,
  EnvironmentProviders,
  Injector,
  ModuleWithProviders,
  PipeTransform,
  Provider,
  ProviderToken,
  SchemaMetadata,
  Signal,
  Type,
} from '@angular/core';
import type { ComponentFixture } from '@angular/core/testing';
import type {
  Data,
  Params,
  Resolve,
  ResolveFn,
  Route,
  RouterStateSnapshot,
  Routes,
  UrlSegment,
} from '@angular/router';
import type { RouterTestingHarness } from '@angular/router/testing';
import type { Observable, Subject, Subscription } from 'rxjs';
import type { GuardClass, GuardFn, InjectionStore } from './aliases';

// ---------------------------------------------------------------------------------------------
// Types shared by all test beds
// ---------------------------------------------------------------------------------------------

/**
 * What the `imports` of a testing module accept: an NgModule, a standalone class, or the result of
 * a `forRoot()`.
 *
 * @page api/common/base-tools#option-imports
 */
export type Importation = Type<any> | ModuleWithProviders<any>;

/**
 * What the `providers` of a testing module accept, including environment providers.
 *
 * @page api/common/base-tools#option-providers
 */
export type AnyProvider = Provider | EnvironmentProviders;

/**
 * What the `declarations` of a testing module accept: the class of a component, directive or pipe
 * that is not standalone.
 *
 * @page api/common/renderer-tools#option-declarations
 */
export type Declaration = Type<any>;

/**
 * A value, or a promise or observable of it.
 *
 * @page api/test-beds/resolver#tool-trigger
 */
export type MaybeAsync<T> = T | Promise<T> | Observable<T>;

/**
 * A string type without the empty literal, so that the key of `inject` cannot be empty.
 *
 * @page api/common/base-tools#method-inject
 */
export type NonEmptyString<T extends string> = T extends '' ? never : T;

/**
 * An intersection written as one object type, so that editor hints stay readable.
 *
 * @page api/common/base-tools#tool-injected
 */
export type PrettyMerge<T extends {}> = { [K in keyof T]: T[K] } & {};

/**
 * A test or setup callback: it gets the tools, and a `done` function when it declares a second
 * parameter.
 *
 * @page api/common/base-tools#callbacks
 */
export type EnhancedJasmineCallback<Tools extends BaseTools = BaseTools> = (
  tools: Tools,
  done: DoneFn,
) => ReturnType<jasmine.ImplementationCallback>;

/**
 * The options that every test bed takes.
 *
 * @page api/common/base-tools#options
 */
export interface BaseTestBedOptions {
  /**
   * What the testing module imports: NgModules, standalone components, directives and pipes, or
   * the result of a `forRoot()`.
   *
   * @default []
   * @page api/common/base-tools#option-imports
   */
  imports?: Importation[];

  /**
   * What the testing module provides: services, tokens, stubs. The test bed’s own providers and
   * what you pass to `provide` take precedence.
   *
   * @default []
   * @page api/common/base-tools#option-providers
   */
  providers?: AnyProvider[];

  /**
   * Before each test, compiles the testing module and creates what you test.
   *
   * @default true
   * @page api/common/base-tools#option-auto-compile
   */
  autoCompile?: boolean;

  /**
   * Adds a spec named `should create`, which checks that the test bed was able to create what it
   * tests.
   *
   * @default true
   * @page api/common/base-tools#option-check-create
   */
  checkCreate?: boolean;
}

/**
 * The options that turn the HTTP tools on.
 *
 * @page api/common/http-testing-tools#options
 */
export interface HttpOptions {
  /**
   * Provides `HttpClient` with Angular’s testing backend, so no request reaches a server and the
   * `http` tool works.
   *
   * @default false
   * @page api/common/http-testing-tools#option-http-testing
   */
  httpTesting?: boolean;

  /**
   * When the callback of a test ends without an error, checks that every request was matched by an
   * `emit…` method of `http` or by `http.controller`.
   *
   * @default true
   * @page api/common/http-testing-tools#option-verify-http
   */
  verifyHttp?: boolean;
}

/**
 * The options of the test beds that render a component.
 *
 * @page api/common/renderer-tools#options
 */
export interface RendererTestBedOptions extends BaseTestBedOptions {
  /**
   * Components, directives and pipes that are not standalone and that the template uses. Do not list
   * the classes that you pass to the test bed, because it declares them itself.
   *
   * @default []
   * @page api/common/renderer-tools#option-declarations
   */
  declarations?: Declaration[];

  /**
   * Schemas that let a declared component use elements unknown to Angular, such as
   * `NO_ERRORS_SCHEMA`. A standalone component ignores them.
   *
   * @default []
   * @page api/common/renderer-tools#option-schemas
   */
  schemas?: SchemaMetadata[];

  /**
   * Runs the first change detection just before the callback of a test, so that the test starts with
   * a rendered template.
   *
   * @default true
   * @page api/common/renderer-tools#option-start-detect-changes
   */
  startDetectChanges?: boolean;

  /**
   * Provides animations that take no time. When it is off, the test bed adds no animation provider.
   *
   * @default true
   * @page api/common/renderer-tools#option-noop-animations
   */
  noopAnimations?: boolean;

  /**
   * Replaces the template with an empty one and leaves the first change detection to you, to test a
   * class without its DOM.
   *
   * @default false
   * @page api/common/renderer-tools#option-no-template
   */
  noTemplate?: boolean;
}

/**
 * What `rx` accepts.
 *
 * @page api/common/base-tools#tool-rx
 */
export type Remindable = Subscription | Subject<any>;

/**
 * Collects subscriptions and subjects, and closes them when the test is over.
 *
 * @page api/common/base-tools#tool-rx
 */
export declare class RxBox {
  /**
   * Each assignment adds one subscription or subject to the box; nothing can be read back.
   *
   * @page api/common/base-tools#rx-remind
   */
  set remind(value: Remindable);

  /**
   * Adds several subscriptions and subjects at once.
   *
   * @page api/common/base-tools#rx-big-remind
   */
  bigRemind(values: Remindable[]): void;

  /**
   * Empties the box. Private, so only the class itself can call it.
   *
   * @internal
   * @page api/common/base-tools#tool-rx
   */
  private cleanAll(): void;
}

/**
 * The tools that every test bed passes to its callbacks.
 *
 * @page api/common/base-tools#tools
 */
export interface BaseTools<I extends {} = {}> extends InjectionStore<I> {
  /**
   * Angular’s `Injector`: `injector.get(token)` returns what is provided for a token.
   *
   * @page api/common/base-tools#tool-injector
   */
  injector: Injector;

  /**
   * Takes subscriptions and subjects, and closes or completes them after the test.
   *
   * @page api/common/base-tools#tool-rx
   */
  rx: RxBox;
}

/**
 * The methods that every test bed has. Those that return `this` can be chained.
 *
 * @page api/common/base-tools#methods
 */
export interface BaseTestBed<Tools extends BaseTools> {
  /**
   * Adds an import, or an array of imports, to the testing module.
   *
   * @page api/common/base-tools#method-import
   */
  import(importation: Importation): this;
  /**
   * Adds several imports to the testing module.
   *
   * @page api/common/base-tools#method-import
   */
  import(imports: Importation[]): this;

  /**
   * Adds a provider, or an array of providers. What you add here takes precedence over every other
   * provider of the testing module.
   *
   * @page api/common/base-tools#method-provide
   */
  provide(provider: AnyProvider): this;
  /**
   * Adds several providers, which take precedence over every other provider for the same tokens.
   *
   * @page api/common/base-tools#method-provide
   */
  provide(providers: AnyProvider[]): this;

  /**
   * Wraps a callback for `beforeEach` or `afterEach`, and gives it the tools that a test gets.
   *
   * @page api/common/base-tools#method-setup
   */
  setup(action: EnhancedJasmineCallback<Tools>): jasmine.ImplementationCallback;

  /**
   * Configures the testing module and creates what is tested. Needed only when `autoCompile` is
   * off: call it once per test, and await it.
   *
   * @page api/common/base-tools#method-compile
   */
  compile(): Promise<void>;

  /**
   * Registers the compilation before each test: what `autoCompile` calls. Visible, but
   * internal.
   *
   * @internal
   * @page api/common/base-tools#option-auto-compile
   */
  _compileEach(): void;

  /**
   * Registers the test `should create`: what `checkCreate` calls. Visible, but internal.
   *
   * @internal
   * @page api/common/base-tools#option-check-create
   */
  _shouldCreate(): void;
}

/**
 * The methods of the test beds that render a component.
 *
 * @page api/test-beds/component#methods
 */
export interface RendererTestBed<Tools extends BaseTools>
  extends BaseTestBed<Tools> {
  /**
   * Adds a component, a directive or a pipe that is not standalone, or an array of them, to the
   * declarations of the testing module.
   *
   * @page api/common/renderer-tools#option-declarations
   */
  declare(declaration: Declaration): this;
  /**
   * Declares several non-standalone components, directives or pipes in the testing module.
   *
   * @page api/common/renderer-tools#option-declarations
   */
  declare(declarations: Declaration[]): this;
}

// ---------------------------------------------------------------------------------------------
// HTTP tools
// ---------------------------------------------------------------------------------------------

/**
 * The methods of requests that carry no body.
 *
 * @page api/common/http-testing-tools#tool-http
 */
export type NoBodyRequestMethod = 'GET' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'JSONP';

/**
 * The methods of requests that carry a body.
 *
 * @page api/common/http-testing-tools#tool-http
 */
export type BodyRequestMethod = 'POST' | 'PUT' | 'PATCH';

/**
 * All request methods that an `emit…` method can match.
 *
 * @page api/common/http-testing-tools#tool-http
 */
export type RequestMethod = NoBodyRequestMethod | BodyRequestMethod;

/**
 * The body of a fake response.
 *
 * @page api/common/http-testing-tools#http-emit-success-response
 */
export type BodyType =
  | ArrayBuffer
  | Blob
  | boolean
  | string
  | number
  | Object
  | (boolean | string | number | Object | null)[]
  | null;

/**
 * The headers of a fake response.
 *
 * @page api/common/http-testing-tools#http-emit-success-response
 */
export type HeadersType = HttpHeaders | { [name: string]: string | string[] };

/**
 * A response, and the request to respond to.
 *
 * @page api/common/http-testing-tools#http-emit-success-response
 */
export interface SuccessResponseConfig<T extends BodyType> {
  /**
   * The whole URL of the request, including the query string.
   *
   * @page api/common/http-testing-tools#http-emit-success-response
   */
  url: string;

  /**
   * The method of the request; any if omitted.
   *
   * @page api/common/http-testing-tools#http-emit-success-response
   */
  method?: RequestMethod;

  /**
   * The body of the response.
   *
   * @page api/common/http-testing-tools#http-emit-success-response
   */
  body: T;

  /**
   * The status of the response, together with `statusText`.
   *
   * @page api/common/http-testing-tools#http-emit-success-response
   */
  status?: number;

  /**
   * The status text.
   *
   * @page api/common/http-testing-tools#http-emit-success-response
   */
  statusText?: string;

  /**
   * The headers of the response.
   *
   * @page api/common/http-testing-tools#http-emit-success-response
   */
  headers?: HeadersType;
}

/**
 * A failure, and the request that fails with it.
 *
 * @page api/common/http-testing-tools#http-emit-error-response
 */
export interface ErrorResponseConfig {
  /**
   * The whole URL of the request, including the query string.
   *
   * @page api/common/http-testing-tools#http-emit-error-response
   */
  url: string;

  /**
   * The method of the request; any if omitted.
   *
   * @page api/common/http-testing-tools#http-emit-error-response
   */
  method?: RequestMethod;

  /**
   * The status of the failure; 0 if omitted, as for a network failure.
   *
   * @page api/common/http-testing-tools#http-emit-error-response
   */
  status?: number;

  /**
   * The status text.
   *
   * @page api/common/http-testing-tools#http-emit-error-response
   */
  statusText?: string;
}

/**
 * Sends requests to the testing backend and responds to them.
 *
 * @page api/common/http-testing-tools#tool-http
 */
export interface HttpTools {
  /**
   * The HTTP client that the code under test injects too.
   *
   * @page api/common/http-testing-tools#http-client
   */
  client: HttpClient;

  /**
   * Angular’s controller of the testing backend.
   *
   * @page api/common/http-testing-tools#http-controller
   */
  controller: HttpTestingController;

  /**
   * Responds to the one open request that matches.
   *
   * @page api/common/http-testing-tools#http-emit-success-response
   */
  emitSuccessResponse<T extends BodyType>(config: SuccessResponseConfig<T>): void;

  /**
   * Makes the one open request that matches fail.
   *
   * @page api/common/http-testing-tools#http-emit-error-response
   */
  emitErrorResponse(config: ErrorResponseConfig): void;
}

/**
 * The tools of the test beds that can fake HTTP.
 *
 * @page api/common/http-testing-tools#tools
 */
export interface HttpTestingTools {
  /**
   * A client, a controller and two `emit…` methods, to send requests and respond to them without a server.
   *
   * @page api/common/http-testing-tools#tool-http
   */
  http: HttpTools;
}

// ---------------------------------------------------------------------------------------------
// Renderer tools
// ---------------------------------------------------------------------------------------------

/**
 * Finds elements and components below the rendered host, by CSS selector or by class. Each method
 * throws when it finds nothing.
 *
 * @page api/common/renderer-tools#tool-query
 */
export interface QueryTools {
  /**
   * The component instance of the first match.
   *
   * @page api/common/renderer-tools#query-find-component
   */
  findComponent<T>(selector: string): T;
  /**
   * The component instance of the first element that has the class.
   *
   * @page api/common/renderer-tools#query-find-component
   */
  findComponent<T>(directive: Type<T>): T;

  /**
   * The component instances of all matches.
   *
   * @page api/common/renderer-tools#query-find-all-components
   */
  findAllComponents<T>(selector: string): T[];
  /**
   * The component instances of all elements that have the class.
   *
   * @page api/common/renderer-tools#query-find-all-components
   */
  findAllComponents<T>(directive: Type<T>): T[];

  /**
   * The DOM element of the first match.
   *
   * @page api/common/renderer-tools#query-find-element
   */
  findElement<T extends HTMLElement = HTMLElement>(selector: string): T;
  /**
   * The first DOM element that has the class.
   *
   * @page api/common/renderer-tools#query-find-element
   */
  findElement<T extends HTMLElement = HTMLElement>(directive: Type<any>): T;

  /**
   * The DOM elements of all matches.
   *
   * @page api/common/renderer-tools#query-find-all-elements
   */
  findAllElements<T extends HTMLElement = HTMLElement>(selector: string): T[];
  /**
   * All DOM elements that have the class.
   *
   * @page api/common/renderer-tools#query-find-all-elements
   */
  findAllElements<T extends HTMLElement = HTMLElement>(directive: Type<any>): T[];

  /**
   * The debug element of the first match.
   *
   * @page api/common/renderer-tools#query-find-debug-element
   */
  findDebugElement(selector: string): DebugElement;
  /**
   * The first debug element that has the class.
   *
   * @page api/common/renderer-tools#query-find-debug-element
   */
  findDebugElement(directive: Type<any>): DebugElement;

  /**
   * The debug elements of all matches.
   *
   * @page api/common/renderer-tools#query-find-all-debug-elements
   */
  findAllDebugElements(selector: string): DebugElement[];
  /**
   * All debug elements that have the class.
   *
   * @page api/common/renderer-tools#query-find-all-debug-elements
   */
  findAllDebugElements(directive: Type<any>): DebugElement[];
}

/**
 * Triggers listeners of elements and components below the rendered host, by CSS selector or by class.
 *
 * @page api/common/renderer-tools#tool-action
 */
export interface ActionTools {
  /**
   * Triggers the click listeners of the first match.
   *
   * @page api/common/renderer-tools#action-click
   */
  click(selector: string): void;
  /**
   * Triggers the click listeners of the first element that has the class.
   *
   * @page api/common/renderer-tools#action-click
   */
  click(directive: Type<any>): void;

  /**
   * Triggers the listeners of an output or event on the first match.
   *
   * @page api/common/renderer-tools#action-emit-output
   */
  emitOutput(selector: string, name: string, $event?: any): void;
  /**
   * Triggers the listeners of an output or event on the first element that has the class.
   *
   * @page api/common/renderer-tools#action-emit-output
   */
  emitOutput(directive: Type<any>, name: string, $event?: any): void;
}

/**
 * The tools of the test beds that render a component; `T` is the component’s class.
 *
 * @page api/common/renderer-tools#tools
 */
export interface RendererTools<T> {
  /**
   * Angular’s `ComponentFixture`. Call its `detectChanges()` after each change that the template must
   * show.
   *
   * @page api/common/renderer-tools#tool-fixture
   */
  fixture: ComponentFixture<T>;

  /**
   * The first element of the rendered template, looked up before the first change detection of the
   * test. It is `undefined` when there was none yet.
   *
   * @page api/common/renderer-tools#tool-element
   */
  element: HTMLElement | undefined;

  /**
   * The instance of the host component. To drive the directive, set a signal of the host, then call
   * `fixture.detectChanges()`.
   *
   * @page api/common/renderer-tools#tool-host
   */
  host: T;

  /**
   * Finds components, DOM elements and debug elements in the rendered template, by CSS selector or
   * by class. It throws when nothing matches.
   *
   * @page api/common/renderer-tools#tool-query
   */
  query: QueryTools;

  /**
   * Runs the listeners of an element or a child component: a click, an event, an output. It
   * dispatches no DOM event and detects no changes.
   *
   * @page api/common/renderer-tools#tool-action
   */
  action: ActionTools;
}

// ---------------------------------------------------------------------------------------------
// Component
// ---------------------------------------------------------------------------------------------

/**
 * The options of a component test bed.
 *
 * @page api/test-beds/component#options
 */
export interface ComponentTestBedOptions extends HttpOptions, RendererTestBedOptions {}

/**
 * The tools of a component test bed.
 *
 * @page api/test-beds/component#tools
 */
export interface ComponentTools<T, I extends {} = {}>
  extends Omit<RendererTools<T>, 'host'>, BaseTools<I>, HttpTestingTools {
  /**
   * The instance under test, with the type of its class.
   *
   * @page api/test-beds/component#tool-component
   */
  component: T;
}

/**
 * The options of one test of a component.
 *
 * @page api/test-beds/component#test-options
 */
export type ComponentExtraOptions =
  Pick<ComponentTestBedOptions, 'startDetectChanges' | 'verifyHttp'>;

/**
 * A component test bed. As a function, it wraps the callback of a test; its methods configure it.
 *
 * @page api/test-beds/component#methods
 */
export interface ComponentTestBed<T, S extends InjectionStore = InjectionStore>
  extends RendererTestBed<ComponentTools<T, S['injected']>> {
  /**
   * Wraps the callback of a test for `it`.
   *
   * @page api/test-beds/component#create
   */
  (
    assertion: EnhancedJasmineCallback<ComponentTools<T, S['injected']>>,
    options?: ComponentExtraOptions,
  ): jasmine.ImplementationCallback;

  /**
   * Names a class or a token: each callback finds its value in `injected`, under that name and
   * with its type. The method adds no provider.
   *
   * @page api/common/base-tools#method-inject
   */
  inject<key extends string, instance>(
    name: NonEmptyString<key>,
    token: ProviderToken<instance>,
  ): ComponentTestBed<
    T,
    InjectionStore<PrettyMerge<S['injected'] & { [k in key]: instance }>>
  >;
}

/**
 * Renders a component. The test finds elements, clicks, and responds to requests.
 *
 * @page api/test-beds/component#create
 */
export declare function componentTestBed<T>(
  rootComponent: Type<T>,
  options?: ComponentTestBedOptions,
): ComponentTestBed<T>;

/**
 * The options of `itShouldCreateComponent`.
 *
 * @page api/test-beds/component#it-should-create
 */
export type itShouldCreateComponentOptions =
  Pick<ComponentTestBedOptions, 'imports' | 'providers' | 'declarations' | 'schemas'>;

/**
 * Creates the component, without any change detection.
 *
 * @page api/test-beds/component#it-should-create
 */
export declare function itShouldCreateComponent<T>(
  rootComponent: Type<T>,
  options?: itShouldCreateComponentOptions,
): void;

// ---------------------------------------------------------------------------------------------
// Directive
// ---------------------------------------------------------------------------------------------

/**
 * The options of a directive test bed.
 *
 * @page api/test-beds/directive#options
 */
export interface DirectiveTestBedOptions extends RendererTestBedOptions {}

/**
 * The tools of a directive test bed.
 *
 * @page api/test-beds/directive#tools
 */
export interface DirectiveTools<T, H, I extends {} = {}>
  extends RendererTools<H>, BaseTools<I> {
  /**
   * The second instance of the directive, which the injector creates. It is not the one on the
   * element.
   *
   * @page api/test-beds/directive#tool-directive
   */
  directive: T;
}

/**
 * The option of one test of a directive.
 *
 * @page api/test-beds/directive#test-options
 */
export type DirectiveExtraOptions = Pick<DirectiveTestBedOptions, 'startDetectChanges'>;

/**
 * A directive test bed. As a function, it wraps the callback of a test; its methods configure it.
 *
 * @page api/test-beds/directive#methods
 */
export interface DirectiveTestBed<T, H, S extends InjectionStore = InjectionStore>
  extends RendererTestBed<DirectiveTools<T, H, S['injected']>> {
  /**
   * Wraps the callback of a test for `it`.
   *
   * @page api/test-beds/directive#create
   */
  (
    assertion: EnhancedJasmineCallback<DirectiveTools<T, H, S['injected']>>,
    options?: DirectiveExtraOptions,
  ): jasmine.ImplementationCallback;

  /**
   * Names a class or a token: each callback finds its value in `injected`, under that name and
   * with its type. The method adds no provider.
   *
   * @page api/common/base-tools#method-inject
   */
  inject<key extends string, instance>(
    name: NonEmptyString<key>,
    token: ProviderToken<instance>,
  ): DirectiveTestBed<
    T,
    H,
    InjectionStore<PrettyMerge<S['injected'] & { [k in key]: instance }>>
  >;
}

/**
 * Renders a host component whose template uses the directive.
 *
 * @page api/test-beds/directive#create
 */
export declare function directiveTestBed<T, H>(
  rootDirective: Type<T>,
  hostComponent: Type<H>,
  options?: DirectiveTestBedOptions,
): DirectiveTestBed<T, H>;

/**
 * The options of `itShouldCreateDirective`.
 *
 * @page api/test-beds/directive#it-should-create
 */
export type itShouldCreateDirectiveOptions =
  Pick<DirectiveTestBedOptions, 'imports' | 'providers' | 'declarations' | 'schemas'>;

/**
 * Creates the directive, but attaches it to no element.
 *
 * @page api/test-beds/directive#it-should-create
 */
export declare function itShouldCreateDirective<T>(
  rootDirective: Type<T>,
  options?: itShouldCreateDirectiveOptions,
): void;

// ---------------------------------------------------------------------------------------------
// Guard
// ---------------------------------------------------------------------------------------------

/**
 * The kinds of guard, named after Angular’s interfaces.
 *
 * @page api/test-beds/guard#option-type
 */
export type GuardCan =
  | 'CanActivate'
  | 'CanActivateChild'
  | 'CanDeactivate'
  | 'CanLoad'
  | 'CanMatch';

/**
 * What a guard knows about the navigation. A guard reads only the fields of its kind.
 *
 * @page api/test-beds/guard#challenge-with-info
 */
export interface RoutingInfo {
  /**
   * The data of the route, for every kind of guard.
   *
   * @page api/test-beds/guard#info-data
   */
  data?: Data;

  /**
   * The path parameters, for CanActivate, CanActivateChild and CanDeactivate.
   *
   * @page api/test-beds/guard#info-params
   */
  params?: Params;

  /**
   * The query parameters, for CanActivate, CanActivateChild and CanDeactivate.
   *
   * @page api/test-beds/guard#info-query-params
   */
  queryParams?: Params;

  /**
   * The state of the router, for CanActivate, CanActivateChild and CanDeactivate.
   *
   * @page api/test-beds/guard#info-current-state
   */
  currentState?: RouterStateSnapshot;

  /**
   * The state that the navigation leads to, for CanDeactivate.
   *
   * @page api/test-beds/guard#info-next-state
   */
  nextState?: RouterStateSnapshot;

  /**
   * The component to leave, for CanDeactivate, which needs it.
   *
   * @page api/test-beds/guard#info-component
   */
  component?: Type<any> | any;

  /**
   * The route to load or to match, for CanLoad and CanMatch.
   *
   * @page api/test-beds/guard#info-route
   */
  route?: Route;

  /**
   * The segments of the URL, for CanLoad and CanMatch.
   *
   * @page api/test-beds/guard#info-segments
   */
  segments?: UrlSegment[];
}

/**
 * Runs the described guard and returns what it returns, unchanged.
 *
 * @page api/test-beds/guard#tool-challenge
 */
export interface ChallengeTools<R = MaybeAsync<any>> {
  /**
   * Runs the guard with an empty navigation.
   *
   * @page api/test-beds/guard#tool-challenge
   */
  (): R;

  /**
   * Runs the guard with the navigation that you describe.
   *
   * @page api/test-beds/guard#challenge-with-info
   */
  withInfo(info: RoutingInfo): R;
}

/**
 * The options of a guard test bed. `type`, which only `guardTestBed` takes, is not one of them.
 *
 * @page api/test-beds/guard#options
 */
export interface GuardTestBedOptions extends BaseTestBedOptions, HttpOptions {}

/**
 * The tools of a guard test bed.
 *
 * @page api/test-beds/guard#tools
 */
export interface GuardTools<T, I extends {} = {}>
  extends HttpTestingTools, BaseTools<I> {
  /**
   * What you test: the instance of the class, or the function itself.
   *
   * @page api/test-beds/guard#tool-guard
   */
  guard: T;

  /**
   * Runs the guard and returns its result unchanged, typed `any`.
   *
   * @page api/test-beds/guard#tool-challenge
   */
  challenge: ChallengeTools<any>;
}

/**
 * The option of one test of a guard.
 *
 * @page api/test-beds/guard#test-options
 */
export type GuardExtraOptions = Pick<GuardTestBedOptions, 'verifyHttp'>;

/**
 * A guard test bed. As a function, it wraps the callback of a test; its methods configure it.
 *
 * @page api/test-beds/guard#methods
 */
export interface GuardTestBed<T, S extends InjectionStore = InjectionStore>
  extends BaseTestBed<GuardTools<T, S['injected']>> {
  /**
   * Wraps the callback of a test for `it`.
   *
   * @page api/test-beds/guard#create
   */
  (
    assertion: EnhancedJasmineCallback<GuardTools<T, S['injected']>>,
    options?: GuardExtraOptions,
  ): jasmine.ImplementationCallback;

  /**
   * Names a class or a token: each callback finds its value in `injected`, under that name and
   * with its type. The method adds no provider.
   *
   * @page api/common/base-tools#method-inject
   */
  inject<key extends string, instance>(
    name: NonEmptyString<key>,
    token: ProviderToken<instance>,
  ): GuardTestBed<
    T,
    InjectionStore<PrettyMerge<S['injected'] & { [k in key]: instance }>>
  >;
}

/**
 * Prepares a guard, a class or a function. The test calls it and gets its decision.
 *
 * @page api/test-beds/guard#create
 */
export declare function guardTestBed<T extends GuardClass>(
  rootGuard: Type<T>,
  options?: GuardTestBedOptions & {
    /**
     * The kind of guard. It is required for a function. For a class, it names the method to run.
     * Without it, the test bed takes the first method of the table below that the class has.
     *
     * @page api/test-beds/guard#option-type
     */
    type?: GuardCan;
  },
): GuardTestBed<T>;
/**
 * Creates the test bed of a guard function, whose kind you must name.
 *
 * @page api/test-beds/guard#create
 */
export declare function guardTestBed<T extends GuardFn>(
  rootGuard: T,
  options: GuardTestBedOptions & {
    /**
     * The kind of guard, which cannot be determined from a function.
     *
     * @page api/test-beds/guard#option-type
     */
    type: GuardCan;
  },
): GuardTestBed<T>;

/**
 * The options of `itShouldCreateGuard`. The library has an identical type with the same name for
 * `itShouldCreateResolver`.
 *
 * @page api/test-beds/guard#it-should-create
 */
export type ItShouldCreateGuardOptions = Pick<GuardTestBedOptions, 'imports' | 'providers'>;

/**
 * Instantiates a guard class. Does not call a guard function.
 *
 * @page api/test-beds/guard#it-should-create
 */
export declare function itShouldCreateGuard<T extends GuardClass>(
  rootGuard: Type<T>,
  options?: ItShouldCreateGuardOptions,
): void;
/**
 * Registers the test `should create` for a guard function, and nothing else.
 *
 * @page api/test-beds/guard#it-should-create
 */
export declare function itShouldCreateGuard<T extends GuardFn>(
  rootGuard: T,
  options?: ItShouldCreateGuardOptions,
): void;

// ---------------------------------------------------------------------------------------------
// Interceptor
// ---------------------------------------------------------------------------------------------

/**
 * Runs the described interceptor on one request or response and shows what comes out of it.
 *
 * @page api/test-beds/interceptor#tool-inspect
 */
export interface InspectTools {
  /**
   * The given request, as the interceptor passes it on.
   *
   * @page api/test-beds/interceptor#inspect-request
   */
  request(req: HttpRequest<unknown>): Observable<HttpRequest<unknown>>;
  /**
   * A new request without body, as the interceptor passes it on.
   *
   * @page api/test-beds/interceptor#inspect-request
   */
  request(method: NoBodyRequestMethod, url: string): Observable<HttpRequest<unknown>>;
  /**
   * A new request with a body, as the interceptor passes it on.
   *
   * @page api/test-beds/interceptor#inspect-request
   */
  request(
    method: BodyRequestMethod,
    url: string,
    body: any,
  ): Observable<HttpRequest<unknown>>;

  /**
   * The given response, as the interceptor returns it.
   *
   * @page api/test-beds/interceptor#inspect-success-response
   */
  successResponse(res: HttpResponse<unknown>): Observable<HttpEvent<unknown>>;
  /**
   * A new response with status 200, as the interceptor returns it.
   *
   * @page api/test-beds/interceptor#inspect-success-response
   */
  successResponse(url: string, body: any): Observable<HttpEvent<unknown>>;

  /**
   * The given failure, as the interceptor returns it.
   *
   * @page api/test-beds/interceptor#inspect-error-response
   */
  errorResponse(res: HttpErrorResponse): Observable<HttpEvent<unknown>>;
  /**
   * A new failure with status 500, as the interceptor returns it.
   *
   * @page api/test-beds/interceptor#inspect-error-response
   */
  errorResponse(url: string, error: any): Observable<HttpEvent<unknown>>;
}

/**
 * The options of an interceptor test bed. HTTP testing is always on.
 *
 * @page api/test-beds/interceptor#options
 */
export interface InterceptorTestBedOptions
  extends Omit<HttpOptions, 'httpTesting'>, BaseTestBedOptions {}

/**
 * The tools of an interceptor test bed. Unlike the other test beds' tools, this type is not exported.
 *
 * @page api/test-beds/interceptor#tools
 */
export interface InterceptorTools<T, I extends {} = {}>
  extends HttpTestingTools, BaseTools<I> {
  /**
   * What you test: the instance of the class, or the function itself.
   *
   * @page api/test-beds/interceptor#tool-interceptor
   */
  interceptor: T;

  /**
   * Shows what the interceptor does to one request, response or error, without `HttpClient`.
   *
   * @page api/test-beds/interceptor#tool-inspect
   */
  inspect: InspectTools;
}

/**
 * The option of one test of an interceptor.
 *
 * @page api/test-beds/interceptor#test-options
 */
export type InterceptorExtraOptions = Pick<InterceptorTestBedOptions, 'verifyHttp'>;

/**
 * An interceptor test bed. As a function, it wraps the callback of a test; its methods configure it.
 *
 * @page api/test-beds/interceptor#methods
 */
export interface InterceptorTestBed<T, S extends InjectionStore = InjectionStore>
  extends BaseTestBed<InterceptorTools<T, S['injected']>> {
  /**
   * Wraps the callback of a test for `it`.
   *
   * @page api/test-beds/interceptor#create
   */
  (
    assertion: EnhancedJasmineCallback<InterceptorTools<T, S['injected']>>,
    options?: InterceptorExtraOptions,
  ): jasmine.ImplementationCallback;

  /**
   * Names a class or a token: each callback finds its value in `injected`, under that name and
   * with its type. The method adds no provider.
   *
   * @page api/common/base-tools#method-inject
   */
  inject<key extends string, instance>(
    name: NonEmptyString<key>,
    token: ProviderToken<instance>,
  ): InterceptorTestBed<
    T,
    InjectionStore<PrettyMerge<S['injected'] & { [k in key]: instance }>>
  >;
}

/**
 * Prepares an interceptor, a class or a function. The test passes requests and responses through it.
 *
 * @page api/test-beds/interceptor#create
 */
export declare function interceptorTestBed<T extends HttpInterceptor>(
  rootInterceptor: Type<T>,
  options?: InterceptorTestBedOptions,
): InterceptorTestBed<T>;
/**
 * Creates the test bed of an interceptor function.
 *
 * @page api/test-beds/interceptor#create
 */
export declare function interceptorTestBed(
  rootInterceptor: HttpInterceptorFn,
  options?: InterceptorTestBedOptions,
): InterceptorTestBed<HttpInterceptorFn>;

/**
 * The options of `itShouldCreateInterceptor`.
 *
 * @page api/test-beds/interceptor#it-should-create
 */
export type ItShouldCreateInterceptorOptions = Pick<InterceptorTestBedOptions, 'imports' | 'providers'>;

/**
 * Instantiates an interceptor class. Does not call an interceptor function.
 *
 * @page api/test-beds/interceptor#it-should-create
 */
export declare function itShouldCreateInterceptor<T extends HttpInterceptor>(
  rootInterceptor: Type<T>,
  options?: ItShouldCreateInterceptorOptions,
): void;
/**
 * Registers the test `should create` for an interceptor function, and nothing else.
 *
 * @page api/test-beds/interceptor#it-should-create
 */
export declare function itShouldCreateInterceptor(
  rootInterceptor: HttpInterceptorFn,
  options?: ItShouldCreateInterceptorOptions,
): void;

// ---------------------------------------------------------------------------------------------
// Module
// ---------------------------------------------------------------------------------------------

/**
 * The options of a module test bed.
 *
 * @page api/test-beds/module#options
 */
export interface ModuleTestBedOptions extends BaseTestBedOptions {}

/**
 * The tools of a module test bed.
 *
 * @page api/test-beds/module#tools
 */
export interface ModuleTools<T, I extends {} = {}> extends BaseTools<I> {
  /**
   * The instance of the module, whose constructor has run.
   *
   * @page api/test-beds/module#tool-module
   */
  module: T;
}

/**
 * A module test bed. As a function, it wraps the callback of a test; its methods configure it.
 *
 * @page api/test-beds/module#methods
 */
export interface ModuleTestBed<T, S extends InjectionStore = InjectionStore>
  extends BaseTestBed<ModuleTools<T, S['injected']>> {
  /**
   * Wraps the callback of a test for `it`.
   *
   * @page api/test-beds/module#create
   */
  (
    assertion: EnhancedJasmineCallback<ModuleTools<T, S['injected']>>,
  ): jasmine.ImplementationCallback;

  /**
   * Names a class or a token: each callback finds its value in `injected`, under that name and
   * with its type. The method adds no provider.
   *
   * @page api/common/base-tools#method-inject
   */
  inject<key extends string, instance>(
    name: NonEmptyString<key>,
    token: ProviderToken<instance>,
  ): ModuleTestBed<
    T,
    InjectionStore<PrettyMerge<S['injected'] & { [k in key]: instance }>>
  >;
}

/**
 * Imports an NgModule, and gives the test what it provides.
 *
 * @page api/test-beds/module#create
 */
export declare function moduleTestBed<T>(
  rootModule: Type<T>,
  options?: ModuleTestBedOptions,
): ModuleTestBed<T>;

/**
 * The options of `itShouldCreateModule`.
 *
 * @page api/test-beds/module#it-should-create
 */
export type ItShouldCreateModuleOptions = Pick<ModuleTestBedOptions, 'imports' | 'providers'>;

/**
 * Imports the NgModule, and runs its constructor.
 *
 * @page api/test-beds/module#it-should-create
 */
export declare function itShouldCreateModule<T>(
  rootModule: Type<T>,
  options?: ItShouldCreateModuleOptions,
): void;

// ---------------------------------------------------------------------------------------------
// Pipe
// ---------------------------------------------------------------------------------------------

/**
 * One value to transform, and the result to expect.
 *
 * @page api/test-beds/pipe#tool-verify
 */
export interface VerifySpec {
  /**
   * The value to transform.
   *
   * @page api/test-beds/pipe#tool-verify
   */
  data: any;

  /**
   * The parameters of the pipe; an empty array when there are none.
   *
   * @page api/test-beds/pipe#tool-verify
   */
  parameters: any[];

  /**
   * The result to expect, compared in depth.
   *
   * @page api/test-beds/pipe#tool-verify
   */
  expected: any;
}

/**
 * Transforms values and expects the results.
 *
 * @page api/test-beds/pipe#tool-verify
 */
export interface VerifyTools {
  /**
   * Checks one value.
   *
   * @page api/test-beds/pipe#tool-verify
   */
  (spec: VerifySpec): void;

  /**
   * Checks several values.
   *
   * @page api/test-beds/pipe#verify-many
   */
  many(specs: VerifySpec[]): void;
}

/**
 * The options of a pipe test bed.
 *
 * @page api/test-beds/pipe#options
 */
export interface PipeTestBedOptions extends BaseTestBedOptions {}

/**
 * The tools of a pipe test bed.
 *
 * @page api/test-beds/pipe#tools
 */
export interface PipeTools<T, I extends {} = {}> extends BaseTools<I> {
  /**
   * The instance of the pipe, created by the injector.
   *
   * @page api/test-beds/pipe#tool-pipe
   */
  pipe: T;

  /**
   * Transforms values and compares the results with those that you expect.
   *
   * @page api/test-beds/pipe#tool-verify
   */
  verify: VerifyTools;
}

/**
 * A pipe test bed. As a function, it wraps the callback of a test; its methods configure it.
 *
 * @page api/test-beds/pipe#methods
 */
export interface PipeTestBed<T extends PipeTransform, S extends InjectionStore = InjectionStore>
  extends BaseTestBed<PipeTools<T, S['injected']>> {
  /**
   * Wraps the callback of a test for `it`.
   *
   * @page api/test-beds/pipe#create
   */
  (
    assertion: EnhancedJasmineCallback<PipeTools<T, S['injected']>>,
  ): jasmine.ImplementationCallback;

  /**
   * Names a class or a token: each callback finds its value in `injected`, under that name and
   * with its type. The method adds no provider.
   *
   * @page api/common/base-tools#method-inject
   */
  inject<key extends string, instance>(
    name: NonEmptyString<key>,
    token: ProviderToken<instance>,
  ): PipeTestBed<
    T,
    InjectionStore<PrettyMerge<S['injected'] & { [k in key]: instance }>>
  >;
}

/**
 * Creates a pipe. The test compares its results with what you expect, many values at once.
 *
 * @page api/test-beds/pipe#create
 */
export declare function pipeTestBed<T extends PipeTransform>(
  rootPipe: Type<T>,
  options?: PipeTestBedOptions,
): PipeTestBed<T>;

/**
 * The options of `itShouldCreatePipe`.
 *
 * @page api/test-beds/pipe#it-should-create
 */
export type ItShouldCreatePipeOptions = Pick<PipeTestBedOptions, 'imports' | 'providers'>;

/**
 * Creates the pipe with its dependencies, outside of any template.
 *
 * @page api/test-beds/pipe#it-should-create
 */
export declare function itShouldCreatePipe<T extends PipeTransform>(
  rootPipe: Type<T>,
  options?: ItShouldCreatePipeOptions,
): void;

// ---------------------------------------------------------------------------------------------
// Resolver
// ---------------------------------------------------------------------------------------------

/**
 * The argument that describes a resolver of type `T`: its class, or the function itself.
 *
 * @page api/test-beds/resolver#create
 */
export type ValidResolver<T> =
  T extends Resolve<any> ? Type<T>
    : T extends ResolveFn<any> ? T
      : never;

/**
 * What a resolver knows about the route.
 *
 * @page api/test-beds/resolver#trigger-with-info
 */
export interface RouteSnapshotConfig {
  /**
   * The data of the route.
   *
   * @page api/test-beds/resolver#info-data
   */
  data?: Data;

  /**
   * The path parameters.
   *
   * @page api/test-beds/resolver#info-params
   */
  params?: Params;

  /**
   * The query parameters.
   *
   * @page api/test-beds/resolver#info-query-params
   */
  queryParams?: Params;
}

/**
 * Runs the described resolver and returns what it returns, unchanged.
 *
 * @page api/test-beds/resolver#tool-trigger
 */
export interface TriggerTools<R = MaybeAsync<any>> {
  /**
   * Runs the resolver with an empty route.
   *
   * @page api/test-beds/resolver#tool-trigger
   */
  (): R;

  /**
   * Runs the resolver with the route that you describe.
   *
   * @page api/test-beds/resolver#trigger-with-info
   */
  withInfo(info: RouteSnapshotConfig): R;
}

/**
 * The options of a resolver test bed.
 *
 * @page api/test-beds/resolver#options
 */
export interface ResolverTestBedOptions extends BaseTestBedOptions, HttpOptions {}

/**
 * The tools of a resolver test bed.
 *
 * @page api/test-beds/resolver#tools
 */
export interface ResolverTools<T, I extends {} = {}>
  extends HttpTestingTools, BaseTools<I> {
  /**
   * Runs the resolver and returns its result unchanged, typed `any`.
   *
   * @page api/test-beds/resolver#tool-trigger
   */
  trigger: TriggerTools;

  /**
   * What you test: the instance of the class, or the function itself.
   *
   * @page api/test-beds/resolver#tool-resolver
   */
  resolver: T;
}

/**
 * The option of one test of a resolver.
 *
 * @page api/test-beds/resolver#test-options
 */
export type ResolverExtraOptions = Pick<ResolverTestBedOptions, 'verifyHttp'>;

/**
 * A resolver test bed. As a function, it wraps the callback of a test; its methods configure it.
 *
 * @page api/test-beds/resolver#methods
 */
export interface ResolverTestBed<T, S extends InjectionStore = InjectionStore>
  extends BaseTestBed<ResolverTools<T, S['injected']>> {
  /**
   * Wraps the callback of a test for `it`.
   *
   * @page api/test-beds/resolver#create
   */
  (
    assertion: EnhancedJasmineCallback<ResolverTools<T, S['injected']>>,
    options?: ResolverExtraOptions,
  ): jasmine.ImplementationCallback;

  /**
   * Names a class or a token: each callback finds its value in `injected`, under that name and
   * with its type. The method adds no provider.
   *
   * @page api/common/base-tools#method-inject
   */
  inject<key extends string, instance>(
    name: NonEmptyString<key>,
    token: ProviderToken<instance>,
  ): ResolverTestBed<
    T,
    InjectionStore<PrettyMerge<S['injected'] & { [k in key]: instance }>>
  >;
}

/**
 * Prepares a resolver, a class or a function. The test calls it and gets its result.
 *
 * @page api/test-beds/resolver#create
 */
export declare function resolverTestBed<T>(
  resolver: ValidResolver<T>,
  options?: ResolverTestBedOptions,
): ResolverTestBed<T>;

/**
 * Instantiates a resolver class. Does not call a resolver function.
 *
 * @page api/test-beds/resolver#it-should-create
 */
export declare function itShouldCreateResolver<T extends Resolve<any>>(
  resolver: Type<T>,
  options?: ItShouldCreateGuardOptions,
): void;
/**
 * Registers the test `should create` for a resolver function, and nothing else.
 *
 * @page api/test-beds/resolver#it-should-create
 */
export declare function itShouldCreateResolver<T extends ResolveFn<any>>(
  resolverFn: T,
  options?: ItShouldCreateGuardOptions,
): void;

// ---------------------------------------------------------------------------------------------
// Router
// ---------------------------------------------------------------------------------------------

/**
 * The options of a router test bed.
 *
 * @page api/test-beds/router#options
 */
export interface RouterTestBedOptions extends BaseTestBedOptions {
  /**
   * The URL that the router goes to before each test.
   *
   * @default ''
   * @page api/test-beds/router#option-initial-url
   */
  initialUrl?: string;

  /**
   * Calls `harness.detectChanges()` just before the callback of a test, so that the page also shows
   * what a `beforeEach` has changed since the first navigation.
   *
   * @default true
   * @page api/test-beds/router#option-start-detect-changes
   */
  startDetectChanges?: boolean;
}

/**
 * The tools of a router test bed.
 *
 * @page api/test-beds/router#tools
 */
export interface RouterTools<T extends Routes, I extends {} = {}>
  extends BaseTools<I> {
  /**
   * The routes under test, as you passed them.
   *
   * @page api/test-beds/router#tool-routes
   */
  routes: T;

  /**
   * Angular’s `RouterTestingHarness`, which renders the page that the router activates.
   *
   * @page api/test-beds/router#tool-harness
   */
  harness: RouterTestingHarness;

  /**
   * The current URL, as a read-only signal. It does not follow a `redirectTo` in a navigation that
   * the test makes.
   *
   * @page api/test-beds/router#tool-url
   */
  $url: Signal<string>;

  /**
   * Goes to a URL and returns a promise of the active page, or of `null`.
   *
   * @page api/test-beds/router#tool-navigate-by-url
   */
  navigateByUrl: RouterTestingHarness['navigateByUrl'];
}

/**
 * The option of one test of a router.
 *
 * @page api/test-beds/router#test-options
 */
export type RouterExtraOptions = Pick<RouterTestBedOptions, 'startDetectChanges'>;

/**
 * A router test bed. As a function, it wraps the callback of a test; its methods configure it.
 *
 * @page api/test-beds/router#methods
 */
export interface RouterTestBed<T extends Routes, S extends InjectionStore = InjectionStore>
  extends BaseTestBed<RouterTools<T, S['injected']>> {
  /**
   * Wraps the callback of a test for `it`.
   *
   * @page api/test-beds/router#create
   */
  (
    assertion: EnhancedJasmineCallback<RouterTools<T, S['injected']>>,
    options?: RouterExtraOptions,
  ): jasmine.ImplementationCallback;

  /**
   * Names a class or a token: each callback finds its value in `injected`, under that name and
   * with its type. The method adds no provider.
   *
   * @page api/common/base-tools#method-inject
   */
  inject<key extends string, instance>(
    name: NonEmptyString<key>,
    token: ProviderToken<instance>,
  ): RouterTestBed<
    T,
    InjectionStore<PrettyMerge<S['injected'] & { [k in key]: instance }>>
  >;
}

/**
 * Sets up a router with your routes. The test navigates, with their guards, resolvers and lazy pages.
 *
 * @page api/test-beds/router#create
 */
export declare function routerTestBed<T extends Routes>(
  routes: T,
  options?: RouterTestBedOptions,
): RouterTestBed<T>;

// ---------------------------------------------------------------------------------------------
// Service
// ---------------------------------------------------------------------------------------------

/**
 * The options of a service test bed.
 *
 * @page api/test-beds/service#options
 */
export interface ServiceTestBedOptions extends HttpOptions, BaseTestBedOptions {}

/**
 * The tools of a service test bed.
 *
 * @page api/test-beds/service#tools
 */
export interface ServiceTools<T, I extends {} = {}>
  extends BaseTools<I>, HttpTestingTools {
  /**
   * The instance of the service, created by the injector.
   *
   * @page api/test-beds/service#tool-service
   */
  service: T;
}

/**
 * The option of one test of a service.
 *
 * @page api/test-beds/service#test-options
 */
export type ServiceExtraOptions = Pick<ServiceTestBedOptions, 'verifyHttp'>;

/**
 * A service test bed. As a function, it wraps the callback of a test; its methods configure it.
 *
 * @page api/test-beds/service#methods
 */
export interface ServiceTestBed<T, S extends InjectionStore = InjectionStore>
  extends BaseTestBed<ServiceTools<T, S['injected']>> {
  /**
   * Wraps the callback of a test for `it`.
   *
   * @page api/test-beds/service#create
   */
  (
    assertion: EnhancedJasmineCallback<ServiceTools<T, S['injected']>>,
    options?: ServiceExtraOptions,
  ): jasmine.ImplementationCallback;

  /**
   * Names a class or a token: each callback finds its value in `injected`, under that name and
   * with its type. The method adds no provider.
   *
   * @page api/common/base-tools#method-inject
   */
  inject<key extends string, instance>(
    name: NonEmptyString<key>,
    token: ProviderToken<instance>,
  ): ServiceTestBed<
    T,
    InjectionStore<PrettyMerge<S['injected'] & { [k in key]: instance }>>
  >;
}

/**
 * Creates a service. The test calls it, and responds to its requests.
 *
 * @page api/test-beds/service#create
 */
export declare function serviceTestBed<T>(
  rootService: Type<T>,
  options?: ServiceTestBedOptions,
): ServiceTestBed<T>;

/**
 * The options of `itShouldCreateService`.
 *
 * @page api/test-beds/service#it-should-create
 */
export type ItShouldCreateServiceOptions = Pick<ServiceTestBedOptions, 'imports' | 'providers'>;

/**
 * Creates the service with its dependencies.
 *
 * @page api/test-beds/service#it-should-create
 */
export declare function itShouldCreateService<T>(
  rootService: Type<T>,
  options?: ItShouldCreateServiceOptions,
): void;
