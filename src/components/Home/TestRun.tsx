import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  /** The test player. */
  children: ReactNode;
}

/** Shows how a test runs, with a test player and a link to the full explanation. */
export default function TestRun({children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="life">
      <div className={styles.split}>
        <div>
          <Heading as="h2" id="life" className={styles.heading}>
            <Translate id="home.life" description="Title of the part of the home page that shows how a test runs">
              How one test runs
            </Translate>
          </Heading>
          <p>
            <Translate id="home.life.text" description="Text beside the test player on the home page">
              A test bed uses Angular’s own TestBed. It does the steps that are the same in every spec file; what you
              write is what you test.
            </Translate>
          </p>
          <p>
            <Link to="/docs/api/common/base-tools">
              <Translate id="home.life.link" description="Link to the base tools page on the home page">
                Every tool that a test receives
              </Translate>
            </Link>
          </p>
        </div>
      </div>
      {children}
    </section>
  );
}
