import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import MDXContent from '@theme-original/MDXContent';
import styles from './styles.module.css';

interface Props {
  /** The test without the library, and the number of its lines. */
  before: ReactNode;
  beforeLines: ReactNode;
  /** The same test with the library, and the number of its lines. */
  after: ReactNode;
  afterLines: ReactNode;
}

function Lines({count}: {count: ReactNode}): ReactNode {
  return (
    <span className={styles.lines}>
      <Translate id="home.lines" description="Number of lines of a sample" values={{count}}>
        {'{count} lines'}
      </Translate>
    </span>
  );
}

/** What the two samples are named after; code stays as it is in every language. */
const SUITE = 'ProductListComponent';
const SPECS = ['should create', 'shows the products'] as const;

/** One test twice: with Angular's TestBed alone, and with a test bed of the library. */
export default function Comparison({before, beforeLines, after, afterLines}: Props): ReactNode {
  return (
    <section
      className={styles.section}
      aria-label={translate({id: 'home.comparison.label', message: 'The same test twice', description: 'Name of the part of the home page that compares two tests'})}>
      <div className={styles.comparison}>
        <div className={styles.panel}>
          <Heading as="h2" className={styles.panelTitle}>
            <Translate id="home.before" description="Title of the sample without the library">
              With TestBed alone
            </Translate>
            <Lines count={beforeLines} />
          </Heading>
          <MDXContent>{before}</MDXContent>
        </div>
        <div className={styles.panel}>
          <Heading as="h2" className={styles.panelTitle}>
            <Translate id="home.after" description="Title of the sample with the library">
              With a test bed
            </Translate>
            <Lines count={afterLines} />
          </Heading>
          <MDXContent>{after}</MDXContent>
          <div className={styles.report}>
            <p className={styles.reportTitle}>
              <Translate id="home.report" description="Above the list of the two specs that both samples run">
                Both run the same two specs:
              </Translate>
            </p>
            <p className={styles.suite}>{SUITE}</p>
            <ul className={styles.specs}>
              <li>
                {SPECS[0]}{' '}
                <span className={styles.aside}>
                  <Translate id="home.report.create" description="Beside the spec “should create”">
                    written for you
                  </Translate>
                </span>
              </li>
              <li>{SPECS[1]}</li>
            </ul>
            <p className={styles.reportNote}>
              <Translate id="home.report.verify" description="Under the list of the two specs">
                The test bed also fails a test that leaves an HTTP request unanswered.
              </Translate>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
