/**
 * The one helper of the package `tslib` that the browser needs, for `@docusaurus/utils-common`. That package requires all
 * of `tslib`, 3 kB on each page, because the bundler cannot drop unused exports of a required module.
 */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
