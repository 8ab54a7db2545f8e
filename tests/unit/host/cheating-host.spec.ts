/** A host that chooses the cards, or tells another story afterwards, is found out by every client. */
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { ebbesView } from '../../../src/protocol/ebbes/schemas'
import { commitSecret, commitShare } from '../../../src/engine/fair/ceremony'
import type { Result } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import { Dealing } from '../../../src/host/table/dealing'
import { checkDeals } from '../../../src/protocol/check-deals'
import type { ClientMessage, HostMessage, HostMessages } from '../../../src/protocol/messages'
import { Notes, type GameNotes } from '../../../src/protocol/notes'
import type { TableInfo } from '../../../src/protocol/table'
import { secrets } from '../../../src/host/host'
import { Guest, inMemory, must, tableFor, type Connector } from '../../harness/guests'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'

type Proof = HostMessages['proof']
type Ceremony = Proof['ceremony']
type Inputs = Proof['log']['inputs']

const codeOf = (result: Result<unknown>): string => (result.ok ? 'nothing' : result.refusal.code)
const HEX = (digit: string): string => digit.repeat(64)

async function seatThree({ newGuest }: Pick<MemoryRoom, 'newGuest'>): Promise<Guest[]> {
  const people = ['Ann', 'Ben', 'Cleo'].map((name) => newGuest(name))
  await Promise.all(people.map((person) => person.untilOpen()))
  const [ann, ben, cleo] = people as [Guest, Guest, Guest]
  must(await ann.client.create(tableFor('ebbes', ['open', 'open', 'open'])))
  const table = ann.client.table?.id as string
  must(await ben.client.join({ table }))
  must(await cleo.client.join({ table }))
  return [ann, ben, cleo]
}

/** Everybody's verdict on a whole game. */
async function verdicts(people: readonly Guest[]): Promise<string[]> {
  for (const person of people) person.autoplay()
  must((await people[0]?.client.propose({ do: 'start' })) ?? { ok: true, value: undefined })
  await Promise.all(people.map((person) => person.until(() => person.client.proof !== null)))
  return people.map(({ client }) =>
    client.proof && client.notes.game
      ? codeOf(checkDeals(client.proof, client.notes.game))
      : 'none',
  )
}

/** Between a guest and the host, and changes what the one says to the other. */
function meddling(
  inner: Connector,
  change: {
    toGuest?: (message: HostMessage) => HostMessage | undefined
    toHost?: (message: ClientMessage) => ClientMessage | undefined
  },
): Connector {
  return {
    cut: () => inner.cut(),
    open: (events) => {
      const line = inner.open({
        ...events,
        opened: () => events.opened(),
        closed: () => events.closed(),
        text: (text) => {
          const message = JSON.parse(text) as HostMessage
          const changed = change.toGuest ? change.toGuest(message) : message
          if (changed) events.text(JSON.stringify(changed))
        },
      })
      return {
        close: () => line.close(),
        send: (text) => {
          const message = JSON.parse(text) as ClientMessage
          const changed = change.toHost ? change.toHost(message) : message
          if (changed) line.send(JSON.stringify(changed))
        },
      }
    },
  }
}

