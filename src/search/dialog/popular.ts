/** Sections that the box offers while nothing is typed, as `path#id`; one that does not exist is left out. */
export const POPULAR = [
  'docs/getting-started#',
  'docs/api/test-beds/component#',
  'docs/api/test-beds/service#',
  'docs/api/common/http-testing-tools#',
  'docs/api/common/base-tools#',
  'docs/reference/api/overview#',
  'docs/reference/version-compatibility#',
];
