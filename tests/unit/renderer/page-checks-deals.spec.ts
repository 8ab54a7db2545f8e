/** What a page says of the deals when a game is over: only what it has seen with its own eyes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Session } from '../../../src/renderer/session/session.svelte'
import { chooseCards } from '../../harness/choosing-host'
import { begin, codeOf, gather } from '../../harness/evening'
import { must, tableFor } from '../../harness/guests'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'
import { pagesAt, watches, type Pages } from '../../harness/pages'

let room: MemoryRoom
let pages: Pages
const openPage = () => pages.open()

const saysInTheEnd = async (page: Session): Promise<unknown> => {
  await vi.waitFor(() => expect(['unknown', 'checking']).not.toContain(page.fairness), 50_000)
  return page.fairness
}

beforeEach(() => {
  room = memoryRoom()
  pages = pagesAt(room)
})
afterEach(async () => {
  pages.close()
  await room.room.shutDown()
})

describe('a page', () => {
  it('vouches for deals whose seals it saw come, and for others only since it came', async () => {
    const setup = tableFor('eidex', ['open', 'open', 'open'], {
      options: { victoryPoints: [6, 6, 6] },
    })
    const guests = await gather(room, setup, 'Ada', 'Ben', 'Cleo')
    const early = openPage()
    await watches(early, codeOf(guests[0]))
    await begin(guests)
    const late = openPage()
    await watches(late, codeOf(guests[0]))
    for (const guest of guests) guest.autoplay()
    expect(await saysInTheEnd(early)).toBe('fair')
    expect(await saysInTheEnd(late)).toBe('fair-since')
  })

  it('does not vouch for cards that were put away twice for no reason, and says so', async () => {
    const makeHonest = chooseCards(2)
    const setup = tableFor('eidex', ['open', 'open', 'open'], {
      options: { victoryPoints: [6, 6, 6] },
    })
    const guests = await gather(room, setup, 'Ada', 'Ben', 'Cleo')
    const page = openPage()
    await watches(page, codeOf(guests[0]))
    must(await guests[0].client.propose({ do: 'start' }))
    for (const guest of guests) {
      await guest.until(() => guest.client.notes.redraws.isRefused)
      guest.autoplay()
      guest.client.envelopes.acceptRedraws()
    }
    expect(await saysInTheEnd(page)).toBe('unvouched')
    const why = 'The cards were reshuffled, and your device saw no reason for it.'
    expect(page.log.slice(0, 2).map(({ text }) => text)).toEqual([why, why])
    makeHonest()
  })
})
