import docusaurus from '@docusaurus/eslint-plugin';
import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const browserCode = ['src/components/**', 'src/theme/**'];

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
