import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import { inProject } from './scripts/lib/paths.js'
import { layerImports } from './scripts/lint/layers.js'
import { AT_REST } from './scripts/lint/at-rest.js'
import { pureRules } from './scripts/lint/pure.js'
import { typedParser } from './scripts/lint/typed.js'
import svelteConfig from './svelte.config.js'

const typed = typedParser(inProject(), svelteConfig)

export default defineConfig(
  { ignores: ['node_modules/', 'out/', 'dist/', 'test-results/', 'bench/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    plugins: { stichabend: { rules: { 'layer-imports': layerImports(inProject('src')) } } },
    rules: {
      'stichabend/layer-imports': 'error',
      'max-lines': ['error', 500],
      eqeqeq: 'error',
      '@typescript-eslint/triple-slash-reference': [
        'error',
        { lib: 'never', path: 'never', types: 'never' },
      ],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, allowDefaultCaseForExhaustiveSwitch: false },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Reads better than `void` around every one-line arrow that calls something.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  { files: ['src/engine/**', 'src/bots/**'], rules: pureRules },
  { files: ['**/*.ts'], ignores: ['**/*.svelte.ts'], languageOptions: { parser: typed } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typed, svelteConfig } },
    rules: { 'no-undef': 'off' }, // svelte-check knows what is defined
  },
  {
    // A spec stands beside what it tests, and needs the tests' tools.
    files: ['src/**/*.spec.ts'],
    rules: { 'stichabend/layer-imports': 'off' },
  },
  {
    // A page that has not come to rest is not what people see, and what is measured of it is chance.
    files: ['tests/{e2e,desktop,screens}/**/*.ts'],
    // What is packaged is entered by another door than every other page.
    ignores: ['tests/*/{fixtures,measure,ready,player}.ts', 'tests/desktop/packaged.spec.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: AT_REST.imports }],
      'no-restricted-properties': ['error', ...AT_REST.properties],
    },
  },
  {
    // Tool configurations must export by default, and plain scripts have no types to check.
    files: ['*.config.{js,ts}', 'scripts/**/*.js'],
    extends: [ts.configs.disableTypeChecked],
    rules: { 'no-restricted-exports': 'off', 'no-undef': 'off' },
  },
)
