import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import path from 'node:path';
import tseslint from 'typescript-eslint';

const siteDir = import.meta.dirname;

export default tseslint.config(
  {ignores: ['build/', 'build-stock/', '.cache/', '.docusaurus/', 'node_modules/', 'test-results/', 'playwright-report/']},
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    plugins: {'import-x': importX},
    languageOptions: {
      globals: {...globals.node, ...globals.browser},
      parserOptions: {projectService: true, tsconfigRootDir: siteDir},
    },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js'],
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.json'],
          // As the bundler resolves them, so that a cycle through a component of the theme is seen too.
          alias: {
            '@site': [siteDir],
            '@theme': [path.join(siteDir, 'src/theme'), path.join(siteDir, 'src/plugins/lean/theme')],
          },
        }),
      ],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
      'no-console': 'off',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {docusaurus, 'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      // No string of ours is hard-coded in a component: every one can be translated.
      'docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['|', '·', '→', ':', '(', ')']}],
      'docusaurus/string-literal-i18n-messages': 'error',
      // The site is built without them.
      'no-restricted-imports': ['error', {patterns: ['**/checks/**', '**/tests/**', '**/scripts/**', '**/benchmarks/**']}],
    },
  },
  {
    // Plain JavaScript has no types to be aware of; samples have the compiler, and the library's own check.
    files: ['**/*.{js,cjs,mjs}', 'samples/**'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['**/*.{js,cjs}'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    // Samples are written as an Angular project writes them.
    files: ['samples/**'],
    rules: {'@typescript-eslint/consistent-type-imports': 'off'},
  },
  {
    // The contract says what the library's types say, `any` included; its type tests only name what they check.
    files: ['samples/contract/**'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-wrapper-object-types': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
);
