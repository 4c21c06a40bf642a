import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {CodeOnly} from '@site/src/components/Sample';
import {KINDS, type KindName} from './kinds';
import styles from './styles.module.css';

/** The map of the test beds: what do you want to test, and which page tells how. */
export function Beds({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="beds">
      <Heading as="h2" id="beds" className={styles.heading}>
        <Translate id="home.beds" description="Title of the map of the test beds on the home page">
          What do you want to test?
        </Translate>
      </Heading>
      <ul className={styles.beds}>{children}</ul>
    </section>
  );
}

interface BedProps {
  kind: KindName;
  /** A sample of three lines. */
  children: ReactNode;
}

/** One row of the map. */
export function Bed({kind, children}: BedProps): ReactNode {
  const {name, task} = KINDS[kind];
  return (
    <li className={styles.bed}>
      <div>
        <Heading as="h3" className={styles.kind}>
          <Link to={`/docs/api/test-beds/${kind}`}>{name}</Link>
        </Heading>
        <p className={styles.task}>{task}</p>
      </div>
      <div className={styles.bedSample}>
        {/* The whole file is linked from the page of the kind. */}
        <CodeOnly value>{children}</CodeOnly>
      </div>
    </li>
  );
}
