import {getSwcLoaderOptions} from '@docusaurus/faster';
import type {Configuration, RuleSetRule} from 'webpack';

/** Docusaurus's own packages, which are published with JSX. */
const PUBLISHED = /[\\/]node_modules[\\/]@docusaurus[\\/][^\\/]+[\\/]lib[\\/].*\.js$/;

interface Rule {
  test?: unknown;
  exclude?: unknown;
}

/**
 * Compiles Docusaurus's own packages with SWC: a cold build takes a third less. They are most of the modules of a build,
 * and none of them is for babel.config.js to change; the site's code and its Markdown go through Babel.
 *
 * @param config Docusaurus's configuration of the bundler, whose rule for scripts leaves them out from now on
 * @returns the rule that compiles them
 * @throws {Error} when Docusaurus has another rule for scripts
 */
export function publishedPackages(config: Configuration, isServer: boolean): RuleSetRule {
  const rules = config.module?.rules as Rule[] | undefined;
  const stock = rules?.find(({test}) => test instanceof RegExp && test.test('index.tsx'));
  if (typeof stock?.exclude !== 'function') {
    throw new Error(
      'Docusaurus has changed its rule for scripts: compare it with src/plugins/faster-pages/bundle/publishedPackages.ts.',
    );
  }
  const exclude = stock.exclude as (file: string) => boolean;
  stock.exclude = (file: string) => PUBLISHED.test(file) || exclude(file);
  return {
    test: (file: string) => PUBLISHED.test(file) && !exclude(file),
    use: [{loader: 'builtin:swc-loader', options: getSwcLoaderOptions({isServer, bundlerName: 'rspack'})}],
  };
}
