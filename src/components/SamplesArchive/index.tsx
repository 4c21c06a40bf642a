import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Props {
  /** Major version, one of those that `src/plugins/post-build/samples-archives` writes. */
  angular: number;
  children: ReactNode;
}

/** A link to the project with all samples for one version of Angular. */
export default function SamplesArchive({angular, children}: Props): ReactNode {
  return (
    <a href={useBaseUrl(`samples-angular-${angular}.zip`)} download>
      {children}
    </a>
  );
}
