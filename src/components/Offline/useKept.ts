import {useSyncExternalStore} from 'react';
import {Keeper, type Kept} from './keeper';

/** One for the tab: a download goes on when the reader closes the dialog or goes to another page. */
let keeper: Keeper | undefined;

/** What is kept, and the object that changes it. */
export function useKept(baseUrl: string): [Kept, Keeper] {
  keeper ??= new Keeper(baseUrl);
  const own = keeper;
  return [useSyncExternalStore(own.subscribe, own.current), own];
}
