import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import TagsListInline from '@theme/TagsListInline';

// Why: in a list, the original adds a “Read more” link, which is meaningless to search engines and in a screen reader's
// list of links. The title of the post is a link already.
export default function FooterWithoutReadMore(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  if (isBlogPostPage) {
    return <Footer />;
  }
  return (
    <footer>
      <TagsListInline tags={metadata.tags} />
    </footer>
  );
}
