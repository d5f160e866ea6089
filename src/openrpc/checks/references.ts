import {nearest} from '../../profile/keys';
import type {RpcFault} from '../fault';
import {atPointer, nameOf, referencesIn} from '../pointer';
import {SHARED} from '../read';
import type {SharedComponents} from '../types';

/** Broken references: `#/…` is this file, `components.json#/…` the shared one. */
export function referenceFaults(
  document: unknown,
  shared: SharedComponents,
  file: string,
): RpcFault[] {
  return referencesIn(document).flatMap(({at, $ref}) => {
    const [target = '', path = ''] = $ref.split('#');
    if (target !== '' && target !== SHARED) {
      return [{file, at, says: `"${$ref}" leads to another file. Use "#/…" or "${SHARED}#/…".`}];
    }
    const root = target === '' ? document : shared;
    if (atPointer(root, path) !== undefined) return [];
    const siblings = atPointer(root, path.slice(0, path.lastIndexOf('/')));
    const near = nearest(nameOf($ref), Object.keys(siblings ?? {}))[0];
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    return [{file, at, says: `"${$ref}" leads nowhere.${hint}`}];
  });
}
