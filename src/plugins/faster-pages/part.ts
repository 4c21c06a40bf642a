import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import type {Configuration, RuleSetRule} from 'webpack';

/** What a part may ask about the bundle that is configured. */
interface Bundle {
  isServer: boolean;
  /** False in `npm start`, where no page is rendered by the server. */
  isProduction: boolean;
  /** The bundler itself: Rspack. */
  bundler: ConfigureWebpackUtils['currentBundler']['instance'];
  /** Docusaurus's configuration so far. */
  config: Configuration;
  context: LoadContext;
}

/** What a part changes in a bundle. */
interface Change {
  plugins?: NonNullable<Configuration['plugins']>;
  /** Modules and what stands in their place. */
  alias?: Record<string, string>;
  /** Patterns are functions: Docusaurus takes a rule with a regular expression for one of its own. */
  rules?: (RuleSetRule & {test: (file: string) => boolean})[];
}

/** One of the parts of this plugin that change the bundle. */
export type Part = (bundle: Bundle) => Change;
