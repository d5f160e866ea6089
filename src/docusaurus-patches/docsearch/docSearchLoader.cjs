/** Replacements in DocSearch 3.9.0. */
const CHANGES = [
  {
    // An alias would do, but the bundler of Docusaurus 3.8 prefers core's own alias of React to that of a rule.
    expected: 'an import of "react"',
    seeWhy: 'src/components/SearchModal/correctElements.ts',
    pattern: /from\s*"react"/u,
    change: (_found, {react}) => `from${JSON.stringify(react)}`,
  },
  {
    // Stock inserts stored searches as HTML, fails where the storage does, and lists as many recent ones as there were
    // favourites for when it opened.
    expected: 'the store of favourite searches',
    seeWhy: 'src/components/SearchModal/storedSearches.ts',
    pattern: /\w+\(\{key:"__DOCSEARCH_FAVORITE_SEARCHES__"\.concat\((?<index>\w+)\),limit:10\}\)/u,
    change: (_found, _options, {index}) => `siteSearches.favouriteSearches(${index})`,
  },
  {
    expected: 'the store of recent searches',
    seeWhy: 'src/components/SearchModal/storedSearches.ts',
    pattern:
      /\w+\(\{key:"__DOCSEARCH_RECENT_SEARCHES__"\.concat\((?<index>\w+)\),limit:0===(?<favourites>\w+)\.getAll\(\)\.length\?7:4\}\)/u,
    change: (_found, _options, {index, favourites}) =>
      `siteSearches.recentSearches(${index},${favourites})`,
  },
  {
    // The site's own client replaces it before its first use; without this call the bundler leaves its code out.
    expected: "the creation of the provider's client",
    seeWhy: 'src/components/SearchModal/index.tsx',
    pattern:
      /\(function\(\)\{var \w+=function\(\w+,\w+,\w+\)\{if\(!\w+\|\|"string"!=typeof \w+\)throw new Error\("`appId` is missing\."\)[^]*?"docsearch-react",\w+\),(?<transform>\w+)\(\w+\)\}\)/u,
    change: (_found, _options, {transform}) => `(function(){return ${transform}()})`,
  },
];

/**
 * Bundler loader: makes DocSearch import `src/components/SearchModal/react.ts` instead of React, store searches with
 * `src/components/SearchModal/storedSearches.ts`, and create no client of the provider.
 */
module.exports = function docSearchLoader(source) {
  const options = this.getOptions();
  const changed = CHANGES.reduce((text, {expected, seeWhy, pattern, change}) => {
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
  return `import*as siteSearches from${JSON.stringify(options.searches)};${changed}`;
};
