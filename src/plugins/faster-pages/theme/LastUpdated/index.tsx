import type {ReactNode} from 'react';
import LastUpdated from '@theme-init/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import {useIsFromServer} from '../../fromServer';

// Why: creating the first `Intl.DateTimeFormat` blocks the browser for up to 100 ms, and the server has already
// rendered the date, which hydration keeps like this.
export default function LastUpdatedFromServer(props: Props): ReactNode {
  return useIsFromServer() ? (
    <span dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
  ) : (
    <span>
      <LastUpdated {...props} />
    </span>
  );
}
