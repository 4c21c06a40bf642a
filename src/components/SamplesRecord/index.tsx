import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import type {ExecutedRun} from '@site/src/lib/samples/record';

interface ShownRun extends Omit<ExecutedRun, 'failing'> {
  /** The date in the language of the page. */
  day: string;
}

interface Props {
  /** Version of the library. The build sets this and `runs` from the record. */
  library?: string;
  /** JSON of the runs. */
  runs?: string;
}

/** The sample runs recorded by `npm run test:samples -- --record`, with their versions and dates. */
export default function SamplesRecord({library = '', runs = '[]'}: Props): ReactNode {
  return (
    <>
      <p>
        <Translate id="samplesRecord.library" values={{library}}>
          {'Last run with version {library} of the library:'}
        </Translate>
      </p>
      <ScrollingTable>
        <thead>
          <tr>
            {['Angular', 'TypeScript'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <Translate id="samplesRecord.runner">Test runner</Translate>
            </th>
            <th scope="col">
              <Translate id="samplesRecord.specs">Specs that passed</Translate>
            </th>
            <th scope="col">
              <Translate id="samplesRecord.date" description="Column of the table of the executed samples">
                Date
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {(JSON.parse(runs) as ShownRun[]).map(
            ({setup, angular, typescript, runner, environment, passed, specs, date, day}) => (
              <tr key={setup}>
                <th scope="row">{angular}</th>
                <td>{typescript}</td>
                <td>{`${runner}, ${environment}`}</td>
                <td>
                  <Translate
                    id="samplesRecord.passed"
                    description="In the table of the executed samples"
                    values={{passed, specs}}>
                    {'{passed} of {specs}'}
                  </Translate>
                </td>
                <td>
                  <time dateTime={date}>{day}</time>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </ScrollingTable>
    </>
  );
}
