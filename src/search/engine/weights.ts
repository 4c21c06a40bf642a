import type {Kind} from '../model';
import type {FieldName} from './documents';

export const FIELD_WEIGHTS: Record<FieldName, number> = {symbol: 9, heading: 6, anchor: 2, path: 1, page: 2, text: 0.6, code: 0.5};
export const KIND_WEIGHTS: Record<Kind, number> = {guide: 1, symbol: 1.05, option: 1.05, tutorial: 0.8, blog: 0.6};
export const PATH_WEIGHTS: [start: string, weight: number][] = [
  ['docs/api/common/', 1.3],
  ['docs/reference/api/', 0.6],
  ['docs/examples/', 0.85],
];
export const ERROR_WEIGHT = {v: 0.85};
export const LEVEL_WEIGHTS: Record<number, number> = {1: 1.35, 2: 1, 3: 1, 4: 0.95};
export const LEAST_SHARE = 0.08;
export const PREFIX_WEIGHT = 0.5;
export const MISTAKE_WEIGHTS = [1, 0.8, 0.7, 0.5, 0.4, 0.3];
export const TUNING = {
  saturation: 2, coverage: 0.4, rare: 3, compound: 0.5, aside: 0.5, pageLinks: 0, sectionLinks: 0.1, inText: 0.4, inPath: 1,
  length: 0.3, pageCoverage: 0, headingFit: 0, phrase: 0.6, phraseFit: 2, longText: 0, inError: 1, errorText: 1, identifier: 1.75,
};
