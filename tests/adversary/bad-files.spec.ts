/** Anything at all in the folders of the host: it starts, every other table is there, and the file is named. */
import { execFileSync } from 'node:child_process'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TABLE_FORMAT } from '../../src/protocol/table-log'
import { openTable, victim, type Victim } from './attacker'

type Json = Record<string, unknown>

/** Of nobody's table. */
const ID = 'feedfacefeedface'
const MIB = 1024 * 1024
const isUnix = process.platform !== 'win32'

let data: string
let host: Victim | undefined
let servers: Server[]
/** A table at which somebody sits, as the host has written it down. */
let good: { readonly id: string; readonly lines: readonly string[] }

beforeEach(async () => {
  servers = []
  data = await mkdtemp(join(tmpdir(), 'stichabend-bad-'))
  const first = await victim({ data })
  const ann = await first.attacker().hello('Ann')
  expect(await ann.asks(openTable(['open', 'open', 'club']))).toBe('ack')
  const id = String(ann.table['id'])
  await first.close()
  const text = await readFile(join(data, 'tables', `${id}.jsonl`), 'utf8')
  good = { id, lines: text.split('\n').slice(0, -1) }
})
afterEach(async () => {
  await host?.close()
  host = undefined
  for (const server of servers) server.close()
  await rm(data, { recursive: true })
})

/** The records of that table under another name, in its own words but for what is changed. */
const records = (change: (head: Json, seats: Json) => void = () => undefined): readonly Json[] => {
  const [head = {}, seats = {}] = good.lines.map((line) => JSON.parse(line) as Json)
  head['id'] = ID
  change(head, seats)
  return [head, seats]
}
const textOf = (...lines: readonly (Json | string)[]): string =>
  lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')

const seatsIn = (seats: Json) => seats['seats'] as Json[]
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

/** What is written into a file of that name. */
const TEXTS: Readonly<Record<string, () => string>> = {
  'of another table': () => textOf(...good.lines),
  'of another table, closed': () => textOf(...good.lines, { at: 'closed' }),
  'with nothing in it': () => '',
  'without an end': () => '{"at":"table"',
  'of another program': () => '\u0000\u0001\n\u0002\n',
  'with an empty line': () => textOf(...records(), ''),
  'with an unknown level': () =>
    textOf(...records((_, seats) => Object.assign(seatsIn(seats)[2] ?? {}, { bot: 'genius' }))),
  'with an unknown marker': () =>
    textOf(
      ...records((_, seats) => Object.assign(seatsIn(seats)[0]?.['person'] ?? {}, { marker: 'x' })),
    ),
  'with a key more in a seat': () =>
    textOf(...records((_, seats) => Object.assign(seatsIn(seats)[0] ?? {}, { more: 1 }))),
  'with a key more in the head': () => textOf(...records((head) => (head['more'] = 1))),
  'with a key more in the setup': () =>
    textOf(...records((head) => Object.assign(head['setup'] ?? {}, { more: 1 }))),
  'with an empty name': () =>
    textOf(...records((head) => Object.assign(head['setup'] ?? {}, { name: '' }))),
  'with another game': () =>
    textOf(...records((head) => Object.assign(head['setup'] ?? {}, { game: '__proto__' }))),
  'with too few seats': () => textOf(...records((_, seats) => seatsIn(seats).pop())),
  'with too many seats': () =>
    textOf(...records((_, seats) => seatsIn(seats).push({ person: null, bot: 'club' }))),
  'with seats that are none': () => textOf(...records((_, seats) => (seats['seats'] = 'three'))),
  'with an owner who is none': () => textOf(...records((_, seats) => (seats['owner'] = 7))),
  'with an input before the game': () =>
    textOf(...records(), { at: 'input', input: { by: 0, action: { type: 'pass' } } }),
  'with a deep head': () => textOf(deep(200_000)),
  'with a deep input': () =>
    textOf(...records(), `{"at":"input","input":{"by":0,"action":${deep(200_000)}}}`),
  'with a game from nowhere': () =>
    textOf(...records(), { at: 'game', number: 1, rulesVersion: 1, config: {}, ceremony: {} }),
  'taken back before the game, to nowhere': () =>
    textOf(...records(), { at: 'taken-back', rev: -1 }),
}

/** What is no file, though it has the name of one. */
const THINGS: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  'a pipe': (path) => Promise.resolve(execFileSync('mkfifo', [path])),
  'a folder': (path) => mkdir(path),
  'a link to a device': (path) => symlink('/dev/zero', path),
  'a link to a good file': (path) => symlink(join(data, 'tables', `${good.id}.jsonl`), path),
  'a link to nowhere': (path) => symlink('nowhere', path),
  'a socket': (path) =>
    new Promise<void>((resolve) => {
      servers.push(createServer().listen(path, () => resolve()))
    }),
}

const NO_NAMES = ['notes.jsonl', '..jsonl', '.jsonl', 'FEEDFACEFEEDFACE.jsonl', '%2e%2e.jsonl']

