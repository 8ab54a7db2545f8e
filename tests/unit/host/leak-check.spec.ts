/** The check for leaks finds one when there is one: forged messages among real ones. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnyEvent } from '../../../src/engine/kernel'
import type { HostMessage } from '../../../src/protocol/messages'
import type { TableSetup } from '../../../src/protocol/table'
import { tableFor } from '../../harness/guests'
import { leaksIn } from './leaks/check'
import { showReplays, spendEvening, type Evening } from './leaks/evening'
import type { Sent } from './leaks/tape'

const open = (seats: number): TableSetup['seats'] => Array<'open'>(seats).fill('open')

describe('the check bites when', () => {
  /** The evening with one message more, sent right after the first one that fits. */
  function withLetter(
    evening: Evening,
    fits: (sent: Sent) => boolean,
    forge: (sent: Sent) => HostMessage,
  ): string[] {
    const place = evening.tape.sent.findIndex(fits)
    const real = evening.tape.sent[place]
    if (real === undefined) throw new Error('There is no such message.')
    const message = forge(real)
    const sent = evening.tape.sent.toSpliced(place + 1, 0, {
      ...real,
      message,
      text: JSON.stringify(message),
    })
    // Not to the end of the evening: it takes long, and the forged one is near.
    return leaksIn({ ...evening.tape, sent: sent.slice(0, place + 200) }, evening.lines)
  }

  const isUpdate =
    (to: string, rev: number) =>
    ({ to: name, message }: Sent): boolean =>
      name === to && message.type === 'update' && message.rev === rev
  const updateOf = ({ message }: Sent) => message as HostMessage & { type: 'update' }
  const viewOf = (evening: Evening, to: string, rev: number): object =>
    updateOf(evening.tape.sent.find(isUpdate(to, rev)) as Sent).view
  const forged = (sent: Sent, changes: object): HostMessage => ({ ...sent.message, ...changes })
  const forgedView = (sent: Sent, changes: object): HostMessage =>
    forged(sent, { view: { ...updateOf(sent).view, ...changes }, events: [] })

  const ebbes = spendEvening(
    tableFor('ebbes', open(3), { options: { variant2: true, goal: 10 }, access: 'private' }),
    'greedy',
    5,
  )
  const eidexBasic = spendEvening(
    tableFor('eidex', open(3), { options: { target: 3, victoryPoints: [2, 2, 2] } }),
    'greedy',
    5,
  )

  it('somebody is shown another hand', async () => {
    for (const evening of [await ebbes, await eidexBasic]) {
      const { hand } = viewOf(evening, 'Seat 1', 4) as { hand: readonly string[] }
      const found = withLetter(evening, isUpdate('Seat 0', 4), (sent) => forgedView(sent, { hand }))
      expect(found.join()).toMatch(/Seat 0, game 1, revision 4: \w+ at \.hand/)
    }
  })

  it('somebody is shown the table as another seat sees it', async () => {
    for (const evening of [await ebbes, await eidexBasic]) {
      const view = viewOf(evening, 'Seat 1', 4)
      const found = withLetter(evening, isUpdate('Watcher', 4), (sent) => forged(sent, { view }))
      expect(found.join()).toContain('sees the table as 1, and is spectator')
    }
  })

  it('a deal is not redacted, or all hands are shown', async () => {
    const evening = await ebbes
    const hands = ['Seat 0', 'Seat 1', 'Seat 2'].map(
      (name) => (viewOf(evening, name, 2) as { hand: readonly string[] }).hand,
    )
    const events = [{ type: 'dealt', round: 1, dealer: 0, hands, open: [] }]
    for (const changes of [{ events }, { hands }]) {
      const found = withLetter(evening, isUpdate('Watcher', 2), (sent) => forged(sent, changes))
      expect(found.join()).toMatch(/events\.0\.hands|all hands are shown/)
    }
  })

  it('the past is told as another seat saw it, or beyond what is shown', async () => {
    const evening = await ebbes
    const isSnapshot = ({ to, message }: Sent) =>
      to === 'Seat 0 again' && message.type === 'update' && message.past !== null
    const isDealt = ({ type }: AnyEvent) => type === 'dealt'
    const dealt = evening.tape.sent
      .flatMap(({ to, message }) =>
        to === 'Seat 1' && message.type === 'update' ? message.events : [],
      )
      .find(isDealt) as AnyEvent
    for (const forge of [
      (past: readonly AnyEvent[]) => past.map((event) => (isDealt(event) ? dealt : event)),
      (past: readonly AnyEvent[]) => [...past, dealt],
    ]) {
      const found = withLetter(evening, isSnapshot, (sent) =>
        forged(sent, { past: forge(updateOf(sent).past ?? []) }),
      )
      expect(found.join()).toContain('the past is another one than was told')
    }
  })

  it('a card put down is shown, said to be known, or ruled out of a list', async () => {
    const evening = await eidexBasic
    const rev = 6
    const { down } = viewOf(evening, 'Seat 1', rev) as { down: readonly (string | null)[] }
    const { hand } = viewOf(evening, 'Seat 1', rev) as { hand: readonly string[] }
    const question = [{ card: { kind: 'card', from: hand } }]
    for (const changes of [{ down }, { known: [[], hand, []] }, { question }]) {
      const found = withLetter(evening, isUpdate('Seat 0', rev), (s) => forgedView(s, changes))
      expect(found.length, JSON.stringify(changes)).toBeGreaterThan(0)
    }
  })

  it('something else depends on a card that nobody has shown', async () => {
    const evening = await eidexBasic
    const { hand } = viewOf(evening, 'Seat 1', 6) as { hand: readonly string[] }
    const found = withLetter(evening, isUpdate('Seat 0', 6), (sent) =>
      forgedView(sent, { limit: 80 + hand.filter((card) => card.startsWith('H')).length }),
    )
    expect(found.join()).toContain('the view is another one')
  })

  it('a card stands in a message that has none', async () => {
    const isTable = ({ message }: Sent) => message.type === 'table'
    const found = withLetter(await ebbes, isTable, (sent) => forged(sent, { card: 'R3' }))
    expect(found.join()).toContain('is told of a card')
  })

  it('a token, a secret, a share, a code or an address goes astray', async () => {
    const evening = await ebbes
    const { tape } = evening
    const [token = ''] = tape.drawn.get(16) ?? []
    const [secret = ''] = tape.drawn.get(32) ?? []
    const share = tape.said.get('Seat 1')?.find(({ type }) => type === 'unseal') as {
      share: string
    }
    const table = tape.sent.find(({ message }) => message.type === 'table')
      ?.message as HostMessage & {
      type: 'table'
    }
    const digest = createHash('sha256').update(token).digest('hex')
    for (const [text, what] of [
      [token, 'a token'],
      [digest, 'the digest of a token'],
      [secret, 'what is still sealed'],
      [share.share, 'what is still sealed'],
      [table.table.code, 'the code of a table'],
      ['192.168.1.7', 'an address'],
    ] as const) {
      const isLobby = ({ to }: Sent) => to === 'Lobby'
      const found = withLetter(evening, isLobby, (sent) => forged(sent, { text }))
      expect(found.join()).toContain(`Lobby is told ${what}`)
    }
  })

  it('a replay is shown before the end', async () => {
    const evening = await showReplays(
      tableFor('ebbes', open(2), { options: { variant2: true, goal: 10 } }),
    )
    const shown = evening.tape.sent.find(({ message }) => message.type === 'stich') as Sent
    const found = withLetter(evening, isUpdate('Watcher', 3), () => shown.message)
    expect(found.join()).toContain('Watcher is shown game 1 too early')
  })

  it('the proof comes before the end, or a round is opened before it is over', async () => {
    const isStart = isUpdate('Watcher', 3)
    const proof = (evening: Evening) =>
      evening.tape.sent.find(({ message }) => message.type === 'proof')?.message as HostMessage
    const evening = await ebbes
    expect(withLetter(evening, isStart, () => proof(evening)).join()).toContain('a proof too early')
    const later = await spendEvening(
      tableFor('ebbes', open(3), { spectators: 'open-later' }),
      'greedy',
      6,
    )
    const view = viewOf(later, 'Watcher', 3)
    const isSeat = isUpdate('Seat 0', 3)
    const place = later.tape.sent.findIndex(isSeat)
    const real = later.tape.sent[place] as Sent
    const message = forged(real, { view })
    const sent = later.tape.sent.toSpliced(place, 0, { ...real, to: 'Watcher', message })
    expect(leaksIn({ ...later.tape, sent }, later.lines).join()).toContain('before it is over')
  })
})
