import type {ProsePattern} from './patterns';

/** English that reads like a translation, found by an editor on these pages. */
export const PATTERNS_EN: readonly ProsePattern[] = [
  {pattern: /\bhence\b/i, cure: 'write “so” or “that is why”.', found: 'It injects the client, hence the option.'},
  {pattern: /\bstands? in (?:a|the|an)\b/i, cure: 'write “is in”; for a double, “replaces”.', found: 'The expectation stands in a callback.'},
  {pattern: /\bcan practically not\b/i, cure: 'write “can hardly”.', found: 'It can practically not fail.'},
  {pattern: /\bonce a (?:test|spec)\b/i, cure: 'write “once per test”.', found: 'Call it once a test.'},
  {pattern: /\bone \w+ an? (?:product|line|test|spec|card|branch)\b/i, cure: 'write “one … per …”.', found: 'The list has one card a product.'},
  {pattern: /\b(?:bed|page|code|option|test|library) wants\b/i, cure: 'write “needs” or “expects”.', found: 'The bed wants the option.'},
  {pattern: /\b(?:hands?|handed) (?:it |them )?over\b/i, cure: 'write “pass” or “give”.', found: 'It hands it over to the test.'},
  {pattern: /\bis to be had\b/i, cure: 'write “is available”.', found: 'Where the library is to be had.'},
  {pattern: /\btells? (?:which|what|that|whether|how|why|where)\b/i, cure: 'write “says”, “shows” or “tells you”.', found: 'The message tells which one.'},
];
