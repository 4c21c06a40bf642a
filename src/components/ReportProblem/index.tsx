import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A link to a new issue, prefilled with language, revision and page. src/client/placeLinks.ts adds the section. */
export default function ReportProblem(): ReactNode {
  const {report} = useDocusaurusContext().siteConfig.customFields as {report: string};
  return (
    <Link to={report + encodeURIComponent(useLocation().pathname)} className={ThemeClassNames.common.editThisPage}>
      <Translate id="reportProblem.label" description="Link next to “Edit this page” that opens a new issue">
        Report a problem
      </Translate>
    </Link>
  );
}
