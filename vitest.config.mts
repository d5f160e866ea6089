import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Tests that start servers, nodes and builds may starve on a busy machine: there they are tried once more, and Vitest says so. */
const retry = process.env.CI ? 1 : 0;

/** Files of a process share what they import, which takes longer than most of their tests: a test undoes what it changes. */
const isolate = false;

/** Builds take longest: they come first, so that no processor waits for one at the end. */
class BuildsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const builds = ({project}: TestSpecification) => Number(project.name === 'build');
    return (await super.sort(files)).sort((one, other) => builds(other) - builds(one));
  }
}

const siteDir = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {alias: {'@site': siteDir.replace(/\/$/, '')}},
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // Vitest leaves one processor for itself by default: of two that is half.
    maxWorkers: 2,
    sequence: {sequencer: BuildsFirst},
    reporters: ['default', ['json', {outputFile: 'test-results/unit-and-build.json'}]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          isolate,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
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
