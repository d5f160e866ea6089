/** What is changed in DocSearch 3.9.0. */
const CHANGES = [
  {
    // An alias would do, but the bundler of Docusaurus 3.8 prefers core's own alias of React to that of a rule.
    expected: 'an import of "react"',
    seeWhy: 'src/components/SearchModal/correctElements.ts',
    pattern: /from\s*"react"/u,
    change: (_found, {react}) => `from${JSON.stringify(react)}`,
  },
  {
    // `useSearchClient(appId, apiKey, transformSearchClient)`: the client, made and called in place, takes options, such
    // as a requester and hosts, which DocSearch never gives it.
    expected: 'the making of its search client',
    seeWhy: 'src/components/SearchModal/index.tsx',
    pattern:
      /(?<=function \w+)\((?<id>\w+),(?<key>\w+),(?<transform>\w+)\)\{return \w+\.useMemo\(\(function\(\)\{var \w+=function\(\w+,\w+,\w+\)\{(?:(?!useMemo).)*\}\(\k<id>,\k<key>(?=\);return \w+\.addAlgoliaAgent\("docsearch")/u,
    change: ([call], _options, {transform}) => `${call},${transform}.options`,
  },
];

/**
 * Bundler loader: DocSearch imports `src/components/SearchModal/react.ts` in place of React, and makes its client of the
 * provider with the options that `transformSearchClient` carries.
 */
module.exports = function docSearchLoader(source) {
  const options = this.getOptions();
  return CHANGES.reduce((text, {expected, seeWhy, pattern, change}) => {
    const found = pattern.exec(text);
    if (!found) {
      throw new Error(
        `${this.resourcePath}: expected ${expected} and found none. See ${seeWhy} for what it is changed for.`,
      );
    }
    const {index, groups} = found;
    return (
      text.slice(0, index) + change(found, options, groups) + text.slice(index + found[0].length)
    );
  }, source);
};
