import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {RpcError} from '../../../src/openrpc/types';
import type {ExplainContext} from '../../../src/workbench/explain/context';
import {diagnosis, shellQuoted, tunnel} from '../../../src/workbench/explain/commands';
import {explainError} from '../../../src/workbench/explain/explainError';
import {explainFailure} from '../../../src/workbench/explain/explainFailure';
import {fitOf, matchKnown} from '../../../src/workbench/explain/matchMessage';
import type {Failure, KnownError, NetworkFacts} from '../../../src/workbench/types';
import {projectDir} from '../../sites/paths';

const data = path.join(projectDir, 'docs/_data/openrpc');
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(data, name), 'utf8'));
const shared = read('components.json') as {
  components: {errors: Record<string, {code: number; message: string}>};
  'x-error-causes': Record<string, string>;
  'x-error-codes': NetworkFacts['codes'];
};

const network: NetworkFacts = {
  chains: [
    {
      key: 'mainnet',
      name: 'Example Network',
      chainId: 64713,
      symbol: 'EXN',
      http: ['https://rpc.network.example'],
      ws: ['wss://ws.network.example'],
      archive: [],
      blocked: ['eth_getLogs', 'debug_*'],
    },
  ],
  local: {http: 'http://127.0.0.1:8545', ws: 'ws://127.0.0.1:8546'},
  contracts: {},
  codes: shared['x-error-codes'],
  blockInterval: 450,
  release: 'v1.7.3',
};

const context = (url = 'http://127.0.0.1:8545', method = 'eth_chainId'): ExplainContext => ({
  url,
  origin: 'https://docs.example',
  call: {method, params: []},
  network,
});

const codesOf = (failure: Failure, url?: string) =>
  explainFailure(failure, context(url)).steps.map(({code}) => code ?? '');

describe('a failure', () => {
  const all: Failure[] = [
    {kind: 'address', reason: 'text'},
    {kind: 'unreachable'},
    {kind: 'cors'},
    {kind: 'handshake', answersHttp: true},
    {kind: 'handshake', answersHttp: false},
    {kind: 'mixed'},
    {kind: 'localNetwork', state: 'prompt'},
    {kind: 'localNetwork', state: 'denied'},
    {kind: 'tls'},
    {kind: 'redirect'},
    ...[401, 403, 404, 413, 418, 429, 502].map((status): Failure => ({
      kind: 'status',
      status,
      text: '<b>no</b>',
    })),
    {kind: 'status', status: 429, retryAfter: 90, text: ''},
    {kind: 'notJson', isHtml: true, text: '<html>'},
    {kind: 'notJson', isHtml: false, text: ''},
    {kind: 'notJson', isHtml: false, text: 'OK'},
    {kind: 'notRpc', text: '{}'},
    {kind: 'cut', bytes: 3},
    {kind: 'cut', bytes: 3, reason: '1009 too big'},
    {kind: 'timeout', milliseconds: 30_000},
    {kind: 'aborted'},
    {kind: 'worker'},
    {kind: 'wallet', code: 4001, message: 'no'},
    {kind: 'wallet', code: 0, message: 'no'},
  ];

  test('of every kind, at every kind of address, has a title, a cause and values for its texts', () => {
    const titles = new Set<string>();
    for (const url of [
      'http://127.0.0.1:8545',
      'https://rpc.network.example',
      'wss://node.example/x',
      'ws://10.0.0.7:8546',
    ]) {
      for (const failure of all) {
        const {title, cause, steps} = explainFailure(failure, context(url));
        titles.add(title);
        expect(`${title}${cause}`, JSON.stringify(failure)).not.toMatch(/[{}]|undefined/);
        expect(cause.length).toBeGreaterThan(1);
        for (const {text} of steps) expect(text).not.toMatch(/\{\w+\}|undefined/);
      }
    }
    expect(titles.size).toBeGreaterThan(18);
  });

  test('by CORS names the exact flags: for a host name two, for an address or localhost one', () => {
    const origin = '--http.corsdomain https://docs.example';
    expect(codesOf({kind: 'cors'}, 'http://node.lan:8545').slice(0, 2)).toEqual([
      origin,
      '--http.vhosts node.lan',
    ]);
    for (const url of ['http://127.0.0.1:8545', 'http://localhost:8545', 'http://[::1]:8545'])
      expect(codesOf({kind: 'cors'}, url), url).toEqual([
        origin,
        expect.stringContaining('curl -v'),
      ]);
    expect(codesOf({kind: 'handshake', answersHttp: true}, 'ws://127.0.0.1:8546')[0]).toBe(
      '--ws --ws.origins https://docs.example',
    );
  });

  test('of an endpoint of others has no flag, which the reader cannot set', () => {
    for (const kind of ['cors', 'unreachable'] as const)
      expect(codesOf({kind}, 'https://rpc.network.example').join(' ')).not.toMatch(
        /(?:^| )--http\./,
      );
  });

  test('by TLS may be a node without it; one by mixed content can be tunnelled', () => {
    expect(codesOf({kind: 'tls'}, 'https://127.0.0.1:8545')[0]).toBe('http://127.0.0.1:8545');
    expect(codesOf({kind: 'mixed'}, 'http://node.example:8545')).toContain(
      "ssh -N -L '8545:127.0.0.1:8545' 'node.example'",
    );
  });

  test('with Retry-After says when to come back', () => {
    const {cause} = explainFailure(
      {kind: 'status', status: 429, retryAfter: 90, text: ''},
      context(),
    );
    expect(cause).toContain('90 seconds');
  });
});

