import {schemasFor} from '../openrpc/bundle';
import {SHARED} from '../openrpc/read';
import {askedOf, type Endpoints} from '../openrpc/endpoints';
import type {Method, RpcReference} from '../openrpc/types';
import type {Chain, VersionData} from '../profile/types';
import type {ChainFacts, MethodFacts, NamespaceFacts, NetworkFacts} from './types';

function methodFacts(method: Method, endpoints: Endpoints): MethodFacts {
  const harm = method['x-destroys'] ?? method['x-changes'];
  return {
    params: method.params,
    result: method.result,
    asked: askedOf(method, endpoints),
    transports: method['x-transports'],
    ...(harm !== undefined && {harm}),
  };
}

/** What the workbench loads for the methods of one namespace. */
export function namespaceFacts(
  {documents, shared}: RpcReference,
  namespace: string,
  endpoints: Endpoints,
): NamespaceFacts {
  const methods = (documents[namespace]?.methods ?? []).map(
    (method) => [method.name, methodFacts(method, endpoints)] as const,
  );
  const described = methods.map(([, {params, result}]) => [params, result]);
  const facts = {
    methods: Object.fromEntries(methods),
    schemas: schemasFor(described, shared.components.schemas),
  };
  return JSON.parse(
    JSON.stringify(facts).replaceAll(`"${SHARED}#/components/`, '"#/'),
  ) as NamespaceFacts;
}

/** Without the reader's own node, by which a profile without an archive endpoint is completed. */
function chainFacts(key: string, chain: Chain, own: readonly string[]): ChainFacts {
  const urls = (endpoints: readonly {readonly url: string}[] = []) =>
    endpoints.map(({url}) => url).filter((url) => !own.includes(url));
  return {
    key,
    name: chain.name,
    chainId: chain.chainId,
    symbol: chain.symbol,
    http: urls(chain.http),
    ws: urls(chain.ws),
    archive: urls(chain.archive),
    blocked: chain.blockedMethods,
  };
}

/** What the workbench loads for every call of a version. */
export function networkFacts(
  {network, contracts}: Pick<VersionData, 'network' | 'contracts'>,
  {shared}: RpcReference,
  {operator}: Endpoints,
): NetworkFacts {
  return {
    chains: Object.entries(network.chains).map(([key, chain]) =>
      chainFacts(key, chain, [operator.http, operator.ws]),
    ),
    local: operator,
    contracts: Object.fromEntries(
      Object.entries(contracts).map(([name, {address}]) => [address.toLowerCase(), name]),
    ),
    codes: shared['x-error-codes'],
    blockInterval: Number(network.timing.blockInterval.value),
    release: network.software.version,
  };
}
