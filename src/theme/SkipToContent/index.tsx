import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import SkipToContent from '@theme-original/SkipToContent';

// Why: the original removes the `tabindex` of the content right after focusing it, and browsers then drop the focus.
// Here the content stays focusable until the focus moves on.

function focusContent({target}: MouseEvent): void {
  const content = document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
  if (!content || !(target as Element).closest('a')) {
    return;
  }
  content.tabIndex = -1;
  content.focus();
  content.addEventListener('blur', () => content.removeAttribute('tabindex'), {once: true});
}

export default function FocusKeepingSkipToContent(): ReactNode {
  return (
    <div onClick={focusContent}>
      <SkipToContent />
    </div>
  );
}
