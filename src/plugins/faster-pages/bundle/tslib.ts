/** The one helper of the package `tslib` that the browser needs, for `@docusaurus/utils-common`. */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