describe('commands', () => {
  test('keep a text one word, whatever it contains', () => {
    expect(shellQuoted("a'b $(c) `d`")).toBe(String.raw`'a'\''b $(c) ${'`d`'}'`);
  });

  test('repeat the call, or a short one in place of a long one', () => {
    const call = {method: 'eth_call', params: [{data: '0x'}]};
    const asked = {url: 'http://h:1', origin: 'https://docs.example', call};
    expect(diagnosis(asked)).toBe(
      "curl -v --max-time 30 -H 'Content-Type: application/json' -H 'Origin: https://docs.example' " +
        `--data '{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x"}]}' 'http://h:1'`,
    );
    const long = {...asked, call: {method: 'eth_call', params: ['x'.repeat(500)]}};
    expect(diagnosis(long)).toContain('eth_chainId');
    expect(diagnosis({...asked, url: 'wss://h/x'})).toMatch(
      /Upgrade: websocket.* 'https:\/\/h\/x'$/,
    );
  });

  test('tunnel the usual ports, too', () => {
    expect(tunnel('http://[2001:db8::1]/')).toBe("ssh -N -L '80:127.0.0.1:80' '2001:db8::1'");
  });

  test('reach a node that listens at a private address only', () => {
    expect(tunnel('http://10.0.0.5:8545')).toBe("ssh -N -L '8545:10.0.0.5:8545' '10.0.0.5'");
    expect(tunnel('http://[fd00::5]:8545')).toBe("ssh -N -L '8545:[fd00::5]:8545' 'fd00::5'");
  });
});

describe('a method that is not there', () => {
  const missing = {code: -32601, message: 'the method debug_x does not exist/is not available'};
  const explain = (more: Partial<ExplainContext>, method = 'debug_x', error: RpcError = missing) =>
    explainError(error, [], {...context(more.url, method), ...more});

  test('is in a namespace that the node does not offer: the flag has all that it offers already', () => {
    const explained = explain({modules: ['eth', 'rpc', 'net']});
    expect(explained?.cause).toContain('does not offer the namespace debug');
    expect(explained?.steps[0]?.code).toBe('--http.api debug,eth,net');
    const socket = explain({url: 'ws://127.0.0.1:8546', modules: ['eth']});
    expect(socket?.steps[0]?.code).toBe('--ws.api debug,eth');
  });

  test('is unknown where the namespace is offered', () => {
    expect(explain({modules: ['debug']})?.title).toBe('The node does not know this method');
  });

  test('is perhaps in a namespace that is off, where the node does not say', () => {
    expect(explain({})?.cause).toContain('did not say which namespaces');
  });

  test('is refused by a provider', () => {
    expect(explain({url: 'https://rpc.network.example'})?.title).toContain('provider refuses');
    const custom = {code: -32005, message: 'the method eth_getLogs is blocked on this plan'};
    expect(explain({url: 'https://rpc.network.example'}, 'eth_getLogs', custom)?.cause).toContain(
      'Public endpoints of Example Network do not offer eth_getLogs',
    );
  });

  test('is a subscription over HTTP', () => {
    const error = {code: -32601, message: 'notifications not supported'};
    expect(explain({}, 'eth_subscribe', error)?.title).toBe('Subscriptions need WebSocket');
  });
});

