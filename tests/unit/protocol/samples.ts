/** One of everything that goes over the wire: what the fixtures of a protocol version are made of. */
import type { Action as EbbesAction } from '../../../src/engine/ebbes/actions'
import type { EbbesFacts } from '../../../src/engine/ebbes/facts'
import type { Action as EidexAction } from '../../../src/engine/eidex/actions'
import type { EidexFacts } from '../../../src/engine/eidex/facts'
import type { HistoryEntry } from '../../../src/protocol/history'
import {
  PROTOCOL,
  type ClientMessage,
  type ClientMessages,
  type HostMessage,
  type HostMessages,
} from '../../../src/protocol/messages'
import type { Berth } from '../../../src/protocol/moving'
import type { Stich } from '../../../src/protocol/stich'
import type { TableSetup } from '../../../src/protocol/table'
import { begin, codeOf, gather } from '../../harness/evening'
import { must, tableFor } from '../../harness/guests'
import { memoryRoom } from '../../harness/memory-room'
import { listed } from '../../../src/engine/kernel'

const id = '0a1b2c-7'
const table = '0123456789abcdef'
const token = '00112233445566778899aabbccddeeff'
const hash = 'c0ffee00'.repeat(8)
const app = '1.2.3-beta.4'
const EVENING = '2026-11-14T19:30:00.000Z'

type Samples<Messages> = { readonly [Type in keyof Messages]: readonly Messages[Type][] }

const STICH_SAMPLE: Stich = {
  stich: 1,
  app,
  table: { id: table, name: 'Skat Club', game: 'ebbes', opened: EVENING, host: 'Zoë' },
  games: [
    {
      number: 1,
      begun: EVENING,
      players: [
        { name: 'Zoë', marker: 'pink', bot: null },
        { name: null, marker: null, bot: 'club' },
      ],
      log: { game: 'ebbes', rulesVersion: 1, config: { seats: 2 }, inputs: [] },
      ceremony: {
        id: `${table}/1/0/abcdef`,
        commitment: hash,
        shareCommitments: [hash, hash],
        secret: hash,
        shares: [hash, hash],
      },
    },
  ],
}

const ENTRIES: readonly HistoryEntry[] = [
  {
    table,
    name: 'Skat Club',
    game: 'ebbes',
    opened: EVENING,
    host: 'Zoë',
    state: 'closed',
    games: [
      {
        number: 1,
        begun: EVENING,
        players: [
          { name: 'Zoë', bot: null },
          { name: null, bot: 'club' },
        ],
        isOver: true,
        isAgain: false,
        totals: [12, -3, 0],
        winners: [0],
        facts: {
          game: 'ebbes',
          rounds: [
            [5, -3, 0],
            [7, 0, 0],
          ],
          tricks: [
            [2, 1, 0, 3, 0],
            [1, 0, 2, 0, 1],
            [0, 0, 1, 0, 0],
          ],
        } as EbbesFacts,
      },
    ],
  },
  {
    table,
    name: 'Eidex',
    game: 'eidex',
    opened: EVENING,
    host: null,
    state: 'running',
    games: [
      {
        number: 1,
        begun: EVENING,
        players: [
          { name: 'Zoë', bot: null },
          { name: 'B', bot: 'greedy' },
          { name: null, bot: 'master' },
        ],
        isOver: false,
        isAgain: true,
        totals: [2, 0, 1],
        winners: [],
        facts: {
          game: 'eidex',
          characters: ['dealer', null, 'kompass'],
          games: [{ points: [60, 40, 57], awarded: [2, 0, 1] }],
        } as EidexFacts,
      },
    ],
  },
]

const SEALED = 'c2VhbGVk'
const BERTH: Berth = {
  key: hash,
  places: ['http://192.168.1.20:4711', 'http://[fd00::7]:4711'],
  protocol: PROTOCOL,
  app,
  rules: { ebbes: 1, eidex: 1 },
}

const ebbesAct = (rev: number, action: EbbesAction) =>
  ({ type: 'act', id, number: 1, rev, action }) as const
const eidexAct = (action: EidexAction) => ({ type: 'act', id, number: 1, rev: 12, action }) as const

