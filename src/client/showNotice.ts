/** How long a notice is shown, in milliseconds. */
const SHOWN = 5000;

/** Says what a press did, in the page's `#notice` (src/theme/Footer). */
export function showNotice(text: string): void {
  const notice = document.getElementById('notice')!;
  notice.textContent = text;
  setTimeout(() => (notice.textContent = ''), SHOWN);
}