describe('a proof that was tampered with', () => {
  let proof: Proof
  let notes: GameNotes
  let ofBen: GameNotes

  beforeAll(async () => {
    const room = memoryRoom()
    const people = await seatThree(room)
    expect(await verdicts(people)).toEqual(['nothing', 'nothing', 'nothing'])
    const [ann, ben] = people as [Guest, Guest]
    proof = ann.client.proof as Proof
    notes = ann.client.notes.game as GameNotes
    ofBen = ben.client.notes.game as GameNotes
    await room.room.shutDown()
  })

  const withCeremony = (changes: Partial<Ceremony>): Proof => ({
    ...proof,
    ceremony: { ...proof.ceremony, ...changes },
  })
  const withInputs = (change: (inputs: Inputs) => Inputs): Proof => ({
    ...proof,
    log: { ...proof.log, inputs: change(proof.log.inputs) },
  })
  const firstOf = (fits: (input: Inputs[number]) => boolean) => proof.log.inputs.findIndex(fits)
  const isDeal = ({ outcome }: Inputs[number]) =>
    (outcome as { type?: string } | undefined)?.type === 'deal'

  it('has another secret, even one with a seal of its own', () => {
    const { id } = proof.ceremony
    const secret = HEX('a')
    const commitment = commitSecret(id, secret)
    expect(codeOf(checkDeals(withCeremony({ secret }), notes))).toBe('fair.secret')
    expect(codeOf(checkDeals(withCeremony({ secret, commitment }), notes))).toBe('fair.secret')
  })

  it('has another share, even one with a seal of its own, or one too few', () => {
    const { id } = proof.ceremony
    const shares = proof.ceremony.shares.with(1, HEX('b'))
    const shareCommitments = shares.map((share, seat) => commitShare(id, seat, share))
    for (const changes of [{ shares }, { shares, shareCommitments }, { shares: shares.slice(1) }]) {
      expect(codeOf(checkDeals(withCeremony(changes), notes))).toBe('fair.share')
    }
  })

  it('has another deck in one round, early or late', () => {
    for (const place of [firstOf(isDeal), proof.log.inputs.findLastIndex(isDeal)]) {
      const changed = withInputs((inputs) => {
        const { deck } = inputs[place]?.['outcome'] as { deck: readonly string[] }
        const outcome = { type: 'deal', deck: [...deck.slice(1), deck[0]] }
        return inputs.with(place, { by: 'chance', outcome })
      })
      expect(codeOf(checkDeals(changed, notes))).toBe('fair.deal')
    }
  })

  it('has other options', () => {
    const config = { ...proof.log.config, showMemory: false }
    const changed = { ...proof, log: { ...proof.log, config } }
    expect(codeOf(checkDeals(changed, notes))).toBe('fair.log')
  })

  it('lacks an input, or has one that was not there', () => {
    const play = firstOf(({ by }) => by !== 'chance')
    const codes = [
      withInputs((inputs) => inputs.toSpliced(play, 1)),
      withInputs((inputs) => inputs.slice(0, -1)),
      withInputs((inputs) => inputs.toSpliced(play, 0, inputs[play] as Inputs[number])),
      withInputs((inputs) => inputs.toSpliced(play, 0, inputs[0] as Inputs[number])),
    ].map((changed) => codeOf(checkDeals(changed, notes)))
    for (const code of codes) expect(code).toMatch(/^fair\.(view|log|deal)$/)
  })

  it('is of another game', () => {
    expect(codeOf(checkDeals({ ...proof, number: 2 }, notes))).toBe('fair.log')
    const log = { ...proof.log, game: 'eidex' }
    expect(codeOf(checkDeals({ ...proof, log }, notes))).toBe('fair.log')
  })

  it('does not go with a view that was shown: another one, or another seat’s', () => {
    const [first, ...rest] = notes.witness.seen
    const seen = [[first?.[0] ?? 0, HEX('c')] as const, ...rest]
    const other = { ...notes, witness: { ...notes.witness, seen } }
    expect(codeOf(checkDeals(proof, other))).toBe('fair.view')
    const swapped = { ...notes, witness: { ...notes.witness, seen: ofBen.witness.seen } }
    expect(codeOf(checkDeals(proof, swapped))).toBe('fair.view')
  })

  it('goes with seals in which our own share was replaced', () => {
    const own = { seat: 0, commitment: HEX('d') }
    expect(notes.own).toEqual({ seat: 0, commitment: notes.seals.shareCommitments[0] })
    expect(codeOf(checkDeals(proof, { ...notes, own }))).toBe('fair.share')
    const none = { seat: 0, commitment: null }
    expect(codeOf(checkDeals(proof, { ...notes, own: none }))).toBe('fair.share')
  })
})

