import React, {createContext, useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Key of the answer to show. */
export const ShownAnswer = createContext<string>('component');

interface Props {
  /** Key of the matching finding, such as `component-http`. */
  id: string;
  /** The sample. */
  children: ReactNode;
}

/** The sample for one combination of answers. Without JavaScript, all samples are shown. */
export default function Answer({id, children}: Props): ReactNode {
  const [kind] = id.split('-');
  return (
    <div className={styles.answer} hidden={useContext(ShownAnswer) !== id}>
      <p className={styles.withoutQuestions}>
        <Link to={`/docs/api/test-beds/${kind}`}>
          <code>{`${kind}TestBed`}</code>
        </Link>
      </p>
      {children}
    </div>
  );
}
