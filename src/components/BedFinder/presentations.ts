import {translate} from '@docusaurus/Translate';
import type {Kind} from './needs';

interface Presentation {
  name: string;
  task: string;
}

/** How each kind is presented to readers. */
export const PRESENTATIONS: Readonly<Record<Kind, Presentation>> = {
  component: {
    name: translate({id: 'bedFinder.kind.component', message: 'Component'}),
    task: translate({id: 'bedFinder.task.component', message: 'Render the component, find elements, click.'}),
  },
  directive: {
    name: translate({id: 'bedFinder.kind.directive', message: 'Directive'}),
    task: translate({id: 'bedFinder.task.directive', message: 'Check what the directive does on a host component.'}),
  },
  pipe: {
    name: translate({id: 'bedFinder.kind.pipe', message: 'Pipe'}),
    task: translate({id: 'bedFinder.task.pipe', message: 'Compare what goes into the pipe with what comes out.'}),
  },
  service: {
    name: translate({id: 'bedFinder.kind.service', message: 'Service'}),
    task: translate({id: 'bedFinder.task.service', message: 'Call the service and respond to its HTTP requests.'}),
  },
  module: {
    name: translate({id: 'bedFinder.kind.module', message: 'Module'}),
    task: translate({id: 'bedFinder.task.module', message: 'Check what the module provides.'}),
  },
  interceptor: {
    name: translate({id: 'bedFinder.kind.interceptor', message: 'Interceptor'}),
    task: translate({
      id: 'bedFinder.task.interceptor',
      message: 'Check the requests and responses that pass through the interceptor.',
    }),
  },
  guard: {
    name: translate({id: 'bedFinder.kind.guard', message: 'Guard'}),
    task: translate({id: 'bedFinder.task.guard', message: 'Run the guard for a route and check its decision.'}),
  },
  resolver: {
    name: translate({id: 'bedFinder.kind.resolver', message: 'Resolver'}),
    task: translate({id: 'bedFinder.task.resolver', message: 'Run the resolver and check what it loads.'}),
  },
  router: {
    name: translate({id: 'bedFinder.kind.router', message: 'Router'}),
    task: translate({id: 'bedFinder.task.router', message: 'Navigate for real, guards and resolvers included.'}),
  },
};
