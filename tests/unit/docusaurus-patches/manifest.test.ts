import {expect, test} from 'vitest';
import {completeManifest, readRegistry} from '../../../src/docusaurus-patches/preload/manifest';

const line = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

const registry = readRegistry(
  `export default {\n${line('c1', '@theme/DocItem')}${line('c2', '@site/docs/a.mdx')}};`,
);

test('the chunks of a page are found by module name, those around documents in one, and entries of chunks stay', () => {
  const origins = {main: [1], documents: [2, '3'], c2: ['5'], 'c2-lean': ['4']};
  expect(completeManifest({origins, entrypoints: ['main']}, registry)).toEqual({
    entrypoints: ['main'],
    origins: {...origins, '@theme/DocItem': [2, '3'], '@site/docs/a.mdx': ['4']},
  });
});

test('components around documents do not bring the documents that share a chunk with them', () => {
  const origins = {
    documents: [1, '4', '5', 2, '3'],
    c2: [1, 2, '5'],
    'c2-lean': [1, 2, '4'],
  };
  expect(completeManifest({origins}, registry).origins).toMatchObject({
    '@theme/DocItem': [1, 2, '3'],
    '@site/docs/a.mdx': [1, 2, '4'],
  });
});

test('modules without a chunk are an error that lists all', () => {
  expect(() => completeManifest({origins: {main: [1]}}, registry)).toThrow(
    /@theme\/DocItem: expected a chunk named documents\n- @site\/docs\/a\.mdx: expected a chunk named c2-lean/,
  );
});

test('an unknown registry format is an error that names the file to fix', () => {
  expect(() => readRegistry('export default new Map();')).toThrow(
    /registry\.js: expected .*manifest\.ts/,
  );
});
