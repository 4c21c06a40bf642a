import type {ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

// Why: the original has the `banner` role, and its height is fixed, so wrapped text overflows it. Docusaurus's inline
// script hides a dismissed bar before the first paint, so the layout does not shift. Here, the focus moves on to the
// navbar instead of getting lost with the button.

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) {
    return null;
  }
  const closeAndKeepFocus = () => {
    close();
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  };
  return (
    <aside
      className={`${ThemeClassNames.announcementBar.container} ${styles.bar}`}
      aria-label={translate({id: 'announcementBar.label', message: 'Announcement'})}>
      <AnnouncementBarContent className={styles.content} />
      {announcementBar!.isCloseable && (
        <AnnouncementBarCloseButton className={styles.close} onClick={closeAndKeepFocus} />
      )}
    </aside>
  );
}
