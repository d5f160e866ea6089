import {expect, test} from 'vitest';
import {callFrom, linkOf, whereOf} from '../../../src/workbench/opening';

const call = {method: 'eth_getLogs', params: [{address: '0xab', topics: [null, '#%"']}]};

test('a link has the method and its arguments, and leads back to them', () => {
  const link = linkOf({call, folder: '/workbench/next', pages: '/next/'});
  expect(link).toMatch(/^\/next\/rpc\/eth#call=/u);
  expect(callFrom(link.slice(link.indexOf('#')))).toEqual(call);
});

test.each([
  '',
  '#eth_getlogs',
  '#call=',
  '#call=%',
  '#call={}',
  '#call=[]',
  '#call=[1]',
  '#call=["javascript:alert(1)"]',
  '#call=["../admin"]',
])('a damaged link is none: %s', (fragment) => {
  expect(callFrom(fragment)).toBeUndefined();
});

test('the address of a page says its version', () => {
  const at = (pathname: string, base = '/') => whereOf(pathname, base, ['2.0.0', '1.0.0']);
  expect(at('/rpc/eth')).toEqual({folder: '/workbench/2.0.0', pages: '/'});
  expect(at('/next/rpc/eth')).toEqual({folder: '/workbench/next', pages: '/next/'});
  expect(at('/1.0.0/endpoint')).toEqual({folder: '/workbench/1.0.0', pages: '/1.0.0/'});
  expect(at('/docs/next', '/docs/')).toEqual({
    folder: '/docs/workbench/next',
    pages: '/docs/next/',
  });
  expect(at('/docs/nexting', '/docs/')).toEqual({folder: '/docs/workbench/2.0.0', pages: '/docs/'});
});
