import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import load from '../../../src/docusaurus-patches/docsearch/docSearchLoader.cjs';

const resourcePath = 'node_modules/@docsearch/react/dist/esm/index.js';
const docSearch = readFileSync(resourcePath, 'utf8');
const context = {
  resourcePath,
  getOptions: () => ({react: '/site/react.ts', searches: '/site/searches.ts'}),
};

const FAVOURITES = '({key:"__DOCSEARCH_FAVORITE_SEARCHES__".concat(o),limit:10})';
const RECENT = '({key:"__DOCSEARCH_RECENT_SEARCHES__".concat(o),limit:0===G.getAll().length?7:4})';

it('gives DocSearch our React and stores; the rest stays', () => {
  const changed = load.call(context, docSearch);
  const [, store = ''] = /(\w+)\(\{key:"__DOCSEARCH_RECENT/u.exec(docSearch) ?? [];
  const [client = ''] =
    /\(function\(\)\{var e=function\(e,t,r\)\{if[^]*?,n\(e\)\}\)/u.exec(docSearch) ?? [];
  expect(client).toContain('hostsCache');
  const undone = [
    ['import*as siteSearches from"/site/searches.ts";', ''],
    ['from"/site/react.ts"', 'from"react"'],
    ['siteSearches.favouriteSearches(o)', store + FAVOURITES],
    ['siteSearches.recentSearches(o,G)', store + RECENT],
    ['(function(){return n()})', client],
  ].reduce((text, [change = '', original = '']) => text.replace(change, () => original), changed);
  expect(undone).toBe(docSearch);
});

it.each([
  ['from"react"', 'expected an import of "react" and found none'],
  ['__DOCSEARCH_FAVORITE_SEARCHES__', 'expected the store of favourite searches and found none'],
  ['__DOCSEARCH_RECENT_SEARCHES__', 'expected the store of recent searches and found none'],
  ['`appId` is missing.', "expected the creation of the provider's client and found none"],
])('names the file where DocSearch has no %s', (part, expected) => {
  expect(() => load.call(context, docSearch.replace(part, ''))).toThrow(
    `${resourcePath}: ${expected}`,
  );
});
