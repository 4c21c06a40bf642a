import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Kind} from './needs';

interface Presentation {
  /** Name of the test subject. */
  name: ReactNode;
  /** What the test bed is for. */
  task: ReactNode;
}

/** How each kind is presented to readers. */
export const PRESENTATIONS: Readonly<Record<Kind, Presentation>> = {
  component: {
    name: (
      <Translate id="bedFinder.kind.component" description="Kind of thing to test">
        Component
      </Translate>
    ),
    task: (
      <Translate id="bedFinder.task.component" description="What the component test bed is for">
        Render it, find elements, click.
      </Translate>
    ),
  },
  directive: {
    name: (
      <Translate id="bedFinder.kind.directive" description="Kind of thing to test">
        Directive
      </Translate>
    ),
    task: (
      <Translate id="bedFinder.task.directive" description="What the directive test bed is for">
        Check what it does on a host component.
      </Translate>
    ),
  },
  pipe: {
    name: (
      <Translate id="bedFinder.kind.pipe" description="Kind of thing to test">
        Pipe
      </Translate>
    ),
    task: (
      <Translate id="bedFinder.task.pipe" description="What the pipe test bed is for">
        Compare what goes in with what comes out.
      </Translate>
    ),
  },
  service: {
    name: (
      <Translate id="bedFinder.kind.service" description="Kind of thing to test">
        Service
      </Translate>
    ),
    task: (
      <Translate id="bedFinder.task.service" description="What the service test bed is for">
        Call it and respond to its HTTP requests.
      </Translate>
    ),
  },
  module: {
    name: (
      <Translate id="bedFinder.kind.module" description="Kind of thing to test">
        Module
      </Translate>
    ),
    task: (
      <Translate id="bedFinder.task.module" description="What the module test bed is for">
        Check what it provides.
      </Translate>
    ),
  },
  interceptor: {
    name: (
      <Translate id="bedFinder.kind.interceptor" description="Kind of thing to test">
        Interceptor
      </Translate>
    ),
    task: (
      <Translate id="bedFinder.task.interceptor" description="What the interceptor test bed is for">
        Check the requests and responses that pass through it.
      </Translate>
    ),
  },
  guard: {
    name: (
      <Translate id="bedFinder.kind.guard" description="Kind of thing to test">
        Guard
      </Translate>
    ),
    task: (
      <Translate id="bedFinder.task.guard" description="What the guard test bed is for">
        Run it for a route and check its decision.
      </Translate>
    ),
  },
  resolver: {
    name: (
      <Translate id="bedFinder.kind.resolver" description="Kind of thing to test">
        Resolver
      </Translate>
    ),
    task: (
      <Translate id="bedFinder.task.resolver" description="What the resolver test bed is for">
        Run it and check what it loads.
      </Translate>
    ),
  },
  router: {
    name: (
      <Translate id="bedFinder.kind.router" description="Kind of thing to test">
        Routes
      </Translate>
    ),
    task: (
      <Translate id="bedFinder.task.router" description="What the router test bed is for">
        Navigate for real, guards and resolvers included.
      </Translate>
    ),
  },
};
