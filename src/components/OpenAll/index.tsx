import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Opens or closes the collapsible sections in a section. `src/remark/folds.ts` inserts it if there are many. */
export default function OpenAll(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // When a reader leaves the page, the event may come after the button is gone.
    const update = () => button.current && setOpen(foldsAfter(button.current).every(({open}) => open));
    // The event does not bubble.
    document.addEventListener('toggle', update, {capture: true});
    return () => document.removeEventListener('toggle', update, {capture: true});
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="action open-all"
      onClick={() => foldsAfter(button.current!).forEach((fold) => (fold.open = !isOpen))}>
      {isOpen ? <Translate id="openAll.close">Close all</Translate> : <Translate id="openAll.open">Open all</Translate>}
    </button>
  );
}

/** Returns the collapsible sections up to the next heading, including those inside others. */
function foldsAfter(button: Element): HTMLDetailsElement[] {
  const folds: HTMLDetailsElement[] = [];
  for (let next = button.nextElementSibling; next && !/^H\d$/.test(next.tagName); next = next.nextElementSibling) {
    folds.push(...next.querySelectorAll<HTMLDetailsElement>('details.fold'));
  }
  return folds;
}
