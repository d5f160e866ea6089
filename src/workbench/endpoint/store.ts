import type {Choice} from './choice';

/** What all pages show. */
export interface State {
  /** Undefined: the default of the profile. */
  readonly choice: Choice | undefined;
  /** Chosen addresses by the ones that pages are written with. */
  readonly replacements: Readonly<Record<string, string>>;
}

const INITIAL: State = {choice: undefined, replacements: {}};

/** Key of the choice in the storages of the tab and, if the reader asks for it, of the browser. */
const STORED_AS = 'site.endpoint';

let state = INITIAL;
const listeners = new Set<() => void>();

/** What pages are built with. */
export const builtState = (): State => INITIAL;

export const currentState = (): State => state;

export function setState(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

export function subscribeToState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The storage of the tab first. Reading it throws where the browser forbids it. */
function storages(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

/** The stored choice as JSON, and whether the browser remembers it for later visits. */
export function readStored(): {readonly text: string; readonly isRemembered: boolean} | undefined {
  const texts = storages().map((storage) => storage.getItem(STORED_AS));
  const text = texts.find((each) => each !== null) ?? undefined;
  return text === undefined ? undefined : {text, isRemembered: typeof texts[1] === 'string'};
}

/** Keeps a choice for the tab, and for later visits if the reader asked for it. A full storage keeps nothing. */
export function store(text: string | undefined, isRemembered: boolean): void {
  storages().forEach((storage, index) => {
    try {
      if (text !== undefined && (index === 0 || isRemembered)) storage.setItem(STORED_AS, text);
      else storage.removeItem(STORED_AS);
    } catch {
      // The choice holds until the page is left.
    }
  });
}
