import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Links at the end of the home page. */
export default function Onward(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="onward">
      <Heading as="h2" id="onward">
        {translate({id: 'home.onward', message: 'Read on'})}
      </Heading>
      <ul className={styles.onward}>
        <li>
          <Link to="/docs/examples/about">
            <Translate id="home.onward.examples">A complete shop, fully tested</Translate>
          </Link>
          <p>
            <Translate id="home.onward.examples.text">
              One small application, with a spec file for every kind of test bed.
            </Translate>
          </p>
        </li>
        <li>
          <Link to="/blog">
            <Translate id="home.blog">The blog</Translate>
          </Link>
          <p>
            <Translate id="home.onward.blog.text">
              Longer articles: why test beds, and how to test an application from the outside in.
            </Translate>
          </p>
        </li>
        <li>
          <Link to="/docs/reference/version-compatibility">
            <Translate id="home.onward.migrate">Coming from 2.x</Translate>
          </Link>
          <p>
            <Translate id="home.onward.migrate.text">
              What was removed in 3.0.0, and what to write in its place.
            </Translate>
          </p>
        </li>
      </ul>
    </section>
  );
}
