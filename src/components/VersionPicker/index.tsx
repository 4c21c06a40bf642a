import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {angularLines, installCommand, type AngularLine, type PackageManager} from '@site/src/data/releases';
import Advice, {angularName} from './Advice';
import styles from './styles.module.css';

const PRESELECTED: AngularLine['id'] = '18';

const MANAGERS: readonly {value: PackageManager; label: string}[] = [
  {value: 'npm', label: 'npm'},
  {value: 'yarn', label: 'Yarn'},
  {value: 'pnpm', label: 'pnpm'},
  {value: 'bun', label: 'Bun'},
];

/**
 * Asks for the reader's version of Angular, and shows the release to install, the command and remarks. The table below it
 * contains the same information.
 */
export default function VersionPicker(): ReactNode {
  const selectId = useId();
  const [chosen, choose] = useState(PRESELECTED);
  const line = angularLines.find(({id}) => id === chosen)!;

  return (
    <section
      className={clsx('needs-script', styles.picker)}
      aria-label={translate({id: 'versionPicker.name', message: 'Find the release to install'})}>
      <p>
        <label htmlFor={selectId}>
          <Translate id="versionPicker.label">Your version of Angular</Translate>
        </label>
        <select id={selectId} value={chosen} onChange={({target}) => choose(target.value as AngularLine['id'])}>
          {angularLines.map((option) => (
            <option key={option.id} value={option.id}>
              {angularName(option)}
            </option>
          ))}
        </select>
      </p>
      <div role="status">
        <Advice line={line} />
      </div>
      {line.release !== null && (
        <Tabs groupId="npm2yarn">
          {MANAGERS.map(({value, label}) => (
            <TabItem key={value} value={value} label={label}>
              <CodeBlock language="bash">{installCommand(line, value)}</CodeBlock>
            </TabItem>
          ))}
        </Tabs>
      )}
    </section>
  );
}
