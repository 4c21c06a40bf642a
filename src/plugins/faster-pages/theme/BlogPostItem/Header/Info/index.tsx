import type {ReactNode} from 'react';
import Info from '@theme-init/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import ServerHtml from '../../../../ServerHtml';

// Why: for the same reason as `LastUpdated`.
export default function InfoFromServer(props: Props): ReactNode {
  return (
    <ServerHtml as="div">
      <Info {...props} />
    </ServerHtml>
  );
}
