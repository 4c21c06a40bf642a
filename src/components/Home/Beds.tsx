import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import MDXContent from '@theme-original/MDXContent';
import {KINDS, type Kind} from './kinds';
import styles from './styles.module.css';

interface Props {
  /** A sample of three lines for each kind. */
  samples: Record<Kind['id'], ReactNode>;
}

/** The map of the test beds: what do you want to test, and which page tells how. */
export default function Beds({samples}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="beds">
      <Heading as="h2" id="beds" className={styles.heading}>
        <Translate id="home.beds" description="Title of the map of the test beds on the home page">
          What do you want to test?
        </Translate>
      </Heading>
      <ul className={styles.beds}>
        {KINDS.map(({id, name, task}) => (
          <li key={id} className={styles.bed}>
            <div>
              <Heading as="h3" className={styles.kind}>
                <Link to={`/docs/api/test-beds/${id}`}>{name}</Link>
              </Heading>
              <p className={styles.task}>{task}</p>
            </div>
            <div className={styles.bedSample}>
              <MDXContent>{samples[id]}</MDXContent>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
