import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {NAMESPACES} from '@site/src/openrpc/read';
import {prose} from '@site/src/openrpc/render/prose';

test('the list of namespaces is defined in one place', () => {
  const [first, second, third] = NAMESPACES;
  const list = new RegExp(`\\b${first}\\W+${second}\\W+${third}\\b`, 'u');
  const files = fs
    .readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[cm]?[jt]sx?$/u.test(file))
    .filter((file) => list.test(fs.readFileSync(path.join('src', file), 'utf8')));
  expect(files).toEqual(['openrpc/read.ts']);
});

test.each(NAMESPACES)('a method of %s is code in a description', (namespace) => {
  const links = {method: () => undefined} as unknown as Parameters<typeof prose>[1];
  expect(prose(`Ask ${namespace}_x first`, links).map(({type}) => type)).toEqual([
    'text',
    'inlineCode',
    'text',
  ]);
});
