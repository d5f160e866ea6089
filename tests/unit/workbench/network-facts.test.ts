import {expect, test} from 'vitest';
import {endpointsOf} from '../../../src/openrpc/endpoints';
import {readReference} from '../../../src/openrpc/read';
import {loadVersion} from '../../../src/profile/load';
import {networkFacts} from '../../../src/workbench/facts';

test('the reader’s own node is none of the network’s endpoints', () => {
  const siteDir = process.cwd();
  const data = loadVersion(siteDir, 'current');
  const endpoints = endpointsOf(data.network);
  const {chains, local} = networkFacts(data, readReference(siteDir, 'current'), endpoints);
  expect(chains.length).toBeGreaterThan(0);
  for (const {http, ws, archive} of chains)
    for (const url of [...http, ...ws, ...archive])
      expect([local.http, local.ws]).not.toContain(url);
  expect(chains[0]?.http[0]).toBe(data.network.chains.mainnet.http[0]?.url);
});
