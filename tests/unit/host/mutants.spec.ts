import { expect, it } from 'vitest'
import { decide } from '../../../src/bots/player'
import { listed } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import { checkDeals } from '../../../src/protocol/check-deals'
import type { Ticket } from '../../../src/protocol/client'
import { rounds, SEED } from '../../depth'
import { begin, gather } from '../../harness/evening'
import { tableFor } from '../../harness/guests'
import { mutants } from './mutants'
import { socketHost, type SocketHost } from '../../harness/socket-host'

/** Plays on as it should, and says one wrong thing on every line it gets. */
async function offend(host: SocketHost, ticket: Ticket, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const offender = await host.stranger().greets('Mallory', ticket)
    expect(offender.heard[0]).toMatchObject({ type: 'welcome', resumed: true })
    const { rev, view } = await offender.hears('update')
    if (listed<unknown>(view.legal).length > 0) {
      const action = decide('greedy', view, seededRandom(rev))
      offender.says({ type: 'act', id: `o-${rev}`, number: 1, rev, action })
    }
    offender.shouts(text)
    const farewell = await offender.farewell()
    if (farewell !== 'protocol.malformed') throw new Error(`${text} led to ${farewell}`)
  }
}

/** As many as two offenders have decisions in the longest game. */
const MUTANTS = rounds(150, 1000)
const GAMES = Array.from({ length: rounds(1, 8) }, (_, index) => SEED + index)

it.each(GAMES)(
  'messages that are almost right cost the offenders their lines, and nobody the game, seed %i',
  async (seed) => {
    const host = await socketHost()
    const setup = tableFor('ebbes', ['open', 'open', 'open', 'open'], {
      options: { variant2: true, rounds: rounds(5, 20), goal: 60 },
    })
    const party = await gather(host, setup, 'Ada', 'Ben', 'Mallory', 'Trudy')
    const [ada, ben, ...offenders] = party
    await begin(party)
    ada.autoplay()
    ben.autoplay()
    const texts = mutants(MUTANTS, seed)
    await Promise.all(
      offenders.map(async ({ client }, index) => {
        const { ticket } = client
        if (ticket === null) throw new Error('Offenders sit at the table, too.')
        await offend(
          host,
          ticket,
          texts.filter((_, n) => n % offenders.length === index),
        )
        host.newGuest('Mallory', { ticket }).autoplay()
      }),
    )
    for (const guest of [ada, ben]) {
      await guest.until(() => guest.client.proof !== null)
      expect(guest.refused).toEqual([])
      const { proof, notes } = guest.client
      expect(proof && notes.game && checkDeals(proof, notes.game)).toMatchObject({ ok: true })
    }
    await host.close()
    expect(host.problems).toEqual([])
  },
)
