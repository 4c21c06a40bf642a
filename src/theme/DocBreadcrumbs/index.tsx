import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {findFirstSidebarItemLink, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import {BesideTitle} from '@site/src/components/PageAsMarkdown';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

// Why: in the original, a category without an index page is not a link. Here it links to the page set in the sidebar
// (`customProps.page`), or else to the first page of the category. The row also contains the button that copies the
// page, so documents without a sidebar have the row too.
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) {
    return <BesideTitle />;
  }
  const here = breadcrumbs.at(-1)!;
  return (
    <BesideTitle>
      <StructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}>
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {breadcrumbs.map((item) => {
            const page = (item.customProps?.page as string | undefined) ?? findFirstSidebarItemLink(item);
            const leadsOn = page && page !== here.href;
            return (
              <li
                key={item.label}
                className={item === here ? 'breadcrumbs__item breadcrumbs__item--active' : 'breadcrumbs__item'}>
                {leadsOn ? (
                  <Link className="breadcrumbs__link" to={page}>
                    {item.label}
                  </Link>
                ) : (
                  <span className="breadcrumbs__link">{item.label}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </BesideTitle>
  );
}
