import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** A kind of test bed, as the home page presents it. */
export interface Kind {
  /** Last part of the page's address, and name of the sample. */
  id: 'component' | 'directive' | 'pipe' | 'service' | 'module' | 'interceptor' | 'guard' | 'resolver' | 'router';
  name: ReactNode;
  /** What its test bed is for. */
  task: ReactNode;
}

/** The nine kinds in the order of the sidebar. */
export const KINDS: Kind[] = [
  {
    id: 'component',
    name: <Translate id="home.kind.component" description="Kind of test bed on the home page">A component</Translate>,
    task: <Translate id="home.task.component" description="What the component test bed is for">Render it, find elements, click.</Translate>,
  },
  {
    id: 'directive',
    name: <Translate id="home.kind.directive" description="Kind of test bed on the home page">A directive</Translate>,
    task: <Translate id="home.task.directive" description="What the directive test bed is for">Watch it work on a host component.</Translate>,
  },
  {
    id: 'pipe',
    name: <Translate id="home.kind.pipe" description="Kind of test bed on the home page">A pipe</Translate>,
    task: <Translate id="home.task.pipe" description="What the pipe test bed is for">Compare what goes in with what comes out.</Translate>,
  },
  {
    id: 'service',
    name: <Translate id="home.kind.service" description="Kind of test bed on the home page">A service</Translate>,
    task: <Translate id="home.task.service" description="What the service test bed is for">Call it, and answer its HTTP requests.</Translate>,
  },
  {
    id: 'module',
    name: <Translate id="home.kind.module" description="Kind of test bed on the home page">A module</Translate>,
    task: <Translate id="home.task.module" description="What the module test bed is for">Check what it provides.</Translate>,
  },
  {
    id: 'interceptor',
    name: <Translate id="home.kind.interceptor" description="Kind of test bed on the home page">An interceptor</Translate>,
    task: <Translate id="home.task.interceptor" description="What the interceptor test bed is for">See the request as it leaves.</Translate>,
  },
  {
    id: 'guard',
    name: <Translate id="home.kind.guard" description="Kind of test bed on the home page">A guard</Translate>,
    task: <Translate id="home.task.guard" description="What the guard test bed is for">Challenge it with a route.</Translate>,
  },
  {
    id: 'resolver',
    name: <Translate id="home.kind.resolver" description="Kind of test bed on the home page">A resolver</Translate>,
    task: <Translate id="home.task.resolver" description="What the resolver test bed is for">Trigger it and read its data.</Translate>,
  },
  {
    id: 'router',
    name: <Translate id="home.kind.router" description="Kind of test bed on the home page">Routes</Translate>,
    task: <Translate id="home.task.router" description="What the router test bed is for">Navigate for real, guards and resolvers included.</Translate>,
  },
];
