import {expect, it} from 'vitest';
import {readReference} from '@site/src/openrpc/read';
import {allCases} from '../../rpc/run/cases';
import {ethereumFaults, judgeOf, sampleFaults} from '../../rpc/run/judge';
import {SITE} from '../../rpc/run/paths';

const reference = readReference(SITE, 'current');
const cases = new Map(
  [...allCases(reference)].filter(([id]) =>
    ['eth_chainId/basic', 'eth_gasPrice/basic'].includes(id),
  ),
);
const judge = judgeOf(reference);
const outcomeOf = (id: string) => ({answer: {result: cases.get(id)?.example?.result.value}});
const outcomes = new Map([...cases.keys()].map((id) => [id, outcomeOf(id)] as const));
const run = {node: 'bsc', version: '1', outcomes};

it('samples with the results of their requests have no errors', () => {
  expect(sampleFaults({...run, samples: new Map([['viem', outcomes]])}, cases, judge)).toEqual([]);
});

it('a sample with another result is an error, and so is one that was not executed', () => {
  const answers = new Map([['eth_chainId/basic', {answer: {result: 'none'}}]]);
  const faults = sampleFaults({...run, samples: new Map([['viem', answers]])}, cases, judge);
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatch(/^eth_chainId\/basic by viem on bsc: differs, by hand exact/);
  expect(faults[1]).toBe('eth_gasPrice/basic by viem was not executed');
});

it('differences of Ethereum’s client must be stated in the reference, and shown', () => {
  const all = allCases(reference);
  const some = (...methods: string[]) =>
    new Map([...all].filter(([, {method}]) => methods.includes(method.name)));
  const faultsOf = (method: string, id: string, result: unknown) =>
    ethereumFaults(some(method), new Map([[id, {answer: {result}}]]), judge);

  expect(faultsOf('eth_chainId', 'eth_chainId/basic', '0x1')).toEqual([]);
  expect(faultsOf('eth_chainId', 'eth_chainId/basic', 714).join()).toMatch(
    /^eth_chainId\/basic: x-ethereum says "same", Ethereum’s client answers otherwise: /,
  );
  const id = 'eth_getTransactionByHash/basic';
  const shown = all.get(id)?.example?.result.value as object;
  expect(faultsOf('eth_getTransactionByHash', id, {...shown, blockTimestamp: '0x1'})).toEqual([]);
  expect(faultsOf('eth_getTransactionByHash', id, shown)).toEqual([
    'eth_getTransactionByHash: no example shows in what it differs from Ethereum’s',
  ]);
});
