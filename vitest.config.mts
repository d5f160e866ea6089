import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/**
 * Tests that start servers, nodes and builds can time out on a busy machine: they are retried once, and Vitest reports
 * it.
 */
const retry = process.env.CI ? 1 : 0;

/** Test files of a process share imports, which take longer than most of their tests: a test must undo its changes. */
const isolate = false;

/** Files that wait for outages and for programs most of their time. */
const WAITING = /\/pages\/(?:survival|indexing|downloads|cast|firstTransaction)\.test\.ts$/u;

/** Builds take longest, and then what waits: they run first, so that no CPU is idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({project, moduleId}: TestSpecification) =>
      project.name === 'build' || WAITING.test(moduleId) ? 0 : 1;
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

const siteDir = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@site': siteDir.replace(/\/$/, ''),
      // Docusaurus' module needs files that a build generates.
      '@docusaurus/Translate': `${siteDir}tests/unit/englishTexts.ts`,
    },
  },
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // Vitest reserves one CPU by default: half of two.
    maxWorkers: 2,
    sequence: {sequencer: LongestFirst},
    reporters: ['default', ['json', {outputFile: 'test-results/unit-and-build.json'}]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          isolate,
          // None takes as long on an idle machine; a busy one must not fail them.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          // Its tests wait half of the time.
          maxWorkers: 3,
          sequence: {sequencer: LongestFirst, groupOrder: 1},
          retry,
          isolate,
          include: ['tests/pages/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          retry,
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
