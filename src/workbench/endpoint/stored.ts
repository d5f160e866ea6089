import {STORED_AS} from './isStored';

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
