import type {ReactNode} from 'react';
import clsx from 'clsx';
import {SpecsPassed} from '@site/src/components/SamplesRecord';
import type {ExecutedRun} from '@site/src/lib/samples/record';
import styles from './styles.module.css';

/**
 * Shows how many of the samples' specs passed in each setup.
 *
 * @param props.runs JSON of the runs, which the build sets from the record
 */
export function Proof({runs = '[]'}: {runs?: string}): ReactNode {
  return (
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
  );
}

/** Groups the runs by test runner; the record sorts them by Angular version. */
function byRunner(runs: readonly ExecutedRun[]): ExecutedRun[] {
  return [...runs].sort((one, other) => one.runner.localeCompare(other.runner));
}
