/**
 * Type tests of what the module must accept and reject. The compiler checks them; this code never runs.
 * They test the contract, and also compile against the installed package.
 */
import { HttpClient, HttpInterceptor, HttpInterceptorFn, HttpRequest } from '@angular/common/http';
import { HttpTestingController } from '@angular/common/http/testing';
import { DebugElement, InjectionToken, Injector, PipeTransform, Signal, Type } from '@angular/core';
import { ComponentFixture } from '@angular/core/testing';
import {
  CanActivate,
  CanActivateFn,
  CanDeactivate,
  CanDeactivateFn,
  CanMatchFn,
  Resolve,
  ResolveFn,
  RouterStateSnapshot,
  Routes,
} from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import * as library from 'ngx-testing-tools';
import {
  ComponentTestBed,
  ComponentTestBedOptions,
  componentTestBed,
  ComponentTools,
  DirectiveTestBed,
  DirectiveTestBedOptions,
  directiveTestBed,
  DirectiveTools,
  GuardTestBed,
  GuardTestBedOptions,
  guardTestBed,
  GuardTools,
  InterceptorTestBed,
  InterceptorTestBedOptions,
  interceptorTestBed,
  itShouldCreateComponent,
  itShouldCreateDirective,
  itShouldCreateGuard,
  itShouldCreateInterceptor,
  itShouldCreateModule,
  itShouldCreatePipe,
  itShouldCreateResolver,
  itShouldCreateService,
  ModuleTestBed,
  ModuleTestBedOptions,
  moduleTestBed,
  ModuleTools,
  PipeTestBed,
  PipeTestBedOptions,
  pipeTestBed,
  PipeTools,
  ResolverTestBed,
  ResolverTestBedOptions,
  resolverTestBed,
  ResolverTools,
  RouterTestBed,
  RouterTestBedOptions,
  routerTestBed,
  RouterTools,
  ServiceTestBed,
  ServiceTestBedOptions,
  serviceTestBed,
  ServiceTools,
} from 'ngx-testing-tools';
// Exported types use the types below, which are not exported themselves.
import {
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'ActionTools'.
  ActionTools,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'BaseTools'.
  BaseTools,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'ChallengeTools'.
  ChallengeTools,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'HttpTestingTools'.
  HttpTestingTools,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'HttpTools'.
  HttpTools,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'InspectTools'.
  InspectTools,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'InterceptorTools'.
  InterceptorTools,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'QueryTools'.
  QueryTools,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'RendererTools'.
  RendererTools,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'RoutingInfo'.
  RoutingInfo,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'RxBox'.
  RxBox,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'TriggerTools'.
  TriggerTools,
  // @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'VerifyTools'.
  VerifyTools,
} from 'ngx-testing-tools';
import { Observable, Subject, Subscription } from 'rxjs';

/** True if two types are the same; `any` is only the same as `any`. */
type Same<A, B> =
  (<X>() => X extends A ? 1 : 2) extends (<X>() => X extends B ? 1 : 2) ? true : false;

/** Compiles only if the two types are the same. */
declare function same<A, B>(verdict: Same<A, B>): void;

class Shelf {
  label = '';
}

class Till {
  amount = 0;
}

class Sticker {
  colour = '';
}

abstract class Furniture {
  abstract label: string;
}

class Coin implements PipeTransform {
  transform(cents: number): string {
    return String(cents);
  }
}

class Doorman implements CanActivate {
  canActivate(): boolean {
    return true;
  }
}

class Farewell implements CanDeactivate<Shelf> {
  canDeactivate(shelf: Shelf): boolean {
    return shelf.label === '';
  }
}

class Stamp implements HttpInterceptor {
  intercept: HttpInterceptor['intercept'] = (request, next) => next.handle(request);
}

class Stock implements Resolve<number> {
  resolve(): number {
    return 12;
  }
}

const NAMES = new InjectionToken<string[]>('NAMES');
const routes = [{ path: 'shelf', component: Shelf }] satisfies Routes;
const doorman: CanActivateFn = () => true;
const beta: CanMatchFn = () => true;
const farewell: CanDeactivateFn<Shelf> = shelf => shelf.label === '';
const stamp: HttpInterceptorFn = (request, next) => next(request);
const stock: ResolveFn<number> = () => 12;

