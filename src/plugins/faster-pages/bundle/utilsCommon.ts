// In place of the index of @docusaurus/utils-common, which loads all of tslib (4 kB gzip) for one line of it.
export * from '@docusaurus/utils-common/lib/stringUtils';
export * from '@docusaurus/utils-common/lib/errorUtils';
export {
  default as applyTrailingSlash,
  addLeadingSlash,
  addTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';

/** The original's: the element that holds a post, for search engines. */
export const blogPostContainerID = '__blog-post-container';
