import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {isSamePath} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useRouteContext from '@docusaurus/useRouteContext';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import BackToTop from '@site/src/components/BackToTop';
import Breadcrumbs from '@site/src/components/Breadcrumbs';

// Why: posts are as long as documents, so they need the back-to-top button too. And the original has no way back to the
// list of posts. As in the docs, the breadcrumbs end with the current page, except on posts, whose titles are long.
export default function BlogLayoutWithBreadcrumbs({children, ...props}: Props): ReactNode {
  const blog = useBaseUrl('/blog');
  const label = translate({id: 'blogLayout.blog', message: 'Blog', description: 'Breadcrumb to the list of posts'});
  const isList = isSamePath(useLocation().pathname, blog);
  // Of the blog pages, only posts have this data and a Markdown version.
  const isPost = Boolean(useRouteContext().data?.blogMetadata);
  return (
    <BlogLayout {...props}>
      {!isList && (
        <Breadcrumbs crumbs={[{label, page: blog}, ...(props.title ? [{label: props.title}] : [])]} canCopy={isPost} />
      )}
      {children}
      <BackToTop />
    </BlogLayout>
  );
}
