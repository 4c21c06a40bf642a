import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useEndOfHydration} from '../../fromServer';
import styles from './styles.module.css';

// Why: a page whose scripts cannot be loaded must say so. page-template/startPage.ts shows this hidden message.
export default function Root({children}: {children: ReactNode}): ReactNode {
  useEndOfHydration();
  return (
    <>
      {children}
      <p className={styles.failed} role="alert" hidden data-scripts-failed suppressHydrationWarning>
        <Translate id="fasterPages.scriptsFailed" description="When scripts cannot be loaded">
          The scripts of this page did not load, so its buttons, tabs and search do not work.
        </Translate>{' '}
        {/* An empty `href` is the address of the page. */}
        <a href="">
          <Translate id="fasterPages.reload" description="Link in the message that scripts could not be loaded">
            Reload the page
          </Translate>
        </a>
      </p>
    </>
  );
}
