import fs from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {EXECUTED, exampleHash} from '@site/src/openrpc/executed';
import type {ExecutionRecord} from '@site/src/openrpc/types';
import {referenceFolder} from '@site/src/openrpc/read';
import type {RpcError, RpcReference} from '@site/src/openrpc/types';
import {KEPT, lists, VARYING} from '../exceptions';
import type {Case, Cases} from './cases';
import type {Finding} from './compare';
import {SITE} from './paths';
import type {Outcome, Outcomes} from './play';
import type {NodeRun} from './playAll';

/** Changes that recording makes to the documents. */
interface Changing {
  error: RpcError;
  result: {value: unknown};
  'x-notifications': readonly unknown[];
}

async function write(file: string, value: unknown): Promise<void> {
  const options = {parser: 'json', printWidth: 100, bracketSpacing: false};
  fs.writeFileSync(file, await format(JSON.stringify(value), options));
}

/** With `--all`, answers that vary are rewritten too: when the example chain or a request has changed. */
const recordingAll = process.argv.includes('--all');

/** Whether the page has to change: not if the answer only varies and still has the right shape. */
function outdated({id, failure}: Case, {verdict}: Finding): boolean {
  if (!failure && lists(KEPT, id)) return false;
  if (recordingAll) return verdict !== 'exact';
  return verdict === 'differs' || (verdict === 'schema' && !lists(Object.keys(VARYING), id));
}

function takeOver({example, failure}: Case, {answer, notifications}: Outcome): void {
  if (failure && answer.error) {
    const {code, message} = answer.error;
    const kept = 'data' in failure.error ? answer.error : {code, message};
    (failure as unknown as Changing).error = kept;
  } else if (example && !answer.error) {
    const shown = example as unknown as Changing;
    if (notifications) shown['x-notifications'] = notifications;
    else shown.result.value = answer.result;
  }
}

/**
 * Writes the answers of the lineage's node into the examples of a version.
 * @param findings of the lineage's node
 */
export async function recordAnswers(
  version: string,
  reference: RpcReference,
  cases: Cases,
  outcomes: Outcomes,
  findings: ReadonlyMap<string, Finding>,
): Promise<void> {
  for (const [id, each] of cases) {
    const [outcome, finding] = [outcomes.get(id), findings.get(id)];
    if (outcome && finding && outdated(each, finding)) takeOver(each, outcome);
  }
  for (const [namespace, document] of Object.entries(reference.documents)) {
    await write(path.join(SITE, referenceFolder(version), `${namespace}.json`), document);
  }
}

/** Result of a run, as stored next to the data. */
export function executionRecord(
  cases: Cases,
  runs: readonly NodeRun[],
  findings: ReadonlyMap<string, ReadonlyMap<string, Finding>>,
): ExecutionRecord {
  const examples = [...cases].map(([id, {example, failure}]) => {
    const verdicts = runs.flatMap(({node}) => {
      const verdict = findings.get(node)?.get(id)?.verdict;
      return verdict === undefined ? [] : [[node, verdict] as const];
    });
    const shown = example ?? failure;
    const is = shown ? exampleHash(shown) : '';
    return [id, {is, ...Object.fromEntries(verdicts)}] as const;
  });
  return {
    nodes: Object.fromEntries(runs.map(({node, version}) => [node, version])),
    examples: Object.fromEntries(examples),
  };
}

/** The record of a version, if it has one. */
export function readRecord(version: string): ExecutionRecord | undefined {
  const file = path.join(SITE, referenceFolder(version), EXECUTED);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ExecutionRecord)
    : undefined;
}

/** Writes the record of a version. */
export async function writeRecord(version: string, record: ExecutionRecord): Promise<void> {
  await write(path.join(SITE, referenceFolder(version), EXECUTED), record);
}
