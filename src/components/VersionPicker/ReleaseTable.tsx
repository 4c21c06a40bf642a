import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {releases} from '@site/src/data/releases';
import styles from './styles.module.css';

const PLATFORMS = ['Angular', 'RxJS', 'Node'];
const OR = ' || ';

/** Every release with the day of its tag and the ranges of its manifest. */
export default function ReleaseTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="versionPicker.column.version" description="Column of the table of releases">
              Release
            </Translate>
          </th>
          <th scope="col">
            <Translate id="versionPicker.column.tagged" description="Column: day of the git tag">
              Tagged
            </Translate>
          </th>
          {PLATFORMS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {releases.map(({version, packageName, tagged, angular, rxjs, node}) => (
          <tr key={version}>
            <th scope="row">
              {version}
              {packageName !== 'ngx-testing-tools' && (
                <>
                  <br />
                  <code>{packageName}</code>
                </>
              )}
            </th>
            <td>
              <time dateTime={tagged} className={styles.day}>
                {tagged}
              </time>
            </td>
            <td>
              <Range text={angular} />
            </td>
            <td>{rxjs === null ? '–' : <Range text={rxjs} />}</td>
            <td>
              <Range text={node} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A range of versions, each alternative on a line of its own. */
function Range({text}: {text: string}): ReactNode {
  return text.split(OR).map((part, index) => (
    <React.Fragment key={part}>
      {index > 0 && (
        <>
          {OR}
          <br />
        </>
      )}
      <code className={styles.range}>{part}</code>
    </React.Fragment>
  ));
}
