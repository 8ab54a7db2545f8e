import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import { inProject } from './scripts/lib/paths.js'
import { gamesAtHome } from './scripts/lint/games.js'
import { layerImports } from './scripts/lint/layers.js'
import { AT_REST } from './scripts/lint/at-rest.js'
import { pureRules } from './scripts/lint/pure.js'
import { typedParser } from './scripts/lint/typed.js'
import svelteConfig from './svelte.config.js'

const COMPONENTS = ['**/*.svelte', '**/*.svelte.ts']
// All components are in the project of the third game's pages.
const typed = typedParser(inProject('tests/third-game/renderer'), svelteConfig)

export default defineConfig(
  { ignores: ['node_modules/', 'out/', 'dist/', 'test-results/', 'bench/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  // The rules that need types: .oxlintrc.json has them for all other files, and is ten times as fast.
  { files: COMPONENTS, extends: [ts.configs.strictTypeCheckedOnly] },
  svelte.configs.recommended,
  {
    plugins: {
      stichabend: {
        rules: {
          'layer-imports': layerImports(inProject('src')),
          'games-at-home': gamesAtHome(inProject('src')),
        },
      },
    },
    rules: {
      'stichabend/layer-imports': 'error',
      'stichabend/games-at-home': 'error',
      'max-lines': ['error', 500],
      eqeqeq: 'error',
      '@typescript-eslint/triple-slash-reference': [
        'error',
        { lib: 'never', path: 'never', types: 'never' },
      ],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  { files: ['src/{engine,bots}/**', 'tests/third-game/{engine,bots}/**'], rules: pureRules },
  {
    // A rejection that nobody hears ends the host. `void` would hide it: what is not waited for has a `catch`.
    files: ['src/**'],
    rules: { 'no-void': 'error' },
  },
  {
    files: COMPONENTS,
    languageOptions: {
      parserOptions: {
        parser: typed,
        svelteConfig,
        projectService: true,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      'no-undef': 'off', // svelte-check knows what is defined
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, allowDefaultCaseForExhaustiveSwitch: false },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Reads better than `void` around every one-line arrow that calls something.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    // A spec stands beside what it tests, and needs the tests' tools.
    files: ['src/**/*.spec.ts'],
    rules: { 'stichabend/layer-imports': 'off' },
  },
  {
    // Specs of one process share their modules: one that was replaced would be so for the next spec, too.
    files: ['tests/{unit,adversary,referee,games,third-game}/**/*.ts', 'src/**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'hoisted'].map((property) => ({
          object: 'vi',
          property,
          message: 'hand over what is to be replaced as an argument.',
        })),
      ],
    },
  },
  {
    // A referee that borrows from the engine repeats its mistakes.
    files: ['tests/referee/**/*.ts'],
    ignores: ['tests/referee/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\./)',
              message: 'the referee shares nothing with the games but the lines of a trace.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/referee/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/src/',
              message: 'the games reach the referee as traces, which scripts write.',
            },
          ],
        },
      ],
    },
  },
  {
    // A page that has not come to rest is not what people see, and what is measured of it is chance.
    files: ['tests/{e2e,desktop,screens,third-game/e2e}/**/*.ts'],
    // What is packaged is entered by another door than every other page.
    ignores: [
      'tests/*/{fixtures,flights,in-sight,measure,ready,player}.ts',
      'tests/desktop/packaged.spec.ts',
    ],
    rules: {
      'no-restricted-imports': ['error', { paths: AT_REST.imports }],
      'no-restricted-properties': ['error', ...AT_REST.properties],
    },
  },
  {
    // Tool configurations must export by default.
    files: ['*.config.{js,ts}', 'tests/third-game/*.config.ts', 'scripts/**/*.js'],
    rules: { 'no-restricted-exports': 'off', 'no-undef': 'off' },
  },
)
