/** Somebody who tries codes until one of them opens a private table. */
import { afterEach, expect, it } from 'vitest'
import { WrongGuesses } from '../../src/host/quotas'
import { ManualClock } from '../harness/manual-clock'
import { openTable, victim, type AttackOptions, type Attacker, type Victim } from './attacker'

let host: Victim
afterEach(() => host.close())

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeOf = (number: number): string =>
  Array.from({ length: 10 }, (_, place) => LETTERS[Math.floor(number / 32 ** place) % 32]).join('')

const tries = (attacker: Attacker, code: string): Promise<string> =>
  attacker.asks({ type: 'join', at: { code }, seat: null })

const asksFor = (attacker: Attacker, code: string): Promise<string> =>
  attacker.asks({ type: 'find', code })

/** Hangs up before the host could be tired of it, and comes again. Answers how many guesses were looked at. */
async function guesses(count: number, options: AttackOptions = {}): Promise<number> {
  let looked = 0
  for (let number = 0; number < count;) {
    const attacker = await host.attacker(options).hello('Eve')
    for (let turn = 0; turn < 9 && number < count; turn++, number++) {
      if ((await tries(attacker, codeOf(number))) === 'table.code') looked++
    }
    attacker.hangUp()
  }
  return looked
}

it('who comes again after nine is the same, and waits longer and longer', async () => {
  const clock = new ManualClock()
  host = await victim({ clock })
  expect(await guesses(90)).toBe(5)
  for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]) {
    clock.advance((seconds - 1) * 1000)
    expect(await guesses(1)).toBe(0)
    clock.advance(1000)
    expect([seconds, await guesses(1)]).toEqual([seconds, 1])
  }
})

it('who has guessed too often does not get in by a right code before their time, and others do', async () => {
  const clock = new ManualClock()
  host = await victim({ clock })
  const ann = await host.attacker().hello('Ann')
  expect(await ann.asks(openTable(['open', 'open', 'open'], { access: 'private' }))).toBe('ack')
  const code = String(ann.table['code'])
  expect(await guesses(9)).toBe(5)
  const eve = await host.attacker().hello('Eve')
  expect(await tries(eve, code)).toBe('limit.codes')
  const ben = await host.attacker({ localAddress: '127.0.0.2' }).hello('Ben')
  expect(await tries(ben, code.toLowerCase())).toBe('ack')
  clock.advance(1000)
  expect(await tries(eve, code)).toBe('ack')
})

it('asking what a code is for counts like trying it', async () => {
  const clock = new ManualClock()
  host = await victim({ clock })
  const ann = await host.attacker().hello('Ann')
  expect(await ann.asks(openTable(['open', 'open', 'open'], { access: 'private' }))).toBe('ack')
  const code = String(ann.table['code'])
  const eve = await host.attacker().hello('Eve')
  expect(await asksFor(eve, code)).toBe('found')
  const answers: string[] = []
  for (let number = 0; number < 7; number++) answers.push(await asksFor(eve, codeOf(number)))
  expect(answers).toEqual([...Array<string>(5).fill('table.code'), 'limit.codes', 'limit.codes'])
  expect(await asksFor(eve, code)).toBe('limit.codes')
  expect(await tries(eve, code)).toBe('limit.codes')
})

it('who has the code is told what the lobby tells of open tables, and who was sent away is not', async () => {
  host = await victim()
  const ann = await host.attacker().hello('Ann')
  expect(await ann.asks(openTable(['open', 'open', 'open'], { access: 'private' }))).toBe('ack')
  const code = String(ann.table['code'])
  const ben = await host.attacker({ localAddress: '127.0.0.2' }).hello('Ben')
  expect(await asksFor(ben, code)).toBe('found')
  const { table } = ben.heard.findLast(({ type }) => type === 'found') ?? {}
  expect(Object.keys(table as object).sort()).toEqual(
    ['free', 'game', 'id', 'name', 'people', 'phase', 'seats', 'spectators'].sort(),
  )
  expect(await tries(ben, code)).toBe('ack')
  expect(await ann.asks({ type: 'propose', what: { do: 'kick', seat: 1 } })).toBe('ack')
  expect(await asksFor(ben, code)).toBe('seat.kicked')
})

it('a whole network guesses as one', async () => {
  host = await victim({ clock: new ManualClock(), publicUrl: new URL('https://cards.example') })
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  let looked = 0
  for (let place = 0; place < 20; place++) looked += await guesses(1, from(`2001:db8::${place}`))
  expect(looked).toBe(5)
  expect(await guesses(1, from('2001:db8:0:1::1'))).toBe(1)
})

it('the user of the host’s own machine, who asks other hosts for the same code, is not counted', async () => {
  host = await victim({ clock: new ManualClock() })
  const protocols = ['stichabend', `key.${host.host.key}`]
  expect(await guesses(50, { protocols })).toBe(50)
})

it('a private table has fifty bits, and an open one what can be read out', async () => {
  host = await victim()
  for (const [access, length] of [
    ['private', 10],
    ['open', 5],
  ] as const) {
    const ann = await host.attacker().hello('Ann')
    expect(await ann.asks(openTable(['open', 'open'], { access }))).toBe('ack')
    expect(ann.table['code']).toMatch(new RegExp(`^[${LETTERS}]{${length}}$`))
  }
})

it('what is remembered of guesses has an end, and is forgiven', async () => {
  host = await victim()
  const wrong = new WrongGuesses()
  const guess = (address: string, now: number) => {
    const may = wrong.mayGuess(address, now)
    if (may) wrong.count(address, now)
    return may
  }
  for (let turn = 0; turn < 5; turn++) guess('first', 0)
  expect(guess('first', 0)).toBe(false)
  // A quarter of an hour later it starts anew.
  const later = 1000 + 15 * 60 * 1000 + 1
  expect(Array.from({ length: 6 }, () => guess('first', later))).toEqual([
    ...[true, true, true, true, true, false],
  ])
  for (let other = 0; other < 10_000; other++) guess(`other ${other}`, later)
  expect(guess('first', later)).toBe(true)
})
