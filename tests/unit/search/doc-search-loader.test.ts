import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import load from '../../../src/plugins/search-index/docSearchLoader.cjs';

const resourcePath = 'node_modules/@docsearch/react/dist/esm/index.js';
const docSearch = readFileSync(resourcePath, 'utf8');
const context = {resourcePath, getOptions: () => ({react: '/site/react.ts'})};

it("gives DocSearch's client our options, and DocSearch our React; the rest stays", () => {
  const changed = load.call(context, docSearch);
  expect(changed).toMatch(/from"\/site\/react\.ts"/u);
  const [, transform] =
    /(\w+)\.options\);return \w+\.addAlgoliaAgent\("docsearch"/u.exec(changed) ?? [];
  expect(changed).toContain(`,${transform}(e)}),[`);
  expect(
    changed.replace('from"/site/react.ts"', 'from"react"').replace(`,${transform}.options)`, ')'),
  ).toBe(docSearch);
});

it.each([
  ['from"react"', 'expected an import of "react" and found none'],
  ['.addAlgoliaAgent("docsearch"', 'expected the making of its search client and found none'],
])('names the file where DocSearch has no %s', (part, expected) => {
  expect(() => load.call(context, docSearch.replace(part, ''))).toThrow(
    `${resourcePath}: ${expected}`,
  );
});
