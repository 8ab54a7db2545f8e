/**
 * `npm run bench -- history`: 5,000 games, each at a table of its own, as files on disk. How long
 * until a page has the list of them: the first time, when every file has to be read, by the host
 * alone and by its threads, with files that say what their games came to and with older ones, which are
 * replayed; and from a host that was started anew and finds the index; how long others wait meanwhile;
 * and how long a search takes. The host has a process of its own; the page is this one, and then a browser's.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { PROTOCOL, readHostMessage, SOCKET_PATH, type HostMessage } from '../src/protocol/messages'
import { keyProtocol, SOCKET_PROTOCOL } from '../src/protocol/own-key'
import type { HistoryEntry } from '../src/protocol/history'
import { ANYTHING, findGames, prepare } from '../src/renderer/history/find'
import {
  BOT,
  fileOf,
  person,
  tableRecords,
  type TableOfGames,
} from '../tests/fixtures/scoresheet-tables'
import { Child, type Usage } from './host-child'

const GAMES = 5000
const FRESH_STARTS = 5
const PING_MS = 20
const NAMES = ['Anna', 'Bernd', 'Carla', 'Dora', 'Emil', 'Frida', 'Georg', 'Hanna', 'Ingo', 'Jana']

const script = fileURLToPath(import.meta.url)
const rounded = (value: number): number => Number(value.toPrecision(3))
const ms = (since: number): number => performance.now() - since

/** A few that were really played; the others are the same games of other people on other days. */
const PLAYED: readonly TableOfGames[] = [
  { game: 'ebbes', options: { seats: 3 }, seats: [[person('P0'), person('P1'), BOT]] },
  { game: 'ebbes', options: { seats: 2, variant1: true }, seats: [[person('P0'), person('P1')]] },
  {
    game: 'ebbes',
    options: { seats: 5, variant2: true, rounds: 10 },
    seats: [['P0', 'P1', 'P2', 'P3', 'P4'].map(person)],
  },
  {
    game: 'eidex',
    options: { mode: 'cosmic', characters: ['quizmaster', 'skater', 'computer'] },
    seats: [[person('P0'), person('P1'), BOT]],
  },
]

function fileNumber(number: number, texts: readonly string[]): [id: string, text: string] {
  const id = number.toString(16).padStart(16, '0')
  const date = new Date(Date.UTC(2010, 0, 1) + number * 27 * 3600 * 1000).toISOString()
  const text = (texts[number % texts.length] ?? '')
    .replace('"id":"00000000000000aa"', `"id":"${id}"`)
    .replace('2026-11-14T19:30:00.000Z', date)
    .replace(/"name":"P(\d)"/g, (_, seat: string) => {
      const name = NAMES[(number + Number(seat)) % NAMES.length] ?? ''
      return JSON.stringify({ name }).slice(1, -1)
    })
  return [id, text]
}

/** With or without what the games came to, as files of older programs are. */
async function putGames(data: string, tellsResults: boolean): Promise<void> {
  const folder = join(data, 'history')
  await mkdir(folder, { recursive: true })
  const texts = PLAYED.map((table) =>
    fileOf([...tableRecords({ ...table, tellsResults }), { at: 'closed' }]),
  )
  for (let number = 0; number < GAMES; number++) {
    const [id, text] = fileNumber(number, texts)
    await writeFile(join(folder, `${id}.jsonl`), text)
  }
}

interface Listed {
  readonly entries: readonly HistoryEntry[]
  /** From opening the connection to the last byte, and what reading it took after that. */
  readonly arrived: number
  readonly read: number
  readonly bytes: number
}

const hello = JSON.stringify({
  ...{ type: 'hello', protocol: PROTOCOL, app: '0.0.0-bench' },
  ...{ name: 'Page', marker: 'grey', resume: null },
})

/** As the page does it: a connection for the one question. */
async function list(port: number, folder: string): Promise<Listed> {
  const key = await readFile(join(folder, 'key'), 'utf8')
  const since = performance.now()
  const protocols = [SOCKET_PROTOCOL, keyProtocol(key)]
  const line = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, protocols)
  return new Promise((resolve, reject) => {
    line.on('error', reject)
    line.on('open', () => {
      line.send(hello)
      line.send(JSON.stringify({ type: 'history', id: 'h', ask: { do: 'list' } }))
    })
    line.on('message', (data) => {
      const arrived = ms(since)
      const began = performance.now()
      const text = (data as Buffer).toString('utf8')
      const message: HostMessage | undefined = readHostMessage(text)
      if (message?.type !== 'history') return
      const listed = { entries: message.entries, arrived, read: ms(began), bytes: text.length }
      line.terminate()
      resolve(listed)
    })
  })
}

