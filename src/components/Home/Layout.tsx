import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

type SectionProps = ComponentProps<'section'>;

/** The first screen: the hero, and the short test. In wide windows, they are side by side. */
export function Opening({children}: Props): ReactNode {
  return <div className={clsx(styles.rows, styles.opening)}>{children}</div>;
}

/** What the library is and how to install it, with the tagline of the site as the title. */
export function Hero({children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <Heading as="h1">{siteConfig.tagline}</Heading>
      {children}
    </header>
  );
}

/** The row of `<Action>`s below the lead paragraph. */
export function Actions({children}: Props): ReactNode {
  return <p className={styles.actions}>{children}</p>;
}

/** A link that looks like a button. */
export function Action({primary = false, ...props}: LinkProps & {primary?: boolean}): ReactNode {
  return <Link className={clsx('button', primary ? 'button--primary' : 'button--secondary')} {...props} />;
}

export function Install(props: SectionProps): ReactNode {
  return <section {...props} />;
}

export function Section(props: SectionProps): ReactNode {
  return <section className={styles.section} {...props} />;
}

/** What a test bed saves: the long and the short test as outlines, each with its number of lines. */
export function Savings({children}: Props): ReactNode {
  return <section className={styles.savings}>{children}</section>;
}

/** A section with its text next to a sample. */
export function Beside(props: SectionProps): ReactNode {
  return <section className={clsx(styles.section, styles.rows)} {...props} />;
}

/** One of the two sides of a section. */
export function Panel({children}: Props): ReactNode {
  return <div className={styles.panel}>{children}</div>;
}

/** The longer sample, or a table. It is collapsed on narrow screens, so that readers do not have to scroll past it. */
export function Folded({children}: Props): ReactNode {
  return <details className={clsx('fold replaced', styles.folded)}>{children}</details>;
}
