import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Opens or closes the collapsed sections that follow it. `src/remark/folds.ts` inserts it before long runs of them. */
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
      className="text-button open-all"
      onClick={() => foldsAfter(button.current!).forEach((fold) => (fold.open = !isOpen))}>
      {isOpen ? <Translate id="openAll.close">Close all</Translate> : <Translate id="openAll.open">Open all</Translate>}
    </button>
  );
}

function foldsAfter({nextElementSibling: next}: Element): HTMLDetailsElement[] {
  return next?.matches('.fold') ? [next as HTMLDetailsElement, ...foldsAfter(next)] : [];
}
