/** Files and messages of nothing but brackets: refused before a parser walks through them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openStich } from '../../src/protocol/open-stich'
import { victim, withKey } from './attacker'

const TEN_MILLION = 10_000_000
const BOMBS: Readonly<Record<string, string>> = {
  'opened and never closed': '['.repeat(TEN_MILLION),
  'one in the other': '['.repeat(TEN_MILLION / 2) + ']'.repeat(TEN_MILLION / 2),
  'one beside the other': `[${'[],'.repeat(TEN_MILLION / 3)}[]]`,
  'objects in objects': '{"a":'.repeat(TEN_MILLION / 5),
  'deep in a game': `{"stich":1,"games":${'['.repeat(TEN_MILLION / 2)}${']'.repeat(TEN_MILLION / 2)}}`,
  'behind a quotation mark': `["\\"","\\\\",${'['.repeat(TEN_MILLION)}`,
}

/** How many letters the parser was given, in texts that are longer than anything harmless here. */
let parsed: number
beforeEach(() => {
  parsed = 0
  const parse = JSON.parse.bind(JSON)
  vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
    if (text.length > 100_000) parsed += text.length
    return parse(text) as unknown
  })
})
afterEach(() => vi.restoreAllMocks())

describe.each(Object.entries(BOMBS))('ten million letters of brackets, %s', (_, text) => {
  it('are refused by whoever opens a file', () => {
    expect(openStich(text)).toMatchObject({ ok: false, refusal: { code: 'stich.text' } })
    expect(parsed).toBe(0)
  })

  it('cost whoever says them the connection', async () => {
    // Side by side they are parsed, as a list of all games would be, and are no message.
    if (text.startsWith('[[],')) return
    const host = await victim()
    // Nobody else may say so much at once.
    const protocols = withKey(host.host.key).protocols ?? []
    const socket = new WebSocket(`ws://127.0.0.1:${host.host.port}/play`, protocols)
    const heard: string[] = []
    socket.on('message', (data) => heard.push((data as Buffer).toString('utf8')))
    await new Promise((resolve) => socket.once('open', resolve))
    const over = new Promise((resolve) => socket.once('close', resolve))
    socket.send(text)
    await over
    expect(heard.at(-1)).toContain('protocol.malformed')
    expect(parsed).toBe(0)
    await host.close()
  })
})

describe('a file of brackets among the games of this machine', () => {
  let data: string
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'stichabend-brackets-'))
  })
  afterEach(() => rm(data, { recursive: true }))

  it.each([
    ['imported', '0123456789abcdef.stich'],
    ['history', '0123456789abcdef.jsonl'],
    ['history', 'index.json'],
    ['tables', '0123456789abcdef.jsonl'],
  ])('(%s/%s) is not parsed', async (place, name) => {
    await mkdir(join(data, place))
    await writeFile(join(data, place, name), `${'['.repeat(TEN_MILLION)}\n`)
    const host = await victim({ data })
    const owner = await host.owner().hello('Owner')
    expect(await owner.asks({ type: 'history', ask: { do: 'list' } })).toBe('history')
    expect(owner.heard.find(({ type }) => type === 'history')).toMatchObject({
      entries: [],
      damaged: name === 'index.json' ? [] : [{ file: `damaged/${name}` }],
    })
    expect(parsed).toBe(0)
    await host.close()
  })
})

describe('what is no bomb', () => {
  it.each([
    ['[[["[[[[","]]]]","\\"[","\\\\"]]]', 'stich.shape'],
    [`{"a":"${'['.repeat(1000)}"}`, 'stich.shape'],
    ['"unfinished \\', 'stich.text'],
  ])('is judged by what it says (%#)', (text, code) => {
    expect(openStich(text)).toMatchObject({ ok: false, refusal: { code } })
  })
})
