import type {ReactNode} from 'react';
import Info from '@theme-init/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import ServerHtml from '../../../../ServerHtml';

// Why: see `LastUpdated`.
export default function InfoFromServer(props: Props): ReactNode {
  return (
    <ServerHtml as="div">
      <Info {...props} />
    </ServerHtml>
  );
}
