import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import {showNotice} from '@site/src/client/showNotice';

// Why: when the browser refuses to copy, the original leaves the rejection unhandled and shows nothing. On this
// site, only copy buttons leave a `NotAllowedError` unhandled. The original also copies the `+` and `-` markers of a
// diff, which do not belong in a source file.
function onRejection(event: PromiseRejectionEvent): void {
  if ((event.reason as Error | null)?.name === 'NotAllowedError') {
    event.preventDefault();
    showNotice(translate({id: 'codeBlock.notCopied', message: 'Not copied: select the code and copy it yourself.'}));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}

/** Returns the lines that a diff leaves in a file, without the markers. */
function afterChange(diff: string): string {
  return diff.replace(/^-.*\n?/gm, '').replace(/^[+ ]/gm, '');
}

export default function CopyButtonWrapper(props: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  if (metadata.language !== 'diff') {
    return <CopyButton {...props} />;
  }
  return (
    <CodeBlockContextProvider metadata={{...metadata, code: afterChange(metadata.code)}} wordWrap={wordWrap}>
      <CopyButton {...props} />
    </CodeBlockContextProvider>
  );
}
