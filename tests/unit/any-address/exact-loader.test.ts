import {expect, it} from 'vitest';
import replaceExactly from '@site/src/docusaurus-patches/any-address/exactLoader.cjs';

const options = {from: 'path.trim()', to: 'path', shows: '/endpoint%20'};
const context = {resourcePath: '/site/module.js', getOptions: () => options};

it('replaces the given text', () => {
  expect(replaceExactly.call(context, 'a(path.trim())')).toBe('a(path)');
});

it('reports a module without it with the file, the text and the fix', () => {
  expect(() => replaceExactly.call(context, 'a(path)')).toThrow(
    /module\.js: expected `path\.trim\(\)`, found none\..*src\/docusaurus-patches\/any-address\/index\.ts.*\/endpoint%20/u,
  );
});
