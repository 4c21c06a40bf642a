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
    task: translate({id: 'bedFinder.task.component', message: 'Render it, find elements, click.'}),
  },
  directive: {
    name: translate({id: 'bedFinder.kind.directive', message: 'Directive'}),
    task: translate({id: 'bedFinder.task.directive', message: 'Check what it does on a host component.'}),
  },
  pipe: {
    name: translate({id: 'bedFinder.kind.pipe', message: 'Pipe'}),
    task: translate({id: 'bedFinder.task.pipe', message: 'Compare what goes in with what comes out.'}),
  },
  service: {
    name: translate({id: 'bedFinder.kind.service', message: 'Service'}),
    task: translate({id: 'bedFinder.task.service', message: 'Call it and respond to its HTTP requests.'}),
  },
  module: {
    name: translate({id: 'bedFinder.kind.module', message: 'Module'}),
    task: translate({id: 'bedFinder.task.module', message: 'Check what it provides.'}),
  },
  interceptor: {
    name: translate({id: 'bedFinder.kind.interceptor', message: 'Interceptor'}),
    task: translate({
      id: 'bedFinder.task.interceptor',
      message: 'Check the requests and responses that pass through it.',
    }),
  },
  guard: {
    name: translate({id: 'bedFinder.kind.guard', message: 'Guard'}),
    task: translate({id: 'bedFinder.task.guard', message: 'Run it for a route and check its decision.'}),
  },
  resolver: {
    name: translate({id: 'bedFinder.kind.resolver', message: 'Resolver'}),
    task: translate({id: 'bedFinder.task.resolver', message: 'Run it and check what it loads.'}),
  },
  router: {
    name: translate({id: 'bedFinder.kind.router', message: 'Routes'}),
    task: translate({id: 'bedFinder.task.router', message: 'Navigate for real, guards and resolvers included.'}),
  },
};
