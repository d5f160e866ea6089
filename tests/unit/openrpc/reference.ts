import path from 'node:path';
import type {Surroundings} from '@site/src/openrpc/bundleMethod';
import {readReference} from '@site/src/openrpc/read';
import type {Method, RpcReference} from '@site/src/openrpc/types';

/** What a test may change in a copy of the reference. */
export type Mutable<Value> = Value extends object
  ? {-readonly [Key in keyof Value]: Mutable<Value[Key]>}
  : Value;

const reference = readReference(path.resolve(__dirname, '../../..'), 'current');

/** The documents of the Next version, as a copy that a test may break. */
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

/** What downloads are made with. */
export const AROUND: Surroundings = {
  pages: 'https://docs.example/next',
  endpoints: {
    public: {http: 'https://rpc.example', ws: 'wss://ws.example'},
    blocked: ['eth_getLogs'],
    archive: 'https://archive.example',
    operator: {http: 'http://127.0.0.1:8545', ws: 'ws://127.0.0.1:8546'},
    network: {name: 'Network', chainId: 64713},
  },
};

/** Addresses of downloads. */
export const DOWNLOADS = {namespace: 'pathname:///x', all: 'pathname:///y'};
