import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import BlogOverview from '@site/src/components/BlogOverview';

// Change: the original has no first-level heading, and no links to the tags and the archive. This one shows the blog's
// title and description. It has no paginator, because all posts are on one page.
export default function BlogListPage(props: Props): ReactNode {
  const {blogTitle, blogDescription} = props.metadata;
  return (
    <BlogOverview
      title={blogTitle}
      description={blogDescription}
      links={
        <>
          <Link to="/blog/tags">{translateTagsPageTitle()}</Link>
          {'\u00a0· '}
          <Link to="/blog/archive">{translate({id: 'theme.blog.archive.title', message: 'Archive'})}</Link>
        </>
      }
      className={ThemeClassNames.page.blogListPage}>
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogPostItems items={props.items} />
    </BlogOverview>
  );
}
