import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { ebbesView } from '../../../src/protocol/ebbes/schemas'
import { eidexView } from '../../../src/protocol/eidex/schemas'
import type { HostMessages } from '../../../src/protocol/messages'
import type { TableSetup } from '../../../src/protocol/table'
import { codeOf, gather, heardOut } from '../../harness/evening'
import { must, tableFor, type Guest } from '../../harness/guests'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'

const rooms: MemoryRoom[] = []

function openRoom(...args: Parameters<typeof memoryRoom>): MemoryRoom {
  const room = memoryRoom(...args)
  rooms.push(room)
  return room
}

afterEach(async () => {
  for (const { room, problems } of rooms.splice(0)) {
    await room.shutDown()
    expect(problems).toEqual([])
  }
})

type Update = HostMessages['update']

const three = ['open', 'open', 'open'] as const
const TABLES: readonly (readonly [string, TableSetup])[] = [
  ['ebbes', tableFor('ebbes', [...three])],
  ['Eidex', tableFor('eidex', [...three], { options: { victoryPoints: [4, 4, 4] } })],
]

interface Seen {
  readonly update: Update
  /** The round in which the others were when it was seen, or null if the game was over. */
  readonly during: number | null
}

const roundOf = ({ view }: Update): number =>
  v.is(ebbesView, view) ? view.round : v.parse(eidexView, view).games

/** A whole game, with what a spectator saw of it, and the true hands at every revision. */
async function watched(setup: TableSetup, joins: (ada: Guest) => boolean) {
  const room = openRoom()
  const hands = new Map<number, (readonly string[])[]>()
  const names = ['Ada', 'Ben', 'Cleo'] as const
  const [ada, ...others] = await gather(
    {
      newGuest: (name) =>
        room.newGuest(name, {
          told: (message, { client }) => {
            if (message?.type !== 'update' || typeof client.seat !== 'number') return
            const all = hands.get(message.rev) ?? []
            all[client.seat] = message.view.hand
            hands.set(message.rev, all)
          },
        }),
    },
    setup,
    ...names,
  )
  const seen: Seen[] = []
  const eve = room.newGuest('Eve', {
    told: (message) => {
      if (message?.type !== 'update') return
      const now = ada.client.update as Update
      seen.push({ update: message, during: now.view.outcome === null ? roundOf(now) : null })
    },
  })
  await eve.untilOpen()
  must(await ada.client.propose({ do: 'start' }))
  if (!joins(ada)) {
    for (const guest of [ada, ...others]) guest.autoplay()
    await ada.until(() => joins(ada))
  }
  must(await eve.client.join({ code: codeOf(ada) }, 'spectator'))
  for (const guest of [ada, ...others]) guest.autoplay()
  await eve.until(() => eve.client.proof !== null)
  return { seen, hands, ada, eve }
}

const fromTheBeginning = () => true
const inTheSecondRound = ({ client }: Guest) =>
  client.update !== null && (roundOf(client.update) > 1 || client.proof !== null)

describe('a spectator of a public table', () => {
  it.each(TABLES)('%s: sees what lies on the table, and no card that is held', async (_, setup) => {
    const { seen, hands, ada, eve } = await watched(setup, fromTheBeginning)
    expect(seen.length).toBeGreaterThan(50)
    let looked = 0
    for (const { update, during } of seen) {
      if (during === null) continue
      const text = JSON.stringify(update)
      // The card that was turned up is everybody's to know, wherever it went.
      const turnUp = 'turnUp' in update.view ? update.view.turnUp : undefined
      const held = (hands.get(update.rev) ?? []).flat().filter((card) => card !== turnUp)
      looked += held.length
      expect(held.filter((card) => text.includes(`"${card}"`))).toEqual([])
      expect(update.hands).toBeNull()
      expect(update.view.legal).toEqual({ complete: true, all: [] })
    }
    expect(looked).toBeGreaterThan(100)
    expect(eve.client.update?.view.outcome).toEqual(ada.client.update?.view.outcome)
  })
})

