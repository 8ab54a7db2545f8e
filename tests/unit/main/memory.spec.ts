import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileName, readStich, writeWhole } from '../../../src/main/files'
import { dataFolderIn, launchArgsIn, readLaunchArgs } from '../../../src/main/launch-args'
import { shellStoreAt, readShellMemory } from '../../../src/main/shell-store'
import { placeBeside, placeFor, readWindowState } from '../../../src/main/window-state'
import { MAX_STICH_BYTES } from '../../../src/protocol/stich-file'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stichabend-shell-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const SCREEN = { x: 0, y: 0, width: 1600, height: 1000 }

describe('where a window stands', () => {
  const left = { x: 100, y: 50, width: 900, height: 700, maximised: false }

  it('is where it stood', () => {
    const { maximised: _, ...bounds } = left
    expect(placeFor(left, [SCREEN])).toEqual(bounds)
    expect(placeFor({ ...left, x: 1700 }, [SCREEN, { ...SCREEN, x: 1600 }])).toMatchObject({
      x: 1700,
    })
  })

  it.each([
    ['to the right', { x: 1550 }],
    ['to the left', { x: -850 }],
    ['below', { y: 990 }],
    ['with its title bar above', { y: -60 }],
  ])('is left to the system if that was off the screen, %s', (_where, moved) => {
    expect(placeFor({ ...left, ...moved }, [SCREEN])).not.toHaveProperty('x')
  })

  it('is beside the other one, as long as there is room', () => {
    expect(placeBeside(left, [SCREEN])).toMatchObject({ x: 132, y: 82, width: 900 })
    expect(placeBeside({ ...left, y: 980 }, [SCREEN])).toEqual({ width: 900, height: 700 })
  })

  it('is nothing that is broken', () => {
    for (const wrong of [null, 7, {}, { ...left, x: 'a' }, { ...left, width: 5 }, [1]]) {
      expect(readWindowState(wrong)).toBe(null)
    }
    expect(readWindowState({ ...left, more: 1 })).toEqual(left)
  })
})

describe('what the shell remembers', () => {
  it('has a default for everything that is missing or broken', () =>
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const { language, checkUpdates, lan, seats } = readShellMemory(text)
        expect(seats).toEqual([])
        expect([null, 'en', 'de', 'fr']).toContain(language)
        expect(typeof checkUpdates).toBe('boolean')
        expect(lan).toBe(false)
      }),
    ))

  it('is there at the next start, the last change included', async () => {
    const path = join(folder, 'shell.json')
    const problems: string[] = []
    const memory = shellStoreAt(path, (problem) => problems.push(problem))
    memory.change({ language: 'fr' })
    memory.change({ checkUpdates: false })
    const seats = [{ origin: 'http://127.0.0.1:1', table: 'a', token: 'b', name: 'c' }]
    memory.change({ seats })
    await memory.written()
    expect(shellStoreAt(path, () => undefined).now).toMatchObject({
      language: 'fr',
      checkUpdates: false,
      seats,
    })
    // The tokens of seats are in it.
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o077).toBe(0)
    expect(problems).toEqual([])
    expect(await readdir(folder)).toEqual(['shell.json'])
  })

  it('is told of when it cannot be written, and goes on', async () => {
    const problems: string[] = []
    const memory = shellStoreAt(join(folder, 'none', 'shell.json'), (text) => problems.push(text))
    memory.change({ language: 'fr' })
    await memory.written()
    expect(problems).toHaveLength(1)
    expect(memory.now.language).toBe('fr')
  })
})

describe('a file', () => {
  it('is written whole or not at all', async () => {
    const path = join(folder, 'a.stich')
    await writeWhole(path, 'old')
    await writeWhole(path, 'new')
    expect(await readFile(path, 'utf8')).toBe('new')
    await expect(writeWhole(join(folder, 'none', 'a.stich'), 'x')).rejects.toThrow('ENOENT')
    expect(await readdir(folder)).toEqual(['a.stich'])
  })

  it('is called what no system minds', () => {
    expect(fileName('Table of Anna: 3/4', '.pdf')).toBe('Table of Anna 3 4.pdf')
    expect(fileName('../../etc/passwd', '.stich')).toBe('etc passwd.stich')
    expect(fileName('con', '.pdf')).toBe('Stichabend.pdf')
    expect(fileName(' .. ', '.pdf')).toBe('Stichabend.pdf')
    fc.assert(
      fc.property(fc.string(), (wanted) => {
        const name = fileName(wanted, '.pdf')
        expect(name).not.toMatch(/[\p{Cc}/\\:*?"<>|]/u)
        expect(join(folder, name).startsWith(join(folder, '/'))).toBe(true)
        expect(name).not.toMatch(/^\./)
      }),
    )
  })

  it('is read if it is text of a size that a game may have', async () => {
    const path = join(folder, 'a.stich')
    await writeFile(path, 'Grüße')
    expect(await readStich(path)).toEqual({ name: 'a.stich', text: 'Grüße' })
    await writeFile(path, Buffer.from([0xff, 0xfe]))
    expect(await readStich(path)).toBe('unreadable')
    await writeFile(path, Buffer.alloc(MAX_STICH_BYTES + 1))
    expect(await readStich(path)).toBe('large')
    expect(await readStich(folder)).toBe('unreadable')
    expect(await readStich(join(folder, 'none.stich'))).toBe('unreadable')
  })
})

describe('what a start is handed', () => {
  it('is its files and links, and nothing else of its command line', () => {
    const words = ['--data=/x.stich', '.', 'a.stich', 'Stichabend://join/x', '/b.STICH', 'c.txt']
    expect(launchArgsIn(words, folder)).toEqual([
      { file: resolve(folder, 'a.stich') },
      { link: 'Stichabend://join/x' },
      { file: resolve('/b.STICH') },
    ])
  })

  it('has a data folder only if a person has named one, not a link', () => {
    expect(dataFolderIn(['.', '--data=/mine', '--', 'stichabend://join/x'])).toBe('/mine')
    expect(dataFolderIn(['.'])).toBeUndefined()
    for (const words of [
      ['stichabend://join/x', '--data=//evil/share'],
      ['--data=//evil/share', 'Stichabend://join/x'],
      ['--', 'stichabend://join/x', '--data=//evil/share'],
      ['--', 'stichabend://join/x --data=//evil/share'],
    ]) {
      expect(dataFolderIn(words), words.join(' ')).toBeUndefined()
    }
  })

  it('is believed of a second start only as far as it is of this form', () => {
    expect(
      readLaunchArgs({ handed: [{ file: 'a' }, { link: 'b' }, { file: 7 }, null, 'x'] }),
    ).toEqual([{ file: 'a' }, { link: 'b' }])
    for (const wrong of [undefined, null, 7, {}, { handed: 'a' }]) {
      expect(readLaunchArgs(wrong)).toEqual([])
    }
  })
})
