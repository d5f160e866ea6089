/*
 * <RpcChanges />   a table of all methods that differ from the version before, and a link to the file about all changes
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {changesOfVersion} from '../changes/address';
import {reasonsFrom} from '../changes/reasons';
import {compareReferences} from '../changes/rpc/compare';
import {changesTable} from '../changes/notes/methodTable';
import {labelOf, neighboursOf, prefixOf} from '../changes/versions';
import {text} from '../mdast/builders';
import {hasReference, readReference} from '../openrpc/read';
import {linksFrom} from '../openrpc/render/links';
import {versionOf} from '../profile/load';
import {readJson} from '../profile/readJson';
import {readFacts} from '../versionFacts/read';
import {replaceBlocks} from './blocks';
import type {Options} from './versionData';

/** Replaces the element by a table of the OpenRPC documents of both versions. */
export function rpcChanges({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, siteDir, file, 'RpcChanges', [], () => {
      const version = versionOf(siteDir, file.path);
      const released = readJson(siteDir, 'versions.json') as readonly string[];
      const {older} = neighboursOf(released, version);
      if (older === undefined || !hasReference(siteDir, older) || !hasReference(siteDir, version)) {
        const words = 'There is no earlier version with a reference to compare with.';
        return [{type: 'paragraph', children: [text(words)]}];
      }
      const newer = readReference(siteDir, version);
      const reasons = reasonsFrom(readFacts(siteDir, version), older);
      const was = readReference(siteDir, older);
      const changes = compareReferences(was, newer, reasons.ofMethod);
      const download = `pathname://${changesOfVersion(prefixOf(released, version))}`;
      return changesTable(changes, labelOf(older), linksFrom(newer), download);
    });
  };
}
