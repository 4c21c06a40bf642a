/**
 * Loads the scripts of the not-found page in the language that it shows, in order.
 *
 * This function is inlined at the end of `404.html`, so it must not use imports or anything outside itself.
 */
export function runScripts(): void {
  for (const address of document.querySelector<HTMLElement>('script[data-scripts]')!.dataset.scripts!.split(' ')) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    document.body.append(script);
  }
}
