/** Goes through everything that was sent, and says what somebody must not have been told. */
import { createHash } from 'node:crypto'
import { knownGame } from '../../../../src/engine/known-game'
import type { GameTypes, Input, Random, Viewer } from '../../../../src/engine/kernel'
import { seededRandom } from '../../../../src/engine/random'
import type { TableHead, TableRecord } from '../../../../src/host/table/records'
import type { HostMessages } from '../../../../src/protocol/messages'
import { SAMPLES } from '../../../games'
import type { Sent, Tape } from './tape'
import { Truth } from './truth'

type Records = ReadonlyMap<string, readonly TableRecord[]>
type Update = HostMessages['update']

interface Told {
  readonly sent: Sent
  readonly update: Update
  /** Where whoever was told sat then. */
  readonly seat: Viewer
  readonly table: string
  /** Inputs that were written down by then. */
  readonly live: readonly Input<GameTypes>[]
}

/** A card in the bytes of a message, as JSON writes it. */
const CARD = new RegExp(`"(${SAMPLES.flatMap(({ cards }) => cards).join('|')})"`)

export function leaksIn(tape: Tape, lines: ReadonlyMap<string, readonly string[]>): string[] {
  const records = new Map(
    [...lines].map(([id, kept]) => [id, kept.map((line) => JSON.parse(line) as TableRecord)]),
  )
  const told: Told[] = []
  const found: string[] = []
  const places = new Map<string, { readonly table: string; readonly seat: Viewer }>()
  for (const sent of tape.sent) {
    const { message, to } = sent
    if (message.type === 'seated') places.set(to, message)
    if (message.type === 'left' || message.type === 'lobby') places.delete(to)
    if (message.type === 'update' || message.type === 'proof') {
      const { table = '', seat = 'spectator' } = places.get(to) ?? {}
      const live = inputsOf(records.get(table)?.slice(0, sent.written.get(table)), message.number)
      if (message.type === 'update') told.push({ sent, update: message, seat, table, live })
      else if (!isOver(headOf(records, table), live)) found.push(`${to} is sent a proof too early`)
    } else if (message.type === 'stich') {
      found.push(...shownTooEarly(sent, message, records))
    } else if (message.type !== 'chat' && CARD.test(sent.text)) {
      found.push(`${to} is told of a card: ${sent.text}`)
    }
  }
  return [...found, ...cardLeaks(told, records), ...secretLeaks(tape, records, places)]
}

/** A replay shows everything, the secrets too: only of games that were over when it was sent. */
const shownTooEarly = (
  { to, written }: Sent,
  { stich }: HostMessages['stich'],
  records: Records,
): string[] =>
  stich.games.flatMap(({ number }) => {
    const { id } = stich.table
    const live = inputsOf(records.get(id)?.slice(0, written.get(id)), number)
    return isOver(headOf(records, id), live) ? [] : [`${to} is shown game ${number} too early`]
  })

const headOf = (records: Records, table: string): TableHead => records.get(table)?.[0] as TableHead

function inputsOf(records: readonly TableRecord[] = [], number: number): Input<GameTypes>[] {
  const first = records.findIndex((record) => record.at === 'game' && record.number === number)
  const last = records.findIndex((record, index) => index > first && record.at === 'game')
  return first === -1
    ? []
    : records
        .slice(first, last === -1 ? undefined : last)
        .flatMap((record) => (record.at === 'input' ? [record.input] : []))
}

const truthOf = ({ setup }: TableHead): Truth => new Truth(knownGame(setup.game), setup.options)

function isOver(head: TableHead, inputs: readonly Input<GameTypes>[]): boolean {
  const truth = truthOf(head)
  for (const input of inputs) truth.step(input)
  return truth.isOver
}

