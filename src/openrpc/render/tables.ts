import type {RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {code, element, link, table, text} from '../../mdast/builders';
import {codeId} from '../rowIds';
import type {Method, RpcReference} from '../types';
import {choicesOf, facetsOf, type Facets} from './facets';
import {linksFrom} from './links';
import {prose} from './prose';

/** A list of methods in a frame that lets a reader filter it. */
export function filtered(
  facets: readonly Facets[],
  lists: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  const attributes = {count: String(facets.length), facets: choicesOf(facets)};
  return element('RpcMethodFilter', attributes, lists);
}

/**
 * A table of all methods for each namespace, folded, in a frame that lets a reader filter them. The column of releases is left
 * out while it would say the same in every row.
 *
 * @param earlier what to say of methods that the oldest documented version has
 */
export function methodIndex(reference: RpcReference, earlier: string): RootContent[] {
  const since = (method: Method) => method['x-since'] ?? earlier;
  const links = linksFrom(reference);
  const documents = Object.entries(reference.documents);
  const all = documents.flatMap(([, {methods}]) => methods);
  const hasSince = new Set(all.map(since)).size > 1;
  const head = [
    'Method and purpose',
    'Access',
    'Over',
    ...(hasSince ? ['Since'] : []),
    'In Ethereum',
  ];
  const groups = documents.map(([namespace, {info, methods}]) => {
    const rows = methods.map((method) => {
      const {access, transports, ethereum} = facetsOf(method);
      const name = link(links.method(method.name) ?? '', method.name, true);
      return [
        [name, {type: 'break'} as const, ...prose(method.summary, links)],
        access,
        transports,
        ...(hasSince ? [since(method)] : []),
        ethereum,
      ];
    });
    const rowsOf: Table = {
      ...table(head, rows),
      data: {hProperties: {className: ['rpc-methods']}},
    };
    const purpose = info.description.replace(/\.$/, '');
    const count = String(methods.length);
    return element('RpcMethodGroup', {name: namespace, purpose, count}, [rowsOf]);
  });
  const facets = all.map((method) => facetsOf(method, since(method)));
  return [filtered(facets, groups)];
}

/** A table whose rows, but for its head, have ids. @param idOf gives the id of a row, which begins at index 0 */
export function withRowIds(
  whole: Table,
  idOf: (row: Table['children'][number], index: number) => string,
): Table {
  const children = whole.children.map((row, index) =>
    index === 0 ? row : {...row, data: {hProperties: {id: idOf(row, index - 1)}}},
  );
  return {...whole, children};
}

/** One table of all error codes, with an id for each row. */
export function errorTable(reference: RpcReference): RootContent[] {
  const links = linksFrom(reference);
  const codes = reference.shared['x-error-codes'];
  const codeTable = table(
    ['Code', 'Cause', 'Fix'],
    codes.map(({code: number, meaning, cause, fix}) => [
      [code(String(number)), {type: 'break'}, text(meaning)],
      prose(cause, links),
      prose(fix, links),
    ]),
  );
  return [withRowIds(codeTable, (_, index) => codeId(codes[index]?.code ?? 0))];
}
