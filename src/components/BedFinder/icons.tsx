import type {ReactNode} from 'react';
import {SIGN_ATTRIBUTES, SIGNS} from '@site/src/data/signs';
import type {Kind} from './needs';

export function KindIcon({kind}: {kind: Kind}): ReactNode {
  return (
    <svg {...SIGN_ATTRIBUTES} width="20" height="20">
      <path d={SIGNS[kind]} />
    </svg>
  );
}
