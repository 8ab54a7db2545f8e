/**
 * Everything that goes over the wire, in both directions. One message is one JSON text. Schemas are
 * strict both ways: what we send is held to them as well, for an extra property may be a leaked card.
 */
import * as v from 'valibot'
import type { AnyEvent, AnyView } from '../engine/kernel'
import { parseJson } from './bounded-json'
import { gameAction, MAX_EVENTS } from './game'
import { SCHEMAS } from './games'
import { HISTORY_MESSAGES, historyQuestion, replayStep } from './history'
import { MOVE_MESSAGES, moveQuestion } from './moving'
import { ceremony, playedLog } from './played'
import { ownTable, proposal, tableInfo, tableSetup, tablesQuestion, tableSummary } from './table'
import {
  appVersion,
  chatText,
  count,
  gameNumber,
  hash,
  list,
  marker,
  MAX_SEATS,
  personName,
  protocolNumber,
  reaction,
  requestId,
  revision,
  seatNumber,
  seatToken,
  sentence,
  tableCode,
  tableId,
} from './primitives'
import { advice, hindsight, review } from './coach'

/** Grows with every change that an older side would not understand. */
export const PROTOCOL = 5

/** Where the host listens for players, on the port of its pages. */
export const SOCKET_PATH = '/play'

const seatOrWatching = v.union([seatNumber, v.literal('spectator')])

/** The only message that a host of any version reads: so neither side is left guessing. */
const anyHello = v.looseObject({ type: v.literal('hello'), protocol: protocolNumber })

const quiet = v.picklist(['now', 'trick', 'game'])

export const CLIENT_MESSAGES = {
  hello: v.strictObject({
    type: v.literal('hello'),
    protocol: protocolNumber,
    app: appVersion,
    name: personName,
    marker,
    /** Back again: the seat that this token holds. */
    resume: v.nullable(
      v.strictObject({
        table: tableId,
        token: seatToken,
        /** From the table's old host: the seat is to be held by the token from now on. */
        arrival: v.exactOptional(seatToken),
      }),
    ),
    /** Whether this guest has a host of their own that could take the table over. */
    hosts: v.exactOptional(v.boolean()),
  }),
  create: v.strictObject({ type: v.literal('create'), id: requestId, setup: tableSetup }),
  /** By the lobby's id or by an invitation's code; anywhere, on this seat, or to watch. */
  join: v.strictObject({
    type: v.literal('join'),
    id: requestId,
    at: v.union([v.strictObject({ table: tableId }), v.strictObject({ code: tableCode })]),
    seat: v.nullable(seatOrWatching),
  }),
  leave: v.strictObject({ type: v.literal('leave'), id: requestId }),
  sit: v.strictObject({ type: v.literal('sit'), id: requestId, seat: seatOrWatching }),
  rename: v.strictObject({ type: v.literal('rename'), id: requestId, name: personName, marker }),
  propose: v.strictObject({ type: v.literal('propose'), id: requestId, what: proposal }),
  /** Decided on the view of that game and revision. */
  act: v.strictObject({
    type: v.literal('act'),
    id: requestId,
    number: gameNumber,
    rev: revision,
    action: gameAction,
  }),
  /** Pass for me where passing is possible: until the trick or the game is over, or not any more. */
  quiet: v.strictObject({ type: v.literal('quiet'), id: requestId, until: quiet }),
  /** What can I expect of each of my actions? Answered by `advice`. */
  advise: v.strictObject({ type: v.literal('advise'), id: requestId }),
  /** The game is over: what cost me most? Could I have won with open cards? */
  review: v.strictObject({ type: v.literal('review'), id: requestId }),
  hindsight: v.strictObject({ type: v.literal('hindsight'), id: requestId }),
  /** My share of the shuffle, sealed, and later open. */
  seal: v.strictObject({ type: v.literal('seal'), dealing: sentence, commitment: hash }),
  unseal: v.strictObject({ type: v.literal('unseal'), dealing: sentence, share: hash }),
  chat: v.strictObject({ type: v.literal('chat'), id: requestId, text: chatText }),
  react: v.strictObject({ type: v.literal('react'), id: requestId, reaction }),
  /** How others get to this table. */
  invite: v.strictObject({ type: v.literal('invite'), id: requestId }),
  /** Let others on the network in. Only somebody at the host's own machine may ask for it. */
  'open-lan': v.strictObject({ type: v.literal('open-lan'), id: requestId }),
  /** The games of the host's machine. Only somebody there may ask for them. */
  history: v.strictObject({ type: v.literal('history'), id: requestId, ask: historyQuestion }),
  /** All tables of the host's machine, and the end of any. Only its own user may ask for it. */
  tables: v.strictObject({ type: v.literal('tables'), id: requestId, ask: tablesQuestion }),
  /**
   * Between two games: everybody at the table is to see this replay, of the table's own games or, by
   * somebody at the host's machine, of its history. Null to put it away.
   */
  show: v.strictObject({
    type: v.literal('show'),
    id: requestId,
    what: v.nullable(
      v.strictObject({ table: v.nullable(tableId), number: gameNumber, ...replayStep.entries }),
    ),
  }),
  /** A table goes to another computer. */
  move: v.strictObject({ type: v.literal('move'), id: requestId, ask: moveQuestion }),
  /** Send me the whole truth again. */
  resync: v.strictObject({ type: v.literal('resync') }),
  ping: v.strictObject({ type: v.literal('ping'), n: count }),
}

