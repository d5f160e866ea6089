/*
 * <RpcMethods namespace="eth" />   index, then every method of the namespace by purpose, then the types they use
 * <RpcIndex />                     a folded table of methods for each namespace, with filters
 * <RpcDownloads />                 what the version offers to programs
 * <RpcErrors />                    one table of all error codes, each row with an id
 * <RpcErrorExplainer />            a field that explains a pasted error; nothing without scripts
 * <RpcMessages>…</RpcMessages>     a table whose rows begin with the message of a documented error: gives them ids
 * <RequestEndpoint />              where the page's requests are sent, and a button to change it
 *
 * From the OpenRPC documents of the version that the page belongs to (_data/openrpc).
 */
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {collectionPath, COMBINED, downloadPath, LATEST} from '../openrpc/download';
import {endpointsOf} from '../openrpc/endpoints';
import {EXECUTED} from '../openrpc/executed';
import {endpointLine} from '../openrpc/render/endpoint';
import {NAMESPACES, hasReference, referenceFolder} from '../openrpc/read';
import {downloadList} from '../openrpc/collections/downloadList';
import {referencePage} from '../openrpc/render/reference';
import {withMessageIds} from '../openrpc/explainer/messageIds';
import {errorTable, methodIndex} from '../openrpc/render/tables';
import type {RpcReference} from '../openrpc/types';
import {nearest} from '../profile/keys';
import {versionOf} from '../profile/load';
import {documentedVersions, readReferenceWithHistory, releaseOf} from '../versionFacts/history';
import {BlockError, replaceBlocks} from './blocks';
import {importComponents} from './importComponents';
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

function messageRows(table: readonly RootContent[], reference: RpcReference): RootContent[] {
  try {
    return withMessageIds(table, reference);
  } catch (error) {
    throw new BlockError(`<RpcMessages>: ${(error as Error).message}`);
  }
}

/** Replaces the elements by Markdown, except those that are components. */
export function rpcReference({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    const version = versionOf(siteDir, file.path);
    const reference = (element: string): RpcReference => {
      if (hasReference(siteDir, version)) return readReferenceWithHistory(siteDir, version);
      throw new BlockError(`<${element} />: this version has no ${referenceFolder(version)}.`);
    };
    replaceBlocks(tree, siteDir, file, 'RpcMethods', ['namespace'], ({attributes}) => {
      const namespace = namespaceOf(attributes.namespace);
      const endpoints = endpointsOf(profileOf(siteDir, file));
      const url = (name: string) => `pathname://${downloadPath(version, name)}`;
      const whole = reference('RpcMethods');
      const downloads = {
        namespace: url(namespace),
        all: url(COMBINED),
        collections: '../api-list.mdx#downloads',
        ...(whole.executed && {executed: url(path.parse(EXECUTED).name)}),
      };
      return referencePage(whole, namespace, endpoints, downloads);
    });
    replaceBlocks(tree, siteDir, file, 'RpcIndex', [], () => {
      const whole = reference('RpcIndex');
      const [oldest = version] = documentedVersions(siteDir);
      return methodIndex(whole, `${releaseOf(siteDir, oldest)} or earlier`);
    });
    replaceBlocks(tree, siteDir, file, 'RpcDownloads', [], () => {
      reference('RpcDownloads');
      const at = (address: string) => `pathname://${address}`;
      const addresses = {
        openrpc: at(downloadPath(version, COMBINED)),
        latest: at(LATEST),
        postman: at(collectionPath(version, 'postman')),
        bruno: at(collectionPath(version, 'bruno')),
      };
      return downloadList(addresses, endpointsOf(profileOf(siteDir, file)));
    });
    replaceBlocks(tree, siteDir, file, 'RpcErrors', [], () => errorTable(reference('RpcErrors')));
    replaceBlocks(tree, siteDir, file, 'RequestEndpoint', [], () => [
      endpointLine(endpointsOf(profileOf(siteDir, file)), 'public'),
    ]);
    replaceBlocks(tree, siteDir, file, 'RpcMessages', [], ({children}) =>
      messageRows(children, reference('RpcMessages')),
    );
    importComponents(tree, [
      'RpcEndpoint',
      'RpcErrorExplainer',
      'RpcFarSections',
      'RpcMethodFilter',
      'RpcMethodGroup',
      'RpcRequest',
    ]);
  };
}
