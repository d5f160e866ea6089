import type {RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {code, link, table, text} from '../../remark/table';
import type {Method, RpcReference} from '../types';
import {linksFrom} from './links';
import {prose} from './prose';

const ETHEREUM = {same: 'same', differs: 'differs', absent: 'not there'} as const;

/** Words of the columns by which the list can be filtered. */
function facets(method: Method): {access: string; transports: string; ethereum: string} {
  return {
    access: method['x-access'] === 'public' ? 'public' : 'operator',
    transports: method['x-transports'].includes('http') ? 'HTTP, WS, IPC' : 'WS, IPC',
    ethereum: ETHEREUM[method['x-ethereum'].status],
  };
}

/**
 * One table of all methods, in a frame that lets a reader filter it.
 *
 * @param since gives the first documented version that has a method
 */
export function methodIndex(
  reference: RpcReference,
  since: (method: string) => string,
): RootContent[] {
  const links = linksFrom(reference);
  const rows = Object.values(reference.documents).flatMap(({methods}) =>
    methods.map((method) => {
      const {access, transports, ethereum} = facets(method);
      const name = link(links.method(method.name) ?? '', method.name, true);
      return [
        [name, {type: 'break'} as const, ...prose(method.summary, links)],
        access,
        transports,
        since(method.name),
        ethereum,
      ];
    }),
  );
  const all: Table = {
    ...table(['Method and purpose', 'Access', 'Over', 'Since', 'In Ethereum'], rows),
    data: {hProperties: {className: ['rpc-methods']}},
  };
  const frame: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'RpcMethodFilter',
    attributes: [],
    children: [all],
  };
  return [frame];
}

/** One table of all error codes. */
export function errorTable(reference: RpcReference): RootContent[] {
  const links = linksFrom(reference);
  return [
    table(
      ['Code', 'Meaning', 'Cause', 'Mend'],
      reference.shared['x-error-codes'].map(({code: number, meaning, cause, mend}) => [
        code(String(number)),
        text(meaning),
        prose(cause, links),
        prose(mend, links),
      ]),
    ),
  ];
}
