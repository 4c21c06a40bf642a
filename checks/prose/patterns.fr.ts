import type {ProsePattern} from './patterns';

/** French that lets the English be heard, and words that the glossary refuses. */
export const PATTERNS_FR: readonly ProsePattern[] = [
  {pattern: /\battentes?\b(?! (?:passive|active))/i, cure: 'écrire « assertion » pour `expect`.', found: 'Une attente échoue.'},
];
