import {describe, expect, test} from 'vitest';
import {classify, type Situation} from '../../../src/workbench/requests/classify';
import {isAddress, isLocal, isLoopback} from '../../../src/workbench/requests/hosts';
import type {Observation} from '../../../src/workbench/requests/messages';

const secure = {protocol: 'https:', hostname: 'docs.example'};
const plain = {protocol: 'http:', hostname: '127.0.0.1'};

function kindOf(
  seen: Partial<Observation>,
  url = 'https://rpc.example',
  {page = secure, permission}: Partial<Situation> = {},
) {
  const all: Observation = {
    transport: 'http',
    end: 'network',
    hasBegun: false,
    milliseconds: 30_000,
    bytes: 0,
    ...seen,
  };
  return classify(all, {url, page, permission});
}

test('what answers a probe answers, but not to this site', () => {
  expect(kindOf({probe: 'answered'})).toEqual({kind: 'cors'});
});

test('what is silent cannot be reached, and nothing more is claimed', () => {
  expect(kindOf({probe: 'silent'})).toEqual({kind: 'unreachable'});
  expect(kindOf({probe: 'silent', plainProbe: 'silent'})).toEqual({kind: 'unreachable'});
  expect(kindOf({probe: 'unknown'})).toEqual({kind: 'unreachable'});
});

test('a port that answers only without TLS is a matter of TLS', () => {
  expect(kindOf({probe: 'silent', plainProbe: 'answered'})).toEqual({kind: 'tls'});
  expect(
    kindOf({transport: 'ws', probe: 'silent', plainProbe: 'answered'}, 'wss://rpc.example'),
  ).toEqual({kind: 'tls'});
});

test('a WebSocket that does not open is refused, or nobody is there', () => {
  const url = 'wss://rpc.example';
  const ofSocket = (probe: Observation['probe']) => kindOf({transport: 'ws', probe}, url);
  expect(ofSocket('answered')).toEqual({kind: 'handshake', answersHttp: true});
  expect(ofSocket('silent')).toEqual({kind: 'unreachable'});
  expect(ofSocket('unknown')).toEqual({kind: 'handshake', answersHttp: false});
});

describe('an address without TLS, from a page with it,', () => {
  test('is blocked, except on the reader’s machine', () => {
    expect(kindOf({probe: 'silent'}, 'http://rpc.example')).toEqual({kind: 'mixed'});
    expect(kindOf({transport: 'ws', end: 'forbidden'}, 'ws://rpc.example')).toEqual({
      kind: 'mixed',
    });
    for (const url of ['http://127.0.0.1:8545', 'http://localhost:8545', 'http://[::1]:8545'])
      expect(kindOf({probe: 'silent'}, url), url).toEqual({kind: 'unreachable'});
  });

  test('is blocked in the reader’s network, too, unless the browser asks for that', () => {
    const url = 'http://192.168.1.5:8545';
    expect(kindOf({probe: 'silent'}, url)).toEqual({kind: 'mixed'});
    const asks: Partial<Situation> = {permission: 'granted'};
    expect(kindOf({probe: 'silent'}, url, asks)).toEqual({kind: 'unreachable'});
  });

  test('is not blocked where the page has none either', () => {
    expect(kindOf({probe: 'answered'}, 'http://rpc.example', {page: plain})).toEqual({
      kind: 'cors',
    });
  });
});

describe('the local network', () => {
  const url = 'http://127.0.0.1:8545';

  test('is denied, or still asked for', () => {
    expect(kindOf({probe: 'silent'}, url, {permission: 'denied'})).toEqual({
      kind: 'localNetwork',
      state: 'denied',
    });
    expect(kindOf({end: 'timeout'}, url, {permission: 'prompt'})).toEqual({
      kind: 'localNetwork',
      state: 'prompt',
    });
  });

  test('is not the reason where something came, or the page is there itself', () => {
    const cut = {kind: 'cut', bytes: 7};
    expect(kindOf({hasBegun: true, bytes: 7}, url, {permission: 'denied'})).toEqual(cut);
    const slow = kindOf({end: 'timeout'}, url, {page: plain, permission: 'prompt'});
    expect(slow).toEqual({kind: 'timeout', milliseconds: 30_000});
    expect(kindOf({end: 'timeout', hasBegun: true}, url, {permission: 'prompt'}).kind).toBe(
      'timeout',
    );
  });
});

test('what ends within an answer is cut off, with the reason that a server gave', () => {
  expect(kindOf({hasBegun: true, bytes: 12})).toEqual({kind: 'cut', bytes: 12});
  expect(kindOf({transport: 'ws', hasBegun: true, reason: '1009 too big'})).toEqual({
    kind: 'cut',
    bytes: 0,
    reason: '1009 too big',
  });
});

test('a redirect is told as such, and what the browser does not even try is a fault of the address', () => {
  expect(kindOf({end: 'redirect'})).toEqual({kind: 'redirect'});
  expect(kindOf({end: 'forbidden'})).toEqual({kind: 'address', reason: 'https://rpc.example'});
});

test('hosts of the reader’s machine and network are known', () => {
  const hosts = (list: string) => list.split(' ');
  for (const host of hosts('127.0.0.1 127.9.9.9 localhost node.localhost [::1]'))
    expect([isLoopback(host), isLocal(host)], host).toEqual([true, true]);
  for (const host of hosts(
    '10.0.0.1 192.168.0.9 172.16.0.1 172.31.9.9 169.254.1.1 [fd00::1] [fe80::1] nas.local',
  ))
    expect([isLoopback(host), isLocal(host)], host).toEqual([false, true]);
  for (const host of hosts(
    '8.8.8.8 172.32.0.1 10.example.org rpc.example localhost.example [2001:db8::1] 127.0.0.1.example',
  ))
    expect([isLoopback(host), isLocal(host)], host).toEqual([false, false]);
  expect(isAddress('10.1.1.1')).toBe(true);
  expect(isAddress('[::1]')).toBe(true);
  expect(isAddress('10.example')).toBe(false);
});
