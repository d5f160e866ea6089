import {runsOf} from './executed';
import {noteOf} from './note';
import {nameOf} from './pointer';
import {askedOf, type Endpoints} from './endpoints';
import {anchorOf} from './rowIds';
import {titled, typeName} from './titles';
import type {
  ContentDescriptor,
  ErrorExample,
  Example,
  Method,
  RpcReference,
  SharedComponents,
} from './types';

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

/** A parameter or result whose schema and its parts have titles, which generators use as type names. */
function titledPart(
  method: string,
  part: ContentDescriptor,
  shared: SharedComponents,
): ContentDescriptor {
  return {...part, schema: titled(part.schema, typeName(method, part.name), shared)};
}

/** An example with what real nodes made of it, and titles. */
function bundledExample(
  method: Method,
  example: Example | ErrorExample,
  {shared, executed}: Pick<RpcReference, 'shared' | 'executed'>,
  {endpoints}: Surroundings,
): object {
  const notification = 'error' in example ? undefined : example['x-notification-schema'];
  const note = 'error' in example ? undefined : noteOf(example, endpoints);
  const runs = runsOf(executed, method, example);
  return {
    ...example,
    ...(notification && {
      'x-notification-schema': titled(
        notification,
        typeName(method.name, example.name, 'notification'),
        shared,
      ),
    }),
    ...(note !== undefined && {'x-note': note}),
    ...(runs && {'x-executed': runs}),
  };
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

/**
 * A method for download: with titles, errors by code, servers, the nodes that executed each example, and the address of
 * its section.
 */
export function bundledMethod(
  method: Method,
  reference: Pick<RpcReference, 'shared' | 'executed'>,
  around: Surroundings,
): object {
  const {shared} = reference;
  const bundled = (example: Example | ErrorExample) =>
    bundledExample(method, example, reference, around);
  const namespace = method.name.slice(0, method.name.indexOf('_'));
  return {
    ...method,
    params: method.params.map((param) => titledPart(method.name, param, shared)),
    result: titledPart(method.name, method.result, shared),
    ...errorsOf(method, shared),
    examples: method.examples.map(bundled),
    'x-error-examples': method['x-error-examples']?.map(bundled),
    servers: serversOf(method, around),
    externalDocs: {url: `${around.pages}/rpc/${namespace}#${anchorOf(method.name)}`},
  };
}
