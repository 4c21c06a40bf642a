import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a notice is shown, in milliseconds. */
const SHOWN = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Not in what React renders: a page without the footer and a page that crashed have it too. */
function createNotice(): HTMLElement {
  const element = document.createElement('p');
  element.id = 'notice';
  element.className = 'notice';
  element.setAttribute('role', 'status');
  document.body.append(element);
  return element;
}

// When the page starts: a screen reader announces only what changes in an element that it knows.
const notice = ExecutionEnvironment.canUseDOM ? createNotice() : null;

/** Says for a moment what a press did. A notice replaces the one before. */
export function showNotice(text: string): void {
  clearTimeout(timer);
  notice!.textContent = text;
  timer = setTimeout(() => (notice!.textContent = ''), SHOWN);
}
