import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {findFirstSidebarItemLink, useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import Breadcrumbs from '@site/src/components/Breadcrumbs';

// Why: in the original, a category without an index page is not a link. Here it links to the page set in the sidebar
// (`customProps.page`), or else to the first page of the category. The row also contains the button that copies the
// page, so documents without a sidebar have the row too. The structured data begins with the home page, because search
// engines ignore breadcrumbs of a single page.
export default function DocBreadcrumbs(): ReactNode {
  const {title} = useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) {
    return <Breadcrumbs crumbs={[{label: title}]} />;
  }
  const here = breadcrumbs.at(-1)!;
  return (
    <>
      <StructuredData
        breadcrumbs={[{type: 'link', label: siteConfig.title, href: siteConfig.baseUrl}, ...breadcrumbs]}
      />
      <Breadcrumbs
        crumbs={breadcrumbs.map((item) => {
          const page = (item.customProps?.page as string | undefined) ?? findFirstSidebarItemLink(item);
          return {label: item.label, page: page === here.href ? undefined : page};
        })}
      />
    </>
  );
}
