import {checkHealth, clientOf, type Health} from '../explain/health';
import {loadExplanations} from '../explain/loadExplanations';
import {callWallet} from '../requests/wallet';
import {requester} from '../requests/shared';
import type {Outcome, RpcCall} from '../types';
import type {Target} from './target';
import type {Done} from './done';

interface Known {
  readonly health: Health;
  /** When it was asked for, in milliseconds. */
  readonly at: number;
}

/** States of nodes by address. */
const known = new Map<string, Known>();

/** How long a state is shown with later calls, in milliseconds: an older head is no news of the node. */
const FRESH_MS = 10_000;

/** The state of a node; what was cut short is asked for again. */
async function healthOf(url: string, signal: AbortSignal): Promise<Health> {
  const before = known.get(url);
  if (before && Date.now() - before.at < FRESH_MS) return before.health;
  const at = Date.now();
  const [state, client] = await Promise.all([
    checkHealth(requester(), url, signal),
    clientOf(requester(), url, signal),
  ]);
  const health = {...state, ...(client !== undefined && {client})};
  if (!signal.aborted) known.set(url, {health, at});
  return health;
}

/** Forgets what is known of nodes, for an endpoint that is asked again. */
export function forgetNodes(): void {
  known.clear();
}

async function modulesOf(url: string, signal: AbortSignal): Promise<string[] | undefined> {
  const outcome = await requester().call(url, {method: 'rpc_modules', params: []}, signal);
  const isList =
    outcome.kind === 'result' && typeof outcome.result === 'object' && outcome.result !== null;
  return isList ? Object.keys(outcome.result) : undefined;
}

/** JSON-RPC's code for a method that a node does not offer. */
const NOT_FOUND = -32601;

/** An answer of an endpoint, good or bad: what comes without one says nothing of the node. */
const hasAnswered = ({kind}: Outcome): boolean => kind !== 'failure';

/**
 * Runs a call, then asks the node what explains the answer: its chain and head, unless they are known for some seconds, and
 * its namespaces when it does not know the method.
 *
 * @param show is called with the outcome as soon as it is known, and again with what is found out later
 * @returns what was shown last
 */
export async function runCall(
  call: RpcCall,
  target: Target,
  signal: AbortSignal,
  show: (done: Done) => void,
): Promise<Done> {
  loadExplanations().catch(() => undefined);
  const outcome =
    target.kind === 'wallet'
      ? await callWallet(target.rdns, call, signal)
      : await requester().call(target.url, call, signal);
  let done: Done = {call, target, outcome};
  show(done);
  if (!hasAnswered(outcome)) return done;
  if (target.kind === 'wallet') {
    // Asked each time: the reader can switch the wallet's chain at any moment.
    const wallet = {call: (rdns: string, one: RpcCall) => callWallet(rdns, one, signal)};
    done = {...done, health: await checkHealth(wallet, target.rdns)};
    show(done);
    return done;
  }
  const {url} = target;
  const isUnknown = outcome.kind === 'error' && outcome.error.code === NOT_FOUND;
  const [health, modules] = await Promise.all([
    healthOf(url, signal),
    isUnknown ? modulesOf(url, signal) : undefined,
  ]);
  done = {...done, health, ...(modules && {modules})};
  show(done);
  return done;
}
