import {createStorageSlot} from '@docusaurus/theme-common';
import type {Call} from '@site/src/openrpc/samples/call';
import {DEFAULT_LANGUAGE, isLanguage, type LanguageId} from '@site/src/openrpc/samples/languages';
import {STORED_AS} from './storedAs';
import {loadOtherWriter} from '@site/src/openrpc/samples/loadWriter';

/** What all requests of all pages show. */
export interface Choice {
  readonly language: LanguageId;
  /** Writes a request in that language; undefined for the default, which pages hold themselves, and until it is loaded. */
  readonly write: ((call: Call) => string) | undefined;
  /** A language that the reader asked for and that could not be loaded. */
  readonly failed: LanguageId | undefined;
  /** Addresses that the reader chose, by those that pages are written with. */
  readonly endpoints: Readonly<Record<string, string>>;
}

const INITIAL: Choice = {
  language: DEFAULT_LANGUAGE,
  write: undefined,
  failed: undefined,
  endpoints: {},
};

let choice: Choice = INITIAL;
/** Whether the language of the root element was taken over. */
let isMarked = false;
let stopListening: (() => void) | undefined;
const listeners = new Set<() => void>();

const slot = () => createStorageSlot(STORED_AS);

/** The root element says the language, too, so that the style sheet knows it before the first paint. */
function mark(language: LanguageId): void {
  const {dataset} = document.documentElement;
  if (language === DEFAULT_LANGUAGE) delete dataset.rpcLanguage;
  else dataset.rpcLanguage = language;
}

function tell(next: Choice): void {
  choice = next;
  for (const listener of listeners) listener();
}

function set(next: Choice): void {
  mark(next.language);
  tell(next);
}

/**
 * Shows all requests in a language, once what writes it is loaded.
 *
 * @param around runs the change; a caller that keeps its place on the page looks where it is before and after
 */
async function show(language: LanguageId, around: (change: () => void) => void): Promise<boolean> {
  try {
    const write = await loadOtherWriter(language);
    around(() => set({...choice, language, write, failed: undefined}));
    return true;
  } catch (notLoaded) {
    around(() =>
      set({...choice, ...(!choice.write && {language: DEFAULT_LANGUAGE}), failed: language}),
    );
    return false;
  }
}

/** Shows requests with the addresses that the reader chose. */
export function replaceEndpoints(endpoints: Choice['endpoints']): void {
  tell({...choice, endpoints});
}

const plainly = (change: () => void) => change();

/** Shows all requests in a language and remembers it. */
export async function choose(
  language: LanguageId,
  around: (change: () => void) => void,
): Promise<void> {
  if (await show(language, around)) slot().set(language);
}

/** Follows the choice: of this page, of another tab, and the one that is stored. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stopListening ??= slot().listen(({newValue}) => {
    const language = isLanguage(newValue) ? newValue : DEFAULT_LANGUAGE;
    if (language !== choice.language) void show(language, plainly);
  });
  // The early script has read the storage; where it has not run, or a script failed, the page is in the default.
  const {rpcLanguage} = document.documentElement.dataset;
  if (!isMarked && isLanguage(rpcLanguage)) {
    isMarked = true;
    choice = {...choice, language: rpcLanguage};
    void show(rpcLanguage, plainly);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

/** The current choice. */
export function current(): Choice {
  return choice;
}

/** The choice that pages are built with. */
export function built(): Choice {
  return INITIAL;
}
