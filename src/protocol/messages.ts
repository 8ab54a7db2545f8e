/**
 * Everything that goes over the wire, in both directions. One message is one JSON text. Schemas are strict both
 * ways: what we send is checked as well, because an extra property may be a leaked card.
 */
import * as v from 'valibot'
import type { AnyEvent, AnyView } from '../engine/kernel'
import { parseJson } from './bounded-json'
import { gameAction, MAX_EVENTS, MAX_PAST } from './game'
import { SCHEMAS } from './games'
import { guardOf } from './guard-of'
import { HISTORY_MESSAGES, historyQuestion, replayStep } from './history'
import { MOVE_MESSAGES, moveQuestion, origin } from './moving'
import { ceremony, playedLog } from './played'
import {
  offer,
  ownTable,
  proposal,
  tableInfo,
  tableSetup,
  tablesQuestion,
  tableSummary,
} from './table'
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
import type { Guard } from './values'

/**
 * Raise this with every change that an older side would not understand. A request that no client of this version has
 * ever sent may go, as `resync` did.
 */
export const PROTOCOL = 8

/** Where the host listens for players, on the port of its pages. */
export const SOCKET_PATH = '/play'

const seatOrWatching = v.union([seatNumber, v.literal('spectator')])

/** The only message that a host of any version reads, so that neither side is left guessing. */
const anyHello = v.looseObject({ type: v.literal('hello'), protocol: protocolNumber })

const quiet = v.picklist(['now', 'trick', 'game'])

export const CLIENT_MESSAGES = {
  hello: v.strictObject({
    type: v.literal('hello'),
    protocol: protocolNumber,
    app: appVersion,
    name: personName,
    marker,
    /** Coming back: the seat that this token holds. */
    resume: v.nullable(
      v.strictObject({
        table: tableId,
        token: seatToken,
        /** From the table's old host: the token holds the seat from now on. */
        arrival: v.exactOptional(seatToken),
      }),
    ),
    /** Whether this guest runs a host that could take the table over. */
    hosts: v.exactOptional(v.boolean()),
  }),
  create: v.strictObject({ type: v.literal('create'), id: requestId, setup: tableSetup }),
  /** By the lobby's id or by an invitation's code; at any seat, at this seat, or as a spectator. */
  join: v.strictObject({
    type: v.literal('join'),
    id: requestId,
    at: v.union([v.strictObject({ table: tableId }), v.strictObject({ code: tableCode })]),
    seat: v.nullable(seatOrWatching),
  }),
  /** What table has this code? Answered by `found`; guessing is limited as for `join`. */
  find: v.strictObject({ type: v.literal('find'), id: requestId, code: tableCode }),
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
  /** Pass for me where passing is possible: until the trick or the game is over, or stop passing. */
  quiet: v.strictObject({ type: v.literal('quiet'), id: requestId, until: quiet }),
  /** What can I expect of each of my actions? Answered by `advice`. */
  advise: v.strictObject({ type: v.literal('advise'), id: requestId }),
  /** The game is over: what cost me most? Could I have won with open cards? */
  review: v.strictObject({ type: v.literal('review'), id: requestId }),
  hindsight: v.strictObject({ type: v.literal('hindsight'), id: requestId }),
  /** My share of the shuffle, first sealed, later open. */
  seal: v.strictObject({ type: v.literal('seal'), dealing: sentence, commitment: hash }),
  unseal: v.strictObject({ type: v.literal('unseal'), dealing: sentence, share: hash }),
  chat: v.strictObject({ type: v.literal('chat'), id: requestId, text: chatText }),
  react: v.strictObject({ type: v.literal('react'), id: requestId, reaction }),
  /** Asks how others can reach this table. */
  invite: v.strictObject({ type: v.literal('invite'), id: requestId }),
  /** Opens the host to the network. Only the user of the host's own machine may ask. */
  'open-lan': v.strictObject({ type: v.literal('open-lan'), id: requestId }),
  /** Does a host answer at that address, as seen from here? Only the user of the host's own machine may ask. */
  reach: v.strictObject({ type: v.literal('reach'), id: requestId, origin }),
  /** The games of the host's machine. Only its own user may ask. */
  history: v.strictObject({ type: v.literal('history'), id: requestId, ask: historyQuestion }),
  /** Lists all tables of the host's machine, or closes one. Only its own user may ask. */
  tables: v.strictObject({ type: v.literal('tables'), id: requestId, ask: tablesQuestion }),
  /**
   * Between two games: shows everybody at the table a replay of the table's own games, or from the history if the
   * user of the host's machine asks. Null ends it.
   */
  show: v.strictObject({
    type: v.literal('show'),
    id: requestId,
    what: v.nullable(
      v.strictObject({ table: v.nullable(tableId), number: gameNumber, ...replayStep.entries }),
    ),
  }),
  /** Moves a table to another computer. */
  move: v.strictObject({ type: v.literal('move'), id: requestId, ask: moveQuestion }),
  ping: v.strictObject({ type: v.literal('ping'), n: count }),
}

