import path from 'node:path';
import {REFERENCE_FILES} from '../../openrpc/read';
import {dataFolder} from '../../profile/load';

/** Data of pages. */
export interface PageData {
  /** Absolute paths of the folders of pages, one per version, the current one first; each has its data in `_data`. */
  readonly folders: readonly string[];
  /** Files that any page may use, by their names within `_data`. */
  readonly everyPage: readonly string[];
  /** Files that an RPC reference element is rendered from. */
  readonly rpcPages: readonly string[];
}

/** The data of the pages of all versions. */
export function pageData(siteDir: string, versions: readonly string[]): PageData {
  return {
    folders: versions.map((version) => path.dirname(path.join(siteDir, dataFolder(version)))),
    everyPage: ['network.json', 'contracts.json', 'topology.json', 'glossary.json'],
    rpcPages: REFERENCE_FILES.map((file) => `openrpc/${file}`),
  };
}
