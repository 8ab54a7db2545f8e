/** The application as `npm run dist -- --dir` lays it out: what people install, before it is wrapped. */
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { chromium, test as base } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { installedElectron } from '../../scripts/lib/electron.js'
import { inProject } from '../../scripts/lib/paths.js'
import { mustRun } from '../../scripts/lib/run.js'
import { expect, Player } from '../e2e/player'

const MOST_MEGABYTES = 25
/** A fuse that is on, as its wire spells it. */
const ON = '1'.charCodeAt(0)

interface Packaged {
  /** Of the unpacked application. */
  readonly folder: string
  readonly executable: string
  /** Of the runtime that was packed. */
  readonly runtime: string
}

const test = base.extend<object, { packaged: Packaged }>({
  packaged: [
    async ({}, use) => {
      const runtime = dirname(installedElectron() ?? '')
      const output = await mkdtemp(join(tmpdir(), 'stichabend-packaged-'))
      await mustRun(
        process.execPath,
        [inProject('scripts/dist.js'), '--dir', `--config.directories.output=${output}`],
        { env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: runtime } },
      )
      const [unpacked = ''] = (await readdir(output)).filter((name) => name.endsWith('-unpacked'))
      const folder = join(output, unpacked)
      await use({ folder, executable: join(folder, 'stichabend'), runtime })
      await rm(output, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.skip(process.platform !== 'linux', 'lays out Linux only; docs/release.md has the others')

/** The tester's usual door, an inspector in the main process, is shut in what we ship. */
async function start(executable: string, data: string) {
  const child = spawn(executable, ['--remote-debugging-port=0', `--data=${data}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    // Listened to until the end: a program whose pipe is full stands still.
    createInterface(child.stderr).on('line', (line) => {
      const url = /^DevTools listening on (?<url>ws:\S+)/.exec(line)?.groups?.['url']
      if (url !== undefined) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`It ended at once, with ${code}.`)))
  })
  // Whoever comes in while the first page is still being opened waits for ever.
  const list = `http://${new URL(address).host}/json/list`
  await expect.poll(async () => (await fetch(list)).text()).toContain('"title": "Stichabend"')
  return { child, browser: await chromium.connectOverCDP(address) }
}

test('starts, hosts, and plays a hand against a bot', async ({ packaged }) => {
  const data = await mkdtemp(join(tmpdir(), 'stichabend-data-'))
  const { child, browser } = await start(packaged.executable, data)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const [context] = browser.contexts()
  const page = context?.pages()[0] ?? (await context?.waitForEvent('page'))
  if (page === undefined) throw new Error('There is no window.')
  await page.getByRole('link', { name: /Play alone/ }).click()
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  await page.getByRole('button', { name: 'Let’s play' }).click()
  const player = new Player(page, 'Me')
  await expect(player.cards).toHaveCount(10)
  for (let left = 9; left >= 0; left--) {
    await page.locator('button.playable').first().click()
    await expect(player.cards).toHaveCount(left)
  }
  await expect(player.reckoning).toBeVisible()
  await browser.close()
  child.kill()
  await gone
  await rm(data, { recursive: true, force: true })
})

test('has its fuses set as docs/security.md says', async ({ packaged }) => {
  const wire = await getCurrentFuseWire(packaged.executable)
  const on = Object.entries(FuseV1Options)
    .filter(([, option]) => typeof option === 'number')
    .filter(([, option]) => Number(wire[option as FuseV1Options]) === ON)
    .map(([name]) => name)
  expect(on.sort()).toEqual([
    'EnableCookieEncryption',
    'EnableEmbeddedAsarIntegrityValidation',
    'OnlyLoadAppFromAsar',
  ])
})

test('adds little to the runtime', async ({ packaged: { folder, runtime } }) => {
  let bytes = 0
  const executable = basename(installedElectron() ?? '')
  const known = new Set([...(await readdir(runtime, { recursive: true })), 'stichabend'])
  expect(known).toContain(executable)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !known.has(path.slice(folder.length + 1)))
      bytes += (await stat(path)).size
  }
  expect(bytes).toBeGreaterThan(0)
  expect(bytes / 1024 / 1024).toBeLessThan(MOST_MEGABYTES)
})
