const listeners = new Set<() => void>();
let isThere = false;

/** Whether the routes of the whole site are there, and all that pages leave out. */
export const hasSite = () => isThere;

/** @returns how to stop listening */
export function onSite(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that they are there. */
export function announceSite(): void {
  isThere = true;
  listeners.forEach((listener) => listener());
}
