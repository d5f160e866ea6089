/** The one function of `tslib` that `@docusaurus/utils-common` (3.8.1) calls; `require` would include all of them. */
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
