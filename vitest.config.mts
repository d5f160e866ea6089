import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Tests that start servers, nodes and builds may starve on a busy machine: there they are tried once more, and Vitest says so. */
const retry = process.env.CI ? 1 : 0;

const siteDir = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {alias: {'@site': siteDir.replace(/\/$/, '')}},
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    reporters: ['default', ['json', {outputFile: 'test-results/unit-and-build.json'}]],
    projects: [
      {extends: true, test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}']}},
      {
        extends: true,
        test: {
          name: 'pages',
          retry,
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
          // A build takes both processors for some seconds: one at a time is as fast, and its time is foreseeable.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
