/*
 * <Endpoints chain="mainnet" />                 every public endpoint of the chain, and the methods that they refuse
 * <Endpoints chain="mainnet" kind="private" />  those of one kind: http, ws, archive or private
 *
 * Profiles may lack kinds. The content between the tags replaces an empty table:
 *
 * <Endpoints chain="mainnet" kind="private">
 *
 * Ask a builder.
 *
 * </Endpoints>
 */
import type {Paragraph, Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Chain} from '../profile/types';
import {BlockError, replaceBlocks} from './blocks';
import {code, series, table, text} from '../mdast/builders';
import {chainsOf, profileOf, type Options} from './versionData';

const KINDS = {
  http: 'HTTP',
  ws: 'WebSocket',
  archive: 'HTTP, archive',
  private: 'HTTP, private',
} as const;

type Kind = keyof typeof KINDS;

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(KINDS, kind);
}

function kindsOf(kind?: string): Kind[] {
  if (kind === undefined) return Object.keys(KINDS).filter(isKind);
  if (isKind(kind)) return [kind];
  throw new BlockError(
    `<Endpoints kind="${kind}" />: no such kind. Kinds: ${Object.keys(KINDS).join(', ')}.`,
  );
}

/** Not the reader's own node, which the profile has where a chain publishes none. */
function publishes({listed}: Chain, kind: Kind): boolean {
  return kind === 'http' || listed?.[kind] === true;
}

function rowsOf(chain: Chain, kinds: readonly Kind[]) {
  return kinds
    .filter((kind) => publishes(chain, kind))
    .flatMap((kind) =>
      (chain[kind] ?? []).map(({url, operator, region}) => [
        code(url),
        KINDS[kind],
        operator,
        region ?? '–',
      ]),
    );
}

function refusals(chain: Chain): Paragraph[] {
  const {blockedMethods} = chain;
  if (blockedMethods.length === 0) return [];
  const who = publishes(chain, 'archive')
    ? 'All but archive endpoints refuse '
    : 'These endpoints refuse ';
  const children = [text(who), ...series(blockedMethods.map(code)), text('.')];
  return [{type: 'paragraph', children}];
}

/** Replaces `<Endpoints />` by a table of the chain's endpoints. */
export function endpoints({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, siteDir, file, 'Endpoints', ['chain', 'kind'], ({attributes, children}) => {
      const kinds = kindsOf(attributes.kind);
      const chains = chainsOf(profileOf(siteDir, file), 'Endpoints', attributes.chain);
      const rows = chains.flatMap((chain) => rowsOf(chain, kinds));
      if (rows.length === 0 && children.length === 0) {
        throw new BlockError(
          '<Endpoints />: the profile lists no such endpoint. Say so between <Endpoints …> and </Endpoints>.',
        );
      }
      if (rows.length === 0) return [...children];
      const refused = attributes.kind === undefined ? chains.flatMap(refusals) : [];
      return [table(['URL', 'Protocol', 'Operator', 'Region'], rows), ...refused];
    });
  };
}
