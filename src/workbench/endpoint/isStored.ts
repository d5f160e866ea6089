/** Key of the choice in the storages of the tab and, if the reader asks for it, of the browser. */
export const STORED_AS = 'site.endpoint';

/** Whether a choice is stored. Reading the storage throws where the browser forbids it. */
export function isStored(): boolean {
  try {
    return STORED_AS in sessionStorage || STORED_AS in localStorage;
  } catch {
    return false;
  }
}
