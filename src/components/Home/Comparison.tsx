import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {PlayedTest} from '@site/src/components/TestPlayer';
import styles from './styles.module.css';

/** The name of the suite in both samples. Code is not translated. */
const SUITE = 'ProductListComponent';
const SPECS = ['should create', 'should show the products'] as const;

/** Compares the same test written with Angular's TestBed and with the library. */
export function Comparison({children}: {children: ReactNode}): ReactNode {
  return (
    <section
      className={styles.section}
      aria-label={translate({id: 'home.comparison.label', message: 'The same test twice'})}>
      <div className={styles.comparison}>{children}</div>
    </section>
  );
}

/** One of the two samples: its title and its code. */
export function Panel({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.panel}>{children}</div>;
}

/** The longer sample. It is collapsed on narrow screens, so that readers do not have to scroll past it. */
export function Folded({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={clsx('fold replaced', styles.folded)}>
      <summary>
        <Translate id="home.before.show" description="Opens the sample without the library on a phone">
          Show the test
        </Translate>
      </summary>
      {children}
    </details>
  );
}

/** Explains the marked lines of the sample without the library. */
export function Legend(): ReactNode {
  return (
    <p className={styles.note}>
      <Translate
        id="home.before.legend"
        description="Under the sample without the library, some of whose lines are marked">
        The marked lines are what a test bed does for you.
      </Translate>
    </p>
  );
}

/** Title of the test without the library, with its number of lines. */
export function BeforeTitle({children}: {children: ReactNode}): ReactNode {
  return (
    <Title lines={children}>
      <Translate id="home.before" description="Title of the sample without the library">
        With TestBed alone
      </Translate>
    </Title>
  );
}

/** Title of the test with the library, with its number of lines. */
export function AfterTitle({children}: {children: ReactNode}): ReactNode {
  return (
    <Title lines={children}>
      <Translate id="home.after" description="Title of the sample with the library">
        With a test bed
      </Translate>
    </Title>
  );
}

function Title({lines, children}: {lines: ReactNode; children: ReactNode}): ReactNode {
  return (
    <Heading as="h2">
      {children}
      <span className={styles.lines}>
        <Translate id="home.lines" description="Number of lines of a sample" values={{count: <b>{lines}</b>}}>
          {'{count} lines'}
        </Translate>
      </span>
    </Heading>
  );
}

/** The report of both tests, or of the short one while the player leaves its response out. */
export function Report(): ReactNode {
  const test = useContext(PlayedTest);
  return (
    <div className={clsx(styles.report, styles[test])}>
      <p>
        <strong>
          {test === 'unchanged' ? (
            <Translate id="home.report">Both run the same two specs:</Translate>
          ) : (
            <Translate
              id="home.report.incomplete"
              description="Above the specs of the short test when its response is left out">
              Without the response:
            </Translate>
          )}
        </strong>
      </p>
      <div className={styles.results}>
        <p className={styles.suite}>{SUITE}</p>
        <ul className={styles.specs}>
          <li>
            {SPECS[0]}{' '}
            <span className={styles.aside}>
              <Translate id="home.report.create" description="Next to the spec “should create”">
                written for you
              </Translate>
            </span>
          </li>
          <li>{SPECS[1]}</li>
        </ul>
      </div>
      <p>
        <Translate id="home.report.verify">The test bed also fails a test that leaves an HTTP request open.</Translate>
      </p>
    </div>
  );
}
