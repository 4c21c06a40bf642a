import React, {type ReactNode} from 'react';
import LastUpdated from '@theme-init/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import ServerHtml from '../../ServerHtml';

// Why: the browser's first date costs it 50 ms at the first move (Intl.DateTimeFormat); the server has written it.
export default function LastUpdatedFromServer(props: Props): ReactNode {
  return (
    <ServerHtml as="span">
      <LastUpdated {...props} />
    </ServerHtml>
  );
}
