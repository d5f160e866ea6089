/*
 * Executes every example of the RPC reference on real nodes and compares. `--record` writes the answers of the
 * lineage's node into the data, and which node executed what next to it.
 */
import {isDeepStrictEqual} from 'node:util';
import type {ExecutionRecord} from '@site/src/openrpc/types';
import {hasReference, readReference} from '@site/src/openrpc/read';
import type {RpcReference} from '@site/src/openrpc/types';
import {findProgram} from '../tools';
import {BSC, GETH, lineageOf, type Source, undatedForks} from './nodes/program';
import {allCases} from './run/cases';
import {ethereumFaults, judgeAll, judgeOf, sampleFaults} from './run/judge';
import {SITE} from './run/paths';
import {playAll, playOther, type Run} from './run/playAll';
import {changesOf} from './run/changes';
import {executionRecord, readRecord, recordAnswers, writeRecord} from './run/record';
import {askEndpoint} from './run/endpoint';
import {columnsOf, faultOf, type Findings, table} from './run/report';
import {vetGo} from './samples/vetGo';
import {checkErrors, checkForkTimes, goneFormats} from './source/check';
import {hasSource} from './source/folder';
import {versions} from '../versions';

const recording = process.argv.includes('--record');

async function recordVersion(
  version: string,
  reference: RpcReference,
  run: Run,
): Promise<ExecutionRecord> {
  const cases = allCases(reference);
  const lineage = run.nodes.find(({node}) => node === BSC.name);
  if (!lineage) throw new Error(`Nothing can be recorded. ${run.skipped.join(' ')}`);
  const before = judgeOf(reference)(lineage.outcomes);
  await recordAnswers(version, reference, cases, lineage.outcomes, before);
  const record = executionRecord(cases, run.nodes, judgeAll(run.nodes, judgeOf(reference)));
  await writeRecord(version, record);
  return record;
}

/** Versions that share their reference and the release of the node, and what was executed before. */
interface Group {
  readonly names: string[];
  readonly reference: RpcReference;
  readonly source: Source;
}

/** Executes the examples of a group. @returns the run, and the numbers of successes and errors */
async function check(
  {names, reference, source}: Group,
  earlier: Parameters<typeof playOther>[3] | undefined,
): Promise<{run: Run; counts: [number, number]}> {
  const cases = allCases(reference);
  const undated = undatedForks(names[0] ?? '');
  const run = await (earlier === undefined
    ? playAll(cases, source, undated)
    : playOther(cases, source, undated, earlier));
  if (recording) for (const name of names) await recordVersion(name, reference, run);
  const judge = judgeOf(reference);
  const findings = judgeAll(run.nodes, judge);
  const lineage = findings.get(BSC.name);
  const faults = [
    ...run.broken,
    ...run.nodes.flatMap((each) => sampleFaults(each, cases, judge)),
    ...run.nodes.flatMap(({node, outcomes}) =>
      node === GETH.name ? ethereumFaults(cases, outcomes, judge) : [],
    ),
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
  const samples: Findings = new Map(
    run.nodes.flatMap(({node, samples}) =>
      [...samples].map(([name, outcomes]) => [`${name}, ${node}`, judge(outcomes)] as const),
    ),
  );
  const all = new Map([...findings, ...samples]);
  console.log(
    [`Versions ${names.join(', ')}`, ...table(cases, columnsOf(cases, all)), ''].join('\n'),
  );
  for (const [node, found] of all) {
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
  return {run, counts: [Math.max(played - faults.length, 0), faults.length]};
}

/** Compiles the samples for Go. @returns the numbers of successes and errors */
function checkGoSamples(): [number, number] {
  if (findProgram('go') === undefined) {
    console.log(
      'skipped: The samples for Go were not compiled: that needs Go (https://go.dev/dl).',
    );
    return [0, 0];
  }
  const {count, faults} = vetGo();
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(`${count} samples for Go compiled and vetted, ${faults.length} faults`);
  return [Math.max(count - faults.length, 0), faults.length];
}

const sumOf = (checks: readonly {count: number}[]) =>
  checks.reduce((total, {count}) => total + count, 0);

/** Checks errors and times of forks of versions against the sources of their nodes. @returns the numbers of successes and errors */
function checkSources(groups: readonly Group[]): [number, number] {
  if (findProgram('go') === undefined) {
    console.log(
      'skipped: Errors and forks were not held against the source of the node: that needs Go (https://go.dev/dl).',
    );
    return [0, 0];
  }
  const known = groups.filter(({source}) => hasSource(source));
  for (const {source} of groups.filter((group) => !known.includes(group)))
    console.log(
      `skipped: Errors and forks were not held against ${source.name} ${source.version}: its source is not available.`,
    );
  const checks = known.map(({reference, source}) => checkErrors(reference, source));
  const forks = known.flatMap(({names, source}) =>
    names.map((name) => checkForkTimes(name, source)),
  );
  const count = sumOf(checks);
  const times = sumOf(forks);
  const gone = goneFormats(known.map(({source}) => source));
  const faults = [...[...checks, ...forks].flatMap((each) => each.faults), ...gone];
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(
    `${count} errors and ${times} times of forks looked for in the source of the node, ${faults.length} faults`,
  );
  return [Math.max(count + times - faults.length, 0), faults.length];
}

/** `RPC_URL=…`: an endpoint instead of our own nodes, with reading calls only. */
async function checkEndpoint(url: string): Promise<void> {
  const {asked, wrong, notThere} = await askEndpoint(url, readReference(SITE, 'current'));
  for (const line of wrong) console.log(`✗ ${line}`);
  if (notThere.length > 0) console.log(`Not served there: ${notThere.join(', ')}`);
  console.log(`${asked - wrong.length} passed, ${wrong.length} failed`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  if (process.env.RPC_URL) return checkEndpoint(process.env.RPC_URL);
  const groups: Group[] = [];
  for (const name of ['current', ...versions].filter((each) => hasReference(SITE, each))) {
    const reference = readReference(SITE, name);
    const source = lineageOf(name);
    const same = groups.find(
      (group) =>
        group.source.version === source.version &&
        isDeepStrictEqual(group.reference.documents, reference.documents) &&
        isDeepStrictEqual(group.reference.shared, reference.shared),
    );
    if (same) same.names.push(name);
    else groups.push({names: [name], reference, source});
  }
  let [passed, failed] = [0, 0];
  let earlier: Parameters<typeof playOther>[3] | undefined;
  for (const group of groups) {
    const {run, counts} = await check(group, earlier);
    earlier ??= {run, cases: allCases(group.reference)};
    const [good, bad] = counts;
    [passed, failed] = [passed + good, failed + bad];
  }
  const more = [checkGoSamples(), checkSources(groups)];
  for (const [good, bad] of more) [passed, failed] = [passed + good, failed + bad];
  console.log(`${passed} passed, ${failed} failed`);
  // Subscription samples never end by themselves, like those of readers.
  process.exit(failed === 0 ? 0 : 1);
}

// The end of a long log repeats what was aborted.
main().catch((error: unknown) => {
  console.log(`✗ ${String(error)}\n0 passed, 1 failed`);
  console.error(error);
  process.exit(1);
});
