import type {ReactNode} from 'react';
import {ICON_ATTRIBUTES, ICONS} from '@site/src/data/icons';
import type {Kind} from './needs';

export function KindIcon({kind}: {kind: Kind}): ReactNode {
  return (
    <svg {...ICON_ATTRIBUTES} width="20" height="20">
      <path d={ICONS[kind]} />
    </svg>
  );
}
