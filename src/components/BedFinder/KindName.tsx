import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Kind} from './needs';

interface Props {
  kind: Kind;
}

/** The name of a kind of thing to test, in the reader's language. */
export default function KindName({kind}: Props): ReactNode {
  switch (kind) {
    case 'component':
      return (
        <Translate id="bedFinder.kind.component" description="Kind of thing to test">
          Component
        </Translate>
      );
    case 'directive':
      return (
        <Translate id="bedFinder.kind.directive" description="Kind of thing to test">
          Directive
        </Translate>
      );
    case 'pipe':
      return (
        <Translate id="bedFinder.kind.pipe" description="Kind of thing to test">
          Pipe
        </Translate>
      );
    case 'service':
      return (
        <Translate id="bedFinder.kind.service" description="Kind of thing to test">
          Service
        </Translate>
      );
    case 'module':
      return (
        <Translate id="bedFinder.kind.module" description="Kind of thing to test">
          Module
        </Translate>
      );
    case 'interceptor':
      return (
        <Translate id="bedFinder.kind.interceptor" description="Kind of thing to test">
          Interceptor
        </Translate>
      );
    case 'guard':
      return (
        <Translate id="bedFinder.kind.guard" description="Kind of thing to test">
          Guard
        </Translate>
      );
    case 'resolver':
      return (
        <Translate id="bedFinder.kind.resolver" description="Kind of thing to test">
          Resolver
        </Translate>
      );
    case 'router':
      return (
        <Translate id="bedFinder.kind.router" description="Kind of thing to test">
          Routes
        </Translate>
      );
  }
}
