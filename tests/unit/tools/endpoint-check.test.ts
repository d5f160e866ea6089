import fc from 'fast-check';
import {expect, test} from 'vitest';
import {AskError} from '../../../src/tools/askError';
import {depthOf, lagOf, median, refusedBy} from '../../../src/tools/endpoint-check/probes';
import {readUrls} from '../../../src/tools/endpoint-check/urls';
import {Fault, type Asked} from '../../../src/tools/types';

test('the depth of states is found in few calls, and never said to be more than it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({min: 1, max: 60_000_000}),
      fc.nat(60_000_000),
      async (head, kept) => {
        let calls = 0;
        const found = await depthOf((block) => {
          calls += 1;
          return Promise.resolve(block >= head - kept);
        }, head);
        expect(calls).toBeLessThan(20);
        if (kept >= head - 1) expect(found).toBe(Infinity);
        else if (kept < 100) expect(found).toBeUndefined();
        else {
          expect(found).toBeLessThanOrEqual(kept);
          expect(Number(found) * 1.4).toBeGreaterThan(kept);
        }
      },
    ),
  );
});

test('refusals are told from other errors', async () => {
  const errors: Readonly<Record<string, AskError>> = {
    eth_getLogs: new AskError({title: 'method not whitelisted', cause: '', steps: []}, -32000),
    eth_getProof: new AskError({title: 'missing trie node', cause: '', steps: []}, -32000),
    txpool_status: new AskError({title: 'no such method', cause: '', steps: []}, -32601),
    // A proxy answers with a status.
    debug_traceCall: new AskError({title: 'HTTP 403', cause: '', steps: []}),
  };
  const call = (method: string) =>
    errors[method] ? Promise.reject(errors[method]) : Promise.resolve('0x');
  const refused = await refusedBy({call} as unknown as Asked, 1);
  expect(refused.map(({method}) => method)).toEqual([
    'eth_getLogs',
    'txpool_status',
    'debug_traceCall',
  ]);
});

test('the lag counts within a chain', () => {
  const head = (number: number) => ({number, at: 0, miner: '', extraData: '0x'});
  const all = [
    {chainId: 1, head: head(90)},
    {chainId: 1, head: head(100)},
    {chainId: 2, head: head(5000)},
    {chainId: 1},
  ];
  expect(all.map((one) => lagOf(one, all))).toEqual([10, 0, 0, undefined]);
});

test('the median is the middle one', () => {
  expect(median([900, 1, 3, 2, 4])).toBe(3);
});

test('addresses are read by lines', () => {
  expect(readUrls(' https://a.example/key \n\nwss://b.example\nhttps://a.example/key')).toEqual([
    'https://a.example/key',
    'wss://b.example',
  ]);
});

test.each([
  ['a.example', /Line 1: an address begins/],
  ['https://a.example\nftp://b', /Line 2: an address begins/],
  ['https://', /Line 1 is not an address/],
  ['https://u:p@a.example', /user name/],
  ['0123456789abcdef'.repeat(4), /Never paste/],
  [Array.from({length: 9}, (_, n) => `https://a${n}.example`).join('\n'), /at most 8/],
])('%s is refused with its line', (text, reason) => {
  expect(() => readUrls(text)).toThrow(Fault);
  expect(() => readUrls(text)).toThrow(reason);
});