/** Somebody at a table while the host is busy: how long each of their messages waits, at worst. */
async function waitingDuring<T>(port: number, work: () => Promise<T>): Promise<[T, number]> {
  const line = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`)
  await new Promise((resolve) => line.once('open', resolve))
  line.send(hello)
  const sent: number[] = []
  let worst = 0
  line.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString('utf8')) as { type: string; n: number }
    if (message.type === 'pong') worst = Math.max(worst, ms(sent[message.n] ?? 0))
  })
  const timer = setInterval(() => {
    sent.push(performance.now())
    line.send(JSON.stringify({ type: 'ping', n: sent.length - 1 }))
  }, PING_MS)
  // Our own reading of the list must not be taken for the host's.
  const done = await work()
  clearInterval(timer)
  line.terminate()
  return [done, worst]
}

function measureSearch(entries: readonly HistoryEntry[]) {
  const began = performance.now()
  const all = prepare(entries, ({ name, game }) => `${name} ${game}`)
  const prepared = ms(began)
  const wishes = [
    ANYTHING,
    { ...ANYTHING, text: 'stammtisch ebbes' },
    { ...ANYTHING, player: 'Hanna' },
    { ...ANYTHING, game: 'eidex', player: 'Emil', from: '2015-01-01', to: '2016-12-31' },
  ] as const
  const times = wishes.map((wish) => {
    const since = performance.now()
    const found = findGames(all, wish).length
    return { found, ms: rounded(ms(since)) }
  })
  return { preparedMs: rounded(prepared), times }
}

function inBrowser(data: string): unknown {
  const words = [join(process.cwd(), 'bench/history-page.js'), data]
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }))
}

/** As if there had never been one. */
async function firstIndex(folder: string, threads: '0' | '1') {
  await rm(join(folder, 'history/index.json'), { force: true })
  process.env['BENCH_THREADS'] = threads
  const host = await Child.start(script, 'host')
  const port = await host.ask<number>('listen', folder)
  await host.ask('begin')
  const [{ entries, arrived, read }, waited] = await waitingDuring(port, () => list(port, folder))
  const { cpuMicros } = await host.ask<Usage>('end')
  await host.ask('close')
  await host.stop()
  const told = {
    ms: rounded(arrived + read),
    hostCpuMs: rounded(cpuMicros / 1000),
    longestPingMs: rounded(waited),
  }
  return { entries, told }
}

/** By the host alone and by its threads. */
async function bothWays(folder: string) {
  const byTheHost = await firstIndex(folder, '0')
  const byThreads = await firstIndex(folder, '1')
  return { byTheHost: byTheHost.told, byThreads: byThreads.told }
}

async function run(): Promise<void> {
  const folder = await mkdtemp(join(fileURLToPath(new URL('.', import.meta.url)), 'history-data-'))
  try {
    const loadBefore = rounded(loadavg()[0] ?? 0)
    await putGames(folder, false)
    const ofOlderFiles = await bothWays(folder)
    await putGames(folder, true)
    const ofFilesThatTell = await bothWays(folder)
    const fresh: (Listed & { readonly cpu: number })[] = []
    for (let start = 0; start < FRESH_STARTS; start++) {
      const host = await Child.start(script, 'host')
      const freshPort = await host.ask<number>('listen', folder)
      await host.ask('begin')
      const before = process.cpuUsage()
      const listed = await list(freshPort, folder)
      const { user, system } = process.cpuUsage(before)
      const { cpuMicros } = await host.ask<Usage>('end')
      fresh.push({ ...listed, cpu: (cpuMicros + user + system) / 1000 })
      await host.ask('close')
      await host.stop()
    }
    const totals = fresh.map(({ arrived, read }) => arrived + read).sort((a, b) => a - b)
    const last = fresh.at(-1)
    console.log(
      JSON.stringify({
        bench: 'history',
        loadBefore,
        games: last?.entries.flatMap(({ games }) => games).length,
        firstIndex: { ofOlderFiles, ofFilesThatTell },
        withIndex: {
          medianMs: rounded(totals[totals.length >> 1] ?? Number.NaN),
          bestMs: rounded(totals[0] ?? Number.NaN),
          // Of both processes: what a machine with nothing else to do would need at most.
          cpuMs: rounded(Math.min(...fresh.map(({ cpu }) => cpu))),
          ofWhichReadMs: rounded(last?.read ?? Number.NaN),
          mebibytes: rounded((last?.bytes ?? 0) / 1024 / 1024),
        },
        search: measureSearch(last?.entries ?? []),
        page: inBrowser(folder),
      }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

if (process.argv[2] === 'host') await import('./host-process')
else await run()
