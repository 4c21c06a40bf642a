import {getSwcLoaderOptions} from '@docusaurus/faster';
import type {Part} from '../part';

/** Docusaurus's own packages, which are published with JSX. */
const PUBLISHED = /[\\/]node_modules[\\/]@docusaurus[\\/][^\\/]+[\\/]lib[\\/].*\.js$/;

interface Rule {
  test?: unknown;
  exclude?: unknown;
}

/**
 * Compiles Docusaurus's own packages with SWC. They are most of the modules of a build, and none of them is for
 * babel.config.js to change; the site's code and its Markdown go through Babel.
 *
 * @throws {Error} when Docusaurus has another rule for scripts
 */
export const publishedPackages: Part = ({config, isServer}) => {
  const stock = (config.module?.rules as Rule[] | undefined)?.find(
    ({test}) => test instanceof RegExp && test.test('index.tsx'),
  );
  if (typeof stock?.exclude !== 'function') {
    throw new Error(
      'Docusaurus has changed its rule for scripts: compare it with src/plugins/faster-pages/bundle/publishedPackages.ts.',
    );
  }
  const exclude = stock.exclude as (file: string) => boolean;
  stock.exclude = (file: string) => PUBLISHED.test(file) || exclude(file);
  return {
    rules: [
      {
        test: (file) => PUBLISHED.test(file) && !exclude(file),
        use: [{loader: 'builtin:swc-loader', options: getSwcLoaderOptions({isServer, bundlerName: 'rspack'})}],
      },
    ],
  };
};
