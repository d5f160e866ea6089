import {translate} from '@docusaurus/Translate';
import type {Failure, Outcome, RpcCall} from '../types';
import {TIMEOUT_MS} from './limits';
import {isReadOnly} from './readOnly';

/** A wallet that announced itself by EIP-6963. */
export interface Wallet {
  /** Reverse domain name: `io.metamask`. */
  readonly rdns: string;
  /** Its own name, as text. */
  readonly name: string;
}

/** The part of EIP-1193 that is used. */
export interface Provider {
  readonly request: (call: {method: string; params: readonly unknown[]}) => Promise<unknown>;
}

const found = new Map<string, {readonly wallet: Wallet; readonly provider: Provider}>();

/** Longest name that is shown. */
const LONGEST = 60;

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Anything may be announced: whatever is not a wallet is ignored. */
function take(detail: unknown): void {
  const {info, provider} = (detail ?? {}) as Fields;
  const {rdns, name} = (info ?? {}) as Fields;
  const {request} = (provider ?? {}) as Fields;
  if (!isText(rdns) || !isText(name) || typeof request !== 'function') return;
  // The first keeps its place: another extension must not take it over.
  if (!found.has(rdns))
    found.set(rdns, {wallet: {rdns, name: name.slice(0, LONGEST)}, provider: provider as Provider});
}

const byName = (): Wallet[] =>
  [...found.values()].map(({wallet}) => wallet).sort((a, b) => a.name.localeCompare(b.name));

/**
 * Asks wallets of the browser to announce themselves; they learn only that the page looks for wallets.
 *
 * @param onChange is called with all of them when one announces itself
 * @returns a function that stops listening
 */
export function findWallets(onChange: (wallets: readonly Wallet[]) => void): () => void {
  const listen = (event: Event): void => {
    take((event as CustomEvent<unknown>).detail);
    onChange(byName());
  };
  window.addEventListener('eip6963:announceProvider', listen);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => window.removeEventListener('eip6963:announceProvider', listen);
}

/** For `consent.ts`, which lets few methods through. */
export function knownProvider(rdns: string): Provider | undefined {
  return found.get(rdns)?.provider;
}

/** How long a wallet has to announce itself, in milliseconds: extensions start later than pages. */
const ANNOUNCED_WITHIN_MS = 1000;

/** A wallet's provider, also where nobody has looked for wallets on this page yet. */
function providerOf(rdns: string): Promise<Provider | undefined> {
  return new Promise((resolve) => {
    let stop: () => void = () => undefined;
    const settle = (): void => {
      clearTimeout(timer);
      stop();
      resolve(found.get(rdns)?.provider);
    };
    if (found.has(rdns)) {
      resolve(found.get(rdns)?.provider);
      return;
    }
    const timer = setTimeout(() => settle(), ANNOUNCED_WITHIN_MS);
    stop = findWallets(() => {
      if (found.has(rdns)) settle();
    });
    // It answered at once, before there was anything to stop.
    if (found.has(rdns)) stop();
  });
}

const failed = (failure: Failure, milliseconds = 0): Outcome => ({
  kind: 'failure',
  failure,
  milliseconds,
  bytes: 0,
});

const failure = (code: number, message: string, milliseconds = 0): Outcome =>
  failed({kind: 'wallet', code, message}, milliseconds);

/** Resolves when a call is given up: by the reader, or after the time that calls of nodes have. */
function givenUp(signal: AbortSignal | undefined): [Promise<Outcome>, done: () => void] {
  const begun = performance.now();
  const since = () => performance.now() - begun;
  let done: () => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    const onAbort = () => resolve(failed({kind: 'aborted'}, since()));
    const onTimeout = () => resolve(failed({kind: 'timeout', milliseconds: since()}, since()));
    const timer = setTimeout(onTimeout, TIMEOUT_MS);
    signal?.addEventListener('abort', onAbort, {once: true});
    done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
  });
  return [outcome, done];
}

/** EIP-1193: the provider does not support the method; it is disconnected. */
const UNSUPPORTED = 4200;
const DISCONNECTED = 4900;
/** EIP-1193 and JSON-RPC's errors of the server begin here; smaller ones are JSON-RPC's. */
const WALLET_CODES = 4000;

function outcomeOfError(error: unknown, milliseconds: number): Outcome {
  const {code, message, data} = (error ?? {}) as Fields;
  const text = isText(message) ? message : String(error);
  const number = Number.isInteger(code) ? (code as number) : 0;
  const isWallets = number >= WALLET_CODES && number < 5000;
  if (isWallets || number === 0) return failure(number, text, milliseconds);
  const rpcError = {code: number, message: text, ...(data !== undefined && {data})};
  return {kind: 'error', error: rpcError, milliseconds, bytes: 0};
}

async function ask(provider: Provider, {method, params}: RpcCall): Promise<Outcome> {
  const begun = performance.now();
  try {
    const result = await provider.request({method, params});
    const bytes = new Blob(result === undefined ? [] : [JSON.stringify(result)]).size;
    return {kind: 'result', result, milliseconds: performance.now() - begun, bytes};
  } catch (error) {
    return outcomeOfError(error, performance.now() - begun);
  }
}

/**
 * Calls a method that only reads through a wallet of {@link findWallets}. Anything that signs, sends, or is of the
 * wallet itself is refused here, before it reaches the wallet.
 *
 * @param signal gives the call up; wallets have no way to be told
 */
export async function callWallet(
  rdns: string,
  {method, params}: RpcCall,
  signal?: AbortSignal,
): Promise<Outcome> {
  if (!isReadOnly(method))
    return failure(
      UNSUPPORTED,
      translate(
        {
          id: 'site.workbench.wallet.refused',
          message:
            'This page calls {method} on nodes only: through wallets it calls methods that read.',
        },
        {method},
      ),
    );
  const provider = await providerOf(rdns);
  if (!provider)
    return failure(
      DISCONNECTED,
      translate({
        id: 'site.workbench.wallet.gone',
        message:
          'The wallet has not announced itself on this page. Unlock or enable it, and reload the page.',
      }),
    );
  const [end, done] = givenUp(signal);
  const outcome = await Promise.race([ask(provider, {method, params}), end]);
  done();
  return outcome;
}
