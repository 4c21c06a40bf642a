import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Content from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';

// Why: in a list, the first paragraphs of posts are too long, and differ in length. The description of the post replaces
// them (src/css/blog.css hides them); the drawing below them stays.
export default function ContentWithDescription(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <>
      {!isBlogPostPage && <p>{metadata.description}</p>}
      <Content {...props} />
    </>
  );
}
