import {translate} from '@docusaurus/Translate';
import {showNotice} from '@site/src/client/showNotice';

/** Copies code, shows a notice of the result, and returns whether it was copied. */
export async function copyCode(code: string, notice: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    showNotice(notice);
    return true;
  } catch {
    // The browser denies access, or the page is not in a secure context.
    showNotice(translate({id: 'codeBlock.notCopied', message: 'Not copied: select the code and copy it yourself.'}));
    return false;
  }
}
