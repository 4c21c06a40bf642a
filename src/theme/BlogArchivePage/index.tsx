import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogArchivePage from '@theme-original/BlogArchivePage';
import type {Props} from '@theme/BlogArchivePage';

// Why: the original describes the page by its title alone.
export default function BlogArchivePageWithDescription(props: Props): ReactNode {
  return (
    <>
      <BlogArchivePage {...props} />
      <PageMetadata
        description={translate({
          id: 'blogArchive.description',
          message: 'Every article of the blog of ngx-testing-tools, year by year.',
          description: 'Description of the archive for search engines',
        })}
      />
    </>
  );
}
