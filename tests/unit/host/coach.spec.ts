/** The coach, and the same cards once more. */
import { afterEach, describe, expect, it } from 'vitest'
import { checkDeals } from '../../../src/protocol/check-deals'
import type { TableSetup } from '../../../src/protocol/table'
import { IS_DEEP, rounds } from '../../depth'
import { answerTo, askedOf, begin, gather, playAgain } from '../../harness/evening'
import { must, tableFor, type Guest } from '../../harness/guests'
import { botsHere, coachedBy, memoryRoom, type MemoryRoom } from '../../harness/memory-room'
import { completeList, listed } from '../../../src/engine/kernel'

/** Thinks less about each card: what is tested is who is told, not how good the advice is. */
const BRIEF = botsHere((question) =>
  'steps' in question ? { ...question, steps: rounds(300, question.steps) } : question,
)

const NO_CHOICE = completeList<unknown>([])

const rooms: MemoryRoom[] = []
function openRoom(): MemoryRoom {
  const room = memoryRoom({ coaches: coachedBy(BRIEF) })
  rooms.push(room)
  return room
}
afterEach(async () => {
  for (const { room, problems } of rooms.splice(0)) {
    await room.shutDown()
    expect(problems).toEqual([])
  }
})

/** Over soon, as a review thinks about every card. */
const coached = tableFor('ebbes', ['open', 'open', 'greedy'], {
  coach: true,
  options: IS_DEEP ? {} : { goal: 10, dabbscheedel: -5, variant2: true },
})

async function playOut(setup: TableSetup) {
  const room = openRoom()
  const party = await gather(room, setup, 'Ada', 'Ben')
  await begin(party)
  for (const guest of party) guest.autoplay()
  const [ada, ben] = party
  await ada.until(() => ada.client.table?.phase === 'over' && ada.client.proof !== null)
  return { ada, ben, room }
}

describe('the coach', () => {
  it('weighs every action of whoever is asked, and tells nobody else', async () => {
    const [ada, ben] = await gather(openRoom(), coached, 'Ada', 'Ben')
    await begin([ada, ben])
    ben.autoplay()
    await ada.until(() => ada.isAsked)
    must(await ada.client.advise())
    await ada.until(() => ada.heard('advice') !== undefined)
    const advice = ada.heard('advice')
    const { update } = ada.client
    expect(advice).toMatchObject({ number: update?.number, rev: update?.rev })
    const sorted = (actions: readonly unknown[]) =>
      actions.map((each) => JSON.stringify(each)).sort()
    expect(sorted(advice?.estimates.map(({ action }) => action) ?? [])).toEqual(
      sorted(update === null ? [] : listed<unknown>(update.view.legal)),
    )
    const chances = advice?.estimates.map(({ chance }) => chance) ?? []
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
    expect(ben.heard('advice')).toBeUndefined()
  })

  it('is asked by those whose turn it is, where the table has agreed to it', async () => {
    const [ada, ben] = await gather(openRoom(), coached, 'Ada', 'Ben')
    expect(await answerTo(ada.client.advise())).toBe('coach.moment')
    await begin([ada, ben])
    const asked = await askedOf([ada, ben])
    const other = asked === ada ? ben : ada
    expect(await answerTo(other.client.advise())).toBe('coach.moment')
    expect(await answerTo(ada.client.review())).toBe('coach.moment')
    expect(await answerTo(ada.client.hindsight())).toBe('coach.moment')

    const [cleo, dora] = await gather(openRoom(), { ...coached, coach: false }, 'Cleo', 'Dora')
    await begin([cleo, dora])
    expect(await answerTo(cleo.client.advise())).toBe('coach.off')
  })

  it('reviews the decisions of a seat on what it saw then', async () => {
    const { ada } = await playOut({ ...coached, coach: false })
    must(await ada.client.review())
    const reviewed = ada.heard('review')
    expect(reviewed?.seen).toBe(reviewed?.all)
    expect(reviewed?.all).toBeGreaterThan(3)
    for (const { view, done, better } of reviewed?.moments ?? []) {
      expect(view.viewer).toBe(0)
      expect(listed<unknown>(view.legal)).toContainEqual(done.action)
      expect(better.chance).toBeGreaterThan(done.chance)
    }
  })

  it('reviews also for those who let a bot play to the end', async () => {
    const { ada } = await playOut(coached)
    must(await ada.client.propose({ do: 'bot', seat: 0, level: 'greedy' }))
    must(await ada.client.review())
    expect(ada.heard('review')?.all).toBeGreaterThan(3)
  })

  it('reviews only what the player decided, not what a bot did for them', async () => {
    const [ada, ben] = await gather(openRoom(), coached, 'Ada', 'Ben')
    await begin([ada, ben])
    ben.autoplay()
    const choices = () => listed<unknown>(ada.client.update?.view.legal ?? NO_CHOICE).length
    let own = 0
    while (own < 2) {
      await ada.until(() => ada.isAsked)
      if (choices() > 1) own++
      must(await ada.client.act(ada.idea))
    }
    must(await ada.client.propose({ do: 'bot', seat: 0, level: 'greedy' }))
    await ada.until(() => ada.client.table?.phase === 'over' && ada.client.proof !== null)
    must(await ada.client.review())
    expect(ada.heard('review')).toMatchObject({ seen: own, all: own })
  })

  it.each([
    coached,
    tableFor('eidex', ['open', 'open', 'greedy'], {
      options: { target: 3, victoryPoints: [2, 2, 2] },
    }),
  ])('tells how the same cards would have gone with open hands: $game', async (setup) => {
    const { ada } = await playOut(setup)
    must(await ada.client.hindsight())
    const seen = ada.heard('hindsight')
    expect(seen?.winners.length).toBeGreaterThan(0)
    expect(seen?.results).toHaveLength(3)
  })
})

describe('the same cards again', () => {
  it('are dealt to the same seats, and checked like all others', async () => {
    const { ada, ben } = await playOut(coached)
    const dealt = (guest: Guest) => JSON.stringify(guest.client.proof?.log.inputs.slice(0, 2))
    const before = dealt(ada)
    await playAgain([ada, ben], 'again')
    await ada.until(() => ada.client.table?.phase === 'over' && ada.client.proof?.number === 2)
    expect(ada.client.table?.again).toBe(true)
    expect(dealt(ada)).toBe(before)
    for (const { client } of [ada, ben]) {
      const { proof, notes } = client
      expect(proof && notes.game && checkDeals(proof, notes.game)).toMatchObject({ ok: true })
    }
  })

  it('can be played with bots of another level', async () => {
    const { ada, ben } = await playOut(coached)
    must(await ada.client.propose({ do: 'bot', seat: 2, level: 'beginner' }))
    await ada.until(() => ada.client.table?.seats[2]?.bot === 'beginner')
    await playAgain([ada, ben], 'again')
    await ada.until(() => ada.client.proof?.number === 2)
  })
})
