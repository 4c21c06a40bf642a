import {Fragment, type MouseEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Marked from '../dialog/Marked';
import type {Search} from '../dialog/load';
import type {Explanation} from './explain';
import styles from './styles.module.css';

interface Props {
  explanations: Explanation[];
  /** The search that produced the explanations. */
  search: Search;
  onFollow: (href: string, event: MouseEvent) => void;
}

const ITEM = '- ';
const LINK = /(\[[^\]]+\]\([^)]+\))/;

/** Explanations of a pasted error message. The options below them link to their sections. */
export default function Explanations({explanations, search, onFollow}: Props): ReactNode {
  // No word is highlighted, because the message matched as a whole.
  const text = (source: string) => <Marked text={source} terms={null} search={search} />;

  const textWithLinks = (source: string) =>
    source.split(LINK).map((piece, index) => {
      // Only the pieces at odd indexes are links.
      if (index % 2 === 0) {
        return <Fragment key={index}>{text(piece)}</Fragment>;
      }
      const [label, address] = piece.slice(1, -1).split('](');
      const href = search.baseUrl + address;
      return (
        <a key={index} href={href} onClick={(event) => onFollow(href, event)}>
          {text(label!)}
        </a>
      );
    });

  return explanations.map(({address, title, lines}) => (
    <section key={address} className={styles.explanation} lang={search.language}>
      <h2>{text(title)}</h2>
      {blocksOf(lines).map((block) =>
        block[0]!.startsWith(ITEM) ? (
          <ul key={block[0]}>
            {block.map((item) => (
              <li key={item}>{textWithLinks(item.slice(ITEM.length))}</li>
            ))}
          </ul>
        ) : (
          <p key={block[0]}>{textWithLinks(block[0]!)}</p>
        ),
      )}
    </section>
  ));
}

/** Returns each paragraph on its own, and the items of each list together. */
function blocksOf(lines: string[]): string[][] {
  const blocks: string[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.startsWith(ITEM) && last?.[0]!.startsWith(ITEM)) {
      last.push(line);
    } else {
      blocks.push([line]);
    }
  }
  return blocks;
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
