import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';

interface Props {
  title: string;
  description: string | undefined;
  /** Links to other such pages, after the description. */
  links?: ReactNode;
  className: string;
  children: ReactNode;
}

/** A page that leads to the posts: the list of posts, the archive, the tags or a tag. */
export default function BlogOverview({title, description, links, className, children}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, className)}>
      <BlogLayout title={title} description={description}>
        <header>
          <Heading as="h1">{title}</Heading>
          <p>
            {description} {links}
          </p>
        </header>
        {children}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
