import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import record from '@site/samples/executed.json';

/** What was executed, on which versions and when, as `npm run test:samples -- --record` wrote it down. */
export default function SamplesRecord(): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="samplesRecord.library"
          description="Above the table of the executed samples"
          values={{library: record.library}}>
          {'Last executed with version {library} of the library:'}
        </Translate>
      </p>
      <ScrollingTable>
        <thead>
          <tr>
            {['Angular', 'TypeScript', 'Chromium'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <Translate id="samplesRecord.specs" description="Column of the table of the executed samples">
                Specs that passed
              </Translate>
            </th>
            <th scope="col">
              <Translate id="samplesRecord.date" description="Column of the table of the executed samples">
                Day
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {record.runs.map(({angular, typescript, chromium, passed, specs, date}) => (
            <tr key={angular}>
              <th scope="row">{angular}</th>
              <td>{typescript}</td>
              <td>{chromium}</td>
              <td>
                <Translate
                  id="samplesRecord.passed"
                  description="In the table of the executed samples"
                  values={{passed, specs}}>
                  {'{passed} of {specs}'}
                </Translate>
              </td>
              <td>
                <time dateTime={date}>{date}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </>
  );
}
