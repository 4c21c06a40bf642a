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
      name: (
        <Translate id="home.facts.angular" description="Name of a fact: supported Angular versions">
          Angular
        </Translate>
      ),
      value: (
        <Translate id="home.facts.angular.value" description="Supported Angular versions of release 3.0.2">
          16 to 18
        </Translate>
      ),
      source: '/docs/reference/version-compatibility',
    },
    {
      name: (
        <Translate id="home.facts.dependencies" description="Name of a fact: dependencies of the library">
          Dependencies
        </Translate>
      ),
      value: (
        <Translate id="home.facts.dependencies.value" description="Dependencies of the library">
          One: tslib
        </Translate>
      ),
      source: '/docs/reference/version-compatibility',
    },
    {
      name: (
        <Translate id="home.facts.runner" description="Name of a fact: test framework">
          Test framework
        </Translate>
      ),
      value: 'Jasmine',
      source: '/docs/getting-started',
    },
    {
      name: (
        <Translate id="home.facts.exports" description="Name of a fact: number of exported symbols">
          Exported symbols
        </Translate>
      ),
      value: '43',
      source: '/docs/reference/api/overview',
    },
    {
      name: (
        <Translate id="home.facts.license" description="Name of a fact: license of the library">
          License
        </Translate>
      ),
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
        <Translate id="home.facts" description="Title of the facts on the home page">
          Release 3.0.2 in facts
        </Translate>
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
