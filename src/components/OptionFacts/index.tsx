import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** The type, in TypeScript syntax. */
  type: string;
  /** The default value, in TypeScript syntax; omitted if there is none. */
  default?: string;
}

/** The type and default value of an option or a tool, below its heading, where `src/remark/member-sections.ts` adds it. */
export default function OptionFacts({type, default: defaultValue}: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Translate id="optionFacts.type">Type</Translate>
        </dt>
        <dd>
          <code>{type}</code>
        </dd>
      </div>
      {defaultValue !== undefined && (
        <div>
          <dt>
            <Translate id="optionFacts.default" description="Label of an option's default value">
              Default
            </Translate>
          </dt>
          <dd>
            <code>{defaultValue}</code>
          </dd>
        </div>
      )}
    </dl>
  );
}
