import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import {showNotice} from '@site/src/client/showNotice';

// Why: when the browser refuses to copy, the original leaves the rejection unhandled and shows nothing. Nothing else on
// the site leaves a `NotAllowedError` unhandled.
function onRejection(event: PromiseRejectionEvent): void {
  if ((event.reason as Error | null)?.name === 'NotAllowedError') {
    event.preventDefault();
    showNotice(translate({id: 'codeBlock.notCopied', message: 'Not copied: select the code and copy it yourself.'}));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}

export default CopyButton;
