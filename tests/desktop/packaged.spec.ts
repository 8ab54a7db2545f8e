/** The application as `npm run dist -- --dir` lays it out: what people install, before it is wrapped. */
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { chromium, test as base, type Browser } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { installedElectron } from '../../scripts/lib/electron.js'
import { inProject } from '../../scripts/lib/paths.js'
import { mustRun } from '../../scripts/lib/run.js'
import { expect, Player } from '../e2e/player'
import { ready } from '../e2e/ready'
import { sitsDown } from './fixtures'
import { newFolder, removeFolder } from './running'

const MAX_MEGABYTES = 25
/** A fuse that is on, as its wire spells it. */
const ON = '1'.charCodeAt(0)

interface Packaged {
  /** Of the unpacked application. */
  readonly folder: string
  readonly executable: string
  /** Of the runtime that was packed. */
  readonly runtime: string
}

interface Started {
  readonly said: readonly string[]
  /** The address of its pages for a tester. */
  readonly address: Promise<string>
  readonly end: () => Promise<void>
}

interface Fixtures {
  /** Ended with the test, if not before. */
  readonly start: () => Started
}

/** The tester's usual door, an inspector in the main process, is shut in what we ship. */
function startPackaged(executable: string, data: string): Started {
  const child = spawn(executable, ['--remote-debugging-port=0', `--data=${data}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const said: string[] = []
  const address = new Promise<string>((resolve, reject) => {
    // Listened to until the end: a program whose pipe is full stands still.
    createInterface(child.stderr).on('line', (line) => {
      said.push(line)
      const url = /^DevTools listening on (?<url>ws:\S+)/.exec(line)?.groups?.['url']
      if (url !== undefined) resolve(url)
    })
    void gone.then((code) => reject(new Error(`It ended, with ${code}:\n${said.join('\n')}`)))
  })
  // Not everybody wants to come in.
  address.catch(() => undefined)
  return {
    said,
    address,
    end: async () => {
      child.kill()
      await gone
    },
  }
}

const test = base.extend<Fixtures, { packaged: Packaged }>({
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
    { scope: 'worker' },
  ],
  start: async ({ packaged }, use) => {
    const data = await newFolder()
    const running: Started[] = []
    await use(() => {
      const started = startPackaged(packaged.executable, data)
      running.push(started)
      return started
    })
    for (const { end } of running) await end()
    await removeFolder(data)
  },
})

test.skip(process.platform !== 'linux', 'lays out Linux only; docs/release.md has the others')

// One after the other: they share what was laid out.
test.describe.configure({ mode: 'default' })

async function enter({ address }: Started): Promise<Browser> {
  const door = await address
  // Whoever comes in while the first page is still being opened waits for ever.
  const list = `http://${new URL(door).host}/json/list`
  await expect.poll(async () => (await fetch(list)).text()).toContain('"title": "Stichabend"')
  return chromium.connectOverCDP(door)
}

const NO_ICON = /icon\.png: there is no picture/

test('starts, hosts, and plays a hand against a bot', async ({ start }) => {
  const started = start()
  const browser = await enter(started)
  const [context] = browser.contexts()
  const page = context?.pages()[0] ?? (await context?.waitForEvent('page'))
  if (page === undefined) throw new Error('There is no window.')
  await ready(page)
  await sitsDown(page, 'Me')
  await page.getByRole('link', { name: /Play alone/ }).click()
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  const player = new Player(page, 'Me')
  await expect(player.cards).toHaveCount(10)
  await player.plays(10)
  await expect(player.scores).toBeVisible()
  expect(started.said.join('\n')).not.toMatch(NO_ICON)
  await browser.close()
})

test('has its licences and the icon of its windows, and misses the icon if it is gone', async ({
  packaged,
  start,
}) => {
  const resources = join(packaged.folder, 'resources')
  for (const [name, from] of [
    ['LICENSE.txt', 'LICENSE'],
    ['licences.txt', 'out/renderer/licences.txt'],
    ['icon.png', 'resources/icon.png'],
  ] as const) {
    const is = await readFile(join(resources, name))
    expect(is.equals(await readFile(inProject(from))), name).toBe(true)
  }
  const icon = join(resources, 'icon.png')
  await rename(icon, `${icon}.away`)
  const { said, end } = start()
  await expect.poll(() => said.join('\n')).toMatch(NO_ICON)
  await end()
  await rename(`${icon}.away`, icon)
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
  expect(bytes / 1024 / 1024).toBeLessThan(MAX_MEGABYTES)
})
