/**
 * Loads the scripts of the not-found page in the language that it shows, in order.
 *
 * `withSwitch` inlines it at the end of `404.html`, unless the page template already loads the scripts.
 */
export function runScripts(): void {
  for (const address of document.querySelector<HTMLElement>('script[data-scripts]')!.dataset.scripts!.split(' ')) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    document.body.append(script);
  }
}
