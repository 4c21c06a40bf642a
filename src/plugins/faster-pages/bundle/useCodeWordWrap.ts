import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** The word wrap of a code block. */
interface WordWrap {
  codeBlockRef: RefObject<HTMLPreElement | null>;
  isEnabled: boolean;
  isCodeScrollable: boolean;
  toggle: () => void;
}

/**
 * Returns whether the lines of a code block are wrapped, whether they can be, and a function that toggles it.
 *
 * Docusaurus's own hook reads the width of each block right after hydration. In a closed `<details>`, each read makes
 * the browser lay out its hidden content again. A `ResizeObserver` gets the sizes after the layout, and only those of
 * visible blocks.
 */
export function useCodeWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  useEffect(() => {
    const block = codeBlockRef.current!;
    Object.assign(block.querySelector('code')!.style, {
      whiteSpace: isEnabled ? 'pre-wrap' : '',
      overflowWrap: isEnabled ? 'anywhere' : '',
    });
    const observer = new ResizeObserver(() => setIsCodeScrollable(isEnabled || block.scrollWidth > block.clientWidth));
    observer.observe(block);
    return () => observer.disconnect();
  }, [isEnabled]);
  const toggle = useCallback(() => setIsEnabled((value) => !value), []);
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
