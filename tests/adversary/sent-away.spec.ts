/** People at a table who want to see another hand, or to decide alone. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  PROXIED,
  from as comesFrom,
  openTable,
  victim,
  type Attacker,
  type Victim,
} from './attacker'
import { dealt } from './dealt'
import { choicesIn, type LegalHeard } from './line'

const ANN = '198.51.100.1'
const BEN = '198.51.100.2'
const EVE = '203.0.113.66'

let data: string
let host: Victim
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'stichabend-seats-'))
  host = await victim({ ...PROXIED, data })
})
afterEach(async () => {
  await host.close()
  await rm(data, { recursive: true })
})

interface Seat {
  readonly person: { readonly name: string; readonly present: boolean } | null
  readonly bot: string | null
}
const seatsOf = ({ table }: Attacker) => table['seats'] as readonly Seat[]

interface Update {
  readonly number: number
  readonly rev: number
  readonly view: { readonly hand: readonly string[]; readonly legal: LegalHeard }
}
const updateOf = ({ heard }: Attacker) =>
  heard.findLast(({ type }) => type === 'update') as unknown as Update

const proposes = (who: Attacker, what: object) => who.asks({ type: 'propose', what })
const joins = (who: Attacker, code: unknown, seat: unknown = null) =>
  who.asks({ type: 'join', at: { code }, seat })

/** Everything that was asked before has been done and told when this is. */
const heardOut = (who: Attacker) => who.asks({ type: 'react', reaction: 'wow' })

async function annAndBen(): Promise<readonly [Attacker, Attacker]> {
  const ann = await host.attacker(comesFrom(ANN)).hello('Ann')
  const ben = await host.attacker(comesFrom(BEN)).hello('Ben')
  expect(await ann.asks(openTable(['open', 'open']))).toBe('ack')
  expect(await joins(ben, ann.table['code'])).toBe('ack')
  await dealt(ann, ben)
  return [ann, ben]
}

/** They play until Ben has decided something. */
async function untilBenHasMoved(ann: Attacker, ben: Attacker): Promise<void> {
  for (;;) {
    for (const who of [ann, ben]) {
      await heardOut(who)
      const { number, rev, view } = updateOf(who)
      const [action] = choicesIn(view.legal)
      if (action === undefined) continue
      expect(await who.asks({ type: 'act', number, rev, action })).toBe('ack')
      if (who === ben) return
    }
  }
}

describe('a guest who is alone for a while', () => {
  it('cannot send the owner away, become owner, or take anything back', async () => {
    const [ann, ben] = await annAndBen()
    await untilBenHasMoved(ann, ben)
    const { ticket } = ann
    ann.hangUp()
    await ben.hears(({ table }) => {
      const seats = (table as { seats?: readonly Seat[] } | undefined)?.seats
      return seats?.[0]?.person?.present === false
    })
    const { rev } = updateOf(ben)
    for (const what of [
      { do: 'take-back', seat: 1 },
      { do: 'kick', seat: 0 },
      { do: 'bot', seat: 0, level: 'club' },
      { do: 'close' },
    ]) {
      expect(await proposes(ben, what)).toBe('ack')
    }
    await heardOut(ben)
    expect(updateOf(ben).rev).toBe(rev)
    expect(ben.table).toMatchObject({ owner: 0, phase: 'playing' })
    expect(seatsOf(ben)[0]).toMatchObject({ person: { name: 'Ann' }, bot: null })

    const back = await host.attacker(comesFrom(ANN)).hello('Ann', ticket)
    expect(back.heard[0]).toMatchObject({ resumed: true })
    await heardOut(back)
    expect(back.table).toMatchObject({ owner: 0 })
  })
})

describe('a seat that was freed in mid-game', () => {
  it('is its player’s again, who has the token, and nobody else’s', async () => {
    const [ann, ben] = await annAndBen()
    const { ticket } = ben
    const { hand } = updateOf(ben).view
    expect(await ben.asks({ type: 'leave' })).toBe('ack')
    await heardOut(ann)
    expect(seatsOf(ann)[1]).toMatchObject({ person: null, bot: 'club' })

    const eve = await host.attacker(comesFrom(EVE)).hello('Ben')
    expect(await joins(eve, ann.table['code'], 1)).toBe('seat.taken')
    const thief = await host
      .attacker(comesFrom(EVE))
      .hello('Ben', { ...ticket, token: '0'.repeat(32) })
    expect(thief.heard[0]).toMatchObject({ resumed: { code: 'seat.token' } })

    const back = await host.attacker(comesFrom(BEN)).hello('Ben', ticket)
    expect(back.heard[0]).toMatchObject({ resumed: true })
    await heardOut(back)
    expect(seatsOf(back)[1]).toMatchObject({ person: { name: 'Ben' }, bot: null })
    for (const card of updateOf(back).view.hand) expect(hand).toContain(card)
  })

  it('is not the owner’s, who has sent the player away, by a second window', async () => {
    const [ann] = await annAndBen()
    expect(await proposes(ann, { do: 'kick', seat: 1 })).toBe('ack')
    const second = await host.attacker(comesFrom(ANN)).hello('Ann')
    expect(await joins(second, ann.table['code'], 1)).toBe('seat.taken')
    expect(await joins(second, ann.table['code'])).toBe('ack')
    expect(second.seat).toBe('spectator')
    expect(await proposes(ann, { do: 'no-bot', seat: 1 })).toBe('table.phase')
  })
})

describe('somebody who was sent away', () => {
  it('stays away, with the old token or a new name, until the owner says otherwise', async () => {
    const [ann, ben] = await annAndBen()
    const { code } = ann.table
    const { ticket } = ben
    expect(await proposes(ann, { do: 'kick', seat: 1 })).toBe('ack')
    expect(await ben.hears(({ type }) => type === 'left')).toMatchObject({ code: 'seat.kicked' })
    expect(await joins(ben, code)).toBe('seat.kicked')
    for (const from of [BEN, EVE]) {
      const again = await host.attacker(comesFrom(from)).hello('Ben', ticket)
      expect(again.heard[0]).toMatchObject({ resumed: { code: 'seat.kicked' } })
    }
    const other = await host.attacker(comesFrom(BEN)).hello('Somebody else')
    expect(await joins(other, code, 'spectator')).toBe('seat.kicked')
    expect(await other.asks({ type: 'join', at: { table: ann.table['id'] }, seat: null })).toBe(
      'seat.kicked',
    )
    const stranger = await host.attacker(comesFrom(EVE)).hello('Eve')
    expect(await joins(stranger, code)).toBe('ack')
    expect(await proposes(stranger, { do: 'let-in', name: 'Ben' })).toBe('seat.spectator')

    await heardOut(ann)
    expect(ann.table).toMatchObject({ removed: ['Ben'] })
    expect(await proposes(ann, { do: 'let-in', name: 'Ben' })).toBe('ack')
    await heardOut(ann)
    expect(ann.table).toMatchObject({ removed: [] })
    expect(await joins(ben, code)).toBe('ack')
    expect(ben.seat).toBe('spectator')
  })

  it('stays away after a restart as well', async () => {
    const [ann, ben] = await annAndBen()
    const { code } = ann.table
    expect(await proposes(ann, { do: 'kick', seat: 1 })).toBe('ack')
    await host.close()
    host = await victim({ ...PROXIED, data })
    const again = await host.attacker(comesFrom(BEN)).hello('Benjamin', ben.ticket)
    expect(again.heard[0]).toMatchObject({ resumed: { code: 'seat.kicked' } })
    expect(await joins(again, code)).toBe('seat.kicked')
  })
})
