import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

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
          include: ['tests/pages/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
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
