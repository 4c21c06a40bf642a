import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {SpecsPassed} from '@site/src/components/SamplesRecord';
import type {ExecutedRun} from '@site/src/lib/samples/record';
import styles from './styles.module.css';

/**
 * Shows how many of the samples' specs passed in each setup.
 *
 * @param props.runs JSON of the runs, which the build sets from the record
 */
export default function Proof({runs = '[]'}: {runs?: string}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="proof">
      <Heading as="h2" id="proof">
        {translate({id: 'home.proof', message: 'Every sample is a test, and we have run it'})}
      </Heading>
      <p>
        <Translate
          id="home.proof.lead"
          values={{
            record: (
              <Link to="/docs/examples/about#samples">
                <Translate id="home.proof.record">The record of the runs</Translate>
              </Link>
            ),
          }}>
          {
            'Each sample is part of a spec file. The line below it says on which versions it passes and, where it does not, why. {record} counts the specs that passed:'
          }
        </Translate>
      </p>
      <ul className={styles.runs}>
        {byRunner(JSON.parse(runs) as ExecutedRun[]).map(({setup, angular, runner, passed, specs}) => (
          <li key={setup}>
            <span className={styles.runName}>{`Angular ${parseInt(angular)} · ${runner.split(' ')[0]}`}</span>
            <span className={clsx(styles.runResult, passed === specs && styles.complete)}>
              <SpecsPassed passed={passed} specs={specs} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Groups the runs by test runner; the record sorts them by Angular version. */
function byRunner(runs: readonly ExecutedRun[]): ExecutedRun[] {
  return [...runs].sort((one, other) => one.runner.localeCompare(other.runner));
}
