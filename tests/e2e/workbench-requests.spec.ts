import {startFaultyNode, type FaultyNode} from '../server/faultyNode';
import {freePort} from '../server/freePort';
import {expect, test} from './fixtures';
import {call, eventsOf, NETWORK_NOISE, ready, send, subscribe, unsubscribe} from './workbench';

test.use({site: 'altered'});

let node: FaultyNode;

test.beforeAll(async () => {
  node = await startFaultyNode();
});

test.afterAll(() => node.close());

test.beforeEach(async ({page, visit, silence}) => {
  silence.allow(NETWORK_NOISE);
  await visit('/workbench');
  await ready(page);
});

test('a call, and a batch whose answers come in another order', async ({page}) => {
  const one = await call(page, `${node.http}/ok`);
  expect(one).toMatchObject({
    kind: 'result',
    status: 200,
    result: {method: 'eth_chainId', params: []},
  });
  expect(one.bytes).toBeGreaterThan(50);
  const calls = ['eth_a', 'eth_b', 'eth_c'].map((method) => ({method, params: [1]}));
  const all = await send(page, `${node.http}/ok`, calls);
  expect(all.map(({result}) => (result as {method: string}).method)).toEqual([
    'eth_a',
    'eth_b',
    'eth_c',
  ]);
});

/** One row for each way in which an answer fails; the path says which. */
const rows: readonly [path: string, failure: object][] = [
  ['/unreadable', {kind: 'cors'}],
  ['/401', {kind: 'status', status: 401, text: 'missing token'}],
  ['/403', {kind: 'status', status: 403, text: 'invalid host specified'}],
  ['/429', {kind: 'status', status: 429, retryAfter: 90}],
  ['/502', {kind: 'status', status: 502}],
  ['/nowhere', {kind: 'status', status: 404}],
  ['/html', {kind: 'notJson', isHtml: true}],
  ['/garbage', {kind: 'notJson', isHtml: false}],
  ['/empty', {kind: 'notJson', isHtml: false, text: ''}],
  ['/proxy', {kind: 'notRpc', text: '{"message":"no upstream","success":false}'}],
  ['/cut-json', {kind: 'cut', bytes: 38}],
  ['/cut', {kind: 'cut'}],
  ['/redirect', {kind: 'redirect'}],
];

for (const [path, failure] of rows) {
  test(`an answer of ${path} is recognised`, async ({page}) => {
    expect(await call(page, node.http + path)).toMatchObject({kind: 'failure', failure});
  });
}

test('a JSON-RPC error with another status than 200 is an error of the node', async ({page}) => {
  expect(await call(page, `${node.http}/error-400`)).toMatchObject({
    kind: 'error',
    status: 400,
    error: {code: -32602, message: 'bad'},
  });
});

test('nobody listens, or the name is unknown: the same to a browser', async ({page, silence}) => {
  silence.allowHost(/^nobody\.example$/u);
  const unreachable = {kind: 'failure', failure: {kind: 'unreachable'}};
  const port = await freePort();
  for (const url of [
    `http://127.0.0.1:${port}`,
    `https://127.0.0.1:${port}`,
    `ws://127.0.0.1:${port}`,
    'https://nobody.example',
  ])
    expect(await call(page, url), url).toMatchObject(unreachable);
});

test('a port without TLS, asked with it, is told from a closed one', async ({page}) => {
  const tls = {kind: 'failure', failure: {kind: 'tls'}};
  expect(await call(page, node.http.replace('http', 'https'))).toMatchObject(tls);
  expect(await call(page, node.ws.replace('ws', 'wss'))).toMatchObject(tls);
});

test('what takes too long ends, before and within the answer', async ({page}) => {
  for (const url of [`${node.http}/slow`, `${node.http}/drips`, `${node.ws}/ws-slow`])
    expect(await call(page, url, {timeout: 300}), url).toMatchObject({
      kind: 'failure',
      failure: {kind: 'timeout'},
    });
});

test('the reader can abort', async ({page}) => {
  for (const url of [`${node.http}/slow`, `${node.ws}/ws-slow`])
    expect(await call(page, url, {abortAfter: 200}), url).toMatchObject({
      failure: {kind: 'aborted'},
    });
});

test('an answer above 2 MB is given as a file, as it came', async ({page}) => {
  expect(await call(page, `${node.http}/large`)).toEqual({
    kind: 'large',
    status: 200,
    bytes: 3_000_036,
    content: 3_000_036,
  });
});

test('numbers beyond 2^53 keep their digits', async ({page}) => {
  expect(await call(page, `${node.http}/numbers`)).toMatchObject({
    result: {gas: '18446744073709551615'},
    longNumbers: ['/gas'],
  });
});

