import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  reporter: 'line',
  use: { trace: 'retain-on-failure' },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'desktop', testDir: 'tests/desktop', workers: 1, timeout: 120_000 },
    // Pictures of every screen: not a test, run by `npm run screens`.
    { name: 'screens', testDir: 'tests/screens' },
  ],
})
