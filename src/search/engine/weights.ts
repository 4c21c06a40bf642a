import type {FieldName} from './documents';

export const FIELD_WEIGHTS: Record<FieldName, number> = {symbol: 9, heading: 6, anchor: 2, page: 2, text: 0.5, code: 0.5};
export const SATURATION = 2;
export const LENGTH = 0.3;
export const RARE = 3;
export const IDENTIFIER = 2.5;
export const ASIDE = 0.5;
export const COVERAGE = 0.4;
export const PHRASE = 0.6;
export const PHRASE_FIT = 2;
export const PLACES: [start: string, weight: number][] = [
  ['docs/reference/api/', 0.6],
  ['docs/tutorial-', 0.7],
  ['blog/', 0.7],
];
export const TOP = 1.25;
export const ERROR = 0.9;
export const PREFIX = 0.5;
export const MISTAKES = [1, 0.8, 0.7, 0.5, 0.4, 0.3];
export const LEAST_SHARE = 0.08;
