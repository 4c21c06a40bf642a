import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {angularLines, type AngularLine} from '@site/src/data/releases';
import {angularName} from './angularName';

const ANGULAR = 'Angular';

/** The picker's answers as one table, for reading without JavaScript and for comparing. */
export default function AngularTable(): ReactNode {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">{ANGULAR}</th>
          <th scope="col">
            <Translate id="versionPicker.column.release" description="Column of the table of Angular versions">
              Release to install
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="versionPicker.column.declared"
              description="Column: whether the manifest allows that version">
              Declared
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="versionPicker.column.measured"
              description="Column: the version of Angular that was really tried">
              Measured with
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {angularLines.map((line) => (
          <tr key={line.id}>
            <th scope="row">{angularName(line)}</th>
            <td>{line.release ?? '–'}</td>
            <td>
              <Declared {...line} />
            </td>
            <td>
              {line.measuredWith ?? (
                <Translate id="versionPicker.notMeasured" description="In the table: nobody tried that version">
                  Not measured
                </Translate>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

function Declared({support}: AngularLine): ReactNode {
  return support === 'supported' || support === 'older' ? (
    <Translate id="versionPicker.declared.yes" description="In the table: the manifest allows that version">
      Yes
    </Translate>
  ) : (
    <Translate id="versionPicker.declared.no" description="In the table: the manifest does not allow that version">
      No
    </Translate>
  );
}