const CLIENT: Samples<ClientMessages> = {
  hello: [
    { type: 'hello', protocol: PROTOCOL, app, name: 'Zoë', marker: 'pink', resume: null },
    { type: 'hello', protocol: PROTOCOL, app, name: 'B', marker: 'grey', resume: { table, token } },
    {
      type: 'hello',
      protocol: PROTOCOL,
      app,
      name: 'B',
      marker: 'grey',
      resume: { table, token, arrival: token },
      hosts: true,
    },
  ],
  create: [
    {
      type: 'create',
      id,
      setup: tableFor('ebbes', ['open', 'greedy'], {
        options: { variant1: true, starter: 'random' },
        clock: { move: 20, bank: 120 },
      }),
    },
    {
      type: 'create',
      id,
      setup: tableFor('eidex', ['open', 'open', 'open'], {
        options: { mode: 'cosmic', characters: ['dealer', 'ultimo', 'kompass'], target: 7 },
        access: 'private',
        spectators: 'open-later',
        patience: null,
        seat: null,
      }),
    },
  ],
  join: [
    { type: 'join', id, at: { table }, seat: null },
    { type: 'join', id, at: { code: 'K7QPX' }, seat: 'spectator' },
    { type: 'join', id, at: { code: 'K7QPX' }, seat: 2 },
  ],
  find: [{ type: 'find', id, code: 'K7QPX' }],
  leave: [{ type: 'leave', id }],
  sit: [{ type: 'sit', id, seat: 1 }],
  rename: [{ type: 'rename', id, name: 'Łukasz 🦎', marker: 'white' }],
  propose: [
    { type: 'propose', id, what: { do: 'start' } },
    { type: 'propose', id, what: { do: 'pause' } },
    { type: 'propose', id, what: { do: 'resume' } },
    { type: 'propose', id, what: { do: 'rematch' } },
    { type: 'propose', id, what: { do: 'close' } },
    { type: 'propose', id, what: { do: 'claim', seat: 2 } },
    { type: 'propose', id, what: { do: 'kick', seat: 4 } },
    { type: 'propose', id, what: { do: 'remove', name: 'Zoë' } },
    { type: 'propose', id, what: { do: 'let-in', name: 'Zoë' } },
    { type: 'propose', id, what: { do: 'bot', seat: 1, level: 'greedy' } },
    { type: 'propose', id, what: { do: 'no-bot', seat: 1 } },
    { type: 'propose', id, what: { do: 'move', seat: 1 } },
    { type: 'propose', id, what: { do: 'move', seat: null } },
  ],
  act: [
    ebbesAct(12, { type: 'play', card: 'R9' }),
    ebbesAct(2, { type: 'name-starter', seat: 0 }),
    eidexAct({ type: 'play', card: 'S10', excuse: true }),
    eidexAct({ type: 'power', id: 'kompass', direction: 'left' }),
    eidexAct({ type: 'put-down', card: 'LA' }),
    eidexAct({ type: 'pass' }),
  ],
  quiet: [{ type: 'quiet', id, until: 'trick' }],
  advise: [{ type: 'advise', id }],
  review: [{ type: 'review', id }],
  hindsight: [{ type: 'hindsight', id }],
  seal: [{ type: 'seal', dealing: `${table}/1/0/abcdef`, commitment: hash }],
  unseal: [{ type: 'unseal', dealing: `${table}/1/0/abcdef`, share: hash }],
  chat: [{ type: 'chat', id, text: 'Well played! 👏' }],
  react: [{ type: 'react', id, reaction: 'cheers' }],
  invite: [{ type: 'invite', id }],
  'open-lan': [{ type: 'open-lan', id }],
  reach: [{ type: 'reach', id, origin: 'http://192.168.1.20:4711' }],
  history: [
    { type: 'history', id, ask: { do: 'list' } },
    { type: 'history', id, ask: { do: 'read', table, number: 2 } },
    { type: 'history', id, ask: { do: 'read', table, number: null } },
    { type: 'history', id, ask: { do: 'rename', from: 'Zoe', to: 'Zoë' } },
    { type: 'history', id, ask: { do: 'delete', table } },
    { type: 'history', id, ask: { do: 'import', stich: STICH_SAMPLE } },
    { type: 'history', id, ask: { do: 'reopen', table } },
  ],
  tables: [
    { type: 'tables', id, ask: { do: 'list' } },
    { type: 'tables', id, ask: { do: 'close', table } },
  ],
  show: [
    {
      type: 'show',
      id,
      what: { table: null, number: 1, step: 12, eyes: 'open', playing: false },
    },
    { type: 'show', id, what: { table, number: 3, step: 0, eyes: 2, playing: true } },
    { type: 'show', id, what: null },
  ],
  move: [
    { type: 'move', id, ask: { do: 'berth', table } },
    { type: 'move', id, ask: { do: 'keep', table, piece: 0, of: 2, bytes: SEALED } },
    { type: 'move', id, ask: { do: 'take-up', table, release: SEALED } },
    { type: 'move', id, ask: { do: 'offer', berth: BERTH } },
    { type: 'move', id, ask: { do: 'fetch', piece: 0 } },
    { type: 'move', id, ask: { do: 'kept' } },
    { type: 'move', id, ask: { do: 'taken-up', table } },
  ],
  ping: [{ type: 'ping', n: 3 }],
}

