import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** A kind of test bed, as the home page presents it. */
interface Kind {
  name: ReactNode;
  /** What its test bed is for. */
  task: ReactNode;
}

/** The nine kinds, by the last part of their page's address. */
export const KINDS = {
  component: {
    name: (
      <Translate id="home.kind.component" description="Kind of test bed on the home page">
        A component
      </Translate>
    ),
    task: (
      <Translate id="home.task.component" description="What the component test bed is for">
        Render it, find elements, click.
      </Translate>
    ),
  },
  directive: {
    name: (
      <Translate id="home.kind.directive" description="Kind of test bed on the home page">
        A directive
      </Translate>
    ),
    task: (
      <Translate id="home.task.directive" description="What the directive test bed is for">
        Watch it work on a host component.
      </Translate>
    ),
  },
  pipe: {
    name: (
      <Translate id="home.kind.pipe" description="Kind of test bed on the home page">
        A pipe
      </Translate>
    ),
    task: (
      <Translate id="home.task.pipe" description="What the pipe test bed is for">
        Compare what goes in with what comes out.
      </Translate>
    ),
  },
  service: {
    name: (
      <Translate id="home.kind.service" description="Kind of test bed on the home page">
        A service
      </Translate>
    ),
    task: (
      <Translate id="home.task.service" description="What the service test bed is for">
        Call it, and answer its HTTP requests.
      </Translate>
    ),
  },
  module: {
    name: (
      <Translate id="home.kind.module" description="Kind of test bed on the home page">
        A module
      </Translate>
    ),
    task: (
      <Translate id="home.task.module" description="What the module test bed is for">
        Check what it provides.
      </Translate>
    ),
  },
  interceptor: {
    name: (
      <Translate id="home.kind.interceptor" description="Kind of test bed on the home page">
        An interceptor
      </Translate>
    ),
    task: (
      <Translate id="home.task.interceptor" description="What the interceptor test bed is for">
        See the request as it leaves.
      </Translate>
    ),
  },
  guard: {
    name: (
      <Translate id="home.kind.guard" description="Kind of test bed on the home page">
        A guard
      </Translate>
    ),
    task: (
      <Translate id="home.task.guard" description="What the guard test bed is for">
        Challenge it with a route.
      </Translate>
    ),
  },
  resolver: {
    name: (
      <Translate id="home.kind.resolver" description="Kind of test bed on the home page">
        A resolver
      </Translate>
    ),
    task: (
      <Translate id="home.task.resolver" description="What the resolver test bed is for">
        Trigger it and read its data.
      </Translate>
    ),
  },
  router: {
    name: (
      <Translate id="home.kind.router" description="Kind of test bed on the home page">
        Routes
      </Translate>
    ),
    task: (
      <Translate id="home.task.router" description="What the router test bed is for">
        Navigate for real, guards and resolvers included.
      </Translate>
    ),
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