/** The host starts, the good table is there, and this file is named: in the report, and in the history. */
async function isSetAside(name: string): Promise<void> {
  host = await victim({ data })
  expect(host.problems.filter((problem) => problem.startsWith(`${name}: `))).toHaveLength(1)
  expect(host.problems).toHaveLength(1)
  expect(await readdir(join(data, 'tables'))).toEqual([`${good.id}.jsonl`])
  expect(await readdir(join(data, 'damaged'))).toEqual([name])
  const owner = await host.owner().hello('Owner')
  const lobby = await owner.hears(({ type }) => type === 'lobby')
  expect(lobby?.['tables']).toMatchObject([{ id: good.id }])
  expect(await owner.asks({ type: 'history', ask: { do: 'list' } })).toBe('history')
  expect(owner.heard.find(({ type }) => type === 'history')).toMatchObject({
    damaged: [{ file: `damaged/${name}` }],
  })
  expect(host.problems).toHaveLength(1)
}

describe('among the open tables', () => {
  it.each(Object.keys(TEXTS))('a file %s is set aside', async (kind) => {
    await writeFile(join(data, 'tables', `${ID}.jsonl`), TEXTS[kind]?.() ?? '')
    await isSetAside(`${ID}.jsonl`)
  })

  it.each(NO_NAMES)('a whole table that is called %s is set aside', async (name) => {
    await writeFile(join(data, 'tables', name), textOf(...records()))
    await isSetAside(name)
  })

  it('a file that is far too large is not even read', async () => {
    const path = join(data, 'tables', `${ID}.jsonl`)
    await writeFile(path, textOf(...records()))
    await truncate(path, 65 * MIB)
    await isSetAside(`${ID}.jsonl`)
  })

  it.skipIf(!isUnix).each(Object.keys(THINGS))('%s is never opened', async (kind) => {
    await THINGS[kind]?.(join(data, 'tables', `${ID}.jsonl`))
    await isSetAside(`${ID}.jsonl`)
  })

  it('a table of a newer program stays where it is, and is named', async () => {
    const name = `${ID}.jsonl`
    await writeFile(
      join(data, 'tables', name),
      textOf({ at: 'table', format: TABLE_FORMAT + 1, more: [] }),
    )
    host = await victim({ data })
    expect(host.problems).toEqual([expect.stringContaining(`${name}: Written by a newer program`)])
    expect(await readdir(join(data, 'tables'))).toContain(name)
    expect(await readdir(join(data, 'damaged'))).toEqual([])
  })

  it('everything at once is set aside, and nothing is lost', async () => {
    const kinds = [...Object.values(TEXTS)]
    const names = kinds.map((_, index) => `${index.toString(16).padStart(16, '0')}.jsonl`)
    for (const [index, text] of kinds.entries()) {
      await writeFile(join(data, 'tables', names[index] ?? ''), text())
    }
    host = await victim({ data })
    expect(host.host.room.tables.map(({ head }) => head.id)).toEqual([good.id])
    expect((await readdir(join(data, 'damaged'))).sort()).toEqual(names.sort())
    expect(host.problems).toHaveLength(kinds.length)
  })
})

describe.skipIf(!isUnix)('in the history', () => {
  it.each(
    ['history', 'imported'].flatMap((place) =>
      Object.keys(THINGS).map((kind) => [place, kind] as const),
    ),
  )('(%s) %s is never opened', async (place, kind) => {
    const name = `${ID}.${place === 'imported' ? 'stich' : 'jsonl'}`
    await THINGS[kind]?.(join(data, place, name))
    host = await victim({ data })
    const owner = await host.owner().hello('Owner')
    expect(await owner.asks({ type: 'history', ask: { do: 'list' } })).toBe('history')
    expect(owner.heard.find(({ type }) => type === 'history')).toMatchObject({
      damaged: [{ file: `damaged/${name}` }],
    })
    expect(await owner.asks({ type: 'history', ask: { do: 'read', table: ID, number: 1 } })).toBe(
      'history.unknown',
    )
  })

  it.each(
    ['index.json', 'index.json.new'].flatMap((name) =>
      Object.keys(THINGS).map((kind) => [kind, name] as const),
    ),
  )('%s instead of %s keeps nobody from the games', async (kind, name) => {
    // A damaged file is something to be remembered.
    await writeFile(join(data, 'history', `${ID}.jsonl`), 'nonsense\n')
    await THINGS[kind]?.(join(data, 'history', name))
    host = await victim({ data })
    const owner = await host.owner().hello('Owner')
    expect(await owner.asks({ type: 'history', ask: { do: 'list' } })).toBe('history')
    expect(owner.heard.find(({ type }) => type === 'history')).toMatchObject({
      damaged: [{ file: `damaged/${ID}.jsonl` }],
    })
    expect(await readFile(join(data, 'tables', `${good.id}.jsonl`), 'utf8')).toBe(
      textOf(...good.lines),
    )
  })
})
