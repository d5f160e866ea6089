import {defineTool} from '../define';
import {textField} from '../fields';
import type {Block} from '../types';
import type {NodeIdFacts} from './facts';
import {readNodes, type NodeLine} from './parse';

/** A public key made up for this example. */
const EXAMPLE =
  '7f0011747a0689e5517bf154285bda3a9bdc4c3f69970972f1c2ec311b8950195660161b20ca43e0ef5a7cc2da9559e72a0a77e82b4dcbb596f11f0765c38ac5';

const ZEROS = `0x${'0'.repeat(64)}`;

/** What StakeHub or the node would refuse, or what does not work. */
function warnings(nodes: readonly NodeLine[], most: number): string[] {
  const ids = nodes.map(({id}) => id);
  const isSingle = nodes.length === 1;
  const own = nodes.flatMap(({warnings: all}, index) =>
    all.map((text) => (isSingle ? text : `Line ${index + 1}: ${text}`)),
  );
  const again = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  return [
    ...own,
    ...(again < 0
      ? []
      : [`Line ${again + 1} repeats a node: the contract refuses an id that is twice in a list.`]),
    ...(ids.includes(ZEROS) ? ['The contract refuses an id of zeros.'] : []),
    ...(ids.length > most ? [`${ids.length} ids: a validator may register at most ${most}.`] : []),
  ];
}

const quoted = (lines: readonly string[]): string => lines.map((line) => `  "${line}",\n`).join('');

function blocksOf(nodes: readonly NodeLine[], most: number): Block[] {
  const urls = nodes.flatMap(({url}) => url ?? []);
  const [first] = nodes;
  const ids = nodes.map(({id}) => id);
  return [
    ...warnings(nodes, most).map((text): Block => ({kind: 'text', text, tone: 'warn'})),
    ...(nodes.length === 1 && first
      ? [
          {
            kind: 'values',
            rows: [
              {label: 'NodeID', value: {code: first.id}},
              ...(first.publicKey === undefined
                ? [
                    {
                      label: 'Public key',
                      value: 'Unknown',
                      note: 'An id is a hash: nobody can compute the key or the address from it. Ask the operator for the enode address.',
                    },
                  ]
                : []),
              ...(first.host === undefined
                ? []
                : [
                    {label: 'Address', value: {code: first.host}},
                    {label: 'Port (TCP)', value: String(first.tcp)},
                    {label: 'Discovery (UDP)', value: String(first.udp)},
                  ]),
            ],
          } as const,
        ]
      : [
          {
            kind: 'table',
            title: 'Nodes',
            columns: [{label: 'NodeID'}, {label: 'Address'}, {label: 'Port', isNumber: true}],
            rows: nodes.map(({id, host, tcp}) => [{code: id}, host ?? '–', String(tcp ?? '–')]),
            save: 'nodes.csv',
          } as const,
        ]),
    {kind: 'code', title: 'Argument of addNodeIDs', text: `[${ids.join(',')}]`},
    {
      kind: 'code',
      title: 'List for EVNNodeIdsWhitelist, ProxyedNodeIds or EVNNodeIDsToAdd',
      text: `[\n${quoted(ids.map((id) => id.slice(2)))}]`,
    },
    ...(urls.length === 0
      ? []
      : [
          {
            kind: 'code',
            title: 'List for StaticNodes or TrustedNodes',
            text: `[\n${quoted(urls)}]`,
          } as const,
        ]),
  ];
}

/** The NodeID of an enode address, and whether contract and node take them. */
export default defineTool({
  title: 'Enode address to NodeID',
  fields: ({port}: NodeIdFacts) => ({
    nodes: textField({
      label: 'Enode addresses, public keys or NodeIDs, one a line',
      initial: `enode://${EXAMPLE}@192.0.2.21:${port}`,
      isLong: true,
      read: readNodes,
    }),
  }),
  compute({nodes}, {most}) {
    const [first] = nodes;
    return {
      summary:
        nodes.length > 1
          ? `${nodes.length} nodes were read.`
          : first?.publicKey === undefined
            ? 'A NodeID.'
            : 'A valid public key of a node.',
      blocks: blocksOf(nodes, most),
    };
  },
});
