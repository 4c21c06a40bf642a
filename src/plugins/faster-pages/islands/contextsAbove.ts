import type {Context} from 'react';

/** What is used of React's internal record of an element or a component. */
interface Fiber {
  type: unknown;
  return: Fiber | null;
}

const CONTEXT = Symbol.for('react.context');

/**
 * Lists the contexts that are provided around an element, each once. React has no public way to ask for them; this
 * reads the records that it leaves on its elements, as its developer tools do. In React 19 a provider's type is the
 * context itself.
 *
 * @throws {Error} when the element is not React's, or React keeps its records elsewhere
 */
export function contextsAbove(element: Element): Context<unknown>[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  if (!key) {
    throw new Error('React leaves no record on its elements any more: compare contextsAbove.ts with the new version.');
  }
  const contexts = new Set<Context<unknown>>();
  for (let fiber = (element as unknown as Record<string, Fiber | null>)[key] ?? null; fiber; fiber = fiber.return) {
    const {type} = fiber;
    if (typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === CONTEXT) {
      contexts.add(type as unknown as Context<unknown>);
    }
  }
  return [...contexts];
}
