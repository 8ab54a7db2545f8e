/** What a seat must not know is not in its page and never came over its wire. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Action, Chance } from '../../src/engine/ebbes/actions'
import type { HostMessage } from '../../src/protocol/messages'
import { expect, prefers, test } from './evening'
import { Player } from './player'

const SUITS: Readonly<Record<string, string>> = {
  B: 'blue',
  N: 'brown',
  Y: 'yellow',
  G: 'green',
  R: 'red',
}

type EbbesInput =
  | { readonly by: 'chance'; readonly outcome: Chance }
  | { readonly by: number; readonly action: Action }

/** Everything that was decided so far, from the host's own log. */
async function inputsIn(data: string): Promise<EbbesInput[]> {
  const folder = join(data, 'tables')
  const [name = ''] = await readdir(folder)
  const lines = (await readFile(join(folder, name), 'utf8')).split('\n').slice(0, -1)
  return lines
    .map((line) => JSON.parse(line) as { at: string; input: EbbesInput })
    .flatMap(({ at, input }) => (at === 'input' ? [input] : []))
}

/** Who was dealt what in the first round: one by one, clockwise from the dealer’s left. */
function dealOf(inputs: readonly EbbesInput[], seats: number): string[][] {
  const outcomes = inputs.flatMap((input) => (input.by === 'chance' ? [input.outcome] : []))
  const open = outcomes.find((outcome) => outcome.type === 'open')
  const deal = outcomes.find((outcome) => outcome.type === 'deal')
  const hands: string[][] = Array.from({ length: seats }, () => [])
  deal?.deck.forEach((card, index) => {
    hands[((open?.dealer ?? 0) + 1 + index) % seats]?.push(card)
  })
  return hands
}

const playedIn = (inputs: readonly EbbesInput[]): string[] =>
  inputs.flatMap((input) =>
    input.by !== 'chance' && input.action.type === 'play' ? [input.action.card] : [],
  )

/** In a message, as JSON writes it. */
const isTold = (card: string, text: string): boolean => text.includes(`"${card}"`)

/** In a page: by name, by code, or as a picture. */
function isShown(card: string, { html, faces }: Seen): boolean {
  const name = `${SUITS[card.charAt(0)] ?? ''} ${card.slice(1)}`
  return new RegExp(`\\b${name}\\b|\\b${card}\\b`, 'i').test(html) || faces.includes(name)
}

interface Seen {
  readonly html: string
  readonly faces: readonly string[]
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    faces: [...document.querySelectorAll('svg[viewBox="0 0 168 260"]')].map(
      (face) =>
        `${face.getAttribute('data-suit') ?? ''} ${face.querySelector('text')?.textContent}`,
    ),
  }))

test('a hidden card is nowhere: not in the page, and not on the wire', async ({ page, data }) => {
  const frames: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString()))
  })
  await prefers(page, { name: 'Anna', detail: 'all' })
  const anna = new Player(page, 'Anna')
  await page.goto('/#/alone')
  await anna.button('Deal the cards').click()
  await anna.playsUntil('play')
  await anna.button('Game log').click()

  const [own = [], ...others] = dealOf(await inputsIn(data), 3)
  expect(
    await anna.cards.evaluateAll((cards) => cards.map((card) => card.dataset['card'])),
  ).toEqual(expect.arrayContaining(own.filter((card) => card !== '')))
  const dealt = others.flat()

  while ((await anna.playsUntil('play', 'scores')) === 'play') {
    const seen = await look(page)
    const played = playedIn(await inputsIn(data))
    const hidden = dealt.filter((card) => !played.includes(card))
    expect(hidden.filter((card) => isShown(card, seen))).toEqual([])
    // The same eyes do find what may be seen.
    const held = own.filter((card) => !played.includes(card))
    expect(held.filter((card) => !isShown(card, seen))).toEqual([])
    await anna.playsFirst()
  }

  const inputs = await inputsIn(data)
  const messages = frames.map((text) => ({ text, message: JSON.parse(text) as HostMessage }))
  const updates = messages.filter(({ message }) => message.type === 'update')
  expect(updates.length).toBeGreaterThan(3 * 10)
  for (const { text, message } of messages) {
    if (message.type !== 'update') {
      expect([...own, ...dealt].filter((card) => isTold(card, text))).toEqual([])
      continue
    }
    const played = playedIn(inputs.slice(0, message.rev))
    const hidden = dealt.filter((card) => !played.includes(card))
    expect(
      hidden.filter((card) => isTold(card, text)),
      text,
    ).toEqual([])
  }
  // Everything was played in the end, and then it was told.
  const told = dealt.filter((card) => updates.some(({ text }) => isTold(card, text)))
  expect(told).toEqual(dealt)
})
