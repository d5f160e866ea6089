// cspell:ignore unstub onreadystatechange
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createHostedClient} from '../../../src/search/browser/hosted';

// The browser build of the client: Node's has other timeouts.
vi.mock('algoliasearch/lite', () =>
  vi.importActual('../../../node_modules/algoliasearch/dist/lite/builds/browser.js'),
);

type Behaviour = 'unreachable' | 'silent' | 'refusing' | 'answering';

/** Behaviour of each host, by its name. */
let hosts: Record<string, Behaviour>;
/** Requested hosts, in order. */
let asked: string[];

/** The part of a request that the client uses. */
class FakeRequest {
  readonly OPENED = 1;
  readyState = 1;
  status = 0;
  responseText = '';
  onreadystatechange?: () => void;
  onerror?: () => void;
  onload?: () => void;
  private host = '';

  open(_method: string, url: string): void {
    this.host = new URL(url).hostname;
  }

  send(): void {
    asked.push(this.host);
    const behaviour = hosts[this.host];
    if (behaviour === 'refusing') this.onerror?.();
    if (behaviour === 'silent' || behaviour === 'answering') {
      this.readyState = 2;
      this.onreadystatechange?.();
    }
    if (behaviour === 'answering') {
      this.status = 200;
      this.responseText = '{"results": []}';
      this.onload?.();
    }
  }

  abort(): void {
    this.readyState = 0;
  }

  setRequestHeader(): void {
    // The fake hosts ignore headers.
  }

  getAllResponseHeaders(): string {
    return '';
  }
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const client = () =>
  createHostedClient('APP', 'key', ['https://one.example', 'https://two.example']);
const call = (query: string) => ({requests: [{indexName: 'docs', query}]});

it.each([
  ['cannot be reached', 'unreachable', 1000],
  ['does not answer', 'silent', 2000],
] as const)('[9.12] abandons a host that %s', async (_what, behaviour, limit) => {
  hosts = {'one.example': behaviour, 'two.example': 'answering'};
  const answer = client().search(call('a'));
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(asked).toEqual(['one.example']);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['one.example', 'two.example']);
  expect(await answer).toEqual({results: []});
});

it('[9.12] waits 30 seconds for writes', async () => {
  hosts = {'one.example': 'silent', 'two.example': 'answering'};
  const answer = client().customPost({path: '1/indexes/docs/batch', body: {requests: []}});
  await vi.advanceTimersByTimeAsync(29_999);
  expect(asked).toEqual(['one.example']);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['one.example', 'two.example']);
  expect(await answer).toEqual({results: []});
});

it('[9.13] skips a failed host for 120 seconds', async () => {
  hosts = {'one.example': 'refusing', 'two.example': 'answering'};
  const asking = client();
  await asking.search(call('a'));
  expect(asked).toEqual(['one.example', 'two.example']);
  await vi.advanceTimersByTimeAsync(119_999);
  await asking.search(call('b'));
  expect(asked.slice(2)).toEqual(['two.example']);
  await vi.advanceTimersByTimeAsync(2);
  await asking.search(call('c'));
  expect(asked.slice(3)).toEqual(['one.example', 'two.example']);
});
