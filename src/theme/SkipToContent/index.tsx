import React, {type MouseEvent, type ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import SkipToContent from '@theme-original/SkipToContent';

// Why: the original makes the content focusable only while it focuses it, and browsers take the focus back from what
// cannot have it. The content keeps it here until the reader goes on.

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
