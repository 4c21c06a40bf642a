import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Header from '@theme-original/BlogPostItem/Header';

// Why: a list of posts shows the figure of each post (`figure` and `figure_text` in its front matter).
export default function FigureAndHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const {figure, figure_text: text} = metadata.frontMatter as {figure?: string; figure_text?: string};
  return (
    <>
      {!isBlogPostPage && figure && (
        <p className="post-figure">
          <b>{figure}</b> {text}
        </p>
      )}
      <Header />
    </>
  );
}
