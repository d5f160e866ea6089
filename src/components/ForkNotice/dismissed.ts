import {createStorageSlot} from '@docusaurus/theme-common';

/** Enough for all forks that are near at any time. */
const MOST = 8;

const slot = () => createStorageSlot('fork-notice');

/** Names of dismissed notices; none if storage is not available. */
export function dismissedNotices(): readonly string[] {
  return (slot().get() ?? '').split('\n').slice(-MOST);
}

/** Dismisses a notice, until the fork changes. */
export function dismiss(name: string): void {
  slot().set([...dismissedNotices(), name].slice(-MOST).join('\n'));
}
