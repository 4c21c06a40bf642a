import React, {lazy, type ReactNode} from 'react';
import type {Props} from '@theme/NotFound/Content';

// Why: the original offers no way on. Every page of the docs has this component, in case that its address leads
// nowhere, so what it shows is loaded then. Without a <Suspense> the built page stays as it is until that is there, and
// for good where it cannot be loaded.

const Message = lazy(() => import('./Message').catch(() => new Promise<never>(() => {})));

export default function NotFoundContent(props: Props): ReactNode {
  return <Message {...props} />;
}
