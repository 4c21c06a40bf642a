/**
 * Opens a modal dialog. Browsers from before 2022 do not support `<dialog>`: for them, the function positions the
 * element over the page and closes it on Escape.
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
