import {nameOf} from './pointer';
import {askedOf, type Endpoints} from './render/request';
import {anchorOf} from './rowIds';
import type {ContentDescriptor, Method, RpcReference, SharedComponents} from './types';

/** Additional data of a download: servers and addresses of the documentation. */
export interface Surroundings {
  /** Address of a version's pages without a trailing slash: `https://docs.example/next`. */
  readonly pages: string;
  readonly endpoints: Endpoints;
}

interface Server {
  readonly name: string;
  readonly url: string;
}

/** Servers of a method, over HTTP and, if it needs one, over WebSocket. */
function serversOf(method: Method, {endpoints}: Surroundings): Server[] {
  const network = endpoints.network.name;
  const asked = askedOf(method, endpoints);
  const isStream = !method['x-transports'].includes('http');
  if (asked === 'archive')
    return [{name: `${network}, archive`, url: endpoints.archive ?? endpoints.operator.http}];
  const {http, ws} = endpoints[asked];
  const name = asked === 'operator' ? 'A node of your own' : network;
  return isStream
    ? [{name, url: ws}]
    : [
        {name, url: http},
        {name, url: ws},
      ];
}

/** Type name from `eth_getBlockByNumber` and `block`: `EthGetBlockByNumberBlock`. */
function typeName(...parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split('_'))
    .map((part) => `${part[0]?.toUpperCase() ?? ''}${part.slice(1)}`)
    .join('');
}

/** Gives an unnamed schema a title, which code generators use as the type name. */
function titled(method: string, part: ContentDescriptor): ContentDescriptor {
  const {schema} = part;
  return schema.$ref !== undefined || schema.title !== undefined
    ? part
    : {...part, schema: {title: typeName(method, part.name), ...schema}};
}

/** Errors of a method: one per code, as OpenRPC requires, with every message and its cause. */
function errorsOf(method: Method, shared: SharedComponents): object {
  const cases = method.errors.flatMap(({$ref}) => {
    const name = nameOf($ref);
    const error = shared.components.errors[name];
    return error ? [{...error, cause: shared['x-error-causes'][name] ?? ''}] : [];
  });
  const codes = [...new Set(cases.map(({code}) => code))];
  const meaning = (code: number) =>
    shared['x-error-codes'].find((row) => row.code === code)?.meaning ?? String(code);
  return {
    errors: codes.map((code) => ({code, message: meaning(code)})),
    'x-error-cases': cases,
  };
}

/** A method for download: with titles, errors by code, servers, and the address of its section. */
export function bundledMethod(
  method: Method,
  {shared}: Pick<RpcReference, 'shared'>,
  around: Surroundings,
): object {
  const namespace = method.name.slice(0, method.name.indexOf('_'));
  return {
    ...method,
    params: method.params.map((param) => titled(method.name, param)),
    result: titled(method.name, method.result),
    ...errorsOf(method, shared),
    servers: serversOf(method, around),
    externalDocs: {url: `${around.pages}/rpc/${namespace}#${anchorOf(method.name)}`},
  };
}
