import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { LONGEST_TEST, PATIENCE } from './tests/patience'

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Half of the time a test waits for a trick that stays to be seen: more of them than processors are at work.
  workers: availableParallelism() + 2,
  reporter: 'line',
  timeout: LONGEST_TEST,
  expect: { timeout: PATIENCE },
  // A failure shows the page, and what it said. A trace takes longer than many a game: `--trace on` takes one.
  use: { actionTimeout: PATIENCE, navigationTimeout: PATIENCE, screenshot: 'only-on-failure' },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // The same pages with a third game, from a build of their own.
    { name: 'third-game build', testDir: 'tests/third-game/build' },
    { name: 'third-game', testDir: 'tests/third-game/e2e', dependencies: ['third-game build'] },
    { name: 'desktop', testDir: 'tests/desktop', workers: 2 },
    // Pictures of every screen: not a test, run by `npm run screens`.
    { name: 'screens', testDir: 'tests/screens' },
  ],
})
