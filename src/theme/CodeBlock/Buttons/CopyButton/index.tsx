import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {copyCode} from '@site/src/client/copyCode';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css';

/** Duration of the check mark on the button, in ms. */
const DURATION = 1000;

/** Returns the lines that a diff leaves in a file, without the markers. */
function afterChange(diff: string): string {
  return diff.replace(/^-.*\n?/gm, '').replace(/^[+ ]/gm, '');
}

// Why: the original announces nothing to screen readers, and when the browser refuses to copy, it shows nothing. It also
// copies the `+` and `-` markers of a diff, which do not belong in a source file.
export default function CopyButton({className}: Props): ReactNode {
  const {code, language} = useCodeBlockContext().metadata;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setCopied(false), DURATION) : undefined;
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    copyCode(
      language === 'diff' ? afterChange(code) : code,
      translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
    ).then(setCopied);
  return (
    <Button
      aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
      title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
      className={clsx(className, styles.copyButton, isCopied && styles.copyButtonCopied)}
      onClick={() => void copy()}>
      <span className={styles.copyButtonIcons} aria-hidden="true">
        <IconCopy className={styles.copyButtonIcon} />
        <IconSuccess className={styles.copyButtonSuccessIcon} />
      </span>
    </Button>
  );
}