export function exports(): void {
  same<keyof typeof library,
    | 'componentTestBed' | 'directiveTestBed' | 'guardTestBed' | 'interceptorTestBed'
    | 'moduleTestBed' | 'pipeTestBed' | 'resolverTestBed' | 'routerTestBed' | 'serviceTestBed'
    | 'itShouldCreateComponent' | 'itShouldCreateDirective' | 'itShouldCreateGuard'
    | 'itShouldCreateInterceptor' | 'itShouldCreateModule' | 'itShouldCreatePipe'
    | 'itShouldCreateResolver' | 'itShouldCreateService'
  >(true);
}

export type NotExported = [ActionTools, BaseTools, ChallengeTools, HttpTestingTools, HttpTools, InspectTools, InterceptorTools, QueryTools, RendererTools, RoutingInfo, RxBox, TriggerTools, VerifyTools];

export function beds(): void {
  same<ReturnType<typeof componentTestBed<Shelf>>, ComponentTestBed<Shelf>>(true);
  same<ReturnType<typeof directiveTestBed<Sticker, Shelf>>, DirectiveTestBed<Sticker, Shelf>>(true);
  same<ReturnType<typeof moduleTestBed<Shelf>>, ModuleTestBed<Shelf>>(true);
  same<ReturnType<typeof pipeTestBed<Coin>>, PipeTestBed<Coin>>(true);
  same<ReturnType<typeof resolverTestBed<Stock>>, ResolverTestBed<Stock>>(true);
  same<ReturnType<typeof serviceTestBed<Till>>, ServiceTestBed<Till>>(true);

  const guard: GuardTestBed<Doorman> = guardTestBed(Doorman);
  const interceptor: InterceptorTestBed<Stamp> = interceptorTestBed(Stamp);
  const interceptorFn: InterceptorTestBed<HttpInterceptorFn> = interceptorTestBed(stamp);
  const router: RouterTestBed<typeof routes> = routerTestBed(routes);
  void [guard, interceptor, interceptorFn, router];

  // An abstract class cannot be created.

  // @ts-expect-error TS2345: Argument of type 'typeof Furniture' is not assignable to parameter of type 'Type<Furniture>'.
  componentTestBed(Furniture);
  // A pipe has a transform method.
  // @ts-expect-error TS2345: Argument of type 'typeof Shelf' is not assignable to parameter of type 'Type<PipeTransform>'.
  pipeTestBed(Shelf);
  // A directive needs a host.
  // @ts-expect-error TS2554: Expected 2-3 arguments, but got 1.
  directiveTestBed(Sticker);
}

export function keysOfBeds(): void {
  type Common = 'import' | 'provide' | 'inject' | 'setup' | 'compile' | '_compileEach' | '_shouldCreate';

  same<keyof ComponentTestBed<Shelf>, Common | 'declare'>(true);
  same<keyof DirectiveTestBed<Sticker, Shelf>, Common | 'declare'>(true);
  same<keyof GuardTestBed<Doorman>, Common>(true);
  same<keyof InterceptorTestBed<Stamp>, Common>(true);
  same<keyof ModuleTestBed<Shelf>, Common>(true);
  same<keyof PipeTestBed<Coin>, Common>(true);
  same<keyof ResolverTestBed<Stock>, Common>(true);
  same<keyof RouterTestBed<typeof routes>, Common>(true);
  same<keyof ServiceTestBed<Till>, Common>(true);
}

export function keysOfOptions(): void {
  type Base = 'imports' | 'providers' | 'autoCompile' | 'checkCreate';
  type Http = 'httpTesting' | 'verifyHttp';
  type Renderer = 'declarations' | 'schemas' | 'startDetectChanges' | 'noopAnimations' | 'noTemplate';

  same<keyof ComponentTestBedOptions, Base | Http | Renderer>(true);
  same<keyof DirectiveTestBedOptions, Base | Renderer>(true);
  same<keyof GuardTestBedOptions, Base | Http>(true);
  same<keyof InterceptorTestBedOptions, Base | 'verifyHttp'>(true);
  same<keyof ModuleTestBedOptions, Base>(true);
  same<keyof PipeTestBedOptions, Base>(true);
  same<keyof ResolverTestBedOptions, Base | Http>(true);
  same<keyof RouterTestBedOptions, Base | 'initialUrl' | 'startDetectChanges'>(true);
  same<keyof ServiceTestBedOptions, Base | Http>(true);
}

