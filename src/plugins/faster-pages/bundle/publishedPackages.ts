import {getSwcLoaderOptions} from '@docusaurus/faster';
import type {Configuration, RuleSetRule} from 'webpack';

/** Docusaurus's own packages, which are published as JSX. */
const PUBLISHED = /[\\/]node_modules[\\/]@docusaurus[\\/][^\\/]+[\\/]lib[\\/].*\.js$/;

interface Rule {
  test?: unknown;
  exclude?: unknown;
}

/**
 * Compiles Docusaurus's own packages with SWC, which makes a cold build a third faster. They are most of the modules
 * and do not need the plugins in babel.config.js. The site's code and Markdown still go through Babel.
 *
 * @param config Docusaurus's bundler configuration; the function excludes the packages from its rule for scripts
 * @returns the rule that compiles the packages
 * @throws {Error} when Docusaurus has changed its rule for scripts
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
