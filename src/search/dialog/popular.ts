/** Sections to suggest while the field is empty, as `path#id`. Sections that do not exist are ignored. */
export const POPULAR = [
  'docs/getting-started#',
  'docs/api/test-beds/component#',
  'docs/api/test-beds/service#',
  'docs/api/common/http-testing-tools#',
  'docs/api/common/base-tools#',
  'docs/reference/api/overview#',
  'docs/reference/version-compatibility#',
];