describe('an error of a node', () => {
  const known: KnownError[] = Object.entries(shared.components.errors).map(([name, error]) => ({
    ...error,
    cause: shared['x-error-causes'][name] ?? '',
  }));

  test('fits its pattern, with its values and alternatives', () => {
    expect(
      fitOf(
        'nonce too low: next nonce 5, tx nonce 4',
        'nonce too low: next nonce <a>, tx nonce <b>',
      ),
    ).toBeGreaterThan(20);
    expect(fitOf('safe', 'safe')).toBe(4);
    expect(fitOf('safe!', 'safe')).toBe(0);
    expect(fitOf('b', 'a | b')).toBe(1);
    expect(fitOf('execution reverted', 'execution reverted[: <reason>]')).toBeGreaterThan(0);
    expect(fitOf('execution reverted: no', 'execution reverted[: <reason>]')).toBeGreaterThan(0);
    expect(fitOf('block #[1 2] not found', 'block #[<bytes>] not found')).toBeGreaterThan(0);
    // Pieces must not overlap.
    expect(fitOf('ab', 'ab<x>b')).toBe(0);
  });

  test('is matched in linear time, however it is made', () => {
    const begun = performance.now();
    fitOf('a, '.repeat(200_000), 'a<1>, <2>, <3>, <4>, z');
    expect(performance.now() - begun).toBeLessThan(500);
  });

  test('has a cause: each that the nodes of the tests have given', () => {
    const unknown: string[] = [];
    let count = 0;
    for (const name of ['admin', 'debug', 'eth', 'net', 'txpool']) {
      const {methods} = read(`${name}.json`) as {
        methods: {
          name: string;
          errors: {$ref: string}[];
          'x-error-examples'?: {error: RpcError}[];
        }[];
      };
      for (const method of methods) {
        const names = method.errors.map(({$ref}) => $ref.split('/').at(-1) ?? '');
        const own = names.map((each): KnownError => {
          const {code = 0, message = ''} = shared.components.errors[each] ?? {};
          return {code, message, cause: shared['x-error-causes'][each] ?? ''};
        });
        for (const {error} of method['x-error-examples'] ?? []) {
          count += 1;
          const explained = matchKnown(error, own);
          if (explained?.code !== error.code) unknown.push(`${method.name}: ${error.message}`);
        }
      }
    }
    expect(count).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });

  test('says what its documented cause is, and what to do by its code', () => {
    const error = {code: -32000, message: 'nonce too low: next nonce 5, tx nonce 4'};
    const explained = explainError(error, known, context());
    expect(explained?.title).toBe(error.message);
    expect(explained?.cause).toBe(shared['x-error-causes'].NonceTooLow?.replaceAll('`', ''));
    expect(explained?.steps.length).toBe(1);
  });

  test('is explained by its code only, or not at all', () => {
    expect(explainError({code: -38026, message: '?'}, [], context())?.title).toBe('Limit exceeded');
    expect(explainError({code: -1, message: '?'}, [], context())).toBeUndefined();
  });

  test('about data that a node lacks, while it is behind, says so first', () => {
    const health = {chainId: 64713, syncing: {current: 5, highest: 9}} as const;
    const explained = explainError({code: -32000, message: 'header not found'}, known, {
      ...context(),
      health,
    });
    expect(explained?.steps[0]?.text).toContain('it has block 5 of 9');
  });
});
