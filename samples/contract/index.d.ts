/**
 * The public API of ngx-testing-tools 3.0.2. The spec files under `samples/` are type-checked against
 * it when the package is not installed, and the reference pages are compared with it.
 *
 * The names below are all that can be imported.
 */
export {
  // Functions that create a test bed
  componentTestBed,
  directiveTestBed,
  pipeTestBed,
  serviceTestBed,
  moduleTestBed,
  interceptorTestBed,
  guardTestBed,
  resolverTestBed,
  routerTestBed,

  // Functions that only register the test `should create`
  itShouldCreateComponent,
  itShouldCreateDirective,
  itShouldCreatePipe,
  itShouldCreateService,
  itShouldCreateModule,
  itShouldCreateInterceptor,
  itShouldCreateGuard,
  itShouldCreateResolver,

  // Test beds
  ComponentTestBed,
  DirectiveTestBed,
  PipeTestBed,
  ServiceTestBed,
  ModuleTestBed,
  InterceptorTestBed,
  GuardTestBed,
  ResolverTestBed,
  RouterTestBed,

  // Options
  ComponentTestBedOptions,
  DirectiveTestBedOptions,
  PipeTestBedOptions,
  ServiceTestBedOptions,
  ModuleTestBedOptions,
  InterceptorTestBedOptions,
  GuardTestBedOptions,
  ResolverTestBedOptions,
  RouterTestBedOptions,

  // Tools
  ComponentTools,
  DirectiveTools,
  PipeTools,
  ServiceTools,
  ModuleTools,
  GuardTools,
  ResolverTools,
  RouterTools,
} from './api';
