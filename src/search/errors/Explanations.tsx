import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Code from './Code';
import type {Explanation} from './explain';
import styles from './styles.module.css';

interface Props {
  explanations: Explanation[];
  /** Language of the texts. */
  language: string;
}

/** What the pages say about a pasted error message. The options below lead to their sections. */
export default function Explanations({explanations, language}: Props): ReactNode {
  return explanations.map(({address, title, lines}) => (
    <section key={address} className={styles.explanation} lang={language}>
      <h2 className={styles.title}>
        <Code text={title} />
      </h2>
      {lines.map((line) => (
        <p key={line}>
          <Code text={line} />
        </p>
      ))}
    </section>
  ));
}

/** Says that a message is on no page. */
export function UnknownMessage(): ReactNode {
  return (
    <p className={styles.unknown} role="status">
      <Translate
        id="search.error.unknown"
        description="When a pasted error message is explained on no page, above sections with some of its words">
        No page explains this error message. These sections share some of its words.
      </Translate>
    </p>
  );
}
