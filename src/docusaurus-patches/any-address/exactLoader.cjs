/**
 * Replaces one text of a module. Plain CommonJS because the bundler loads it.
 *
 * @throws when the module does not contain that text, because its version has changed
 */
module.exports = function replaceExactly(source) {
  const {from, to, shows} = this.getOptions();
  if (!source.includes(from)) {
    throw new Error(
      `${this.resourcePath}: expected \`${from}\`, found none. The package has changed: take the rule for it out of src/docusaurus-patches/any-address/index.ts, and keep it out if ${shows} still shows the not-found page without errors in the console.`,
    );
  }
  return source.replace(from, to);
};
