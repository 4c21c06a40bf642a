import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Needs} from './needs';

// Code, the same in every language.
const HOOK = 'ngOnInit';
const DETECT = 'fixture.detectChanges()';
const TYPE = 'type';
const PROVIDE_CLIENT = 'provideHttpClient()';

/** A note on the matching test bed. Renders nothing if there is nothing to add to the sample. */
export default function Note({kind, template}: Needs): ReactNode {
  switch (kind) {
    case 'component':
      return template ? null : (
        <p>
          <Translate id="bedFinder.note.noTemplate" values={{hook: <code>{HOOK}</code>, call: <code>{DETECT}</code>}}>
            {'Change detection does not run automatically: call {call} when {hook} must run.'}
          </Translate>
        </p>
      );
    case 'directive':
      return (
        <p>
          <Translate id="bedFinder.note.directive">
            The second argument is a host component: it uses the directive as your templates do.
          </Translate>
        </p>
      );
    case 'interceptor':
      return (
        <p>
          <Translate id="bedFinder.note.interceptor">HTTP testing is always on here.</Translate>
        </p>
      );
    case 'guard':
      return (
        <p>
          <Translate id="bedFinder.note.guard" values={{option: <code>{TYPE}</code>}}>
            {'For a function, {option} is required; for a class, it is optional.'}
          </Translate>
        </p>
      );
    case 'module':
    case 'pipe':
    case 'router':
      return (
        <p>
          <Translate id="bedFinder.note.noHttp" values={{client: <code>{PROVIDE_CLIENT}</code>}}>
            {'This test bed has no HTTP tools. If a dependency injects the HTTP client, provide it with {client}.'}
          </Translate>
        </p>
      );
    default:
      return null;
  }
}
