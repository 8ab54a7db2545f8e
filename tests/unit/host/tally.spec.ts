/** Who has won how many games at a table: told by the host, whatever happens between the games. */
import { expect, it } from 'vitest'
import { memoryStore } from '../../../src/host/store/memory-store'
import { begin, gather, heardOut, playAgain } from '../../harness/evening'
import { must, tableFor, type Guest } from '../../harness/guests'
import { memoryRoom } from '../../harness/memory-room'

const SETUP = tableFor('ebbes', ['open', 'open', 'greedy'], {
  options: { variant2: true, goal: 10 },
})

const finished = (guests: readonly Guest[], number: number) =>
  Promise.all(
    guests.map((guest) =>
      guest.until(
        () => guest.client.table?.phase === 'over' && guest.client.proof?.number === number,
      ),
    ),
  )

/** By name: the winners as the finished game itself names them. */
function winnersAt({ client }: Guest): readonly string[] {
  const winners = client.update?.view.outcome?.winners ?? []
  return winners.map((seat) => client.table?.seats[seat]?.person?.name ?? 'bot')
}

const winsOf = ({ client }: Guest): Record<string, number> =>
  Object.fromEntries(
    (client.table?.tally ?? []).map(({ name, bot, wins }) => [bot ? 'bot' : (name ?? ''), wins]),
  )
const gamesOf = ({ client }: Guest) => client.table?.tally.map(({ games }) => games)

it('counts every game, also after the host has started again and somebody has a new name', async () => {
  const store = memoryStore()
  const first = memoryRoom({}, store)
  const [ada, ben] = await gather(first, SETUP, 'Ada', 'Ben')
  expect(ada.client.table?.tally).toEqual([])
  for (const guest of [ada, ben]) guest.autoplay()
  await begin([ada, ben])
  const wins: Record<string, number> = { Ada: 0, Ben: 0, bot: 0 }
  for (let game = 1; game <= 3; game++) {
    await finished([ada, ben], game)
    for (const name of winnersAt(ada)) wins[name] = (wins[name] ?? 0) + 1
    expect(winsOf(ada)).toEqual(wins)
    expect(gamesOf(ada)).toEqual([game, game, game])
    if (game < 3) await playAgain([ada, ben])
  }
  must(await ben.client.rename('Benno', 'pink'))
  await heardOut(ada)
  const { Ben = 0, ...others } = wins
  expect(winsOf(ada)).toEqual({ ...others, Benno: Ben })

  const told = ada.client.table?.tally
  const { ticket } = ada.client
  await first.room.shutDown()
  const second = memoryRoom({}, store)
  await second.room.resume()
  const again = second.newGuest('Ada', { ticket })
  await again.until(() => again.client.table !== null)
  expect(again.client.table?.tally).toEqual(told)
  expect([...first.problems, ...second.problems]).toEqual([])
  await second.room.shutDown()
})
