import type {EntryRedirectsOptions} from '../plugins/entry-redirects';

/** The short addresses of the site, and the pages that they lead on to. */
export const entryRedirects = {
  redirects: [
    {from: 'docs', to: 'docs/introduction'},
    {from: 'reference', to: 'docs/reference/version-compatibility'},
  ],
} satisfies EntryRedirectsOptions;