export function keysOfTools(): void {
  type Base = 'injector' | 'injected' | 'rx';
  type Renderer = 'fixture' | 'element' | 'query' | 'action';

  same<keyof ComponentTools<Shelf>, Base | Renderer | 'http' | 'component'>(true);
  same<keyof DirectiveTools<Sticker, Shelf>, Base | Renderer | 'host' | 'directive'>(true);
  same<keyof GuardTools<Doorman>, Base | 'http' | 'guard' | 'challenge'>(true);
  same<keyof ModuleTools<Shelf>, Base | 'module'>(true);
  same<keyof PipeTools<Coin>, Base | 'pipe' | 'verify'>(true);
  same<keyof ResolverTools<Stock>, Base | 'http' | 'resolver' | 'trigger'>(true);
  same<keyof RouterTools<Routes>, Base | 'routes' | 'harness' | '$url' | 'navigateByUrl'>(true);
  same<keyof ServiceTools<Till>, Base | 'http' | 'service'>(true);

  interceptorTestBed(Stamp).setup(tools => {
    same<keyof typeof tools, Base | 'http' | 'interceptor' | 'inspect'>(true);
  });
}

export function injected(): void {
  const tb = serviceTestBed(Till)
    .inject('shelf', Shelf)
    .provide({ provide: NAMES, useValue: [] })
    .inject('names', NAMES)
    .import([]);

  tb((tools) => {
    same<typeof tools.injected, { shelf: Shelf; names: string[] }>(true);
  });
  tb.setup((tools) => {
    same<typeof tools.injected, { shelf: Shelf; names: string[] }>(true);
  });

  serviceTestBed(Till)(({ injected }) => {
    same<typeof injected, {}>(true);
    // Nothing was injected under that key.
    // @ts-expect-error TS2339: Property 'shelf' does not exist on type '{}'.
    injected.shelf;
  });

  // The key cannot be empty.

  // @ts-expect-error TS2345: Argument of type '""' is not assignable to parameter of type 'never'.
  tb.inject('', Shelf);
  // Only test beds that render a component have `declare`.
  // @ts-expect-error TS2339: Property 'declare' does not exist on type 'ServiceTestBed<Till, InjectionStore<{ shelf: Shelf; names: string[]; }>>'.
  tb.declare(Shelf);

  const component = componentTestBed(Shelf).declare(Sticker).declare([Sticker]).inject('till', Till);
  component(tools => same<typeof tools.injected, { till: Till }>(true));

  const directive = directiveTestBed(Sticker, Shelf).declare([Sticker]).inject('till', Till);
  directive(tools => same<typeof tools.injected, { till: Till }>(true));
}

export function callbacks(): void {
  const tb = serviceTestBed(Till);

  same<ReturnType<typeof tb>, jasmine.ImplementationCallback>(true);
  same<ReturnType<typeof tb.setup>, jasmine.ImplementationCallback>(true);
  same<ReturnType<typeof tb.compile>, Promise<void>>(true);

  it('takes a sync callback', tb(({ service }) => void service.amount));
  it('takes an async callback', tb(async ({ service }) => void service.amount));
  it('takes a done callback', tb((_tools, done) => {
    same<typeof done, DoneFn>(true);
    done();
  }));
  beforeEach(tb.setup(({ service }) => void service.amount));
  beforeEach(() => tb.compile());
}

export function perTestOptions(): void {
  const nothing = (): void => undefined;

  componentTestBed(Shelf)(nothing, { startDetectChanges: false, verifyHttp: false });
  directiveTestBed(Sticker, Shelf)(nothing, { startDetectChanges: false });
  routerTestBed(routes)(nothing, { startDetectChanges: false });
  serviceTestBed(Till)(nothing, { verifyHttp: false });
  guardTestBed(Doorman)(nothing, { verifyHttp: false });
  resolverTestBed(Stock)(nothing, { verifyHttp: false });
  interceptorTestBed(Stamp)(nothing, { verifyHttp: false });

  // The template is an option of the whole test bed.

  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'noTemplate' does not exist in type 'ComponentExtraOptions'.
  componentTestBed(Shelf)(nothing, { noTemplate: true });
  // A directive bed has no HTTP tools.
  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'verifyHttp' does not exist in type 'DirectiveExtraOptions'.
  directiveTestBed(Sticker, Shelf)(nothing, { verifyHttp: false });
  // A router bed has no HTTP tools.
  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'verifyHttp' does not exist in type 'RouterExtraOptions'.
  routerTestBed(routes)(nothing, { verifyHttp: false });
  // A service renders nothing.
  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'startDetectChanges' does not exist in type 'ServiceExtraOptions'.
  serviceTestBed(Till)(nothing, { startDetectChanges: false });
  // A test of a module has no options.
  // @ts-expect-error TS2554: Expected 1 arguments, but got 2.
  moduleTestBed(Shelf)(nothing, {});
  // A test of a pipe has no options.
  // @ts-expect-error TS2554: Expected 1 arguments, but got 2.
  pipeTestBed(Coin)(nothing, {});
  // `setup` has no options.
  // @ts-expect-error TS2554: Expected 1 arguments, but got 2.
  serviceTestBed(Till).setup(nothing, {});
}

