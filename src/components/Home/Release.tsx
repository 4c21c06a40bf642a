import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Figure {
  name: ReactNode;
  value: ReactNode;
  /** Link to the source of the fact. */
  source: ReactNode;
}

function useFigures(): Figure[] {
  const {sourceRepository} = useDocusaurusContext().siteConfig.customFields as {sourceRepository: string};
  const versions = (
    <Link to="/docs/reference/version-compatibility">
      <Translate id="home.facts.versions" description="Source of a fact: the version compatibility page">
        Version compatibility
      </Translate>
    </Link>
  );
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
      source: versions,
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
      source: versions,
    },
    {
      name: (
        <Translate id="home.facts.runner" description="Name of a fact: test framework">
          Test framework
        </Translate>
      ),
      value: 'Jasmine',
      source: (
        <Link to="/docs/getting-started">
          <Translate id="home.facts.started" description="Source of a fact: the getting-started page">
            Getting started
          </Translate>
        </Link>
      ),
    },
    {
      name: (
        <Translate id="home.facts.exports" description="Name of a fact: number of exported symbols">
          Exported symbols
        </Translate>
      ),
      value: '43',
      source: (
        <Link to="/docs/reference/api/overview">
          <Translate id="home.facts.overview" description="Source of a fact: the API overview">
            All of them, on one page
          </Translate>
        </Link>
      ),
    },
    {
      name: (
        <Translate id="home.facts.license" description="Name of a fact: license of the library">
          License
        </Translate>
      ),
      value: 'MIT',
      source: (
        <Link to={sourceRepository}>
          <Translate id="home.facts.source" description="Source of a fact: the repository">
            Source code
          </Translate>
        </Link>
      ),
    },
  ];
}

/** Facts about release 3.0.2, each with a link to its source. */
export default function Release(): ReactNode {
  const figures = useFigures();
  return (
    <section className={styles.section} aria-labelledby="facts">
      <Heading as="h2" id="facts" className={styles.heading}>
        <Translate id="home.facts" description="Title of the facts on the home page">
          Release 3.0.2 in facts
        </Translate>
      </Heading>
      <dl className={styles.facts}>
        {figures.map(({name, value, source}, index) => (
          <div key={index} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.source}>{source}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
