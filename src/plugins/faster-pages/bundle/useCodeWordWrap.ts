import {useCallback, useEffect, useRef, useState} from 'react';
import type {useCodeWordWrap as stockHook} from '@docusaurus/theme-common/internal';
import {indentContinuation} from '../../../client/indentContinuation';

/**
 * Returns a ref for the `<pre>` of a code block, whether its lines are wrapped, whether they can be, and a function
 * that toggles wrapping. Docusaurus's own hook reads the width of each block right after hydration, even of hidden ones.
 */
export function useCodeWordWrap(): ReturnType<typeof stockHook> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  useEffect(() => {
    const block = codeBlockRef.current!;
    Object.assign(block.querySelector('code')!.style, {
      whiteSpace: isEnabled ? 'pre-wrap' : '',
      overflowWrap: isEnabled ? 'anywhere' : '',
    });
    const restore = isEnabled ? Array.from(block.querySelectorAll('.token-line'), indentContinuation) : [];
    const observer = new ResizeObserver(() => setIsCodeScrollable(isEnabled || block.scrollWidth > block.clientWidth));
    observer.observe(block);
    return () => {
      observer.disconnect();
      restore.forEach((undo) => undo());
    };
  }, [isEnabled]);
  const toggle = useCallback(() => setIsEnabled((value) => !value), []);
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
