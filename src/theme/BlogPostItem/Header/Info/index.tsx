import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {BesideTitle} from '@site/src/components/PageAsMarkdown';

// Why: the button that copies the page is beside the title, as in documents.
export default function InfoAndCopy(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  const info = <Info {...props} />;
  return isBlogPostPage ? <BesideTitle>{info}</BesideTitle> : info;
}
