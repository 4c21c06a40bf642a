import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';

// Why: the original adds 0.6 kB of script to each page to watch the scroll position, and works only once React runs.
// This is a link that CSS shows and hides (src/css/content.css).
export default function BackToTopButton(): ReactNode {
  return (
    <nav className="back-to-top">
      <a
        href="#"
        // Keyboard users have the Home key, and this link precedes the content.
        tabIndex={-1}
        className={ThemeClassNames.common.backToTopButton}
        aria-label={translate({id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top'})}
      />
    </nav>
  );
}
