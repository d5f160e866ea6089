import fs from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const browserCode = ['src/components/**', 'src/theme/**'];

/**
 * Folders of src by layer, the lowest first: a file may import from the folders of lower layers, and from nothing else of src,
 * nor from scripts, tests or bench. So no folder depends on itself by way of another. `@theme` is Docusaurus' interface, and open to all.
 */
const layers = [
  [
    'buildCache',
    'frontMatter',
    'highlight',
    'mdast',
    'offline',
    'pastedError',
    'profile',
    'safeAddress',
    'scheduling',
    'siteGlobals',
    'socialCards',
    'twins',
    'versions',
  ],
  ['abi', 'docusaurus-patches', 'feeds', 'openrpc', 'search', 'worked'],
  ['versionFacts', 'workbench'],
  ['changes'],
  ['handbook', 'mcp', 'tools'],
  ['components', 'hosting', 'remark', 'tokens'],
  ['pageSource'],
  ['plugins', 'theme'],
];

/** Folders without code that others import. */
const apart = ['css', 'types'];
const known = [...layers.flat(), ...apart];
const unknown = fs
  .readdirSync(new URL('src', import.meta.url), {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
  .map(({name}) => `src/${name}`);
if (unknown.length > 0) throw new Error(`eslint.config.mjs: add ${unknown.join(', ')} to a layer.`);

const oneWay = layers.flatMap((layer, index) =>
  layer.map((folder) => {
    const lower = layers.slice(0, index).flat();
    const others = layers.flat().filter((other) => other !== folder && !lower.includes(other));
    return {
      files: [`src/${folder}/**/*.{ts,tsx}`],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: `^(?:@site/|(?:\\.\\./)+)(?:scripts|tests|bench)/`,
                message: 'src stands alone: move what both need into src.',
              },
              {
                regex: `^(?:@site/src/|(?:\\.\\./)+)(?:${others.join('|')})(?:/|$)`,
                message: `src/${folder} may import ${lower.length > 0 ? lower.join(', ') : 'no other folder'} (layers of eslint.config.mjs). Pass it in, or move what both need into a folder of a lower layer.`,
              },
            ],
          },
        ],
      },
    };
  }),
);

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build.partial/',
      'build-hosting/',
      '.docusaurus/',
      '.cache/',
      'test-results/',
      'playwright-report/',
      'coverage/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error'}},

  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', {allow: ['warn', 'error']}],
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none'},
      ],
      // Numbers in template literals are unambiguous.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // Enums of dependencies (node types of an HTML tree) are documented as strings.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // `() => doIt()` is a common form of event handler.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
    },
  },

  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
    },
  },
  {
    files: browserCode.map((folder) => `${folder}/*.tsx`),
    rules: {
      '@docusaurus/no-untranslated-text': [
        'error',
        {ignoredStrings: ['→', '×', '%', ':', '⌘', 'Ctrl', 'K', '/']},
      ],
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  ...oneWay,
  {
    // Command-line scripts print to the terminal.
    files: ['scripts/**', 'tests/requirements/**', 'tests/rpc/**', 'bench/**', '.ci/**'],
    rules: {'no-console': 'off'},
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: {
        clearInterval: 'readonly',
        console: 'readonly',
        process: 'readonly',
        setInterval: 'readonly',
        URL: 'readonly',
      },
    },
  },
);
