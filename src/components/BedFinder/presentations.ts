import {translate} from '@docusaurus/Translate';
import type {Kind} from './needs';

interface Presentation {
  /** Name of the test subject. */
  name: string;
  /** What the test bed is for. */
  task: string;
}

/** How each kind is presented to readers. */
export const PRESENTATIONS: Readonly<Record<Kind, Presentation>> = {
  component: {
    name: translate({id: 'bedFinder.kind.component', message: 'Component', description: 'Kind of thing to test'}),
    task: translate({
      id: 'bedFinder.task.component',
      message: 'Render it, find elements, click.',
      description: 'What the component test bed is for',
    }),
  },
  directive: {
    name: translate({id: 'bedFinder.kind.directive', message: 'Directive', description: 'Kind of thing to test'}),
    task: translate({
      id: 'bedFinder.task.directive',
      message: 'Check what it does on a host component.',
      description: 'What the directive test bed is for',
    }),
  },
  pipe: {
    name: translate({id: 'bedFinder.kind.pipe', message: 'Pipe', description: 'Kind of thing to test'}),
    task: translate({
      id: 'bedFinder.task.pipe',
      message: 'Compare what goes in with what comes out.',
      description: 'What the pipe test bed is for',
    }),
  },
  service: {
    name: translate({id: 'bedFinder.kind.service', message: 'Service', description: 'Kind of thing to test'}),
    task: translate({
      id: 'bedFinder.task.service',
      message: 'Call it and respond to its HTTP requests.',
      description: 'What the service test bed is for',
    }),
  },
  module: {
    name: translate({id: 'bedFinder.kind.module', message: 'Module', description: 'Kind of thing to test'}),
    task: translate({
      id: 'bedFinder.task.module',
      message: 'Check what it provides.',
      description: 'What the module test bed is for',
    }),
  },
  interceptor: {
    name: translate({id: 'bedFinder.kind.interceptor', message: 'Interceptor', description: 'Kind of thing to test'}),
    task: translate({
      id: 'bedFinder.task.interceptor',
      message: 'Check the requests and responses that pass through it.',
      description: 'What the interceptor test bed is for',
    }),
  },
  guard: {
    name: translate({id: 'bedFinder.kind.guard', message: 'Guard', description: 'Kind of thing to test'}),
    task: translate({
      id: 'bedFinder.task.guard',
      message: 'Run it for a route and check its decision.',
      description: 'What the guard test bed is for',
    }),
  },
  resolver: {
    name: translate({id: 'bedFinder.kind.resolver', message: 'Resolver', description: 'Kind of thing to test'}),
    task: translate({
      id: 'bedFinder.task.resolver',
      message: 'Run it and check what it loads.',
      description: 'What the resolver test bed is for',
    }),
  },
  router: {
    name: translate({id: 'bedFinder.kind.router', message: 'Routes', description: 'Kind of thing to test'}),
    task: translate({
      id: 'bedFinder.task.router',
      message: 'Navigate for real, guards and resolvers included.',
      description: 'What the router test bed is for',
    }),
  },
};
