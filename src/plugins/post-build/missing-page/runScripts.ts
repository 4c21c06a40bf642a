/**
 * Runs the scripts of the page about a missing address, those of the language that it shows, in their order.
 *
 * Runs at the end of `404.html`, as inline code: no imports, and nothing outside of the function.
 */
export function runScripts(): void {
  for (const address of document.querySelector<HTMLElement>('script[data-scripts]')!.dataset.scripts!.split(' ')) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    document.body.append(script);
  }
}
