/** The pages and the host of the browser tests, with the third game: never what is shipped. */
import { defineConfig } from 'electron-vite'
import shipped from '../../electron.vite.config'
import { inProject } from '../../scripts/lib/paths.js'
import { thirdGame } from './plug-in.js'

const { renderer = {} } = shipped

export default defineConfig({
  main: {
    plugins: [thirdGame()],
    build: {
      outDir: inProject('out/third-game/main'),
      rolldownOptions: {
        input: {
          'page-host': 'tests/harness/page-host.ts',
          'bot-worker': 'src/host/bot-worker.ts',
        },
        output: { format: 'es' },
      },
    },
  },
  renderer: {
    ...renderer,
    plugins: [thirdGame(), renderer.plugins],
    build: { ...renderer.build, outDir: inProject('out/third-game/renderer') },
  },
})
