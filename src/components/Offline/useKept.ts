import {useSyncExternalStore} from 'react';
import {OfflineCopies, type Kept} from './offlineCopies';

/** One for the tab: a download goes on when the reader closes the dialog or goes to another page. */
let copies: OfflineCopies | undefined;

/** What is kept, and the object that changes it. */
export function useKept(baseUrl: string): [Kept, OfflineCopies] {
  copies ??= new OfflineCopies(baseUrl);
  const own = copies;
  return [useSyncExternalStore(own.subscribe, own.current), own];
}
