/*
 * <RpcMethods namespace="eth" />   index, then every method of the namespace by purpose, then the types they use
 * <RpcIndex />                     one table of the methods of all namespaces, with filters
 * <RpcErrors />                    one table of all error codes
 *
 * From the OpenRPC documents of the version that the page belongs to (_data/openrpc).
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {downloadPath} from '../openrpc/download';
import {NAMESPACES, hasReference, readReference, referenceFolder} from '../openrpc/read';
import {referencePage} from '../openrpc/render/reference';
import {errorTable, methodIndex} from '../openrpc/render/tables';
import type {RpcReference} from '../openrpc/types';
import {child, nearest} from '../profile/keys';
import {versionOf} from '../profile/load';
import {BlockError, replaceBlocks} from './blocks';
import {profileOf, type Options} from './versionData';

function namespaceOf(name: string | undefined): string {
  const known: readonly string[] = NAMESPACES;
  if (name !== undefined && known.includes(name)) return name;
  const near = nearest(name ?? '', known)[0];
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new BlockError(
    `<RpcMethods namespace="${name ?? ''}" />: there is no such namespace.${hint} There are: ${known.join(', ')}.`,
  );
}

/** Replaces the three elements by Markdown. */
export function rpcReference({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    const version = versionOf(siteDir, file.path);
    const reference = (element: string): RpcReference => {
      if (hasReference(siteDir, version)) return readReference(siteDir, version);
      throw new BlockError(`<${element} />: this version has no ${referenceFolder(version)}.`);
    };
    replaceBlocks(tree, file, 'RpcMethods', ['namespace'], ({attributes}) => {
      const namespace = namespaceOf(attributes.namespace);
      const profile = profileOf(siteDir, file);
      const port = child(child(child(profile, 'node'), 'httpPort'), 'value');
      const endpoints = {
        public: profile.chains.mainnet.http[0]?.url ?? '',
        operator: `http://127.0.0.1:${String(port)}`,
      };
      const download = `pathname://${downloadPath(version, namespace)}`;
      return referencePage(reference('RpcMethods'), namespace, endpoints, download);
    });
    replaceBlocks(tree, file, 'RpcIndex', [], () => methodIndex(reference('RpcIndex')));
    replaceBlocks(tree, file, 'RpcErrors', [], () => errorTable(reference('RpcErrors')));
  };
}
