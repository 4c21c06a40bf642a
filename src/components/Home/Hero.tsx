import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {angularLines} from '@site/src/data/releases';
import styles from './styles.module.css';

const SUPPORTED = angularLines.filter(({support}) => support === 'supported').map(({version}) => version);

/** Not translated: it contains only names and numbers. `SUPPORTED` starts with the newest version. */
const PLATFORMS = `Angular ${SUPPORTED.at(-1)}–${SUPPORTED[0]} · Jasmine`;

interface Props {
  /** The install command, with one tab per package manager. */
  children: ReactNode;
}

/** The top of the home page: what the library does, how to install it, and where to start. */
export default function Hero({children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <Heading as="h1">{siteConfig.tagline}</Heading>
      <div>
        <p className={styles.lead}>
          <Translate id="home.lead">
            Less set-up, more checks: one line prepares each test, gives it its tools, and verifies that no HTTP request
            is left open.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary" to="/docs/getting-started">
            <Translate id="home.start">Get started</Translate>
          </Link>
          <Link className="button button--secondary" to="/docs/introduction">
            <Translate id="home.introduction">Read the introduction</Translate>
          </Link>
        </p>
      </div>
      <section className={styles.install} aria-label={translate({id: 'home.install.label', message: 'Install'})}>
        {children}
        <p className={styles.note}>
          {PLATFORMS} ·{' '}
          <Link to="/docs/reference/version-compatibility">
            <Translate id="home.newer" description="Link after the supported versions of Angular on the home page">
              tested up to 22
            </Translate>
          </Link>
        </p>
      </section>
    </header>
  );
}
