import {isLocal, isLoopback} from './hosts';

/** Names of the permission, newest first: Chromium 145 divided the older one into two. */
function namesFor(host: string): readonly string[] {
  return [isLoopback(host) ? 'loopback-network' : 'local-network', 'local-network-access'];
}

/**
 * The browser's permission to ask a host on the reader's machine or network; asks nothing. Not in a worker: Chromium 156
 * says `prompt` there after the reader has refused.
 *
 * @returns undefined where browsers have no such permission, and for hosts of the web
 */
export async function permissionFor(url: string): Promise<PermissionState | undefined> {
  const {hostname} = new URL(url);
  if (!isLocal(hostname)) return undefined;
  for (const name of namesFor(hostname)) {
    try {
      // Names that TypeScript 5.9 does not know.
      return (await navigator.permissions.query({name: name as PermissionName})).state;
    } catch {
      // Not a name of this browser.
    }
  }
  return undefined;
}
