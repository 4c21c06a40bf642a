import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

// Change: the original says “Read more”, which is meaningless to search engines and in a screen reader's list of links.
export default function ReadMoreLink({blogPostTitle, ...linkProps}: Props): ReactNode {
  const label = translate(
    {
      id: 'blogPost.readLabel',
      message: 'Read the article: {title}',
      description: 'Name of the link to a post, for screen readers; it starts with the visible text',
    },
    {title: blogPostTitle},
  );
  return (
    <Link aria-label={label} {...linkProps}>
      <b>
        <Translate id="blogPost.read">Read the article</Translate>
      </b>
    </Link>
  );
}
