import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';

// Why: the original watches the page with script, 0.6 kB of it on each page, and answers once React runs. This is a
// link that style sheets show; src/css/content.css has how.
export default function BackToTopButton(): ReactNode {
  return (
    <nav className="way-up">
      <a
        href="#"
        // By keyboard there is Home, and this one comes before the page.
        tabIndex={-1}
        className={ThemeClassNames.common.backToTopButton}
        aria-label={translate({
          id: 'theme.BackToTopButton.buttonAriaLabel',
          message: 'Scroll back to top',
          description: 'The ARIA label for the back to top button',
        })}
      />
    </nav>
  );
}