describe('in the middle of a real game', () => {
  const withDealing = (
    message: HostMessage,
    change: (dealing: NonNullable<TableInfo['dealing']>) => object,
  ): HostMessage =>
    message.type !== 'table' || message.table.dealing === null
      ? message
      : {
          ...message,
          table: {
            ...message.table,
            dealing: { ...message.table.dealing, ...change(message.table.dealing) },
          },
        }

  /** Ann and Ben see what the host wants them to see; Cleo is in league with it. */
  async function deceived(
    toGuest: () => (message: HostMessage) => HostMessage | undefined,
  ): Promise<string[]> {
    const room = memoryRoom()
    const newGuest = (name: string) =>
      new Guest(name, meddling(inMemory(room.deps), name === 'Cleo' ? {} : { toGuest: toGuest() }))
    const people = await seatThree({ newGuest })
    const found = await verdicts(people)
    await room.room.shutDown()
    return found
  }

  it('cards that the host has chosen are found by everybody', async () => {
    const room = memoryRoom({ diceOf: () => (index) => seededRandom(index) })
    expect(await verdicts(await seatThree(room))).toEqual(['fair.deal', 'fair.deal', 'fair.deal'])
    await room.room.shutDown()
  })

  it('a seal that is exchanged after the shares were opened is found', async () => {
    // What the host plays by are its real seals; before the shares were opened it had shown others.
    const found = await deceived(() => {
      let hasBegun = false
      return (message) => {
        if (message.type === 'update') hasBegun = true
        return hasBegun ? message : withDealing(message, () => ({ commitment: HEX('e') }))
      }
    })
    expect(found).toEqual(['fair.secret', 'fair.secret', 'nothing'])
  })

  /** One false view for each of the two, when it is not their turn: they are to play on. */
  const onceFalse = (changes: object) => () => {
    let isDone = false
    return (message: HostMessage): HostMessage => {
      if (message.type !== 'update' || isDone || !v.is(ebbesView, message.view)) return message
      if (message.view.phase !== 'play' || message.view.legal.all.length > 0) return message
      isDone = true
      const view = { ...message.view, zilchRight: 1 }
      return { ...message, view, ...changes }
    }
  }

  it('a view that was never true is found', async () => {
    expect(await deceived(onceFalse({}))).toEqual(['fair.view', 'fair.view', 'nothing'])
  })

  it('a view said to be of another game is held against this one', async () => {
    const found = await deceived(onceFalse({ number: 0 }))
    expect(found).toEqual(['fair.view', 'fair.view', 'nothing'])
  })
})

describe('what a client notes of the seals', () => {
  const info = (changes: {
    id?: string
    commitment?: string
    shares?: readonly (string | null)[]
    gameNumber?: number
    bot?: 'greedy'
  }): TableInfo => {
    const { id = 't/1/0/n/o', commitment = HEX('1'), shares = [HEX('2'), HEX('3')] } = changes
    const dealing = { id, commitment, shares, restarts: 0 }
    const seat = { person: null, bot: changes.bot ?? null, clock: null }
    const seats = [seat, seat]
    return { gameNumber: changes.gameNumber ?? 1, dealing, seats } as unknown as TableInfo
  }
  const there = (): Notes => {
    const notes = new Notes()
    notes.take({ ...info({}), dealing: null }, 0)
    return notes
  }

  it('are the first complete ones, also when others were shown in between', () => {
    const notes = there()
    notes.take(info({ shares: [null, HEX('3')], commitment: HEX('9') }), 0)
    notes.take(info({}), 0)
    notes.take(info({ commitment: HEX('4') }), 0)
    expect(notes.game?.seals.commitment).toBe(HEX('1'))
    notes.take(info({ id: 't/1/1/n/o', commitment: HEX('5') }), 0)
    expect(notes.game?.seals.commitment).toBe(HEX('5'))
    notes.take(info({ commitment: HEX('6') }), 0)
    expect(notes.game?.seals.commitment).toBe(HEX('1'))
  })

  it('must hold his own, even if he was never asked for one', () => {
    const notes = there()
    notes.take(info({}), 0)
    expect(notes.game?.own).toEqual({ seat: 0, commitment: null })
    notes.seal('t/1/0/n/o', HEX('2'))
    expect(notes.game?.own).toEqual({ seat: 0, commitment: HEX('2') })
  })

  it('say whether he saw the seals come', () => {
    const [early, later] = [there(), new Notes()]
    for (const notes of [early, later]) notes.take(info({}), 0)
    expect([early.game?.fromStart, later.game?.fromStart]).toEqual([true, false])
  })

  it('need not hold his own if he watches, comes later, or has a bot play', () => {
    const later = new Notes()
    later.take(info({}), 0)
    const [watching, resting] = [there(), there()]
    watching.take(info({}), 'spectator')
    resting.take(info({ bot: 'greedy' }), 0)
    for (const notes of [later, watching, resting]) expect(notes.game?.own).toBeNull()
  })
})

