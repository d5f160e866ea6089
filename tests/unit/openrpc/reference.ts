import path from 'node:path';
import type {Surroundings} from '@site/src/openrpc/bundleMethod';
import {readReference} from '@site/src/openrpc/read';
import type {Method, RpcReference} from '@site/src/openrpc/types';

/** The parts of a copied reference that a test may change. */
export type Mutable<Value> = Value extends object
  ? {-readonly [Key in keyof Value]: Mutable<Value[Key]>}
  : Value;

const reference = readReference(path.resolve(__dirname, '../../..'), 'current');

/** The documents of the Next version, as a mutable copy. */
export function copyOfReference(): Mutable<RpcReference> {
  return structuredClone(reference) as Mutable<RpcReference>;
}

/** A method of a copy. */
export function methodOf(copy: Mutable<RpcReference>, name: string): Mutable<Method> {
  const namespace = name.slice(0, name.indexOf('_'));
  const method = copy.documents[namespace]?.methods.find((candidate) => candidate.name === name);
  if (!method) throw new Error(`There is no method ${name}.`);
  return method;
}

/** Context of downloads. */
export const AROUND: Surroundings = {
  pages: 'https://docs.example/next',
  endpoints: {
    public: {http: 'https://rpc.example', ws: 'wss://ws.example'},
    blocked: ['eth_getLogs'],
    archive: 'https://archive.example',
    operator: {http: 'http://127.0.0.1:8545', ws: 'ws://127.0.0.1:8546'},
    network: {name: 'Network', chainId: 64713, networkId: 64715},
  },
};

/** Addresses of downloads. */
export const DOWNLOADS = {namespace: 'pathname:///x', all: 'pathname:///y', collections: '/z'};
