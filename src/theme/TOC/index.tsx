import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

const ACTIVE = 'table-of-contents__link--active';

// Why: on blog posts the original is outside any landmark, so a screen reader's list of landmarks does not include it.
// And if it is taller than the window, the active entry can be out of view.
export default function TOCInLandmark(props: Props): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  useEffect(() => {
    // src/theme/TOCItems sets the class of the active entry outside React.
    // Keep the element in a variable: the observer still fires once after the ref is cleared.
    const element = landmark.current!;
    const observer = new MutationObserver(() => keepInView(element));
    observer.observe(element, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);

  return (
    <nav
      ref={landmark}
      className={styles.landmark}
      aria-label={translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}>
      <TOC {...props} />
    </nav>
  );
}

/** Scrolls the list to its active entry, or else to its start. `scrollIntoView` would scroll the page too. */
function keepInView(landmark: HTMLElement): void {
  const link = landmark.querySelector(`.${ACTIVE}`)?.getBoundingClientRect();
  const frame = landmark.firstElementChild!;
  const {top, height} = frame.getBoundingClientRect();
  if (!link) {
    frame.scrollTop = 0;
  } else if (link.top < top || link.bottom > top + height * 0.9) {
    frame.scrollTop += link.top - top - height / 3;
  }
}
