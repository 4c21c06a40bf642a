import React, {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

const ACTIVE = 'table-of-contents__link--active';

// Why: beside a post the original is in no landmark, and a screen reader's list of landmarks leaves it out. And
// where it is higher than the window, it leaves the entry of the section that is read out of sight.
export default function TOCInLandmark(props: Props): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  useEffect(() => {
    // Docusaurus marks the entry outside of React.
    // The element of now: when it is taken away, a last change is still told.
    const element = landmark.current!;
    const observer = new MutationObserver(() => keepInSight(element));
    observer.observe(element, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);

  return (
    <nav
      ref={landmark}
      className={styles.landmark}
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
        description: 'The label used by the button on the collapsible TOC component',
      })}>
      <TOC {...props} />
    </nav>
  );
}

/** Not by `scrollIntoView`, which would scroll the page too. */
function keepInSight(landmark: HTMLElement): void {
  const link = landmark.querySelector(`.${ACTIVE}`)?.getBoundingClientRect();
  const frame = landmark.firstElementChild!;
  const {top, height} = frame.getBoundingClientRect();
  if (link && (link.top < top || link.bottom > top + height)) {
    frame.scrollTop += link.top - top - height / 3;
  }
}
