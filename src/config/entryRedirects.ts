/** A short address and its target page, both without the base URL and without a leading slash. */
export interface EntryRedirect {
  /** An address without a page, such as `docs`. */
  from: string;
  to: string;
}

/** The short addresses of the site: options of src/plugins/entry-redirects. */
export const entryRedirects: {redirects: EntryRedirect[]} = {
  redirects: [
    {from: 'docs', to: 'docs/introduction'},
    {from: 'reference', to: 'docs/reference/version-compatibility'},
  ],
};