/** Those that need no table. */
const HOST: readonly HostMessage[] = [
  { type: 'welcome', protocol: PROTOCOL, app, resumed: null },
  { type: 'welcome', protocol: PROTOCOL, app, resumed: true },
  {
    type: 'welcome',
    protocol: PROTOCOL,
    app,
    resumed: { code: 'seat.token', message: 'That seat is no longer yours.' },
  },
  { type: 'seated', table, seat: 'spectator', token: null },
  {
    type: 'found',
    id,
    table: {
      id: table,
      name: 'Skat Club',
      game: 'ebbes',
      phase: 'gathering',
      people: ['Zoë'],
      seats: 3,
      free: 2,
      spectators: 'public',
    },
  },
  { type: 'ack', id },
  { type: 'reject', id, code: 'act.stale', message: 'The table has moved on.' },
  { type: 'reaction', seat: null, reaction: 'wow' },
  {
    type: 'invitation',
    places: [
      {
        url: 'http://192.168.1.20:4711/join/K7QPX',
        short: '192.168.1.20:4711/join/K7QPX',
        adapter: 'eth0',
        kind: 'lan',
        reachable: true,
      },
    ],
  },
  {
    type: 'history',
    id,
    entries: ENTRIES,
    damaged: [{ file: 'damaged/0123456789abcdef.jsonl', problem: 'Line 3: An input too many.' }],
  },
  {
    type: 'tables',
    id,
    tables: [
      {
        id: table,
        name: 'Skat Club',
        game: 'ebbes',
        access: 'private',
        phase: 'playing',
        opened: EVENING,
        people: ['Zoë'],
        watching: 2,
        deserted: false,
      },
    ],
  },
  { type: 'stich', id, stich: STICH_SAMPLE },
  { type: 'stich', id: null, stich: STICH_SAMPLE },
  { type: 'reopened', id, code: 'K7QPX' },
  { type: 'replay', show: { by: 'Zoë', seat: 1, step: 12, eyes: 'spectator', playing: true } },
  { type: 'replay', show: null },
  { type: 'berth', id, berth: BERTH },
  { type: 'piece', id, piece: 0, of: 1, bytes: SEALED },
  {
    type: 'moved',
    table,
    to: 'Ben',
    places: BERTH.places,
    code: 'K7QPX',
    arrival: token,
    release: null,
  },
  { type: 'left', code: 'seat.kicked', message: 'You were sent away from the table.' },
  { type: 'left', code: 'table.closed', message: 'The table has been closed.', by: 'Zoë' },
  { type: 'pong', n: 3 },
  { type: 'bye', code: 'host.closing', message: 'The host closes.' },
]

const EVENINGS: readonly TableSetup[] = [
  tableFor('ebbes', ['open', 'open', 'greedy'], {
    options: { variant1: true },
    clock: { move: 60, bank: 600 },
    coach: true,
  }),
  tableFor('eidex', ['open', 'open', 'greedy'], {
    options: { mode: 'cosmic', victoryPoints: [6, 6, 6] },
    spectators: 'open-later',
    coach: true,
  }),
]

/** What one player and one spectator hear of a table: one of each kind, the views from mid-game. */
async function heardAt(setup: TableSetup): Promise<HostMessage[]> {
  const heard: HostMessage[] = []
  const room = memoryRoom()
  const listen = (name: string) =>
    room.newGuest(name, {
      told: (message) => {
        if (message !== undefined) heard.push(message)
      },
    })
  const [ada, ben] = await gather({ newGuest: listen }, setup, 'Ada', 'Ben')
  const eve = listen('Eve')
  await eve.untilOpen()
  must(await eve.client.join({ code: codeOf(ada) }))
  must(await ada.client.say('Good luck!'))
  must(await ben.client.propose({ do: 'kick', seat: 0 }))
  await begin([ada, ben])
  ben.autoplay()
  await ada.until(() => ada.isAsked)
  must(await ada.client.advise())
  ada.autoplay()
  await eve.until(() => eve.client.proof !== null)
  must(await ada.client.review())
  must(await ada.client.hindsight())
  await room.room.shutDown()
  const updates = heard.filter(
    (message): message is HostMessages['update'] => message.type === 'update',
  )
  const viewsOf = (viewer: unknown) => updates.filter(({ view }) => view.viewer === viewer)
  const proof = heard.find((message): message is HostMessages['proof'] => message.type === 'proof')
  return [
    heard.find(({ type }) => type === 'lobby'),
    heard.find((message) => message.type === 'seated' && message.token !== null),
    heard.find((message) => message.type === 'table' && message.table.votes.length > 0),
    heard.find((message) => message.type === 'table' && message.table.phase === 'dealing'),
    heard.find((message) => message.type === 'table' && message.table.phase === 'playing'),
    heard.find(({ type }) => type === 'chat'),
    heard.find(({ type }) => type === 'advice'),
    heard.findLast(({ type }) => type === 'review'),
    heard.find(({ type }) => type === 'hindsight'),
    ...[0, 'spectator'].flatMap((viewer) => {
      const views = viewsOf(viewer)
      const asked = views.find(
        ({ view, events }) => listed<unknown>(view.legal).length > 0 && events.length > 0,
      )
      return [asked ?? views[2], views[Math.floor(views.length / 2)], views.at(-1)]
    }),
    proof && { ...proof, log: { ...proof.log, inputs: proof.log.inputs.slice(0, 8) } },
  ].filter((message) => message !== undefined)
}

interface Protocol {
  readonly client: readonly ClientMessage[]
  readonly host: readonly HostMessage[]
}

export async function samples(): Promise<Protocol> {
  const host = [...HOST]
  for (const evening of EVENINGS) host.push(...(await heardAt(evening)))
  return { client: Object.values(CLIENT).flat(), host }
}
