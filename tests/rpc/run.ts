/*
 * Plays every example of the RPC reference on real nodes and compares. `--record` writes what the lineage's node answers
 * into the data, and what was played where beside it.
 */
import {isDeepStrictEqual} from 'node:util';
import type {ExecutionRecord} from '@site/src/openrpc/executed';
import {hasReference, readReference} from '@site/src/openrpc/read';
import type {RpcReference} from '@site/src/openrpc/types';
import {lists, VARYING} from './exceptions';
import {BSC} from './nodes/program';
import {allCases} from './run/cases';
import {compare, type Finding, schemaChecker} from './run/compare';
import {SITE} from './run/paths';
import {playAll, type Run} from './run/playAll';
import {changesOf} from './run/changes';
import {executionRecord, readRecord, recordAnswers, writeRecord} from './run/record';
import {askEndpoint} from './run/endpoint';
import {faultOf, type Findings, table} from './run/report';
import {compareUpstream} from './run/upstream';
import versions from '../../versions.json';

const recording = process.argv.includes('--record');

function judge(run: Run, reference: RpcReference): Findings {
  const cases = allCases(reference);
  const fits = schemaChecker(reference);
  return new Map(
    run.nodes.map(({node, outcomes}) => {
      const findings = [...cases].flatMap(([id, example]): [string, Finding][] => {
        const outcome = outcomes.get(id);
        if (!outcome) return [];
        const finding = compare(example, outcome, fits);
        // What varies may be the very same by chance; the record should not change with that.
        const isChance = finding.verdict === 'exact' && lists(Object.keys(VARYING), id);
        return [[id, isChance ? {...finding, verdict: 'schema'} : finding]];
      });
      return [node, new Map(findings)];
    }),
  );
}

async function recordVersion(
  version: string,
  reference: RpcReference,
  run: Run,
): Promise<ExecutionRecord> {
  const cases = allCases(reference);
  const lineage = run.nodes.find(({node}) => node === BSC.name);
  if (!lineage) throw new Error(`Nothing can be recorded. ${run.skipped.join(' ')}`);
  const findings = judge(run, reference).get(BSC.name) ?? new Map<string, Finding>();
  await recordAnswers(version, reference, cases, lineage.outcomes, findings);
  const record = executionRecord(cases, run.nodes, judge(run, reference));
  await writeRecord(version, record);
  return record;
}

/** Plays the examples of some versions that have the same ones. @returns whether all is well */
async function check(names: readonly string[], reference: RpcReference): Promise<[number, number]> {
  const cases = allCases(reference);
  const run = await playAll(cases);
  if (recording) for (const name of names) await recordVersion(name, reference, run);
  const findings = judge(run, reference);
  const lineage = findings.get(BSC.name);
  const faults = [
    ...run.broken,
    ...(lineage ? [...cases.keys()] : []).flatMap((id) => {
      const fault = faultOf(id, lineage?.get(id));
      return fault === undefined ? [] : [`${id} ${fault}`];
    }),
    ...names.flatMap((name) =>
      changesOf(readRecord(name), executionRecord(cases, run.nodes, findings)).map(
        (change) => `${name}: ${change}`,
      ),
    ),
  ];
  console.log([`Versions ${names.join(', ')}`, ...table(cases, findings), ''].join('\n'));
  for (const [node, found] of findings) {
    const count = (verdict: string) =>
      [...found.values()].filter((finding) => finding.verdict === verdict).length;
    console.log(
      `${node}: ${count('exact')} the very same, ${count('schema')} of the same shape, ` +
        `${count('differs')} different, ${count('unknown')} not there, of ${cases.size} examples`,
    );
  }
  for (const fault of faults) console.log(`✗ ${fault}`);
  for (const reason of run.skipped) console.log(`skipped: ${reason}`);
  const played = [...findings.values()].reduce((total, found) => total + found.size, 0);
  return [Math.max(played - faults.length, 0), faults.length];
}

/** `RPC_URL=…`: one endpoint instead of nodes of our own, and nothing that changes it. */
async function checkEndpoint(url: string): Promise<void> {
  const {asked, wrong, notThere} = await askEndpoint(url, readReference(SITE, 'current'));
  for (const line of wrong) console.log(`✗ ${line}`);
  if (notThere.length > 0) console.log(`Not served there: ${notThere.join(', ')}`);
  console.log(`${asked - wrong.length} passed, ${wrong.length} failed`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  if (process.env.RPC_URL) return checkEndpoint(process.env.RPC_URL);
  const groups: {names: string[]; reference: RpcReference}[] = [];
  for (const name of ['current', ...versions].filter((each) => hasReference(SITE, each))) {
    const reference = readReference(SITE, name);
    const same = groups.find(
      (group) =>
        isDeepStrictEqual(group.reference.documents, reference.documents) &&
        isDeepStrictEqual(group.reference.shared, reference.shared),
    );
    if (same) same.names.push(name);
    else groups.push({names: [name], reference});
  }
  let [passed, failed] = [0, 0];
  const [{reference} = {reference: readReference(SITE, 'current')}] = groups;
  const upstream = await compareUpstream(reference);
  for (const line of upstream.lines) console.log(line);
  [passed, failed] = [upstream.passed, upstream.failed];
  for (const {names, reference} of groups) {
    const [good, bad] = await check(names, reference);
    [passed, failed] = [passed + good, failed + bad];
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
