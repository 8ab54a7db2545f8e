import { defineConfig } from '@playwright/test'
import { LONGEST_TEST, PATIENCE } from './tests/patience'

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  reporter: 'line',
  timeout: LONGEST_TEST,
  expect: { timeout: PATIENCE },
  // A failure shows the page, and what it said. A trace takes longer than many a game: `--trace on` takes one.
  use: { actionTimeout: PATIENCE, navigationTimeout: PATIENCE, screenshot: 'only-on-failure' },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'desktop', testDir: 'tests/desktop' },
    // Pictures of every screen: not a test, run by `npm run screens`.
    { name: 'screens', testDir: 'tests/screens' },
  ],
})
