import {expect, test} from 'vitest';
import {completeManifest} from '../../../src/plugins/page-scripts/manifest';

const registry = `export default {
  "c1": [() => import(/* webpackChunkName: "c1" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "c2": [() => import(/* webpackChunkName: "c2" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "c3": [() => import(/* webpackChunkName: "c3" */ "@site/docs/b.mdx"), "@site/docs/b.mdx", require.resolveWeak("@site/docs/b.mdx")],
};`;

test('the chunks of a module are found under its name, those of chunks stay', () => {
  const origins = {main: [1], c1: [2, '3'], c2: ['4']};
  expect(completeManifest({origins, entrypoints: ['main']}, registry)).toEqual({
    entrypoints: ['main'],
    origins: {...origins, '@theme/DocItem': [2, '3'], '@site/docs/a.mdx': ['4']},
  });
});

test('a registry that is written otherwise is an error that says where to mend', () => {
  expect(() => completeManifest({origins: {main: [1]}}, 'export default new Map();')).toThrow(
    /registry\.js: expected .*manifest\.ts/,
  );
});
