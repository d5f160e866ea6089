/*
 * Requests in the code of a page get a button that opens the workbench with them, below their block:
 *
 *   ```json                                       a JSON-RPC request
 *   ```bash                                       `curl` with such a request; `cast call`, `balance`, `chain-id` and others that read
 *
 * Only requests to the network's endpoints by methods that the reference has, that harm nothing, and that need no node of
 * the reader's own. Only pages with <RequestEndpoint /> have buttons, so that readers see who will be asked.
 */
import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {element} from '../mdast/builders';
import {endpointsOf} from '../openrpc/endpoints';
import {hasReference, readReference} from '../openrpc/read';
import {loadVersion, versionOf} from '../profile/load';
import type {NetworkProfile} from '../profile/types';
import type {OfferedCall} from '../workbench/types';
import {importComponents} from './importComponents';
import {castCalls} from './runnable/castCalls';
import {curlCalls, requestIn, shortCalls} from './runnable/jsonCalls';
import {addressesIn, type Word} from './runnable/words';
import type {Options} from './versionData';

interface Parent {
  children: RootContent[];
}

/** What is typed, without comments and without the text of files that a script writes. */
function commandsOf(script: string): string {
  return script
    .replace(/(<<-?\s*['"]?(\w+)['"]?.*\n)(?:.*\n)*?\s*\2(?=\n|$)/g, '$1')
    .replace(/^\s*#.*$/gm, '');
}

/** Methods that a button may run. */
function runnableMethods(siteDir: string, version: string): ReadonlySet<string> {
  const {documents} = readReference(siteDir, version);
  const methods = Object.values(documents).flatMap((document) => document.methods);
  const harmless = methods.filter(
    (method) =>
      method['x-access'] === 'public' &&
      method['x-destroys'] === undefined &&
      method['x-changes'] === undefined,
  );
  return new Set(harmless.map(({name}) => name));
}

function addressesOf({chains}: NetworkProfile): ReadonlySet<string> {
  const all = Object.values(chains).flatMap(({http, ws = [], archive = []}) => [
    ...http,
    ...ws,
    ...archive,
  ]);
  return new Set(all.map(({url}) => url));
}

/** `StakeHub` as pages name it in the shell: `STAKE_HUB`. */
const shellName = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

const buttons = (calls: readonly OfferedCall[]): MdxJsxFlowElement =>
  element('RunCalls', {calls: JSON.stringify(calls)});

const hasControl = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'RpcEndpoint';

/** Adds `<RunCalls />` below blocks of code with requests. */
export function runButtons({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    const version = versionOf(siteDir, file.path);
    if (!tree.children.some(hasControl) || !hasReference(siteDir, version)) return;
    const methods = runnableMethods(siteDir, version);
    const {network, contracts} = loadVersion(siteDir, version);
    const urls = addressesOf(network);
    const isPublic = (url: Word) => url !== undefined && urls.has(url);
    const own = endpointsOf(network).public.http;
    const variables = new Map([
      ...Object.entries(contracts).map(([name, {address}]) => [shellName(name), address] as const),
      // As all pages call the endpoint in the shell.
      ...['RPC', 'ETH_RPC_URL'].map((name) => [name, own] as const),
    ]);
    const callsOf = ({lang, value}: Code): OfferedCall[] => {
      if (lang === 'json') return [requestIn(value) ?? []].flat();
      if (lang !== 'bash') return [];
      for (const [name, address] of addressesIn(value)) variables.set(name, address);
      const script = commandsOf(value);
      return [
        ...shortCalls(script),
        ...curlCalls(script, variables, isPublic),
        ...castCalls(script, variables, isPublic),
      ];
    };
    const walk = (parent: Parent): void => {
      parent.children = parent.children.flatMap((node): RootContent[] => {
        // Requests of the reference have a button of their own.
        if (node.type === 'mdxJsxFlowElement' && node.name === 'RpcRequest') return [node];
        if ('children' in node) walk(node);
        if (node.type !== 'code') return [node];
        const known = callsOf(node).filter(({method}) => methods.has(method));
        const different = [...new Map(known.map((call) => [JSON.stringify(call), call])).values()];
        return different.length > 0 ? [node, buttons(different)] : [node];
      });
    };
    walk(tree);
    importComponents(tree, ['RunCalls']);
  };
}
