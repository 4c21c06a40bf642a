import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Duration of a notice, in ms. */
const DURATION = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Creates the element outside React, so that it also works after a crash. */
function createNotice(): HTMLElement {
  const element = document.createElement('p');
  element.id = 'notice';
  element.className = 'notice';
  element.setAttribute('role', 'status');
  document.body.append(element);
  return element;
}

// Created at startup, because screen readers only announce changes in existing elements.
const notice = ExecutionEnvironment.canUseDOM ? createNotice() : null;

/** Shows a short notice about the result of an action. Replaces the previous notice. */
export function showNotice(text: string): void {
  clearTimeout(timer);
  notice!.textContent = text;
  timer = setTimeout(() => (notice!.textContent = ''), DURATION);
}
