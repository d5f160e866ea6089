import {expect, it} from 'vitest';
import {readReference} from '@site/src/openrpc/read';
import {NOT_DOCUMENTED, OTHER_NAMESPACES} from '../../rpc/exceptions';
import {allCases} from '../../rpc/run/cases';
import {SITE} from '../../rpc/run/paths';
import {registryFaults} from '../../rpc/run/registered';

const cases = allCases(readReference(SITE, 'current'));
const modules = ['admin', 'debug', 'eth', 'net', 'txpool', ...Object.keys(OTHER_NAMESPACES)];
const methods = [...cases.values()].flatMap(({method: {name}, params, failure}) =>
  name.endsWith('_subscribe') ? (failure ? [] : [`${name} ${String(params[0])}`]) : [name],
);
const there = [...methods, ...Object.keys(NOT_DOCUMENTED)];

it('a node with exactly the methods, subscriptions and namespaces of the reference has no errors', () => {
  expect(registryFaults(cases, modules, there)).toEqual([]);
});

it('methods that only the node or only the reference has are errors', () => {
  const faults = registryFaults(
    cases,
    ['personal', ...modules.filter((name) => name !== 'txpool')],
    [
      ...there.filter((name) => name !== 'eth_call' && name !== 'eth_subscribe logs'),
      'eth_new',
      'eth_subscribe new',
    ],
  );
  expect(faults).toEqual([
    'the node has personal, which the reference lacks',
    'the node has eth_new, which the reference lacks',
    'the node has eth_subscribe new, which the reference lacks',
    'the node lacks txpool, which the reference or its exceptions have',
    'the node lacks eth_call, which the reference or its exceptions have',
    'the node lacks eth_subscribe logs, which the reference or its exceptions have',
  ]);
});
