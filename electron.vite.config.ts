import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import { readFileSync } from 'node:fs'
import { compressed } from './scripts/lib/compressed.js'
import { licences } from './scripts/lib/licences.js'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** The table, and what it shares with other screens by way of the games' own parts of it. */
const TABLE = [
  'renderer/table/(TableScreen|TableLayout|OpenHands|Retold|Call|Hand|SeatBadge|Trick|Recent|Cloth)\\.svelte',
  'renderer/table/turning-point\\.ts',
  'renderer/statistics/Points\\.svelte',
  'renderer/(history/dates|rules/book)\\.ts',
  'engine/(lists|scoresheet/ranking)\\.ts',
]

const inSources = (files: readonly string[]): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](${files.join('|').replaceAll('/', '[\\\\/]')})$`)

export default defineConfig({
  main: {
    // Where releases are told of, as GitHub does: whoever builds a release says it.
    define: { __RELEASES__: JSON.stringify(process.env['STICHABEND_RELEASES'] ?? '') },
    build: {
      rolldownOptions: {
        // The headless host is a second entry, so that plain Node runs the very code the shell runs.
        input: {
          index: 'src/main/index.ts',
          headless: 'src/host/headless.ts',
          // These run in threads of their own.
          'bot-worker': 'src/host/bot-worker.ts',
          'history-worker': 'src/host/history-worker.ts',
        },
        // Constants, not variables: the rules run a fifth faster (docs/performance.md).
        output: { format: 'es', topLevelVar: false },
      },
    },
  },
  preload: {
    build: {
      rolldownOptions: {
        input: { index: 'src/preload/index.ts' },
        // A sandboxed preload can only be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [svelte(), licences(), compressed()],
    define: { __APP_VERSION__: JSON.stringify(version) },
    build: {
      rolldownOptions: {
        input: 'src/renderer/index.html',
        // What a guest waits for on the way to the first card comes in three files, each with all it needs:
        // every further one would cost a way to the shell or to the host.
        output: {
          codeSplitting: {
            groups: [
              { name: 'start', test: /src[\\/]renderer[\\/]main\.ts$/, priority: 3 },
              { name: 'join', test: /[\\/]screens[\\/]Join\.svelte$/, priority: 2 },
              { name: 'table', test: inSources(TABLE), priority: 1 },
            ],
          },
        },
      },
      // The content security policy allows no data: URL for fonts and scripts.
      assetsInlineLimit: 0,
      minify: true, // guests load it over the LAN
      modulePreload: { polyfill: false },
    },
  },
})