export function options(): void {
  same<ComponentTestBedOptions['noTemplate'], boolean | undefined>(true);
  same<RouterTestBedOptions['initialUrl'], string | undefined>(true);

  // A directive bed has no HTTP tools.

  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'httpTesting' does not exist in type 'DirectiveTestBedOptions'.
  directiveTestBed(Sticker, Shelf, { httpTesting: true });
  // HTTP testing is always on.
  // @ts-expect-error TS2769: No overload matches this call.
  interceptorTestBed(Stamp, { httpTesting: true });
  // A module bed has no HTTP tools.
  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'httpTesting' does not exist in type 'ModuleTestBedOptions'.
  moduleTestBed(Shelf, { httpTesting: true });
  // A pipe bed has no HTTP tools.
  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'httpTesting' does not exist in type 'PipeTestBedOptions'.
  pipeTestBed(Coin, { httpTesting: true });
  // A router bed has no HTTP tools.
  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'httpTesting' does not exist in type 'RouterTestBedOptions'.
  routerTestBed(routes, { httpTesting: true });
  // A service has nothing to declare.
  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'declarations' does not exist in type 'ServiceTestBedOptions'.
  serviceTestBed(Till, { declarations: [] });
}

export function commonTools(): void {
  serviceTestBed(Till)(({ injector, rx, http }) => {
    same<typeof injector, Injector>(true);

    rx.remind = new Subscription();
    rx.remind = new Subject<number>();
    rx.bigRemind([new Subscription(), new Subject<number>()]);
    same<keyof typeof rx, 'remind' | 'bigRemind'>(true);
    // An observable has nothing to clean up.
    // @ts-expect-error TS2322: Type 'Observable<any>' is not assignable to type 'Remindable'.
    rx.remind = new Observable();

    same<typeof http.client, HttpClient>(true);
    same<typeof http.controller, HttpTestingController>(true);
    http.emitSuccessResponse({ url: '/a', body: { id: 1 } });
    http.emitSuccessResponse({
      url: '/a', method: 'POST', body: null, status: 201, statusText: 'Created', headers: { a: ['b'] },
    });
    http.emitErrorResponse({ url: '/a', method: 'GET', status: 500, statusText: 'Broken' });
    // The body is required.
    // @ts-expect-error TS2345: Argument of type '{ url: string; }' is not assignable to parameter of type 'SuccessResponseConfig<BodyType>'.
    http.emitSuccessResponse({ url: '/a' });
    // The method must be an HTTP method.
    // @ts-expect-error TS2322: Type '"FETCH"' is not assignable to type 'RequestMethod | undefined'.
    http.emitErrorResponse({ url: '/a', method: 'FETCH' });
    // An error response has no body.
    // @ts-expect-error TS2353: Object literal may only specify known properties, and 'body' does not exist in type 'ErrorResponseConfig'.
    http.emitErrorResponse({ url: '/a', body: {} });
  });
}

