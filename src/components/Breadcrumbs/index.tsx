import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import {AboveTitle} from '@site/src/components/PageAsMarkdown';

interface Crumb {
  label: string;
  /** Where the crumb leads; omitted for the page itself. */
  page?: string;
}

interface Props {
  crumbs: readonly Crumb[];
  /** Whether the page has a Markdown version. */
  canCopy?: boolean;
}

/** The row above the title of a document or a blog page: the breadcrumbs, and the button that copies the page. */
export default function Breadcrumbs({crumbs, canCopy = true}: Props): ReactNode {
  return (
    <AboveTitle canCopy={canCopy}>
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}>
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {crumbs.map(({label, page}, index) => {
            const isHere = !page && index === crumbs.length - 1;
            return (
              <li key={label} className={clsx('breadcrumbs__item', isHere && 'breadcrumbs__item--active')}>
                {page ? (
                  <Link className="breadcrumbs__link" to={page}>
                    {label}
                  </Link>
                ) : (
                  <span className="breadcrumbs__link" aria-current={isHere ? 'page' : undefined}>
                    {label}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </AboveTitle>
  );
}
