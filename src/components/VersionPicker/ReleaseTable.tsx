import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {releases, type Release} from '@site/src/data/releases';
import styles from './styles.module.css';

const PLATFORMS = ['Angular', 'RxJS', 'Node'];
const OR = ' || ';

/** Table of all releases with their tag date and version ranges. Releases with the same ranges share a cell. */
export default function ReleaseTable(): ReactNode {
  return (
    <ScrollingTable className={styles.releases}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="versionPicker.column.version">Release</Translate>
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
        {groupByManifest(releases).map((group) =>
          group.map(({version, packageName, tagged, angular, rxjs, node}, index) => (
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
                <time dateTime={tagged}>{tagged}</time>
              </td>
              {index === 0 &&
                [angular, rxjs, node].map((range, column) => (
                  <td key={PLATFORMS[column]} rowSpan={group.length}>
                    {range === null ? '–' : <Range text={range} />}
                  </td>
                ))}
            </tr>
          )),
        )}
      </tbody>
    </ScrollingTable>
  );
}

/** Groups consecutive releases with the same manifest. */
function groupByManifest(all: readonly Release[]): Release[][] {
  const groups: Release[][] = [];
  for (const release of all) {
    const last = groups.at(-1);
    if (last && manifestOf(last[0]!) === manifestOf(release)) {
      last.push(release);
    } else {
      groups.push([release]);
    }
  }
  return groups;
}

function manifestOf({packageName, angular, rxjs, node}: Release): string {
  return [packageName, angular, rxjs, node].join();
}

/** A version range, with each alternative on its own line. */
function Range({text}: {text: string}): ReactNode {
  return text.split(OR).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          {OR}
          <br />
        </>
      )}
      <code>{part}</code>
    </Fragment>
  ));
}
