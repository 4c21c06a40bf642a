import type {ReactNode} from 'react';
import BackToTopButton from '@theme/BackToTopButton';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';

// Why: posts are as long as documents, so they need the back-to-top button too.
export default function BlogLayoutWithBackToTop({children, ...props}: Props): ReactNode {
  return (
    <BlogLayout {...props}>
      <BackToTopButton />
      {children}
    </BlogLayout>
  );
}
