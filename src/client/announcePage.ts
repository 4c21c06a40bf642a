import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** Creates an element that only screen readers notice. */
function createStatus(): HTMLElement {
  const element = document.createElement('p');
  element.role = 'status';
  Object.assign(element.style, {position: 'fixed', top: '0', clipPath: 'inset(50%)'});
  document.body.append(element);
  return element;
}

// Created at startup, because screen readers only announce changes in existing elements.
const status = ExecutionEnvironment.canUseDOM ? createStatus() : null;

/**
 * Announces the title of the new page after a client-side navigation, because screen readers announce a title only when
 * the browser loads a document.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    status!.textContent = document.querySelector('h1')?.textContent ?? document.title;
  }
};