export function rendererTools(): void {
  componentTestBed(Shelf)(({ component, fixture, element, query, action }) => {
    same<typeof component, Shelf>(true);
    same<typeof fixture, ComponentFixture<Shelf>>(true);
    same<typeof element, HTMLElement | undefined>(true);

    const byClass = query.findComponent(Shelf);
    const bySelector = query.findComponent('shelf');
    const byTypedSelector = query.findComponent<Shelf>('shelf');
    const all = query.findAllComponents(Shelf);
    same<typeof byClass, Shelf>(true);
    same<typeof bySelector, unknown>(true);
    same<typeof byTypedSelector, Shelf>(true);
    same<typeof all, Shelf[]>(true);

    const found = query.findElement('a');
    const link = query.findElement<HTMLAnchorElement>('a');
    const links = query.findAllElements<HTMLAnchorElement>(Sticker);
    same<typeof found, HTMLElement>(true);
    same<typeof link, HTMLAnchorElement>(true);
    same<typeof links, HTMLAnchorElement[]>(true);

    const debug = query.findDebugElement(Sticker);
    const debugs = query.findAllDebugElements('a');
    same<typeof debug, DebugElement>(true);
    same<typeof debugs, DebugElement[]>(true);

    action.click('a');
    action.click(Sticker);
    action.emitOutput('a', 'blur');
    action.emitOutput(Sticker, 'blur', { any: 'thing' });
    // The name of the output is required.
    // @ts-expect-error TS2554: Expected 2-3 arguments, but got 1.
    action.emitOutput('a');
  });

  componentTestBed(Shelf)((tools) => {
    // The component test bed has no `host` tool.
    // @ts-expect-error TS2339: Property 'host' does not exist on type 'ComponentTools<Shelf, {}>'.
    tools.host;
  });
  directiveTestBed(Sticker, Shelf)(({ directive, host, fixture }) => {
    same<typeof directive, Sticker>(true);
    same<typeof host, Shelf>(true);
    same<typeof fixture, ComponentFixture<Shelf>>(true);
  });
  directiveTestBed(Sticker, Shelf)((tools) => {
    // A directive bed has no HTTP tools.
    // @ts-expect-error TS2339: Property 'http' does not exist on type 'DirectiveTools<Sticker, Shelf, {}>'.
    tools.http;
  });
}

export function guards(): void {
  guardTestBed(Doorman)(({ guard, challenge }) => {
    same<typeof guard, Doorman>(true);
    const result = challenge();
    const informed = challenge.withInfo({
      data: { beta: true },
      params: { id: '1' },
      queryParams: { q: 'lamp' },
      currentState: { url: '/here' } as RouterStateSnapshot,
      nextState: { url: '/there' } as RouterStateSnapshot,
      component: Shelf,
      route: {},
      segments: [],
    });
    same<typeof result, any>(true);
    same<typeof informed, any>(true);
    // The routing info has no URL.
    // @ts-expect-error TS2353: Object literal may only specify known properties, and 'url' does not exist in type 'RoutingInfo'.
    challenge.withInfo({ url: '/here' });
  });

  guardTestBed(Doorman, { type: 'CanActivate', httpTesting: true });
  guardTestBed(Farewell);
  guardTestBed(doorman, { type: 'CanActivate' })(({ guard }) => {
    same<typeof guard, CanActivateFn>(true);
  });
  guardTestBed(beta, { type: 'CanMatch' });
  guardTestBed(() => true, { type: 'CanLoad' });

  // A function needs its kind.

  // @ts-expect-error TS2345: Argument of type 'CanActivateFn' is not assignable to parameter of type 'Type<GuardClass>'.
  guardTestBed(doorman);
  // The kind is named after Angular's interface.
  // @ts-expect-error TS2769: No overload matches this call.
  guardTestBed(doorman, { type: 'canActivate' });
  // Not a guard.
  // @ts-expect-error TS2345: Argument of type 'typeof Shelf' is not assignable to parameter of type 'Type<GuardClass>'.
  guardTestBed(Shelf);
  // A function that expects a specific component.
  guardTestBed(farewell, { type: 'CanDeactivate' })(({ guard }) => {
    same<typeof guard, typeof farewell>(true);
  });
  itShouldCreateGuard(farewell);
  // The exported options do not contain the kind.
  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'type' does not exist in type 'GuardTestBedOptions'.
  const withKind: GuardTestBedOptions = { type: 'CanActivate' };
  void withKind;
}