describe('a spectator of a table that is opened later', () => {
  const JOINS = [
    ['from the beginning', fromTheBeginning],
    ['in the second round', inTheSecondRound],
  ] as const
  const CASES = TABLES.flatMap(([name, setup]) =>
    JOINS.map(([when, joins]) => [name, when, setup, joins] as const),
  )

  it.each(CASES)('%s, %s: sees all hands, one round later', async (_, __, setup, joins) => {
    const openLater = { ...setup, spectators: 'open-later' } as const
    const { seen, hands, ada, eve } = await watched(openLater, joins)
    expect(seen.length).toBeGreaterThan(10)
    const looked = { later: 0, truth: 0 }
    for (const { update, during } of seen) {
      const shown = update.hands ?? []
      expect(shown).toHaveLength(3)
      const isEmpty = shown.flat().length === 0 && update.view.handSizes.every((size) => size === 0)
      // Not a card of the round that is going on, whether held or played.
      if (during !== null && !isEmpty) {
        looked.later++
        expect(roundOf(update)).toBeLessThan(during)
      }
      if (during === 1) expect(JSON.stringify(update)).not.toContain('"dealt"')
      const truth = hands.get(update.rev)
      if (truth === undefined) continue
      looked.truth++
      expect(shown).toEqual(truth)
    }
    expect(Math.min(looked.later, looked.truth)).toBeGreaterThan(10)
    expect(seen.some(({ update }) => (update.hands ?? []).flat().length > 20)).toBe(true)
    expect(eve.client.update?.view.outcome).toEqual(ada.client.update?.view.outcome)
    expect(eve.client.update?.rev).toBe(ada.client.update?.rev)
  })
})

describe('what was said', () => {
  const lines = ({ client }: Guest) => client.chat.map(({ name, text }) => `${name}: ${text}`)

  it('is there for whoever comes later, to play or to watch', async () => {
    const room = openRoom()
    const setup = tableFor('ebbes', [...three])
    const [ada, ben] = await gather(room, setup, 'Ada', 'Ben')
    must(await ada.client.say('Who else is coming?'))
    must(await ben.client.say('Cleo.'))
    const cleo = room.newGuest('Cleo')
    const eve = room.newGuest('Eve')
    await Promise.all([cleo.untilOpen(), eve.untilOpen()])
    must(await cleo.client.join({ code: codeOf(ada) }))
    must(await eve.client.join({ code: codeOf(ada) }))
    expect(eve.client.seat).toBe('spectator')
    must(await eve.client.say('And me.'))
    const said = ['Ada: Who else is coming?', 'Ben: Cleo.', 'Eve: And me.']
    for (const guest of [ada, ben, cleo, eve]) {
      await guest.until(() => guest.client.chat.length === 3)
      expect(lines(guest)).toEqual(said)
      expect(guest.client.chat.map(({ seat }) => seat)).toEqual([0, 1, null])
    }
    const again = room.newGuest('Cleo', { ticket: cleo.client.ticket })
    await again.until(() => again.client.chat.length === 3)
    expect(lines(again)).toEqual(said)
  })

  it('is not kept for ever', async () => {
    const room = openRoom()
    const [ada, ben] = await gather(room, tableFor('ebbes', [...three]), 'Ada', 'Ben')
    const table = room.room.tables[0]
    const speaker = { ...silent, name: 'Dora' }
    expect(await table?.door.join(speaker, 'spectator', () => [])).toMatchObject({ ok: true })
    for (let n = 0; n < 120; n++) await table?.play.chat(speaker, `Line ${n}`)
    await heardOut(ben)
    expect(ben.client.chat).toHaveLength(100)
    const cleo = room.newGuest('Cleo')
    await cleo.untilOpen()
    must(await cleo.client.join({ code: codeOf(ada) }))
    expect(lines(cleo)).toHaveLength(50)
    expect(lines(cleo).at(-1)).toBe('Dora: Line 119')
  })

  it('stays at its table', async () => {
    const room = openRoom()
    const [ada] = await gather(room, tableFor('ebbes', [...three]), 'Ada', 'Ben')
    const [cleo] = await gather(room, tableFor('ebbes', [...three]), 'Cleo', 'Dan')
    must(await ada.client.say('Just between us.'))
    must(await ada.client.react('cheers'))
    await heardOut(cleo)
    expect(cleo.client.chat).toEqual([])
  })

  const silent = {
    marker: 'grey',
    address: 'elsewhere',
    hosts: false,
    send: () => undefined,
    dismiss: () => undefined,
    end: () => undefined,
  } as const
})
