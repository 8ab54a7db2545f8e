/** What `npm start` takes for installed, built and downloaded. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downloadedElectron, installedElectron } from '../../../scripts/lib/electron.js'
import { isTooOld, upToDate } from '../../../scripts/lib/install.js'
import { ROOT } from '../../../scripts/lib/paths.js'

let folder: string
const write = async (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stichabend-start-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('dependencies', () => {
  const lock = (packages: object) => JSON.stringify({ packages })
  const wanted = {
    '': {},
    'node_modules/cards': { version: '1.0.0' },
    'node_modules/mac-only': { version: '1.0.0', optional: true },
  }
  const present = { 'node_modules/cards': { version: '1.0.0' } }
  const check = () => upToDate(relative(ROOT, folder))

  beforeEach(() =>
    write({
      'package-lock.json': lock(wanted),
      'node_modules/.package-lock.json': lock(present),
      'node_modules/cards/package.json': '{}',
    }),
  )

  it('are there, save what is for another system', async () => {
    expect(await check()).toBe(true)
  })

  it('are not there if a folder is gone', async () => {
    await rm(join(folder, 'node_modules/cards'), { recursive: true })
    expect(await check()).toBe(false)
  })

  it('are not there if another version is', async () => {
    await write({
      'node_modules/.package-lock.json': lock({ 'node_modules/cards': { version: '0.9.0' } }),
    })
    expect(await check()).toBe(false)
  })
})

describe.runIf(process.platform === 'linux')('a downloaded desktop runtime', () => {
  beforeEach(() =>
    write({
      'package.json': '{ "version": "45.3.2" }',
      'path.txt': 'electron',
      'dist/version': '45.3.2',
      'dist/electron': '',
    }),
  )

  it('is taken if it is whole', () => {
    expect(downloadedElectron(folder)).toBe(join(folder, 'dist/electron'))
  })

  it.each(['path.txt', 'dist/version', 'dist/electron'])(
    'is not taken without %s',
    async (file) => {
      await rm(join(folder, file))
      expect(downloadedElectron(folder)).toBeUndefined()
    },
  )

  it('is not taken if it is an older one', async () => {
    await write({ 'dist/version': '44.0.0' })
    expect(downloadedElectron(folder)).toBeUndefined()
  })
})

describe('a desktop runtime that was named', () => {
  const before = process.env['ELECTRON_OVERRIDE_DIST_PATH']
  afterEach(() => {
    delete process.env['ELECTRON_OVERRIDE_DIST_PATH']
    if (before !== undefined) process.env['ELECTRON_OVERRIDE_DIST_PATH'] = before
  })

  it('must be there', () => {
    process.env['ELECTRON_OVERRIDE_DIST_PATH'] = folder
    expect(installedElectron).toThrow(`ELECTRON_OVERRIDE_DIST_PATH names ${folder}`)
  })

  it('is none if the name is empty', () => {
    process.env['ELECTRON_OVERRIDE_DIST_PATH'] = ''
    expect(installedElectron()).toBe(downloadedElectron())
  })
})

it.each([
  ['18.20.8', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['22.0.0', false],
])('Node %s is too old: %s', (version, tooOld) => {
  expect(isTooOld(version)).toBe(tooOld)
})
