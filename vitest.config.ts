import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['tests/unit/**/*.spec.ts', 'src/**/*.spec.ts'],
    setupFiles: ['tests/same-dice.ts'],
    // How long a test takes says nothing on a busy machine; the benchmarks measure.
    testTimeout: 60_000,
  },
})
