import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {Page} from '@playwright/test';
import type {ExplainContext} from '../../src/workbench/explain/context';
import type {Failure, NetworkFacts} from '../../src/workbench/types';
import {startNode, type LocalNode} from '../pages/node';
import {pageOfOwnBrowser} from '../server/browserOf';
import {programs, startReal} from '../server/realNode';
import {expect, hydrated, test} from './fixtures';
import {call, eventsOf, NETWORK_NOISE, ready, send, subscribe, unsubscribe} from './workbench';
import type {Reachable} from '../variants/workbench/Page';

test.use({site: 'altered'});
// Starting a node takes seconds.
test.describe.configure({timeout: 180_000});

const run = promisify(execFile);

const network = {chains: [], codes: [], blockInterval: 450} as unknown as NetworkFacts;

/** The codes of the steps that readers see. */
async function stepsOf(page: Page, failure: Failure, url: string): Promise<string[]> {
  const context: ExplainContext = {
    url,
    origin: await page.evaluate(() => window.location.origin),
    call: {method: 'eth_chainId', params: []},
    network,
  };
  return page.evaluate(
    ({why, around}) => {
      const {workbench} = window as unknown as {workbench: Reachable};
      return workbench.explainFailure(why, around).steps.flatMap(({code}) => code ?? []);
    },
    {why: failure, around: context},
  );
}

for (const name of ['bsc', 'geth'] as const) {
  test(`${name}: refused by default, and served after a start with the flags that are shown`, async ({
    page,
    visit,
    silence,
  }) => {
    const program = programs[name];
    test.skip(program === undefined, `${name} has not been built`);
    if (program === undefined) return;
    silence.allow(NETWORK_NOISE);
    await visit('/workbench');
    await ready(page);

    const closed = await startReal(name, program, []);
    const http = await call(page, closed.http);
    expect(http).toMatchObject({failure: {kind: 'cors'}});
    const ws = await call(page, closed.ws);
    expect(ws).toMatchObject({failure: {kind: 'handshake', answersHttp: true}});
    const [cors = '', byHttp = ''] = await stepsOf(page, http.failure as Failure, closed.http);
    const [origins = '', bySocket = ''] = await stepsOf(page, ws.failure as Failure, closed.ws);
    // The commands tell what the browser did not.
    const answered = await run('bash', ['-c', byHttp]);
    expect(answered.stdout).toContain('"result":"0x');
    const refused = await run('bash', ['-c', bySocket]);
    expect(refused.stderr).toContain('403 Forbidden');
    await closed.stop();

    const flags = `${cors} ${origins}`.split(' ');
    const open = await startReal(name, program, flags);
    expect(await call(page, open.http)).toMatchObject({kind: 'result', status: 200});
    expect(await call(page, open.ws)).toMatchObject({kind: 'result'});
    const calls = ['eth_chainId', 'eth_nothing', 'net_version'].map((method) => ({
      method,
      params: [],
    }));
    const batch = await send(page, open.http, calls);
    expect(batch.map(({kind}) => kind)).toEqual(['result', 'error', 'result']);
    await subscribe(page, open.ws);
    await expect.poll(() => eventsOf(page)).toMatchObject([{kind: 'open', isAgain: false}]);
    await unsubscribe(page);
    const health = await page.evaluate(async (url) => {
      const {createRequester, checkHealth} = (window as unknown as {workbench: Reachable})
        .workbench;
      return checkHealth(createRequester(), url);
    }, open.http);
    expect(health).toMatchObject({head: {number: 0}});
    expect(health.chainId).toBeGreaterThan(0);
    await open.stop();
  });
}

test('by an unknown host name the node is refused, and served with the flags that are shown', async ({
  origin,
}) => {
  const program = programs.bsc;
  test.skip(program === undefined, 'bsc has not been built');
  if (program === undefined) return;
  const rules = 'MAP node.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const {page, close} = await pageOfOwnBrowser(rules);
  await page.goto(`${origin}/workbench`);
  await hydrated(page);
  await ready(page);
  const named = (url: string) => url.replace('127.0.0.1', 'node.example');
  const closed = await startReal('bsc', program, ['--http.corsdomain', '*']);
  const outcome = await call(page, named(closed.http));
  expect(outcome).toMatchObject({failure: {kind: 'cors'}});
  const [cors = '', hosts = ''] = await stepsOf(
    page,
    outcome.failure as Failure,
    named(closed.http),
  );
  await closed.stop();
  const open = await startReal('bsc', program, `${cors} ${hosts}`.split(' '));
  expect(await call(page, named(open.http))).toMatchObject({kind: 'result'});
  await open.stop();
  await close();
});

test.describe('anvil', () => {
  let node: LocalNode;

  test.beforeAll(async () => {
    node = await startNode();
  });

  test.afterAll(() => node.stop());

  test('sends new blocks to two subscriptions, and none after their end', async ({page, visit}) => {
    await visit('/workbench');
    await ready(page);
    const ws = node.url.replace('http', 'ws');
    await subscribe(page, ws, 'one');
    await subscribe(page, ws, 'two');
    for (const name of ['one', 'two'])
      await expect.poll(async () => (await eventsOf(page, name)).length).toBe(1);
    await node.client.mine({blocks: 2});
    for (const name of ['one', 'two'])
      await expect
        .poll(async () => (await eventsOf(page, name)).map(({kind}) => kind))
        .toEqual(['open', 'notification', 'notification']);
    await unsubscribe(page, 'one');
    await node.client.mine({blocks: 1});
    await expect.poll(async () => (await eventsOf(page, 'two')).length).toBe(4);
    expect(await eventsOf(page, 'one')).toHaveLength(3);
  });
});
