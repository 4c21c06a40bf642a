import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Marked from '../dialog/Marked';
import type {Search} from '../dialog/load';
import type {Explanation} from './explain';
import styles from './styles.module.css';

interface Props {
  explanations: Explanation[];
  /** The search that produced the explanations. */
  search: Search;
}

/** No word is highlighted, because the message matched as a whole. */
const NONE: ReadonlySet<string> = new Set();

/** Explanations of a pasted error message. The options below them link to their sections. */
export default function Explanations({explanations, search}: Props): ReactNode {
  return explanations.map(({address, title, lines}) => (
    <section key={address} className={styles.explanation} lang={search.language}>
      {/* The title of a single explanation is in the option below it. */}
      {explanations.length > 1 && (
        <h2>
          <Marked text={title} terms={NONE} search={search} />
        </h2>
      )}
      {lines.map((line) => (
        <p key={line}>
          <Marked text={line} terms={NONE} search={search} />
        </p>
      ))}
    </section>
  ));
}

/** Says that no page explains the message. */
export function UnknownMessage(): ReactNode {
  return (
    <p className={styles.unknown} role="status">
      <Translate
        id="search.error.unknown"
        description="When no page explains a pasted error message; above sections with some of its words">
        No page explains this error message. These sections share some of its words.
      </Translate>
    </p>
  );
}
