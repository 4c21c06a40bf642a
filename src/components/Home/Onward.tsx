import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Links at the end of the home page. */
export default function Onward(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="onward">
      <Heading as="h2" id="onward" className={styles.heading}>
        <Translate id="home.onward" description="Title of the last part of the home page">
          Read on
        </Translate>
      </Heading>
      <ul className={styles.onward}>
        <li>
          <Link to="/docs/examples/about">
            <Translate id="home.onward.examples" description="Link to the examples on the home page">
              A complete shop, fully tested
            </Translate>
          </Link>
          <p>
            <Translate id="home.onward.examples.text" description="What the examples are">
              One small application, with a spec file for every kind of test bed.
            </Translate>
          </p>
        </li>
        <li>
          <Link to="/blog">
            <Translate id="home.blog" description="Link to the blog on the home page">
              The blog
            </Translate>
          </Link>
          <p>
            <Translate id="home.onward.blog.text" description="What the blog is">
              Longer articles: why test beds, and how to test an application from the outside in.
            </Translate>
          </p>
        </li>
        <li>
          <Link to="/docs/reference/version-compatibility">
            <Translate id="home.onward.migrate" description="Link to the version compatibility page on the home page">
              Coming from 2.x
            </Translate>
          </Link>
          <p>
            <Translate id="home.onward.migrate.text" description="What the version compatibility page contains">
              What was removed in 3.0.0, and what to write in its place.
            </Translate>
          </p>
        </li>
      </ul>
    </section>
  );
}
