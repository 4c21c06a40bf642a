import type {ReactNode} from 'react';
import LastUpdated from '@theme-init/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import ServerHtml from '../../ServerHtml';

// Why: creating the first `Intl.DateTimeFormat` blocks the browser for up to 100 ms, and the server has already
// rendered the date.
export default function LastUpdatedFromServer(props: Props): ReactNode {
  return (
    <ServerHtml as="span">
      <LastUpdated {...props} />
    </ServerHtml>
  );
}