const code = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/), v.maxLength(60))
const refusal = { code, message: sentence }
const update = {
  type: v.literal('update'),
  number: gameNumber,
  /** The events lead from this revision to `rev`; a guest who had another one takes the view alone. */
  from: revision,
  rev: revision,
  /** Until when the viewer's seat is passed for where it can be. */
  quiet,
}
const chatLine = v.strictObject({
  name: personName,
  marker,
  /** Null for a spectator. */
  seat: v.nullable(seatNumber),
  text: chatText,
})

const hands = v.nullable(list(list(v.pipe(v.string(), v.maxLength(3)), 36), MAX_SEATS))

/** What all games have in common, as far as the compiler is concerned. */
interface UpdateSchemas {
  readonly view: v.GenericSchema<AnyView>
  readonly event: v.GenericSchema<AnyEvent>
}
const updateOf = ({ view, event }: UpdateSchemas) =>
  v.strictObject({
    ...update,
    view,
    events: list(event, MAX_EVENTS),
    hands,
  })

/** By game: the host knows which one it sends. */
const UPDATES: Readonly<Record<string, ReturnType<typeof updateOf>>> = Object.fromEntries(
  Object.entries(SCHEMAS).map(([id, schemas]) => [id, updateOf(schemas)]),
)

export const HOST_MESSAGES = {
  welcome: v.strictObject({
    type: v.literal('welcome'),
    protocol: protocolNumber,
    app: appVersion,
    /** Why the seat could not be had again, if one was asked for. */
    resumed: v.nullable(v.union([v.literal(true), v.strictObject(refusal)])),
  }),
  lobby: v.strictObject({
    type: v.literal('lobby'),
    tables: list(tableSummary, 1000),
  }),
  /** Where somebody sits now. The token is for this guest's eyes only; null if there is no new one. */
  seated: v.strictObject({
    type: v.literal('seated'),
    table: tableId,
    seat: seatOrWatching,
    token: v.nullable(seatToken),
  }),
  table: v.strictObject({ type: v.literal('table'), table: tableInfo }),
  /** `hands` are shown to spectators of a table that opens its rounds afterwards. */
  update: v.union(Object.values(UPDATES)),
  advice,
  review,
  hindsight,
  ack: v.strictObject({ type: v.literal('ack'), id: requestId }),
  reject: v.strictObject({ type: v.literal('reject'), id: requestId, ...refusal }),
  chat: v.strictObject({
    type: v.literal('chat'),
    lines: list(chatLine, 100),
  }),
  reaction: v.strictObject({ type: v.literal('reaction'), seat: v.nullable(seatNumber), reaction }),
  /** The end of a game: everything that was sealed, and every input, for everybody to check. */
  proof: v.strictObject({
    type: v.literal('proof'),
    number: gameNumber,
    ceremony,
    log: playedLog,
  }),
  /** The answer to `tables`: those that are open now. */
  tables: v.strictObject({
    type: v.literal('tables'),
    id: requestId,
    tables: list(ownTable, 1000),
  }),
  ...HISTORY_MESSAGES,
  ...MOVE_MESSAGES,
  /** A replay that the whole table watches, after the `stich` it is of; null if none. */
  replay: v.strictObject({
    type: v.literal('replay'),
    show: v.nullable(v.strictObject({ by: personName, seat: seatNumber, ...replayStep.entries })),
  }),
  /** Where guests reach the table, the likeliest first; none while the host keeps to its machine. */
  invitation: v.strictObject({
    type: v.literal('invitation'),
    places: list(
      v.strictObject({
        url: sentence,
        short: sentence,
        adapter: sentence,
        kind: v.picklist(['lan', 'virtual', 'public']),
        /** Whether the host reached itself there. */
        reachable: v.boolean(),
      }),
      50,
    ),
  }),
  /** Not at that table any more: left, sent away, or it was closed. */
  left: v.strictObject({ type: v.literal('left'), ...refusal }),
  pong: v.strictObject({ type: v.literal('pong'), n: count }),
  /** The last message of a connection. */
  bye: v.strictObject({ type: v.literal('bye'), ...refusal }),
}

type MessageOf<Map extends Record<string, v.GenericSchema>> = {
  [Type in keyof Map]: v.InferOutput<Map[Type]>
}

export type ClientMessages = MessageOf<typeof CLIENT_MESSAGES>
export type HostMessages = MessageOf<typeof HOST_MESSAGES>
export type ClientMessage = ClientMessages[keyof ClientMessages]
export type HostMessage = HostMessages[keyof HostMessages]

/** The message in a text, or undefined if it is none. Never throws, whatever the text. */
export const readClientMessage = (text: string): ClientMessage | undefined =>
  read(CLIENT_MESSAGES, parseJson(text)) as ClientMessage | undefined
export const readHostMessage = (text: string): HostMessage | undefined =>
  read(HOST_MESSAGES, parseJson(text)) as HostMessage | undefined

/** Whether somebody of another version has said hello. */
export function isForeignHello(text: string): boolean {
  const value = parseJson(text)
  return v.is(anyHello, value) && value.protocol !== PROTOCOL
}

/** Throws on a message that breaks its own schema: that is a mistake of ours, and stays with us. */
export function writeHostMessage(message: HostMessage): string {
  const schema =
    (message.type === 'update' ? UPDATES[message.view.game] : undefined) ??
    HOST_MESSAGES[message.type]
  const checked = v.safeParse(schema, message, { abortEarly: true })
  if (!checked.success) throw new Error(`A ${message.type} message is not as agreed.`)
  return JSON.stringify(message)
}

function read(schemas: Record<string, v.GenericSchema>, value: unknown): unknown {
  const { type } = (value ?? {}) as { type?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(schemas, type)) return undefined
  const checked = v.safeParse(schemas[type] as v.GenericSchema, value, { abortEarly: true })
  return checked.success ? checked.output : undefined
}
