import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {PARTS} from '@site/scripts/test/parts';

const FOLDER = '.github/workflows';

interface Job {
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly steps?: readonly {readonly run?: string}[];
}

const read = (file: string): string => fs.readFileSync(path.join(FOLDER, file), 'utf8');
const jobsOf = (file: string): Readonly<Record<string, Job>> =>
  (parse(read(file)) as {jobs: Record<string, Job>}).jobs;

/** A job and all jobs that it depends on. */
function before(jobs: Readonly<Record<string, Job>>, name: string): string[] {
  const needs = [jobs[name]?.needs ?? []].flat();
  return [name, ...needs.flatMap((need) => before(jobs, need))];
}

describe.each(fs.readdirSync(FOLDER))('%s', (file) => {
  test('pins third-party actions by digest, with a version comment', () => {
    const used = read(file)
      .split('\n')
      .filter((line) => /\buses: (?!\.\/)/u.test(line));
    expect(used.length).toBeGreaterThan(0);
    expect(
      used.filter((line) => !/uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u.test(line)),
    ).toEqual([]);
  });
});

test('deploys only after all tests have passed', () => {
  const jobs = jobsOf('deploy.yml');
  for (const job of ['build', 'deploy']) {
    expect(before(jobs, job).map((name) => jobs[name]?.uses)).toContain(
      './.github/workflows/ci.yml',
    );
  }
});

test('CI runs every part of the test command', () => {
  const runs = Object.values(jobsOf('ci.yml'))
    .flatMap(({steps = []}) => steps.map(({run = ''}) => run))
    .filter((run) => run.startsWith('.ci/run '));
  expect(runs.map((run) => run.slice('.ci/run '.length)).sort()).toEqual([...PARTS].sort());
});
