import type {ReactNode} from 'react';
import {SIGNS} from '@site/src/data/signs';
import type {Kind} from './needs';

/** The sign of a kind, in the color of the text. Screen readers skip it. */
export function KindIcon({kind}: {kind: Kind}): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true">
      <path d={SIGNS[kind]} />
    </svg>
  );
}
