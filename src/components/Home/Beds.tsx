import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import BedFinder from '@site/src/components/BedFinder';
import {CodeOnly} from '@site/src/components/Sample';
import styles from './styles.module.css';

interface Props {
  /** One `<Answer>` per kind, each with a sample. */
  children: ReactNode;
}

/** The nine test beds: readers choose what they want to test. */
export default function Beds({children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="beds">
      <Heading as="h2" id="beds">
        {translate({id: 'home.beds', message: 'One test bed for each kind of Angular building block'})}
      </Heading>
      {/* The test bed pages link to the whole files. */}
      <CodeOnly value>
        <BedFinder kindOnly>{children}</BedFinder>
      </CodeOnly>
    </section>
  );
}
