import type {ExecutionRecord} from '@site/src/openrpc/types';

/**
 * Differences between a run and the record, for the available nodes: versions, verdicts, examples.
 * @param record undefined when there is none
 */
export function changesOf(record: ExecutionRecord | undefined, run: ExecutionRecord): string[] {
  const hint = 'Look at it, then: npm run test:rpc -- --record';
  if (!record) return [`there is no record of a run. ${hint}`];
  const nodes = Object.entries(run.nodes);
  const versions = nodes
    .filter(([node, version]) => record.nodes[node] !== version)
    .map(
      ([node, version]) =>
        `recorded on ${node} ${record.nodes[node] ?? 'never'}, ran ${version}. ${hint}`,
    );
  const verdicts = Object.entries(run.examples).flatMap(([id, example]) => {
    const before = record.examples[id];
    if (before?.is !== example.is) return [`${id} is not the example that was recorded. ${hint}`];
    return nodes
      .filter(([node]) => before[node] !== example[node])
      .map(
        ([node]) =>
          `${id} on ${node}: recorded ${before[node] ?? 'nothing'}, now ${example[node] ?? 'nothing'}. ${hint}`,
      );
  });
  const gone = Object.keys(record.examples)
    .filter((id) => !(id in run.examples))
    .map((id) => `${id} is recorded and no longer there. ${hint}`);
  return [...versions, ...verdicts, ...gone];
}
