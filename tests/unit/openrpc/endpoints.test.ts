import path from 'node:path';
import type {Node, Parent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expect, it} from 'vitest';
import {endpointsOf} from '@site/src/openrpc/endpoints';
import {exampleId} from '@site/src/openrpc/executed';
import {referencePage} from '@site/src/openrpc/render/reference';
import {argumentsOf} from '@site/src/openrpc/samples';
import {loadProfile} from '@site/src/profile/load';
import {copyOfReference, DOWNLOADS} from './reference';

const profile = loadProfile(path.resolve(__dirname, '../../..'), 'current');
const reference = copyOfReference();
const at = (url: string) => ({url, operator: 'Somebody', region: 'Global'});
/** With everything that a chain may have, and another may lack. */
const mainnet = {
  ...profile.chains.mainnet,
  ws: [at('wss://ws.network.example')],
  archive: [at('https://archive.network.example')],
  blockedMethods: ['eth_getLogs'],
};
const endpoints = endpointsOf({...profile, chains: {mainnet}});

/** A request of a page: its method, arguments and endpoint. */
interface Asked {
  readonly method: string;
  readonly params: string;
  readonly endpoint: string;
}

function requestsOf(nodes: readonly Node[]): Asked[] {
  return nodes.flatMap((node) => {
    const {name, attributes} = node as Partial<MdxJsxFlowElement>;
    if (name !== 'RpcRequest') return requestsOf((node as Partial<Parent>).children ?? []);
    const entries = (attributes ?? []).map((each) => ['name' in each ? each.name : '', each.value]);
    return [Object.fromEntries(entries) as Asked];
  });
}

const namespaces = Object.keys(reference.documents);
const requests = namespaces.flatMap((namespace) =>
  requestsOf(referencePage(reference, namespace, endpoints, DOWNLOADS)),
);
const methods = Object.values(reference.documents).flatMap((document) => document.methods);

it('every request uses an endpoint that serves its method', () => {
  expect(requests.length).toBeGreaterThan(methods.length);
  const refusing = mainnet.http.map(({url}) => url);
  for (const {method, endpoint} of requests) {
    const {'x-access': access} = methods.find(({name}) => name === method) ?? {};
    if (access === 'operator') expect(endpoint, method).toMatch(/^(?:http|ws):\/\/127\.0\.0\.1:/);
    else expect(endpoint, method).not.toContain('127.0.0.1');
    if (mainnet.blockedMethods.includes(method)) expect(refusing, method).not.toContain(endpoint);
  }
  const archive = requests.filter(({method}) => method === 'eth_getLogs');
  expect(new Set(archive.map(({endpoint}) => endpoint))).toEqual(
    new Set([mainnet.archive[0]?.url]),
  );
});

it('a blocked method uses the reader’s own node if the profile has no archive', () => {
  const {archive: _, ...without} = endpoints;
  const page = requestsOf(referencePage(reference, 'eth', without, DOWNLOADS));
  const logs = page.filter(({method}) => method === 'eth_getLogs');
  expect(new Set(logs.map(({endpoint}) => endpoint))).toEqual(new Set([endpoints.operator.http]));
});

it('a request uses the transport of its recorded answer', () => {
  for (const method of methods.filter(({name}) => /_(un)?subscribe$/.test(name)))
    for (const example of [...method.examples, ...(method['x-error-examples'] ?? [])]) {
      const params = JSON.stringify(argumentsOf(example));
      const shown = requests.filter(
        (each) => each.method === method.name && each.params === params,
      );
      const isHttp = example.name === 'over HTTP';
      const schemes = shown.map(({endpoint}) => endpoint.startsWith('http'));
      expect(schemes, exampleId(method, example)).toContain(isHttp);
    }
});
