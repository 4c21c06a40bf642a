import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Opens or closes the collapsed sections that follow it. `src/remark/folds.ts` inserts it before long runs of them. */
export default function OpenAll(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <button
      type="button"
      className="text-button open-all"
      onClick={({currentTarget}) => {
        let fold = currentTarget.nextElementSibling;
        while (fold?.matches('.fold')) {
          fold.toggleAttribute('open', !isOpen);
          fold = fold.nextElementSibling;
        }
        setOpen(!isOpen);
      }}>
      {isOpen ? <Translate id="openAll.close">Close all</Translate> : <Translate id="openAll.open">Open all</Translate>}
    </button>
  );
}
