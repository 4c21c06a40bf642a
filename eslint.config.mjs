import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build/', '.cache/', '.docusaurus/', 'node_modules/', 'test-results/', 'playwright-report/']},
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
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
    },
  },
  {
    files: ['**/*.js'],
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
