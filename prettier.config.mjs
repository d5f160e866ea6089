/** @type {import('prettier').Config} */
export default {
  printWidth: 100,
  singleQuote: true,
  bracketSpacing: false,
  bracketSameLine: true,
  overrides: [
    {
      // One line per parameter: the profile is read and compared as a table.
      files: ['**/_data/*.json', 'tests/fixtures/profile/*.json'],
      options: {printWidth: 500, bracketSpacing: true},
    },
  ],
};
