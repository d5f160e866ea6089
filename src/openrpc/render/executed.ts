import type {RootContent} from 'mdast';
import {text} from '../../mdast/builders';
import {exampleId} from '../executed';
import type {ExecutionRecord} from '../types';
import type {ErrorExample, Example, Method} from '../types';
import {paragraph} from './nodes';

/** Names of the recorded nodes for readers, where the record's own are those of the programs' sources. */
const NAMES: Readonly<Record<string, string>> = {
  bsc: 'the network’s node',
  geth: 'Ethereum’s geth',
};

/** The node that the reference describes. */
const OWN = 'bsc';

const LIST = new Intl.ListFormat('en-GB');

function inWords(nodes: readonly string[], record: ExecutionRecord): string {
  return LIST.format(nodes.map((node) => `${NAMES[node] ?? node} ${record.nodes[node] ?? ''}`));
}

/** On which nodes an example was executed when the run was last recorded, and how near their answers came; empty without a record. */
export function executedWords(
  record: ExecutionRecord | undefined,
  method: Method,
  example: Example | ErrorExample,
): string {
  if (!record) return '';
  const {is: _, ...verdicts} = record.examples[exampleId(method, example)] ?? {is: ''};
  const on = (wanted: string, end: string) => {
    const nodes = Object.keys(verdicts).filter((node) => verdicts[node] === wanted);
    nodes.sort((a, b) => Number(b === OWN) - Number(a === OWN));
    return nodes.length === 0 ? [] : [`on ${inWords(nodes, record)}${end}`];
  };
  const isOwnExact = verdicts[OWN] !== 'schema';
  const parts = [
    ...on('exact', isOwnExact ? '' : ' with this very answer'),
    ...on('schema', ' with answers of this shape'),
  ];
  if (!isOwnExact) parts.reverse();
  return parts.length > 0
    ? `Executed ${parts.join('; ')}.`
    : 'Not executed: checked against its schema.';
}

/** The same as a line below the example. */
export function executedOn(
  record: ExecutionRecord | undefined,
  method: Method,
  example: Example | ErrorExample,
): RootContent[] {
  const words = executedWords(record, method, example);
  return words === '' ? [] : [paragraph([text(words)], 'rpc-executed')];
}
