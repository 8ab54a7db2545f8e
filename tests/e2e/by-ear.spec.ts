/** Whole rounds, decided by what is read aloud: nothing here looks at the page, or knows more than was said. */
import type { TableSetup } from '../../src/protocol/table'
import { seededRandom } from '../../src/engine/random'
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import { pageHost, type PageHost } from '../harness/page-host'
import { Listener } from './ear'
import { expect, prefers, test as evening } from './evening'

const test = evening.extend({
  host: async ({ data }, use) => {
    const host = await pageHost({ data, diceOf: () => (index) => seededRandom(11 + index) })
    await use(host)
    await host.close()
  },
})

/** The player sits down at a table with two bots, by keyboard and by names alone. */
async function sitDown(
  host: PageHost,
  ear: Listener,
  game: TableSetup['game'],
  options: object,
): Promise<void> {
  const opener = new Guest('Opener', bySocket(host.origin))
  await opener.untilOpen()
  must(
    await opener.client.create(
      tableFor(game, ['open', 'greedy', 'greedy'], { seat: null, options }),
    ),
  )
  await ear.page.goto(`/join/${opener.client.table?.code ?? ''}`)
  await ear.presses('button', 'Sit down')
  await opener.until(() => opener.client.table?.seats[0]?.person?.present === true)
  must(await opener.client.propose({ do: 'start' }))
  opener.client.close()
}

interface Named {
  readonly suit: string
  readonly value: string
}

/** The cards to choose from: “green 2, 5; brown 3”, or “green: 2, 5”. */
function offered(turn: string): Named[] {
  const [, list = ''] = /(?:can play|must play|any card:|at the end\.) (.*)\.$/.exec(turn) ?? []
  return list.split('; ').flatMap((group) => {
    const [, suit = '', values = ''] = /^(\w+):? (.*)$/.exec(group) ?? []
    return values.split(', ').map((value) => ({ suit, value }))
  })
}

interface Fallen extends Named {
  readonly name: string
}

/** The tricks of a round as they were told, with what was trump when each was complete. */
function tricksIn(heard: readonly string[], played: RegExp) {
  const tricks: { cards: Fallen[]; winner: string; trump: string | undefined }[] = []
  let cards: Fallen[] = []
  let trump: string | undefined
  for (const text of heard) {
    const card = played.exec(text)?.groups
    if (card) cards.push(card as unknown as Fallen)
    trump = /^(\w+) (?:is now|are) trump\.$/.exec(text)?.[1]?.toLowerCase() ?? trump
    const [, winner] = /^(.+) takes the trick\.$/.exec(text) ?? []
    if (winner === undefined) continue
    tricks.push({ cards, winner, trump })
    cards = []
  }
  return tricks
}

function winnerOf(
  cards: readonly Fallen[],
  trump: string | undefined,
  strength: (card: Fallen) => number,
) {
  const trumps = cards.filter(({ suit }) => suit === trump)
  const fighting = trumps.length > 0 ? trumps : cards.filter(({ suit }) => suit === cards[0]?.suit)
  return fighting.toSorted((a, b) => strength(b) - strength(a))[0]?.name
}

test('a round of ebbes', async ({ host, page }) => {
  await prefers(page, { name: 'Anna' })
  const ear = await Listener.at(page)
  await sitDown(host, ear, 'ebbes', { starter: 0 })

  const heard: string[] = []
  for (
    let since = await ear.untilTurn(/Your turn:/);
    since;
    since = await ear.untilTurn(/Your turn:/)
  ) {
    heard.push(...since)
    const turn = since.at(-1) ?? ''
    if (heard.length === since.length) {
      // A player who sits down hears how the table stands.
      expect(since).toContainEqual(expect.stringMatching(/^Round 1 of 5\./))
      expect(await ear.asksAgain()).toMatch(/^Round 1 of 5\. .*Trick 1 of 10\. .*Your turn: /)
    }
    // The lowest card: the others may have the tricks.
    const [card] = offered(turn).toSorted((a, b) => Number(a.value) - Number(b.value))
    if (card === undefined) throw new Error(`Nothing to play was heard: ${turn}`)
    await ear.plays(new RegExp(`^${card.suit} ${card.value},`))
  }

  const scores = page.getByRole('dialog', { name: 'Round 1 scores' })
  await expect(scores).toHaveAccessibleDescription(/^Round 1 is over: Anna [+−]\d+, /)
  const all = await ear.all()
  const tricks = tricksIn(all, /^(?<name>.+) plays the (?<suit>\w+) (?<value>\d+)\.$/)
  expect(tricks.map(({ cards }) => cards.length)).toEqual(Array(10).fill(3))
  const said = tricks.flatMap(({ cards }) => cards.map(({ suit, value }) => `${suit} ${value}`))
  expect(new Set(said).size, 'every card is told once').toBe(30)
  expect(tricks.map(({ winner }) => winner)).toEqual(
    tricks.map(({ cards, trump }) => winnerOf(cards, trump, ({ value }) => Number(value))),
  )
  expect(all.filter((text) => text.includes('Follow suit: you have'))).toEqual([])
  await ear.presses('button', 'Continue')
  await expect.poll(async () => (await ear.all()).slice(all.length).join(' ')).toContain('Round 2')
})

test('a game of Eidex with a power', async ({ host, page }) => {
  await prefers(page, { name: 'Anna' })
  const ear = await Listener.at(page)
  const characters = ['farbenfreund', 'computer', 'ultimo']
  await sitDown(host, ear, 'eidex', { mode: 'cosmic', characters })
  await ear.presses('button', 'Let’s play')

  const wished: string[] = []
  const TURN = /Your turn:|Your power,|A question for you:/
  for (let since = await ear.untilTurn(TURN); since; since = await ear.untilTurn(TURN)) {
    const turn = since.at(-1) ?? ''
    const [, question] = /Your power, Fond of Suits: (.*)$/.exec(turn) ?? []
    if (question === undefined) {
      const [card] = offered(turn)
      if (card === undefined) throw new Error(`Nothing to play was heard: ${turn}`)
      await ear.plays(new RegExp(`^${card.value} of ${card.suit}$`))
    } else if (wished.length === 2) await ear.presses('button', /^Pass/)
    else {
      expect(question).toMatch(/Hearts, lizards, ravens or stars\. Or pass\.$/)
      // The suit of which the player was told to hold most.
      const [, hand = ''] = /Your cards: ([^.]*)\./.exec(await ear.asksAgain()) ?? []
      const [longest = ''] = hand.split('; ').toSorted((a, b) => b.length - a.length)
      const suit = longest.split(' ')[0] ?? ''
      wished.push(suit)
      await ear.presses('button', new RegExp(`^${suit}`, 'i'))
      await ear.presses('button', 'Use it')
    }
  }

  const scores = page.getByRole('dialog', { name: 'Game 1 scores' })
  await expect(scores).toHaveAccessibleDescription(/^Points: Anna \d+, .* victory point/)
  const all = await ear.all()
  expect(all.filter((text) => text.startsWith('Anna uses a power'))).toEqual(
    wished.map((suit) => `Anna uses a power, Fond of Suits: ${suit}.`),
  )
  expect(wished).toHaveLength(2)
  const tricks = tricksIn(all, /^(?<name>.+) plays the (?<value>\w+) of (?<suit>\w+)\.$/)
  expect(tricks.map(({ cards }) => cards.length)).toEqual(Array(11).fill(3))
  expect(
    new Set(tricks.flatMap(({ cards }) => cards.map((card) => `${card.value} of ${card.suit}`)))
      .size,
  ).toBe(33)
})
