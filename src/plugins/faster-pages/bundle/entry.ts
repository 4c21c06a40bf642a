// Imported first, as in the stock entry, so that the style sheets keep their order.
import '@generated/client-modules';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';

/** The parts of Docusaurus's client entry, in the order in which it imports them. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

/** Evaluates Docusaurus's client entry in several tasks, so that an early press does not wait for all of it. */
async function start(): Promise<void> {
  for (const evaluate of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    await evaluate();
  }
}

// Set first, because startPage.ts uses it to check that the scripts were loaded.
window.docusaurus = docusaurus;
void start();
