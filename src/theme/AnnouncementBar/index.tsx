import React, {type ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

// Why: the original claims to be the banner of the page, cuts its text at a fixed height, and hides by a rule of its
// own style sheet. The bar is in the page from the server on, and a script in the head marks it as dismissed before
// the first paint, so nothing moves; its text is centered beside a button that arrives later.

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) {
    return null;
  }
  return (
    <aside
      className={`${ThemeClassNames.announcementBar.container} ${styles.bar}`}
      aria-label={translate({
        id: 'announcementBar.label',
        message: 'Announcement',
        description: 'Name of the bar above the navbar for screen readers',
      })}>
      <AnnouncementBarContent className={styles.content} />
      {announcementBar!.isCloseable && <AnnouncementBarCloseButton className={styles.close} onClick={close} />}
    </aside>
  );
}
