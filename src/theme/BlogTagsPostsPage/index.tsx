import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import BlogOverview from '@site/src/components/BlogOverview';

// Change: the header and the breadcrumbs are the same as on the other pages that lead to posts. It has no paginator,
// because all posts are on one page.
export default function BlogTagsPostsPage({tag, items}: Props): ReactNode {
  return (
    <BlogOverview
      title={useBlogTagsPostsPageTitle(tag)}
      description={tag.description}
      links={
        <Link to={tag.allTagsPath}>
          <Translate id="theme.tags.tagsPageLink" description="The label of the link targeting the tag list page">
            View all tags
          </Translate>
        </Link>
      }
      className={ThemeClassNames.page.blogTagPostListPage}>
      {tag.unlisted && <Unlisted />}
      <BlogPostItems items={items} />
    </BlogOverview>
  );
}
