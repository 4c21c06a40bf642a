import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import BlogOverview from '@site/src/components/BlogOverview';

// Change: the original skips the second heading level and puts its title outside the main element, in a colored box.
// This one lists the newest post first, with its description.

const yearOf = ({metadata}: ArchiveBlogPost) => metadata.date.slice(0, 4);

export default function BlogArchivePage({archive}: Props): ReactNode {
  const dateFormat = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({
    id: 'blogArchive.description',
    message: 'All articles of the ngx-testing-tools blog, year by year.',
  });
  return (
    <BlogOverview title={title} description={description} className="blog-archive-page">
      {[...new Set(archive.blogPosts.map(yearOf))].map((year) => (
        <section key={year}>
          <Heading as="h2" id={year}>
            {year}
          </Heading>
          <ul className="clean-list blog-rows">
            {archive.blogPosts
              .filter((post) => yearOf(post) === year)
              .map(({metadata}) => (
                <li key={metadata.permalink}>
                  <time dateTime={metadata.date}>{dateFormat.format(new Date(metadata.date))}</time>
                  <div>
                    <strong>
                      <Link to={metadata.permalink}>{metadata.title}</Link>
                    </strong>
                    <div>{metadata.description}</div>
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </BlogOverview>
  );
}
