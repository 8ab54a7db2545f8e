import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import { layerImports } from './scripts/lint/layers.js'
import svelteConfig from './svelte.config.js'

const PURE = 'The engine and the bots are pure'
const pureGlobals = [
  ['Date', 'time is the host’s: pass it in as an argument.'],
  ['console', 'return a value; printing belongs in scripts or src/host.'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'].map(
    (name) => [name, 'timers belong in src/host or in the renderer’s Playback.'],
  ),
  ...['performance', 'crypto', 'process', 'fetch'].map((name) => [
    name,
    'the outside world belongs in src/host.',
  ]),
].map(([name, where]) => ({ name, message: `${PURE}: ${where}` }))

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
    plugins: { stichabend: { rules: { 'layer-imports': layerImports } } },
    rules: {
      'stichabend/layer-imports': 'error',
      'max-lines': ['error', 500],
      eqeqeq: 'error',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, allowDefaultCaseForExhaustiveSwitch: false },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Reads better than `void` around every one-line arrow that calls something.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['src/engine/**', 'src/bots/**'],
    rules: {
      'no-restricted-globals': ['error', { globals: pureGlobals, checkGlobalObject: true }],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: `${PURE}: the host’s dice come in as an argument.`,
        },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { 'no-undef': 'off' }, // svelte-check knows what is defined
  },
  {
    // Tool configurations must export by default, and plain scripts have no types to check.
    files: ['*.config.{js,ts}', 'scripts/**/*.js'],
    extends: [ts.configs.disableTypeChecked],
    rules: { 'no-restricted-exports': 'off', 'no-undef': 'off' },
  },
)