export function interceptors(): void {
  interceptorTestBed(Stamp)(({ interceptor, inspect, http }) => {
    same<typeof interceptor, Stamp>(true);
    same<typeof http.client, HttpClient>(true);

    const passed = inspect.request('GET', '/a');
    same<typeof passed, Observable<HttpRequest<unknown>>>(true);
    inspect.request('POST', '/a', {});
    inspect.request(new HttpRequest('GET', '/a'));
    inspect.successResponse('/a', {});
    inspect.errorResponse('/a', {});
    // A POST has a body.
    // @ts-expect-error TS2345: Argument of type '"POST"' is not assignable to parameter of type 'NoBodyRequestMethod'.
    inspect.request('POST', '/a');
    // A response has a body.
    // @ts-expect-error TS2345: Argument of type 'string' is not assignable to parameter of type 'HttpResponse<unknown>'.
    inspect.successResponse('/a');
  });
  interceptorTestBed(stamp)(({ interceptor }) => {
    same<typeof interceptor, HttpInterceptorFn>(true);
  });

  // Not an interceptor.

  // @ts-expect-error TS2769: No overload matches this call.
  interceptorTestBed(Shelf);
}

export function pipes(): void {
  pipeTestBed(Coin)(({ pipe, verify }) => {
    same<typeof pipe, Coin>(true);
    verify({ data: 100, parameters: [], expected: '100' });
    verify.many([]);
    // The parameters are required, even when there are none.
    // @ts-expect-error TS2345: Argument of type '{ data: number; expected: string; }' is not assignable to parameter of type 'VerifySpec'.
    verify({ data: 100, expected: '100' });
  });
}

export function resolvers(): void {
  resolverTestBed(Stock)(({ resolver, trigger }) => {
    same<typeof resolver, Stock>(true);
    const result = trigger();
    const informed = trigger.withInfo({ data: {}, params: {}, queryParams: {} });
    same<typeof result, any>(true);
    same<typeof informed, any>(true);
    // A resolver gets less information than a guard.
    // @ts-expect-error TS2353: Object literal may only specify known properties, and 'segments' does not exist in type 'RouteSnapshotConfig'.
    trigger.withInfo({ segments: [] });
  });
  resolverTestBed(stock)(({ resolver }) => {
    same<typeof resolver, ResolveFn<number>>(true);
  });
  resolverTestBed(() => 12, { httpTesting: true });

  // Not a resolver.

  // @ts-expect-error TS2345: Argument of type 'typeof Shelf' is not assignable to parameter of type 'never'.
  resolverTestBed(Shelf);
}

export function routers(): void {
  routerTestBed(routes)(async ({ routes: described, harness, $url, navigateByUrl }) => {
    same<typeof described, typeof routes>(true);
    same<typeof harness, RouterTestingHarness>(true);
    same<typeof $url, Signal<string>>(true);
    const shelf = await navigateByUrl('/shelf', Shelf);
    const anything = await navigateByUrl('/shelf');
    same<typeof shelf, Shelf>(true);
    same<typeof anything, null | {}>(true);
    // The URL is read-only.
    // @ts-expect-error TS2339: Property 'set' does not exist on type 'Signal<string>'.
    $url.set('/');
  });
}

export function creationOnly(): void {
  itShouldCreateComponent(Shelf, { imports: [], providers: [], declarations: [], schemas: [] });
  itShouldCreateDirective(Sticker, { imports: [], providers: [], declarations: [], schemas: [] });
  itShouldCreateGuard(Doorman, { imports: [], providers: [] });
  itShouldCreateGuard(doorman);
  itShouldCreateInterceptor(Stamp, { imports: [], providers: [] });
  itShouldCreateInterceptor(stamp);
  itShouldCreateModule(Shelf, { imports: [], providers: [] });
  itShouldCreatePipe(Coin, { imports: [], providers: [] });
  itShouldCreateResolver(Stock, { imports: [], providers: [] });
  itShouldCreateResolver(stock);
  itShouldCreateService(Till, { imports: [], providers: [] });

  // Only test beds have the option `httpTesting`.

  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'httpTesting' does not exist in type 'ItShouldCreateServiceOptions'.
  itShouldCreateService(Till, { httpTesting: true });
  // Only test beds have the option `type`.
  // @ts-expect-error TS2769: No overload matches this call.
  itShouldCreateGuard(doorman, { type: 'CanActivate' });
  // The creation-only function has no rendering options.
  // @ts-expect-error TS2353: Object literal may only specify known properties, and 'noTemplate' does not exist in type 'itShouldCreateComponentOptions'.
  itShouldCreateComponent(Shelf, { noTemplate: true });
}

/** The class of anything can be described, whatever its constructor takes. */
export function constructors(type: Type<Shelf>): void {
  componentTestBed(type);
  serviceTestBed(class { constructor(readonly till: Till) {} });
}
