import {useEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {session} from '../session';
import {dialogLabel, LoadingText, placeholder, Retry} from '../texts';

interface Props {
  failed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Accepts what the reader types while the search dialog loads, and shows an error with a retry button if loading
 * fails.
 *
 * It is a popover, because a modal dialog makes the browser restyle the whole page: on a slow phone, a long page then
 * shows the field about 60 ms later.
 */
export default function Waiting({failed, onRetry, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current!;
    // Safari before 17, for example, does not support popovers.
    shown['showPopover' in shown ? 'showPopover' : 'show']();
    shown.querySelector('input')!.focus();
  }, []);
  const label = dialogLabel();

  return createPortal(
    <dialog
      ref={dialog}
      popover="auto"
      className="search-box"
      aria-label={label}
      onToggle={({newState}) => newState === 'closed' && onClose()}>
      <input
        type="text"
        aria-label={label}
        placeholder={placeholder()}
        defaultValue={session.text}
        autoComplete="off"
        onChange={(event) => {
          session.text = event.target.value;
          session.isTextOld = false;
        }}
      />
      <div>
        <p role="status">
          {failed ? (
            <Translate id="search.failed.box" description="When the script of the search dialog cannot be loaded">
              The search could not be loaded. Are you offline?
            </Translate>
          ) : (
            <LoadingText />
          )}
        </p>
        {failed && <Retry onClick={onRetry} />}
      </div>
    </dialog>,
    document.body,
  );
}
