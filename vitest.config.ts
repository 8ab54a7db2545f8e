import { svelte } from '@sveltejs/vite-plugin-svelte'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { thirdGame } from './tests/third-game/plug-in.js'

export default defineConfig({
  plugins: [svelte()],
  test: {
    setupFiles: ['tests/same-dice.ts', 'tests/failures-heard.ts'],
    // Nothing in our modules outlives a test, so one loading of them is enough for all specs of a process.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // By itself Vitest leaves one processor free, which on a machine with two is half of it; and some specs only wait.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,adversary,referee,games}/**/*.spec.ts', 'src/**/*.spec.ts'],
        },
      },
      {
        // The suites of all games once more, where the lists have one game more.
        extends: true,
        plugins: [thirdGame()],
        test: { name: 'third game', include: ['tests/{games,third-game/unit}/**/*.spec.ts'] },
      },
    ],
  },
})