test('what is no address is refused before anything is sent', async ({page}) => {
  const before = node.seen.length;
  for (const url of ['', 'localhost', 'ftp://x', 'http://user:password@127.0.0.1', '0'.repeat(64)])
    expect(await call(page, url), url).toMatchObject({failure: {kind: 'address'}});
  expect(page.workers()).toEqual([]);
  expect(node.seen.length).toBe(before);
});

test('requests carry no cookie, no referrer and only JSON', async ({page, context}) => {
  await context.addCookies([{name: 'secret', value: '1', url: node.http}]);
  const headers: Record<string, string>[] = [];
  context.on('request', (request) => {
    if (request.url() === `${node.http}/ok` && request.method() === 'POST')
      void request.allHeaders().then((all) => headers.push(all));
  });
  await call(page, `${node.http}/ok`);
  await expect.poll(() => headers.length).toBe(1);
  expect(headers[0]).toMatchObject({'content-type': 'application/json'});
  expect(headers[0]).not.toHaveProperty('cookie');
  expect(headers[0]).not.toHaveProperty('referer');
});

test('over WebSocket: a call, a batch, garbage, a reason, a refusal', async ({page}) => {
  expect(await call(page, `${node.ws}/ws`)).toMatchObject({
    kind: 'result',
    result: {method: 'eth_chainId'},
  });
  expect(await call(page, `${node.ws}/ws-garbage`)).toMatchObject({
    failure: {kind: 'notJson', isHtml: false, text: 'Hello'},
  });
  expect(await call(page, `${node.ws}/ws-reason`)).toMatchObject({
    failure: {kind: 'cut', reason: '1009 too big'},
  });
  expect(await call(page, `${node.ws}/ws-refused`)).toMatchObject({
    failure: {kind: 'handshake', answersHttp: true},
  });
});

test('a subscription gets what came before the answer, reconnects, and ends at the node', async ({
  page,
}) => {
  await subscribe(page, `${node.ws}/ws-early`);
  await expect.poll(() => eventsOf(page)).toHaveLength(2);
  expect(await eventsOf(page)).toEqual([
    {kind: 'open', id: '0x1', isAgain: false},
    {kind: 'notification', result: 'early'},
  ]);
  node.notify({number: '0x2'});
  await expect.poll(async () => (await eventsOf(page)).length).toBe(3);
  node.cutSockets();
  await expect
    .poll(async () => (await eventsOf(page)).slice(3))
    .toEqual([
      {kind: 'lost', retryInMilliseconds: 1000},
      {kind: 'open', id: '0x1', isAgain: true},
      {kind: 'notification', result: 'early'},
    ]);
  const before = node.called.length;
  await unsubscribe(page);
  await expect.poll(() => node.called.slice(before)).toEqual(['eth_unsubscribe']);
  node.notify('late');
  expect(await eventsOf(page)).toHaveLength(6);
});

test('several subscriptions at once are apart; errors and refusals end them', async ({page}) => {
  await subscribe(page, `${node.ws}/ws`, 'one');
  await subscribe(page, `${node.ws}/ws`, 'two');
  await expect.poll(async () => (await eventsOf(page, 'two')).length).toBe(1);
  await expect.poll(async () => (await eventsOf(page, 'one')).length).toBe(1);
  await unsubscribe(page, 'one');
  await expect.poll(() => node.called.at(-1)).toBe('eth_unsubscribe');
  node.notify(1);
  await expect.poll(async () => (await eventsOf(page, 'two')).length).toBe(2);
  expect(await eventsOf(page, 'one')).toHaveLength(1);
  await subscribe(page, `${node.ws}/ws-error`, 'three');
  await expect.poll(() => eventsOf(page, 'three')).toMatchObject([{kind: 'error'}]);
  await subscribe(page, `${node.ws}/ws-refused`, 'four');
  await expect
    .poll(() => eventsOf(page, 'four'))
    .toMatchObject([{kind: 'failure', failure: {kind: 'handshake'}}]);
  await subscribe(page, `${node.http}/ok`, 'five');
  expect(await eventsOf(page, 'five')).toMatchObject([{failure: {kind: 'address'}}]);
});

test('when its file cannot be loaded, calls fail, nothing is sent, and the next call tries again', async ({
  page,
}) => {
  await page.route('**/rpc-worker.*', (route) => route.abort());
  const before = node.seen.length;
  expect(await call(page, `${node.http}/ok`)).toMatchObject({failure: {kind: 'worker'}});
  expect(node.seen.length).toBe(before);
  await page.unroute('**/rpc-worker.*');
  expect(await call(page, `${node.http}/ok`)).toMatchObject({kind: 'result'});
});
