/** Runs before the browser tests of the third game: what they look at. */
import { test } from '@playwright/test'
import { tool } from '../../../scripts/lib/paths.js'
import { mustRun } from '../../../scripts/lib/run.js'

test('the pages and the host are built with a third game', () =>
  mustRun(process.execPath, [
    ...[tool('electron-vite'), 'build', '--logLevel', 'warn'],
    ...['--config', 'tests/third-game/electron.vite.config.ts'],
  ]))
