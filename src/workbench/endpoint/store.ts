import type {Choice} from './choice';

/** What all pages show. */
export interface State {
  /** Undefined: the default of the profile. */
  readonly choice: Choice | undefined;
  /** Chosen addresses by the ones that pages are written with. */
  readonly replacements: Readonly<Record<string, string>>;
  /** Id of a chain: code with that id is for this chain, and keeps its addresses. */
  readonly keptChain?: number | undefined;
}

const INITIAL: State = {choice: undefined, replacements: {}};

let state = INITIAL;
const listeners = new Set<() => void>();

/** What pages are built with. */
export const builtState = (): State => INITIAL;

/** What pages show now. */
export const currentState = (): State => state;

/** Replaces the state on all pages of the tab. */
export function setState(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Calls a listener after each change. @returns a function that stops it */
export function subscribeToState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
