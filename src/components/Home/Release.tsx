import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Fact {
  name: ReactNode;
  value: ReactNode;
  /** The page that says so. */
  source: string;
}

function useFacts(): Fact[] {
  const {sourceRepository} = useDocusaurusContext().siteConfig.customFields as {sourceRepository: string};
  return [
    {
      name: <Translate id="home.facts.angular">Angular</Translate>,
      value: <Translate id="home.facts.angular.value">16 to 18</Translate>,
      source: '/docs/reference/version-compatibility',
    },
    {
      name: <Translate id="home.facts.dependencies">Dependencies</Translate>,
      value: <Translate id="home.facts.dependencies.value">One: tslib</Translate>,
      source: '/docs/reference/version-compatibility',
    },
    {
      name: <Translate id="home.facts.runner">Test framework</Translate>,
      value: 'Jasmine',
      source: '/docs/getting-started',
    },
    {
      name: <Translate id="home.facts.exports">Exported symbols</Translate>,
      value: '43',
      source: '/docs/reference/api/overview',
    },
    {
      name: <Translate id="home.facts.license">License</Translate>,
      value: 'MIT',
      source: sourceRepository,
    },
  ];
}

/** Facts about release 3.0.2, each a link to its source. */
export default function Release(): ReactNode {
  const facts = useFacts();
  return (
    <section className={styles.section} aria-labelledby="facts">
      <Heading as="h2" id="facts" className={styles.heading}>
        <Translate id="home.facts">Release 3.0.2 in facts</Translate>
      </Heading>
      <dl className={styles.facts}>
        {facts.map(({name, value, source}, index) => (
          <div key={index} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              <Link to={source}>{value}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
