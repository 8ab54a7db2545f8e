/**
 * The bytes of this version of the protocol. If a text here can't be read any more, or reads
 * differently, then so it is for every older program: PROTOCOL has to grow, and the fixtures of the
 * new version are made with
 *
 *     FIXTURES=write npx vitest run tests/unit/protocol/fixtures.spec.ts
 *     npx prettier --write tests/fixtures
 */
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/paths.js'
import { GAME_IDS } from '../../../src/protocol/game'
import {
  CLIENT_MESSAGES,
  HOST_MESSAGES,
  PROTOCOL,
  readClientMessage,
  readHostMessage,
  writeHostMessage,
  type HostMessage,
} from '../../../src/protocol/messages'
import { listed } from '../../../src/engine/kernel'

interface Fixtures {
  readonly protocol: number
  /** Each a message as it went over the wire. */
  readonly client: readonly string[]
  readonly host: readonly string[]
}

const file = inProject(`tests/fixtures/protocol-${PROTOCOL}.json`)

if (process.env['FIXTURES'] === 'write') {
  const { samples } = await import('./samples')
  const { client, host } = await samples()
  const fixtures: Fixtures = {
    protocol: PROTOCOL,
    client: client.map((message) => JSON.stringify(message)),
    host: host.map(writeHostMessage),
  }
  await writeFile(file, JSON.stringify(fixtures))
}

if (!existsSync(file)) throw new Error(`No fixtures of protocol ${PROTOCOL}: see above.`)
const fixtures = JSON.parse(readFileSync(file, 'utf8')) as Fixtures

const typeOf = (text: string): string => (JSON.parse(text) as { type: string }).type
const named = (texts: readonly string[]) =>
  texts.map((text, index) => [`${index + 1}, ${typeOf(text)}`, text] as const)
const typesOf = (texts: readonly string[]): string[] => [...new Set(texts.map(typeOf))].sort()

it('the fixtures are those of this version, one of every type at least', () => {
  expect(fixtures.protocol).toBe(PROTOCOL)
  expect(typesOf(fixtures.client)).toEqual(Object.keys(CLIENT_MESSAGES).sort())
  expect(typesOf(fixtures.host)).toEqual(Object.keys(HOST_MESSAGES).sort())
})

it('there are views of both games, of a seat and of a spectator, in the middle and at the end', () => {
  const updates = fixtures.host
    .map((text) => JSON.parse(text) as HostMessage)
    .filter((message) => message.type === 'update')
  for (const game of GAME_IDS) {
    const views = updates.map(({ view }) => view).filter((view) => view.game === game)
    expect(new Set(views.map(({ viewer }) => viewer))).toEqual(new Set([0, 'spectator']))
    expect(views.some(({ legal }) => listed<unknown>(legal).length > 0)).toBe(true)
    expect(views.some(({ outcome }) => outcome !== null)).toBe(true)
  }
  expect(updates.some(({ events }) => events.length > 0)).toBe(true)
  expect(updates.some(({ hands }) => hands !== null)).toBe(true)
})

it.each(named(fixtures.client))('what a guest said, number %s, is still understood', (_, text) => {
  expect(readClientMessage(text)).toEqual(JSON.parse(text))
})

it.each(named(fixtures.host))('what a host said, number %s, is still understood', (_, text) => {
  const message = readHostMessage(text)
  expect(message).toEqual(JSON.parse(text))
  expect(message && writeHostMessage(message)).toBe(text)
})
