import {expect, test} from 'vitest';
import {callFrom, linkOf} from '../../../src/workbench/opening';

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