describe('the dealing', () => {
  const of = { table: 't', game: 1, restarts: 0, options: 'o' }
  const PAGE = { name: 'the same' }

  it('takes no share before everybody has sealed one', () => {
    const dealing = new Dealing(of, [false, false], secrets)
    dealing.seal(0, commitShare(dealing.id, 0, HEX('1')), PAGE)
    expect(codeOf(dealing.unseal(0, HEX('1')))).toBe('fair.moment')
    expect(dealing.ceremony).toBeUndefined()
  })

  it('takes no share that does not match its seal', () => {
    const dealing = new Dealing(of, [false, true], secrets)
    dealing.seal(0, commitShare(dealing.id, 0, HEX('1')), PAGE)
    expect(codeOf(dealing.unseal(0, HEX('2')))).toBe('fair.commitment')
    expect(dealing.ceremony).toBeUndefined()
    expect(codeOf(dealing.unseal(0, HEX('1')))).toBe('nothing')
    expect(dealing.ceremony?.shares[0]).toBe(HEX('1'))
  })

  it('takes no answer to the shares of others: whoever seals anew makes everybody seal anew', () => {
    const dealing = new Dealing(of, [false, false], secrets)
    for (const seat of [0, 1]) dealing.seal(seat, commitShare(dealing.id, seat, HEX('1')), PAGE)
    must(dealing.unseal(0, HEX('1')))
    const other = commitShare(dealing.id, 1, HEX('2'))
    expect(codeOf(dealing.seal(1, other, PAGE))).toBe('fair.commitment')
    expect(must(dealing.seal(1, other, { name: 'loaded again' }))).toBe(true)
    expect(codeOf(dealing.unseal(1, HEX('2')))).toBe('fair.commitment')
    // Nobody can pass off the seal of his neighbour as his own, either.
    const copied = new Dealing(of, [false, false], secrets)
    const seal = commitShare(copied.id, 0, HEX('1'))
    copied.seal(0, seal, PAGE)
    copied.seal(1, seal, PAGE)
    expect(codeOf(copied.unseal(1, HEX('1')))).toBe('fair.commitment')
  })

  it('never has the same name twice', () => {
    const ids = Array.from({ length: 20 }, () => new Dealing(of, [true], secrets).id)
    expect(new Set(ids).size).toBe(20)
  })

  it('stands still, for all to see, while somebody does not open his share', async () => {
    const room = memoryRoom()
    let isRefusing = true
    const kept: ClientMessage[] = []
    const refuses = (message: ClientMessage) => {
      if (message.type !== 'unseal' || !isRefusing) return message
      kept.push(message)
      return undefined
    }
    const newGuest = (name: string) =>
      new Guest(name, meddling(inMemory(room.deps), name === 'Cleo' ? { toHost: refuses } : {}))
    const [ann, , cleo] = (await seatThree({ newGuest })) as [Guest, Guest, Guest]
    must(await ann.client.propose({ do: 'start' }))
    await cleo.until(() => kept.length > 0)
    must(await ann.client.say('Cleo?'))
    expect(ann.client.table?.phase).toBe('dealing')
    expect(ann.client.table?.dealing?.shares[2]).toMatch(/^[0-9a-f]{64}$/)
    expect(ann.client.update).toBeNull()
    isRefusing = false
    // Somebody leaves and the game is called off; whoever begins it again, begins it visibly again.
    must(await cleo.client.leave())
    await ann.until(() => ann.client.table?.phase === 'gathering')
    must(await cleo.client.join({ table: ann.client.table?.id as string }))
    must(await ann.client.propose({ do: 'start' }))
    await ann.until(() => ann.client.update !== null)
    expect(ann.client.table?.dealing?.restarts).toBe(1)
    await room.room.shutDown()
  })

  it('begins again when a page was loaded again that had sealed, and counts how often', async () => {
    const room = memoryRoom()
    let isHolding = true
    const holds = (message: ClientMessage) =>
      message.type === 'unseal' && isHolding ? undefined : message
    const newGuest = (name: string) =>
      new Guest(name, meddling(inMemory(room.deps), { toHost: holds }))
    const people = (await seatThree({ newGuest })) as [Guest, Guest, Guest]
    const [ann, ben, cleo] = people
    must(await ann.client.propose({ do: 'start' }))
    const seals = () => ann.client.table?.dealing?.shares ?? [null]
    await ann.until(() => seals().every((seal) => seal !== null))
    const before = seals()
    const again = room.newGuest('Cleo', { ticket: cleo.client.ticket })
    await ann.until(() => ann.client.table?.dealing?.restarts === 1)
    isHolding = false
    await ann.until(() => seals().every((seal) => seal !== null))
    for (const [seat, seal] of seals().entries()) expect(seal).not.toBe(before[seat])
    const now = [ann, ben, again]
    for (const person of now) person.autoplay()
    await Promise.all(now.map((person) => person.until(() => person.client.proof !== null)))
    for (const { client } of now) {
      expect(
        client.proof && client.notes.game && checkDeals(client.proof, client.notes.game),
      ).toEqual(expect.objectContaining({ ok: true }))
      expect(client.notes.game?.own).not.toBeNull()
    }
    expect(room.problems).toEqual([])
    await room.room.shutDown()
  })
})
