import { svelte } from '@sveltejs/vite-plugin-svelte'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['tests/{unit,adversary,referee}/**/*.spec.ts', 'src/**/*.spec.ts'],
    setupFiles: ['tests/same-dice.ts', 'tests/failures-heard.ts'],
    // Nothing in our modules outlives a test, so one loading of them is enough for all specs of a process.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // By itself Vitest leaves one processor free, which on a machine with two is half of it; and some specs only wait.
    maxWorkers: Math.max(3, availableParallelism() - 1),
  },
})
