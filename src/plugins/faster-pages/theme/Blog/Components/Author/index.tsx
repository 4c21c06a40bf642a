import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Author from '@theme-init/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';

// Why: the picture of an author who writes for the site is its logo, which each page has already
// (src/plugins/logo-sprite). As an image it would share the connection with the style sheet of a first visit.
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
