import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/WordWrapButton';
import IconWordWrap from '@theme/Icon/WordWrap';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/WordWrapButton/styles.module.css';

// Why: the original does not tell screen readers whether lines are wrapped.
export default function WordWrapButton({className}: Props): ReactNode {
  const {isEnabled, isCodeScrollable, toggle} = useCodeBlockContext().wordWrap;
  if (!isEnabled && !isCodeScrollable) {
    return null;
  }
  const title = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'});
  return (
    <Button
      onClick={toggle}
      className={clsx(className, isEnabled && styles.wordWrapButtonEnabled)}
      aria-label={title}
      aria-pressed={isEnabled}
      title={title}>
      <IconWordWrap className={styles.wordWrapButtonIcon} aria-hidden="true" />
    </Button>
  );
}
