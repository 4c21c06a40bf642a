import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Props {
  /** Major version; `src/plugins/post-build/samples-archives` must create an archive for it. */
  angular: number;
  children: ReactNode;
}

/** A link to the archive of the samples project for a version of Angular. */
export default function SamplesArchive({angular, children}: Props): ReactNode {
  return (
    <a href={useBaseUrl(`samples-angular-${angular}.zip`)} download>
      {children}
    </a>
  );
}
