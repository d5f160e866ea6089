import {expect, test} from 'vitest';
import withoutWeakIds from '@site/src/docusaurus-patches/lazy-pages/withoutWeakIdsLoader.cjs';

test('removes the weak ids of documents from the registry, and no others', () => {
  const entry = (file: string) =>
    `"x": [() => import(/* webpackChunkName: "x" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;
  const remove = withoutWeakIds;
  expect(remove(entry('@site/docs/a.mdx'))).toBe(
    entry('@site/docs/a.mdx').replace(/require.*\)/u, 'undefined'),
  );
  for (const file of ['@theme/DocItem', '@generated/a.mdx.json']) {
    expect(remove(entry(file))).toBe(entry(file));
  }
});
