import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

// The same in every language.
const RUNNER = 'Jasmine';
const EXPORTS = '43';
const LICENSE = 'MIT';

/** Facts about release 3.0.2, each a link to its source. */
export default function Release(): ReactNode {
  const {sourceRepository} = useDocusaurusContext().siteConfig.customFields as {sourceRepository: string};
  return (
    <section className={styles.section} aria-labelledby="facts">
      <Heading as="h2" id="facts">
        {translate({id: 'home.facts', message: 'Release 3.0.2 at a glance'})}
      </Heading>
      <dl className={styles.facts}>
        <Fact
          name={<Translate id="home.facts.angular">Angular</Translate>}
          source="/docs/reference/version-compatibility">
          <Translate id="home.facts.angular.value">16 to 22</Translate>
        </Fact>
        <Fact
          name={<Translate id="home.facts.dependencies">Dependencies</Translate>}
          source="/docs/reference/version-compatibility">
          <Translate id="home.facts.dependencies.value">One: tslib</Translate>
        </Fact>
        <Fact name={<Translate id="home.facts.runner">Test framework</Translate>} source="/docs/getting-started">
          {RUNNER}
        </Fact>
        <Fact
          name={<Translate id="home.facts.exports">Exported symbols</Translate>}
          source="/docs/reference/api/overview">
          {EXPORTS}
        </Fact>
        <Fact name={<Translate id="home.facts.license">License</Translate>} source={sourceRepository}>
          {LICENSE}
        </Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  name: ReactNode;
  /** The page that documents the fact. */
  source: string;
  children: ReactNode;
}

function Fact({name, source, children}: FactProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Link to={source}>{children}</Link>
      </dd>
    </div>
  );
}
