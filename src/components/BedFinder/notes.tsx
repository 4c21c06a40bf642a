import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Kind} from './needs';

// Code, the same in every language.
const HOOK = 'ngOnInit';
const DETECT = 'fixture.detectChanges()';
const TYPE = 'type';
const PROVIDE_CLIENT = 'provideHttpClient()';

const NO_HTTP = (
  <Translate id="bedFinder.note.noHttp" values={{client: <code>{PROVIDE_CLIENT}</code>}}>
    {'This test bed has no HTTP tools. If a dependency injects the HTTP client, provide it with {client}.'}
  </Translate>
);

/** A note on each test bed that needs one in addition to the sample. */
export const NOTES: Partial<Record<Kind, ReactNode>> = {
  directive: (
    <Translate id="bedFinder.note.directive">
      The second argument is a host component: it uses the directive as your templates do.
    </Translate>
  ),
  interceptor: <Translate id="bedFinder.note.interceptor">HTTP testing is always on here.</Translate>,
  guard: (
    <Translate id="bedFinder.note.guard" values={{option: <code>{TYPE}</code>}}>
      {'For a function, {option} is required; for a class, it is optional.'}
    </Translate>
  ),
  module: NO_HTTP,
  pipe: NO_HTTP,
  router: NO_HTTP,
};

/** The note on a component that is tested without its template. */
export const NO_TEMPLATE = (
  <Translate id="bedFinder.note.noTemplate" values={{hook: <code>{HOOK}</code>, call: <code>{DETECT}</code>}}>
    {'Change detection does not run automatically: call {call} when {hook} must run.'}
  </Translate>
);
