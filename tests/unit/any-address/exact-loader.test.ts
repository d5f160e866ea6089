import {expect, it} from 'vitest';
import replaceExactly from '@site/src/docusaurus-patches/any-address/exactLoader.cjs';

const options = {from: 'path.trim()', to: 'path', shows: '/endpoint%20'};
const context = {resourcePath: '/site/module.js', getOptions: () => options};

it('replaces the text that it is told', () => {
  expect(replaceExactly.call(context, 'a(path.trim())')).toBe('a(path)');
});

it('says of a module without it where it looked, for what, and what to do', () => {
  expect(() => replaceExactly.call(context, 'a(path)')).toThrow(
    /module\.js: expected `path\.trim\(\)`, found none\..*src\/docusaurus-patches\/any-address\/index\.ts.*\/endpoint%20/u,
  );
});
