import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme-original/DocPaginator';
import type {Props} from '@theme/DocPaginator';
import BackToTop from '@site/src/components/BackToTop';
import styles from './styles.module.css';

// Why: a title such as “Pipe” does not say what the page is about, so this adds a description. The paginator ends the
// content, so the back-to-top button comes after it.
export default function DocPaginatorWithDescriptions({previous, next, ...props}: Props): ReactNode {
  const documents = Object.values(useDocsVersion().docs);
  const describe = (link: Props['next']) => {
    // A document with a `slug`, or an index page, has a permalink that differs from its id, so it gets no description.
    const description = documents.find(({id}) => link?.permalink.endsWith(`/docs/${id}`))?.description;
    return (
      link && {
        ...link,
        // The original renders `title` unchanged, so it can be an element.
        title: (
          <>
            {link.title}
            {description && <span className={styles.description}>{description}</span>}
          </>
        ) as unknown as string,
      }
    );
  };

  return (
    <>
      <DocPaginator {...props} previous={describe(previous)} next={describe(next)} />
      <BackToTop />
    </>
  );
}
