import type {RootContent} from 'mdast';
import {text} from '../../remark/table';
import {exampleId, type ExecutionRecord} from '../executed';
import type {ErrorExample, Example, Method} from '../types';
import {paragraph} from './nodes';

/** Names of the recorded nodes for readers; the record's own are those of the programs' sources. */
const NAMES: Readonly<Record<string, string>> = {bsc: 'the network’s node'};

function inWords(nodes: readonly string[], record: ExecutionRecord): string {
  return nodes.map((node) => `${NAMES[node] ?? node} ${record.nodes[node] ?? ''}`).join(' and ');
}

/** On which nodes an example was executed when the run was last recorded, and how near their answers came. */
export function executedOn(
  record: ExecutionRecord | undefined,
  method: Method,
  example: Example | ErrorExample,
): RootContent[] {
  if (!record) return [];
  const {is: _, ...verdicts} = record.examples[exampleId(method, example)] ?? {is: ''};
  // The node that the reference describes comes first.
  const by = (wanted: string) =>
    Object.keys(verdicts)
      .filter((node) => verdicts[node] === wanted)
      .sort((a, b) => Number(b in NAMES) - Number(a in NAMES));
  const sentences = [
    ...(by('exact').length > 0 ? [`Executed on ${inWords(by('exact'), record)}.`] : []),
    ...(by('schema').length > 0
      ? [`Executed on ${inWords(by('schema'), record)}, which answers in this shape.`]
      : []),
  ];
  const words = sentences.length > 0 ? sentences : ['Not executed: checked against its schema.'];
  return [paragraph([text(words.join(' '))], 'rpc-executed')];
}