const code = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/), v.maxLength(60))
const refusal = { code, message: sentence }
const update = {
  type: v.literal('update'),
  number: gameNumber,
  /** The events lead from this revision to `rev`; a guest who is at another one takes only the view. */
  from: revision,
  rev: revision,
  /** How long the host passes for the viewer's seat, where it can. */
  quiet,
  /** What the viewer's seat can propose on this view. */
  offers: v.exactOptional(list(offer, offer.options.length)),
}
const chatLine = v.strictObject({
  name: personName,
  marker,
  /** Null for a spectator. */
  seat: v.nullable(seatNumber),
  text: chatText,
})

const hands = v.nullable(list(list(v.pipe(v.string(), v.maxLength(3)), 36), MAX_SEATS))

/** What all games have in common, for the compiler. */
interface UpdateSchemas {
  readonly view: v.GenericSchema<AnyView>
  readonly event: v.GenericSchema<AnyEvent>
}
const updateOf = ({ view, event }: UpdateSchemas) =>
  v.strictObject({
    ...update,
    view,
    events: list(event, MAX_EVENTS),
    /** For a guest who has seen nothing yet: all that led to `from`, as this viewer may know it. Null otherwise. */
    past: v.nullable(list(event, MAX_PAST)),
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
    /** Why the seat could not be resumed, if the guest asked for one. */
    resumed: v.nullable(v.union([v.literal(true), v.strictObject(refusal)])),
  }),
  lobby: v.strictObject({
    type: v.literal('lobby'),
    tables: list(tableSummary, 1000),
  }),
  found: v.strictObject({ type: v.literal('found'), id: requestId, table: tableSummary }),
  /** Where the guest sits now. The token is secret to this guest; null if there is no new one. */
  seated: v.strictObject({
    type: v.literal('seated'),
    table: tableId,
    seat: seatOrWatching,
    token: v.nullable(seatToken),
  }),
  table: v.strictObject({ type: v.literal('table'), table: tableInfo }),
  /** `hands` are for spectators of a table that shows its rounds afterwards. */
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
  /** At the end of a game: everything that was sealed, and every input, for every client to check. */
  proof: v.strictObject({
    type: v.literal('proof'),
    number: gameNumber,
    ceremony,
    log: playedLog,
  }),
  /** The answer to `tables`: the open ones. */
  tables: v.strictObject({
    type: v.literal('tables'),
    id: requestId,
    tables: list(ownTable, 1000),
  }),
  ...HISTORY_MESSAGES,
  ...MOVE_MESSAGES,
  /** A replay that the whole table watches, after the `stich` that it belongs to; null if none. */
  replay: v.strictObject({
    type: v.literal('replay'),
    show: v.nullable(v.strictObject({ by: personName, seat: seatNumber, ...replayStep.entries })),
  }),
  /** Where guests can reach the table, the likeliest first; none while the host is closed to the network. */
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
  /** No longer at that table: the guest left or was removed, or the table was closed. */
  left: v.strictObject({
    type: v.literal('left'),
    ...refusal,
    /** Who closed the table, if a guest at it did. */
    by: v.exactOptional(personName),
  }),
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

/** The message in a text; undefined if it is not one. Never throws, whatever the text. */
export const readClientMessage = (text: string): ClientMessage | undefined =>
  read(CLIENT_MESSAGES, parseJson(text)) as ClientMessage | undefined
export const readHostMessage = (text: string): HostMessage | undefined =>
  read(HOST_MESSAGES, parseJson(text)) as HostMessage | undefined

/** Whether a client of another version has said hello. */
export function isForeignHello(text: string): boolean {
  const value = parseJson(text)
  return v.is(anyHello, value) && value.protocol !== PROTOCOL
}

/** By name of a game or type of a message, made when the first one is written. */
const GUARDS = new Map<string, Guard<unknown>>()

function isAsAgreed(message: HostMessage): boolean {
  // A view of a game that nobody knows is refused by the schema of all.
  const game = message.type === 'update' && Object.hasOwn(UPDATES, message.view.game)
  const name = game ? message.view.game : message.type
  let is = GUARDS.get(name)
  if (is === undefined) {
    const schema: v.GenericSchema = UPDATES[name] ?? HOST_MESSAGES[message.type]
    is = guardOf(schema)
    GUARDS.set(name, is)
  }
  return is(message)
}

/** Throws on a message that breaks its own schema: that is a bug of ours, and must not go out. */
export function writeHostMessage(message: HostMessage): string {
  if (!isAsAgreed(message)) throw new Error(`A ${message.type} message is not as agreed.`)
  return JSON.stringify(message)
}

function read(schemas: Record<string, v.GenericSchema>, value: unknown): unknown {
  const { type } = (value ?? {}) as { type?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(schemas, type)) return undefined
  const checked = v.safeParse(schemas[type] as v.GenericSchema, value, { abortEarly: true })
  return checked.success ? checked.output : undefined
}
