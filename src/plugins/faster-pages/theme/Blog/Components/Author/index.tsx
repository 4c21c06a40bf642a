import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Author from '@theme-init/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';

// Why: the site's own authors use its logo as their picture, which is already in each page (logoSprite.ts). An image
// request would compete with the style sheet on a first visit.
export default function BlogAuthor({author, className, ...props}: Props): ReactNode {
  const logo = useBaseUrl('/img/logo.svg');
  if (author.imageURL !== logo) {
    return <Author author={author} className={className} {...props} />;
  }
  return (
    <div className={clsx('avatar', className)}>
      <svg className="avatar__photo" aria-hidden="true">
        <use href="#site-logo" />
      </svg>
      <Author author={{...author, imageURL: undefined}} {...props} />
    </div>
  );
}
