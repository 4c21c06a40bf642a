import React, {type ReactNode} from 'react';
import LastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import ServerHtml from '@site/src/components/ServerHtml';

// Why: a date is made when the site is built, not once more in each browser.
export default function LastUpdatedFromServer(props: Props): ReactNode {
  return (
    <ServerHtml as="span">
      <LastUpdated {...props} />
    </ServerHtml>
  );
}
