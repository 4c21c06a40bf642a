import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Tag from '@theme/Tag';
import styles from '../BlogArchivePage/styles.module.css';

// Change: the original has no description for search engines, and does not show those of the tags. It groups the tags
// by letter, and there are too few of them for that.
export default function BlogTagsListPage({tags}: Props): ReactNode {
  const title = translateTagsPageTitle();
  const description = translate({
    id: 'blogTags.description',
    message: 'The subjects of the blog of ngx-testing-tools, with the number of articles on each.',
  });
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={styles.page}>
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
          <ul className={styles.rows}>
            {tags.map((tag) => (
              <li key={tag.permalink}>
                <Tag {...tag} />
                {tag.description}
              </li>
            ))}
          </ul>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
