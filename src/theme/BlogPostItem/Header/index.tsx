import type {ReactNode} from 'react';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Header from '@theme-original/BlogPostItem/Header';
import Breadcrumbs from '@site/src/components/Breadcrumbs';

// Why: a post begins with a path to the blog and a button that copies it, as in documents. Lists and posts show the
// figure of a post (`figure` and `figure_text` in its front matter).
export default function HeaderWithFigure(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const {figure, figure_text: text} = metadata.frontMatter as {figure?: string; figure_text?: string};
  return (
    <>
      {isBlogPostPage && <PathToBlog />}
      {figure && (
        <p className="post-figure">
          <b>{figure}</b> {text}
        </p>
      )}
      <Header />
    </>
  );
}

/** Only pages of posts have the metadata of the blog. */
function PathToBlog(): ReactNode {
  const {blogTitle, blogBasePath} = useBlogMetadata();
  return <Breadcrumbs crumbs={[{label: blogTitle, page: blogBasePath}]} />;
}
