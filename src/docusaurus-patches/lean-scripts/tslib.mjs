/** The one function of `tslib` that `@docusaurus/utils-common` (3.8.1) calls; required as a whole it brings all. */
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
