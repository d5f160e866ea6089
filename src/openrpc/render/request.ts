import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {isStreamMethod, type Call} from '../samples/call';
import {curl} from '../samples/curl';
import {ethers} from '../samples/ethers';
import {go} from '../samples/go';
import {json} from '../samples/json';
import {python} from '../samples/python';
import {viem} from '../samples/viem';
import type {Method} from '../types';

/** Addresses of one who answers. */
export interface Endpoint {
  readonly http: string;
  readonly ws: string;
}

/** Where requests are sent to. */
export interface Endpoints {
  /** The network's endpoint. */
  readonly public: Endpoint;
  /** Methods that the network's endpoints refuse, or families of them such as `debug_*`. */
  readonly blocked: readonly string[];
  /** The network's endpoint with history, which refuses none; an HTTP address. */
  readonly archive?: string;
  /** The reader's own node. */
  readonly operator: Endpoint;
  /** The network that answers, for notes of examples, which come from another chain. */
  readonly network: {
    readonly name: string;
    readonly chainId: number;
    readonly networkId: number;
  };
}

/** Whether endpoints refuse a method, by its name or, as `debug_*`, with its family. */
function isRefused(method: string, blocked: readonly string[]): boolean {
  return blocked.some((each) =>
    each.endsWith('*') ? method.startsWith(each.slice(0, -1)) : method === each,
  );
}

/** Who has to be asked for a method: whoever refuses it least and is nearest. */
export function askedOf(
  method: Method,
  {blocked, archive}: Endpoints,
): 'public' | 'archive' | 'operator' {
  if (method['x-access'] === 'operator') return 'operator';
  if (!isRefused(method.name, blocked)) return 'public';
  return archive === undefined ? 'operator' : 'archive';
}

/**
 * Where an example is asked.
 *
 * @param transport of the example, where it is not the method's usual one
 */
export function endpointOf(method: Method, endpoints: Endpoints, transport?: 'http'): string {
  const asked = askedOf(method, endpoints);
  if (asked === 'archive') return endpoints.archive ?? endpoints.operator.http;
  return endpoints[asked][transport ?? (isStreamMethod(method.name) ? 'ws' : 'http')];
}

const OTHERS = [viem, ethers, python, go, json];

/**
 * A request: in the first language as a code block, in the others as what the component RpcRequest writes in the browser.
 *
 * @param hasTabs whether the reader chooses the language here; other requests follow
 */
export function request(call: Call, hasTabs: boolean): RootContent {
  const attributes = {
    method: call.method,
    params: JSON.stringify(call.params),
    endpoint: call.endpoint,
    lines: OTHERS.map((write) => write(call).split('\n').length).join(' '),
    ...(hasTabs && {tabs: ''}),
  };
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'RpcRequest',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [{type: 'code', lang: 'bash', value: curl(call)}],
  };
  return element;
}
