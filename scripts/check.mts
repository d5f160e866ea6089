/*
 * Runs every check and reports all that fail, not only the first: `npm run check`, or some by name: `npm run check -- types docs`.
 * `npm run fix` fixes what can be fixed automatically.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {scripts} from '../package.json';

/** The checks, and the scripts of package.json that they run. */
const CHECKS = {
  types: ['check:types'],
  code: ['check:code'],
  styles: ['check:styles'],
  format: ['check:format'],
  docs: ['docs:lint', 'docs:faults', 'docs:differences'],
  spelling: ['check:spelling'],
  unused: ['check:unused'],
} as const;
type Check = keyof typeof CHECKS;
type Script = (typeof CHECKS)[Check][number];

/** Scripts that take longest, the longest first: they begin first, so that no CPU is idle at the end. */
const LONG: readonly Script[] = ['check:code', 'check:types', 'check:format', 'docs:lint'];

/** Number of scripts at once: the CPU count of the smallest machine that runs them. */
const AT_ONCE = 2;

interface Outcome {
  readonly script: Script;
  readonly passed: boolean;
  readonly seconds: number;
}

/** Programs are started without npm, which takes half a second of a CPU each time. */
const BIN = path.resolve('node_modules/.bin');

function run(script: Script): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    const child = spawn(scripts[script], {
      shell: true,
      env: {...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`},
    });
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code) => {
      const passed = code === 0;
      if (!passed) console.log(`\n── ${script} ──\n${output.trim()}\n`);
      resolve({script, passed, seconds: (performance.now() - started) / 1000});
    });
  });
}

async function runAll(checks: readonly Check[]): Promise<Outcome[]> {
  const rank = (script: Script): number =>
    LONG.includes(script) ? LONG.indexOf(script) : LONG.length;
  const waiting = checks
    .flatMap((check): readonly Script[] => CHECKS[check])
    .sort((one, other) => rank(one) - rank(other));
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
      outcomes.push(await run(script));
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return outcomes;
}

const named = process.argv.slice(2);
const all = Object.keys(CHECKS) as Check[];
const unknown = named.filter((name) => !(all as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}

const chosen = all.filter((check) => named.length === 0 || named.includes(check));
const outcomes = await runAll(chosen);
let failed = 0;
for (const check of chosen) {
  const own: readonly Script[] = CHECKS[check];
  const parts = outcomes.filter(({script}) => own.includes(script));
  const passed = parts.every((part) => part.passed);
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  if (!passed) failed += 1;
  console.log(`${passed ? '✓' : '✗'} check:${check} (${seconds.toFixed(1)} s)`);
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