/** Every game of every table once from its beginning, and what was told at each of its revisions. */
function cardLeaks(told: readonly Told[], records: Records): string[] {
  const found: string[] = []
  const games = new Map<string, Told[]>()
  for (const each of told) {
    const key = `${each.table} ${each.update.number}`
    games.set(key, [...(games.get(key) ?? []), each])
  }
  for (const [key, letters] of games) {
    const [table = '', number] = key.split(' ')
    const head = headOf(records, table)
    const inputs = inputsOf(records.get(table), Number(number))
    const truth = truthOf(head)
    const random = seededRandom(inputs.length)
    for (let rev = 0; rev <= inputs.length; rev++) {
      if (rev > 0) truth.step(inputs[rev - 1] as Input<GameTypes>)
      for (const letter of letters.filter(({ update }) => update.rev === rev)) {
        const { to } = letter.sent
        const where = `${to}, game ${number}, revision ${rev}`
        const wrong = wrongWith(truth, letter, head, inputs.length, random)
        found.push(...wrong.map((what) => `${where}: ${what}`))
      }
    }
  }
  return found
}

function wrongWith(truth: Truth, letter: Told, head: TableHead, end: number, random: Random) {
  const { update, seat, live } = letter
  const { view, events, hands } = update
  if (update.rev > live.length) return ['told of what is not written yet']
  if (view.viewer !== seat) return [`sees the table as ${view.viewer}, and is ${seat}`]
  if (seat === 'spectator' && head.setup.spectators === 'open-later') {
    const isPast = deals(live) > deals(live.slice(0, update.rev)) || live.length === end
    return isPast ? truth.past.laterComplaints(update.past) : ['a round is shown before it is over']
  }
  return [
    ...(hands === null ? [] : ['all hands are shown']),
    ...(events.length > 0 && update.from !== update.rev - 1 ? ['events of another moment'] : []),
    ...truth.leaks(seat, view, events, random),
    ...truth.past.complaints(seat, update.past),
  ]
}

const deals = (inputs: readonly Input<GameTypes>[]): number =>
  inputs.filter((input) => input.by === 'chance' && input.outcome.type === 'deal').length

/** Tokens, their digests, secrets and shares before the proof, codes, and addresses. */
function secretLeaks(tape: Tape, records: Records, places: ReadonlyMap<string, unknown>): string[] {
  const found: string[] = []
  const blame = ({ to, text }: Sent, what: string) => found.push(`${to} is told ${what}: ${text}`)
  const holders = new Map<string, Set<string>>()
  const isHeld = (token: string, to: string) => holders.get(token)?.has(to) === true
  for (const { to, message } of tape.sent) {
    if (message.type !== 'seated' || message.token === null) continue
    // Only the first who is given a token may have it.
    if (!holders.has(message.token)) hold(holders, message.token, to)
  }
  // Whoever comes back with it has had it before.
  for (const [to, said] of tape.said) {
    for (const message of said) {
      if (message.type === 'hello' && message.resume !== null)
        hold(holders, message.resume.token, to)
    }
  }
  const shares = [...tape.said.values()].flatMap((said) =>
    said.flatMap((message) => (message.type === 'unseal' ? [message.share] : [])),
  )
  const sealed = [...(tape.drawn.get(32) ?? []), ...shares]
  const tokens = tape.drawn.get(16) ?? []
  const digests = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  const members = membersOf(tape)
  for (const sent of tape.sent) {
    const { to, text, message } = sent
    if (tokens.some((token) => text.includes(token) && !isHeld(token, to))) blame(sent, 'a token')
    if (digests.some((digest) => text.includes(digest))) blame(sent, 'the digest of a token')
    const tellsAll = message.type === 'proof' || message.type === 'stich'
    if (!tellsAll && sealed.some((secret) => text.includes(secret))) {
      blame(sent, 'what is still sealed')
    }
    if (/\b\d{1,3}(\.\d{1,3}){3}\b|\b(fe80|fd[0-9a-f]{2}):/.test(text)) blame(sent, 'an address')
    for (const [id, [head]] of records) {
      const { code } = head as TableHead
      if (text.includes(code) && members.get(id)?.has(to) !== true)
        blame(sent, 'the code of a table')
    }
  }
  return places.size === 0 ? ['nobody sat anywhere'] : found
}

function hold(holders: Map<string, Set<string>>, token: string, to: string): void {
  holders.set(token, (holders.get(token) ?? new Set()).add(to))
}

function membersOf(tape: Tape): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>()
  for (const { to, message } of tape.sent) {
    if (message.type === 'seated') hold(members, message.table, to)
  }
  return members
}
