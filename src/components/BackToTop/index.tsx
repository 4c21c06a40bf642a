import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';

/** At the end of the content: a link to the top, which src/css/content.css shows and hides. */
export default function BackToTop(): ReactNode {
  return (
    <div className="back-to-top">
      <a
        href="#"
        className={ThemeClassNames.common.backToTopButton}
        aria-label={translate({id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top'})}
      />
    </div>
  );
}
