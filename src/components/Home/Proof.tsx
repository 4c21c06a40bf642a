import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import type {ExecutedRun} from '@site/src/lib/samples/record';
import styles from './styles.module.css';

// Names are not translated.
const ANGULAR = 'Angular';
const NO_RUN = '–';

/**
 * Shows how many of the samples' specs passed, with a row for each test runner and a column for each version of Angular.
 *
 * @param props.runs JSON of the runs, which the build sets from the record
 */
export function Proof({runs = '[]'}: {runs?: string}): ReactNode {
  const all = (JSON.parse(runs) as ExecutedRun[]).map((run) => ({
    ...run,
    version: parseInt(run.angular),
    runner: run.runner.split(' ')[0]!,
  }));
  const versions = [...new Set(all.map(({version}) => version))];
  return (
    <ScrollingTable className={styles.runs}>
      <thead>
        <tr>
          <th scope="col">{ANGULAR}</th>
          {versions.map((version) => (
            <th key={version} scope="col">
              {version}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...new Set(all.map(({runner}) => runner))].map((runner) => (
          <tr key={runner}>
            <th scope="row">{runner}</th>
            {versions.map((version) => {
              const run = all.find((one) => one.runner === runner && one.version === version);
              const failed = run && run.specs - run.passed;
              const Passed = failed === 0 ? 'strong' : 'span';
              return (
                <td key={version}>
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
    </ScrollingTable>
  );
}
