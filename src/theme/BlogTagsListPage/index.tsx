import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

// Why: the original has no description for search engines.
export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'blogTags.description',
          message: 'The subjects of the blog of ngx-testing-tools, with the number of articles on each.',
        })}
      />
    </>
  );
}
