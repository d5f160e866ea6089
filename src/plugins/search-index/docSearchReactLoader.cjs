/**
 * Bundler loader: DocSearch imports `src/components/SearchModal/react.ts` in place of React. An alias would do, but
 * the bundler of Docusaurus 3.8 prefers core's own alias of React to that of a rule.
 */
module.exports = function docSearchReactLoader(source) {
  const {react} = this.getOptions();
  const changed = source.replace(/from\s*"react"/u, () => `from${JSON.stringify(react)}`);
  if (changed === source) {
    throw new Error(
      `${this.resourcePath}: expected an import of "react" and found none. ` +
        'See src/components/SearchModal/correctElements.ts for what it is replaced for.',
    );
  }
  return changed;
};
