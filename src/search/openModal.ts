/**
 * Opens a dialog above the page. To a browser from before 2022 it is an element like any other: there it is laid over
 * the page, and Escape closes it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if ((dialog as Partial<HTMLDialogElement>).showModal) {
    dialog.showModal();
    return;
  }
  dialog.close = () => {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  };
  dialog.onkeydown = ({key}) => key === 'Escape' && dialog.close();
  dialog.style.cssText = 'display: block; position: fixed; inset: 0; z-index: 1000';
  dialog.setAttribute('open', '');
}
