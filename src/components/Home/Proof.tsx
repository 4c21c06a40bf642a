import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ExecutedRun} from '@site/src/lib/samples/record';
import styles from './styles.module.css';

// Names are not translated.
const ANGULAR = 'Angular';
const NO_RUN = '–';

/**
 * Shows how many of the samples' specs passed, with a row for each version of Angular and a column for each test runner.
 *
 * @param props.runs JSON of the runs, which the build sets from the record
 */
export function Proof({runs = '[]'}: {runs?: string}): ReactNode {
  const all = (JSON.parse(runs) as ExecutedRun[]).map((run) => ({
    ...run,
    version: parseInt(run.angular),
    runner: run.runner.split(' ')[0]!,
  }));
  const runners = [...new Set(all.map(({runner}) => runner))];
  return (
    <table className={styles.runs}>
      <thead>
        <tr>
          <th scope="col">{ANGULAR}</th>
          {runners.map((runner) => (
            <th key={runner} scope="col">
              {runner}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...new Set(all.map(({version}) => version))].map((version) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            {runners.map((runner) => {
              const run = all.find((one) => one.runner === runner && one.version === version);
              const failed = run && run.specs - run.passed;
              const Passed = failed === 0 ? 'strong' : 'span';
              return (
                <td key={runner}>
                  {run ? <Passed>{`${run.passed} / ${run.specs}`}</Passed> : NO_RUN}{' '}
                  {Boolean(failed) && (
                    <span>
                      <Translate
                        id="home.failed"
                        values={{count: failed}}
                        description="On the home page, how many of the samples' specs failed on a version of Angular">
                        {'{count} failed'}
                      </Translate>
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
