import type {RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {reportOf} from '../../pastedError/report';
import {factsOf} from './build';
import {matcherOf} from './match';
import {rowId} from '../rowIds';
import type {RpcReference} from '../types';
import {withRowIds} from '../render/tables';

/**
 * Gives rows of tables ids, by the documented error whose message their first cell has: `error-nonce-too-low`.
 *
 * @throws when a message is not one of a documented error, or is in two rows
 */
export function withMessageIds(
  nodes: readonly RootContent[],
  reference: RpcReference,
): RootContent[] {
  const match = matcherOf(factsOf(reference).errors);
  const ids = new Set<string>();
  const idOf = ({children: [first]}: TableRow): string => {
    const message = toString(first);
    const [found] = match(reportOf(message));
    if (!found) throw new Error(`"${message}" is not the message of a documented error.`);
    const id = rowId(found.error.slug);
    if (ids.has(id)) throw new Error(`"${message}" is in two rows: ${id}.`);
    ids.add(id);
    return id;
  };
  return nodes.map((node) => (node.type === 'table' ? withRowIds(node, idOf) : node));
}
