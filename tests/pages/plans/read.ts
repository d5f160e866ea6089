import {spawn} from 'node:child_process';
import {filesOf, type PlanFile} from '../../../src/tools/configuration/files';
import type {Plan} from '../../../src/tools/configuration/plan';
import {filesOf as downloadsOf} from '../monitoring/files';
import {facts} from './generate';

const ofMonitor = Object.entries(downloadsOf('current')).filter(([name]) =>
  /^alert.*\.yml$/.test(name),
);

/** A file of a plan, with the number of the plan. */
export interface Numbered extends PlanFile {
  readonly plan: number;
}

/** The files of plans, with those of the monitor adapted. */
export function filesOfAll(plans: readonly Plan[]): Numbered[] {
  return plans.flatMap((plan, index) =>
    filesOf(plan, facts, Object.fromEntries(ofMonitor)).map((file) => ({...file, plan: index})),
  );
}

/** Value of a variable of an environment file, as systemd reads it: a backslash continues a line. */
export function flagsIn(text: string): string[] {
  const [, value = ''] = /^[A-Z]+=(.*)$/s.exec(text.replaceAll('\\\n', ' ').trim()) ?? [];
  return value.split(/\s+/).filter((word) => word !== '');
}

/** Runs a program; resolves with its exit code and all output. */
function runAside(
  program: string,
  args: readonly string[],
): Promise<{code: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
  });
}

/** Runs a program for each list of arguments, two at a time; results in the same order. */
export async function runEach(program: string, lists: readonly (readonly string[])[]) {
  const results: {code: number | null; output: string}[] = [];
  let next = 0;
  const worker = async () => {
    while (next < lists.length) {
      const index = next++;
      results[index] = await runAside(program, lists[index] ?? []);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}
