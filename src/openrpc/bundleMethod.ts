import {nameOf} from './pointer';
import {askedOf, type Endpoints} from './render/request';
import {anchorOf} from './render/links';
import type {ContentDescriptor, Method, RpcReference, SharedComponents} from './types';

/** What a download says beyond the data: where methods are asked and explained. */
export interface Surroundings {
  /** Address of a version's pages without a slash at its end: `https://docs.example/next`. */
  readonly pages: string;
  readonly endpoints: Endpoints;
}

interface Server {
  readonly name: string;
  readonly url: string;
}

/** Servers of a method, over HTTP and where it needs one over WebSocket. */
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

/** `eth_getBlockByNumber` and `block` as the name of a type: `EthGetBlockByNumberBlock`. */
function typeName(...parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split('_'))
    .map((part) => `${part[0]?.toUpperCase() ?? ''}${part.slice(1)}`)
    .join('');
}

/** A schema without a name has one, which programs that are made from the document call its type by. */
function titled(method: string, part: ContentDescriptor): ContentDescriptor {
  const {schema} = part;
  return schema.$ref !== undefined || schema.title !== undefined
    ? part
    : {...part, schema: {title: typeName(method, part.name), ...schema}};
}

/** Errors of a method: one a code, as OpenRPC wants it, and beside them every message with what causes it. */
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

/** A method as a download has it: titles, errors by code, servers, and the address of its section. */
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
