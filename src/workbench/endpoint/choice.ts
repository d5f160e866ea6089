import type {ChainFacts, NetworkFacts} from '../types';

/** Which node the reader has chosen to ask. */
export type Choice =
  /** An endpoint of the profile: the key of its chain, and its HTTP address. */
  | {readonly kind: 'network'; readonly chain: string; readonly http: string}
  /** A node on the reader's machine, on the ports of the profile. */
  | {readonly kind: 'local'}
  | {readonly kind: 'own'; readonly http: string; readonly ws: string}
  /** A wallet found by EIP-6963, by its reverse domain name; requests of pages keep their addresses. */
  | {readonly kind: 'wallet'; readonly rdns: string; readonly name: string};

/** Addresses of one who answers. */
export interface Addresses {
  readonly http: string;
  readonly ws: string;
}

/** Where requests of each kind go. */
export interface Targets {
  readonly public: Addresses;
  readonly archive: Addresses;
  readonly operator: Addresses;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A choice from the browser's storage; undefined for anything else. */
export function choiceFrom(stored: unknown): Choice | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const {kind, chain, http, ws, rdns, name} = stored as Record<string, unknown>;
  if (kind === 'local') return {kind};
  if (kind === 'network' && isText(chain) && isText(http)) return {kind, chain, http};
  if (kind === 'own' && isText(http) && isText(ws)) return {kind, http, ws};
  if (kind === 'wallet' && isText(rdns) && isText(name)) return {kind, rdns, name};
  return undefined;
}

/** The chain that pages are written for. @throws when the facts have none */
function firstChain({chains}: NetworkFacts): ChainFacts {
  const [chain] = chains;
  if (!chain) throw new Error('the data of the workbench has no chain');
  return chain;
}

function ofNetwork(
  {ws: sockets, archive}: ChainFacts,
  http: string,
  local: Addresses,
): Omit<Targets, 'operator'> {
  const ws = sockets[0] ?? local.ws;
  return {public: {http, ws}, archive: {http: archive[0] ?? http, ws}};
}

/** Where requests go by default: the endpoints of the first chain, and for operators a node on their machine. */
function defaultTargets(facts: NetworkFacts): Targets {
  const chain = firstChain(facts);
  const http = chain.http[0] ?? facts.local.http;
  return {...ofNetwork(chain, http, facts.local), operator: facts.local};
}

/** Where requests go. An address of the profile that no longer exists means the default. */
export function targetsOf(facts: NetworkFacts, choice: Choice | undefined): Targets {
  if (choice?.kind === 'local' || choice?.kind === 'own') {
    const all = choice.kind === 'local' ? facts.local : {http: choice.http, ws: choice.ws};
    return {public: all, archive: all, operator: all};
  }
  if (choice?.kind === 'network') {
    const chain = facts.chains.find(({key}) => key === choice.chain);
    if (chain?.http.includes(choice.http) === true)
      return {...ofNetwork(chain, choice.http, facts.local), operator: facts.local};
  }
  return defaultTargets(facts);
}

/**
 * The chain that an endpoint of the profile belongs to; undefined for nodes and wallets of the reader, which may be on
 * any.
 */
export function chainOf(facts: NetworkFacts, choice: Choice | undefined): ChainFacts | undefined {
  if (choice === undefined) return firstChain(facts);
  if (choice.kind !== 'network') return undefined;
  return facts.chains.find(({key}) => key === choice.chain);
}

/** Chosen addresses by the ones that pages are written with; without those that stay. */
export function replacementsOf(
  facts: NetworkFacts,
  choice: Choice | undefined,
): Readonly<Record<string, string>> {
  const chain = firstChain(facts);
  const target = targetsOf(facts, choice);
  const pairs: readonly (readonly [from: string, to: string])[] = [
    ...chain.http.map((url) => [url, target.public.http] as const),
    ...chain.ws.map((url) => [url, target.public.ws] as const),
    ...chain.archive.map((url) => [url, target.archive.http] as const),
    [facts.local.http, target.operator.http],
    [facts.local.ws, target.operator.ws],
  ];
  // By default nothing is replaced, not even a second endpoint by the first.
  const isDefault = choice === undefined || choice.kind === 'wallet';
  const changed = isDefault ? [] : pairs.filter(([from, to]) => from !== to);
  return Object.fromEntries(changed);
}

/**
 * The chain that pages are written for, where another chain of the network was chosen: settings that name the id of one
 * chain and the address of another would be wrong. A node of the reader's own is meant to be of the page's chain.
 */
export function keptChainOf(facts: NetworkFacts, choice: Choice | undefined): number | undefined {
  const {key, chainId} = firstChain(facts);
  return choice?.kind === 'network' && choice.chain !== key ? chainId : undefined;
}

/** The WebSocket address that goes with an HTTP address, and the other way round, where only one is known. */
export function sameHostOver(scheme: 'http' | 'ws', url: string): string {
  return url.replace(/^(?:ws|http)/i, scheme);
}
