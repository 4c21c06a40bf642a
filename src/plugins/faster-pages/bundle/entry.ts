// Imported first, as in the stock entry, so that the style sheets keep their order.
import '@generated/client-modules';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';

/** The parts of Docusaurus's client entry, in the order in which it imports them. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

/**
 * Evaluates Docusaurus's client entry in several tasks. In a single task, an early press would have to wait for all of
 * it: 170 to 190 ms on a CPU slowed down by a factor of four.
 */
async function start(): Promise<void> {
  for (const evaluate of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    await evaluate();
  }
}

// Set first, because startPage.ts uses it to check that the scripts were loaded.
window.docusaurus = docusaurus;
void start();
