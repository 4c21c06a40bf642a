import type {ReactNode} from 'react';
import LastUpdated from '@theme-init/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import {useIsFromServer} from '../../fromServer';

/** Keeps hydration from comparing or changing the content of an element. */
const KEEP_CONTENT = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true};

// Why: creating the first `Intl.DateTimeFormat` blocks the browser for up to 100 ms, and the server has already
// rendered the date.
export default function LastUpdatedFromServer(props: Props): ReactNode {
  return useIsFromServer() ? (
    <span {...KEEP_CONTENT} />
  ) : (
    <span>
      <LastUpdated {...props} />
    </span>
  );
}
