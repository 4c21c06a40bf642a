import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

// Why: a page whose scripts cannot be loaded says so. page-template/startPage.ts shows this.
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <p className={styles.failed} role="alert" hidden data-scripts-failed suppressHydrationWarning>
        <Translate id="fasterPages.scriptsFailed" description="When scripts cannot be loaded">
          The scripts of this page did not load, so its buttons, tabs and search do not answer.
        </Translate>{' '}
        {/* An empty address is the one of the page. */}
        <a href="">
          <Translate id="fasterPages.reload" description="Link beside it">
            Reload the page
          </Translate>
        </a>
      </p>
    </>
  );
}
