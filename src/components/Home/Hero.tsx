import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  /** The install command, one tab a package manager. */
  children: ReactNode;
}

/** What the library does, how to get it, where to go. */
export default function Hero({children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={styles.pitch}>
        <Heading as="h1" className={styles.title}>
          {siteConfig.tagline}
        </Heading>
        <p className={styles.lead}>
          <Translate id="home.lead" description="Under the title of the home page">
            Declare a test bed in one line. It compiles before each test, checks the creation, hands every test the
            tools that it asks for, and verifies what is left behind.
          </Translate>
        </p>
      </div>
      <section
        className={styles.start}
        aria-label={translate({
          id: 'home.install.label',
          message: 'Install',
          description: 'Name of the part of the home page with the install command',
        })}>
        {children}
        <p className={styles.actions}>
          <Link className="button button--primary" to="/docs/getting-started">
            <Translate id="home.start" description="Main link of the home page">
              Get started
            </Translate>
          </Link>
          <Link className="button button--secondary" to="/docs/introduction">
            <Translate id="home.introduction" description="Link to the introduction on the home page">
              Read the introduction
            </Translate>
          </Link>
        </p>
      </section>
    </header>
  );
}
