/*
 * Runs every check and reports all that fail, not only the first: `npm run check`, or some by name: `npm run check -- types docs`.
 * `npm run fix` fixes what can be fixed automatically.
 */
import {spawn} from 'node:child_process';

const CHECKS = ['types', 'code', 'styles', 'format', 'docs', 'spelling', 'unused'] as const;
type Check = (typeof CHECKS)[number];

/** Number of parallel checks: the CPU count of the smallest machine that runs them. */
const AT_ONCE = 2;

interface Outcome {
  readonly check: Check;
  readonly passed: boolean;
  readonly seconds: string;
}

function run(check: Check): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    const child = spawn('npm', ['run', '--silent', `check:${check}`], {
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code) => {
      const passed = code === 0;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (!passed) console.log(`\n── check:${check} ──\n${output.trim()}\n`);
      resolve({check, passed, seconds});
    });
  });
}

async function runAll(checks: readonly Check[]): Promise<Outcome[]> {
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      outcomes.push(await run(check));
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return outcomes;
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(CHECKS as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${CHECKS.join(', ')}.`);
  process.exit(2);
}

const chosen = CHECKS.filter((check) => named.length === 0 || named.includes(check));
const outcomes = await runAll(chosen);
for (const check of chosen) {
  const outcome = outcomes.find((candidate) => candidate.check === check);
  if (outcome) console.log(`${outcome.passed ? '✓' : '✗'} check:${check} (${outcome.seconds} s)`);
}
const failed = outcomes.filter((outcome) => !outcome.passed).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
