import type {Kind} from '../components/BedFinder/needs';

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/**
 * An icon for each kind, on a grid of 20 × 20 px. Component: a window. Directive: a tag on a box. Pipe: a value that
 * changes when it passes the pipe character. Service: a hub. Module: boxes in a box. Interceptor: an arrow through a
 * gate. Guard: a shield with a lock. Resolver: data that enters a page. Routes: a fork.
 */
export const ICONS: Readonly<Record<Kind, string>> = {
  component: 'M2 3h16v14H2zM2 8h16M5 5.5h0M8 5.5h0',
  directive: 'M4.5 13H2V2h11v2.5M7.5 7.5H13l5.5 5.5-5.5 5.5L7.5 13zM10.5 10.5h0',
  pipe: `${circle(4, 10, 3)}M10 2v16M13 7h6v6h-6z`,
  service: `${circle(10, 10.5, 2.5)}M10 8V5M7.5 12 5 14M12.5 12l2.5 2${circle(10, 3.5, 1.5)}${circle(3.5, 15, 1.5)}${circle(16.5, 15, 1.5)}`,
  module: 'M2 2h16v16H2zM5 5h4v4H5zM11 11h4v4h-4z',
  interceptor: 'M7 2h4v4.5H7zM7 13.5h4V18H7zM2 10h16M15 7l3 3-3 3',
  guard: `m10 1.5 7 2.5v5.5c0 4-3 7-7 9-4-2-7-5-7-9V4z${circle(10, 8.5, 1.5)}M10 10v3`,
  resolver: 'M6 7V2h6.5L17 6.5V18H6v-5M12.5 2v4.5H17M1.5 10H11M8 7l3 3-3 3',
  router: 'M10 17v-6L3 4M10 11l7-7M3 8V4h4M13 4h4v4',
};

/** The attributes of an `<svg>` that draws an icon, in the color of the text. Screen readers skip it. */
export const ICON_ATTRIBUTES = {
  viewBox: '0 0 20 20',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': 'true',
} as const;
