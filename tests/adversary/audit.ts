/**
 * Everything that anybody heard of a game, held against its log: each view must be one that this seat had, and tell
 * nothing that an account of the cards, which knows nothing of views, does not grant it.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { knownGame } from '../../src/engine/known-game'
import type { GameTypes, Input } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'
import type { TableHead, TableRecord } from '../../src/host/table/records'
import { Truth } from '../unit/host/leaks/truth'
import type { Json, Line, Seat, UpdateHeard } from './line'

interface Letter {
  readonly to: string
  readonly seat: Seat
  readonly update: UpdateHeard
  readonly view: string
  isTrue: boolean
}

/** A card in the bytes of a message, as JSON writes it. */
const CARD = /"[BNYGR]([1-9]|1[0-5])"|"[HLRS]([6-9]|10|[JQKA])"/
/** Where cards are for whoever is told; and where people write what they like. */
const MAY_NAME_CARDS = [
  ...['update', 'proof', 'stich', 'advice', 'review', 'hindsight'],
  ...['chat', 'table', 'lobby', 'history', 'replay'],
]

/** The id is only what the monkey has called it. */
const namesACard = (message: Json): boolean => CARD.test(JSON.stringify({ ...message, id: null }))

const momentOf = (number: number, rev: number): string => `${number}/${rev}`

export class Audit {
  /** By table, then by game and revision. */
  #letters = new Map<string, Map<string, Letter[]>>()
  #heard = new Set<string>()
  readonly #holders = new Map<string, string>()
  readonly #proofs: { readonly table: string; readonly number: number; readonly to: string }[] = []
  readonly complaints: string[] = []
  checked = 0

  readonly hear = (line: Line, message: Json, text: string): void => {
    const type = String(message['type'])
    const { name: to, at: table } = line
    if (type === 'update') this.#keep(line, message as unknown as UpdateHeard)
    else if (type === 'proof') {
      this.#proofs.push({ table, number: message['number'] as number, to })
    } else if (!MAY_NAME_CARDS.includes(type) && namesACard(message)) {
      this.complaints.push(`${to} is told of a card: ${text}`)
    }
    for (const [token] of text.matchAll(/\b[0-9a-f]{32}\b/g)) this.#sees(line, message, token)
  }

  /** A token is in nobody's messages but its holder's, once. */
  #sees({ name }: Line, message: Json, token: string): void {
    if (message['type'] === 'seated' && message['token'] === token && !this.#holders.has(token)) {
      this.#holders.set(token, name)
    } else if (this.#holders.has(token)) {
      this.complaints.push(`${name} is told a token in a ${String(message['type'])}`)
    }
  }

  #keep({ name: to, at, seat }: Line, update: UpdateHeard): void {
    const { number, rev, view, from } = update
    if (seat === null || view.viewer !== seat) {
      this.complaints.push(`${to} sees the table as ${view.viewer}, and is ${seat}`)
      return
    }
    const text = JSON.stringify(view)
    const key = `${at} ${momentOf(number, rev)} ${from} ${seat} ${text}`
    if (this.#heard.has(key)) return
    this.#heard.add(key)
    const ofTable = this.#letters.get(at) ?? new Map<string, Letter[]>()
    this.#letters.set(at, ofTable)
    const moment = momentOf(number, rev)
    const letter = { to, seat, update, view: text, isTrue: false }
    ofTable.set(moment, [...(ofTable.get(moment) ?? []), letter])
  }

  /** When the host has closed: the logs of all tables, and what was heard of them. */
  async check(data: string): Promise<void> {
    for (const folder of ['tables', 'history']) {
      for (const file of await readdir(join(data, folder)).catch(() => [])) {
        if (!file.endsWith('.jsonl')) continue
        const lines = (await readFile(join(data, folder, file), 'utf8')).split('\n').slice(0, -1)
        this.#replay(lines.map((line) => JSON.parse(line) as TableRecord))
      }
    }
    // Tables of which no log is left have been deleted from the history.
    this.#letters = new Map()
    this.#heard = new Set()
    this.#proofs.length = 0
  }

  #replay([first, ...records]: readonly TableRecord[]): void {
    const head = first as TableHead
    const letters = this.#letters.get(head.id)
    if (letters === undefined) return
    let game: (TableRecord & { at: 'game' }) | undefined
    let inputs: Input<GameTypes>[] = []
    let truth: Truth | undefined
    const over = new Set<number>()
    for (const record of records) {
      if (record.at === 'game') {
        game = record
        inputs = []
      } else if (record.at === 'input') {
        inputs.push(record.input)
        truth?.step(record.input)
      } else if (record.at === 'taken-back') {
        inputs = inputs.slice(0, record.rev)
      } else continue
      if (game === undefined) continue
      const { number, config } = game
      if (truth === undefined || record.at !== 'input') {
        truth = new Truth(knownGame(head.setup.game), config)
        for (const input of inputs) truth.step(input)
      }
      if (truth.isOver) over.add(number)
      for (const letter of letters.get(momentOf(number, inputs.length)) ?? []) {
        this.#weigh(letter, truth, head)
      }
    }
    for (const { to, view, isTrue, update } of [...letters.values()].flat()) {
      if (isTrue) continue
      const where = `${to}, game ${update.number}, revision ${update.rev}`
      this.complaints.push(`${where}: told what never was: ${view}`)
    }
    for (const proof of this.#proofs.filter(({ table }) => table === head.id)) {
      if (!over.has(proof.number)) this.complaints.push(`${proof.to} is sent a proof too early`)
    }
  }

  #weigh(letter: Letter, truth: Truth, { setup }: TableHead): void {
    const { to, seat, view, update } = letter
    if (letter.isTrue || JSON.stringify(truth.game.view(truth.state, seat)) !== view) return
    letter.isTrue = true
    this.checked++
    const { number, rev, from, hands } = update
    const isOpenLater = seat === 'spectator' && setup.spectators === 'open-later'
    const told = update.view as unknown as Parameters<Truth['leaks']>[1]
    const events = update.events as Parameters<Truth['leaks']>[2]
    const past = update.past as Parameters<Truth['past']['complaints']>[1]
    const wrong = [
      ...(hands === null || isOpenLater ? [] : ['all hands are shown']),
      ...(events.length > 0 && from !== rev - 1 ? ['events of another moment'] : []),
      ...(isOpenLater ? [] : truth.past.complaints(seat, past)),
      ...(isOpenLater ? [] : truth.leaks(seat, told, events, seededRandom(rev))),
    ]
    this.complaints.push(...wrong.map((what) => `${to}, game ${number}, revision ${rev}: ${what}`))
  }
}
