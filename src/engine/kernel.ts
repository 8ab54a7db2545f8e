/**
 * What every game consists of. A game is a set of pure functions over a plain JSON state; the host, the tests and
 * the bots play it through this interface and nothing else.
 */

/** A place at the table, numbered clockwise from 0. */
export type Seat = number

/** A viewer of the table: a seat sees its own cards, a spectator sees none. */
export type Viewer = Seat | 'spectator'

/** The dice come in as an argument: a whole number from 0 to below − 1, each equally likely. */
export type Random = (below: number) => number

/**
 * Why an input was refused: bad input is a value, never an exception. `code` is the name of the rule clause
 * (`<game>.follow`; each game lists its own) or, for what no rule book needs to say, one of `INPUT_CODES`; a log
 * that cannot be read or replayed also has those of `LOG_CODES`.
 */
export interface Refusal {
  readonly code: string
  readonly message: string
}

export const INPUT_CODES = [
  'input.malformed', // not an input of this game at all
  'input.seat', // a seat acts that is not asked
  'input.moment', // an action that belongs to another moment of the game
  'input.card', // there is no such card in this game
  'input.not-held', // the card exists, but not in this hand
] as const
export type InputCode = (typeof INPUT_CODES)[number]

export const LOG_CODES = [
  'log.torn', // the last line is incomplete
  'log.damaged', // a line is not a JSON object, or there is none at all
  'log.version', // another game, or rules of another version
] as const
export type LogCode = (typeof LOG_CODES)[number]

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

export const accept = <T>(value: T): Result<T> => ({ ok: true, value })
export const refuse = (code: string, message: string) =>
  ({ ok: false, refusal: { code, message } }) as const

/** The common part of actions, events, views and outcomes; each game's own types are narrower. */
export type AnyAction = Readonly<Record<'type', string>>
export type AnyEvent = Readonly<Record<'type', string>>

export interface AnyOutcome {
  /** By player; several if they share first place. */
  readonly winners: readonly number[]
}

export interface AnyView {
  /** The id of the game. */
  readonly game: string
  readonly viewer: Viewer
  /** The viewer's own cards, by name. */
  readonly hand: readonly string[]
  /** By player. */
  readonly handSizes: readonly number[]
  /** What the viewer can do now. */
  readonly legal: Listing<AnyAction>
  /** Null until the game is over. */
  readonly outcome: AnyOutcome | null
}

/** The types of a game. */
export interface GameTypes {
  Config: object
  State: object
  Action: AnyAction
  /** What the dice decided. */
  Chance: { readonly type: string }
  Event: AnyEvent
  View: AnyView
  Outcome: AnyOutcome
}

export type Input<T extends GameTypes> =
  | { readonly by: 'chance'; readonly outcome: T['Chance'] }
  | { readonly by: Seat; readonly action: T['Action'] }

/** What must decide now: the dice, the seats asked in a window, or nothing any more. */
export type Next<T extends GameTypes> =
  | { readonly kind: 'chance' }
  | { readonly kind: 'seats'; readonly seats: readonly Seat[]; readonly window: string }
  | { readonly kind: 'over'; readonly outcome: T['Outcome'] }

/** A list of everything. */
export interface CompleteList<T> {
  readonly complete: true
  readonly all: readonly T[]
}

/** Only some of it, as there is too much to list. */
export interface PartialList<T> {
  readonly complete: false
  readonly some: readonly T[]
}

/**
 * Check whether a list is complete before concluding anything from what is missing in it. A complete list has
 * cards whose order is irrelevant in one order only.
 */
export type Listing<T> = CompleteList<T> | PartialList<T>

export const completeList = <T>(all: readonly T[]): CompleteList<T> => ({ complete: true, all })

/** What is listed, whether complete or not: to choose from, not to conclude from. */
export const listed = <T>(listing: Listing<T>): readonly T[] =>
  listing.complete ? listing.all : listing.some

/** The only entry; undefined if there is none, or a choice. */
export const onlyOne = <T>(listing: Listing<T>): T | undefined =>
  listing.complete && listing.all.length === 1 ? listing.all[0] : undefined

export interface Game<T extends GameTypes> {
  readonly id: string
  /** Raise this when an older log would be replayed differently. */
  readonly rulesVersion: number
  /** The oldest rules whose logs can still be read: later rulings affect hardly any of them. */
  readonly oldestRules: number
  /** Missing options take their defaults; impossible ones are refused, not repaired. */
  setup(options: unknown): Result<T['State']>
  next(state: T['State']): Next<T>
  /** In stable order; empty and complete for a seat that is not asked. */
  legalActions(state: T['State'], seat: Seat): Listing<T['Action']>
  /** Any legal action, for a game with too many to list; otherwise one of those listed. */
  sampleAction?(state: T['State'], seat: Seat, random: Random): T['Action']
  sampleChance(state: T['State'], random: Random): T['Chance']
  /** Works in place; a refused input leaves the state as it was. */
  apply(state: T['State'], input: Input<T>): Result<readonly T['Event'][]>
  copy(state: T['State']): T['State']
  /** Everything that this viewer may know, including its legal actions. */
  view(state: T['State'], viewer: Viewer): T['View']
  /** The event as this viewer may see it. */
  redact(event: T['Event'], viewer: Viewer): T['Event']
  /** A full state that the viewer cannot tell from the real one. */
  imagine(view: T['View'], random: Random): T['State']
  /**
   * Whether the seat of this view can be certain that the rest of the round changes nothing: in every state that it
   * cannot tell from the real one, every course of play leaves every card, point and right with the same players.
   * “No” is always allowed; a game without it has nothing to claim.
   */
  isDecided?(view: T['View']): boolean
  /** The same rules for searches and simulations. */
  readonly numbers: Numbers<T>
}

/**
 * The same rules and the same states in numbers, for searches and simulations that play millions of cards: no names,
 * no events, no refusals and no allocation. Whoever calls it keeps to what it offers; nothing is checked.
 */
export interface Numbers<T extends GameTypes> {
  /** The seats asked now, as a bit set; 0 while it is up to the dice, and once the game is over. */
  asked(state: T['State']): number
  isOver(state: T['State']): boolean
  /**
   * Writes what a seat that is asked may do into the beginning of `into`, in the order of `listed(legalActions)`;
   * returns how many.
   */
  legal(state: T['State'], seat: Seat, into: number[]): number
  /** As `sampleAction`, with the same dice; in a game without it, one of `legal` by one throw. */
  sample(state: T['State'], seat: Seat, random: Random): number
  /** Takes an action that `legal` or `sample` offered to this seat. */
  act(state: T['State'], seat: Seat, action: number): void
  /** Lets the dice decide: `sampleChance`, with the same dice, and its consequences. */
  roll(state: T['State'], random: Random): void
  /** What a number that was offered to this seat means at the border. */
  actionOf(state: T['State'], seat: Seat, action: number): T['Action']
  /** The number of an action of this seat; undefined if `apply` would refuse it. */
  numberOf(state: T['State'], seat: Seat, action: T['Action']): number | undefined
  /** Makes the target, a state of a table with the same options, equal to the source. */
  copyInto(target: T['State'], source: T['State']): void
}

/* Conventions: words that mean the same in every game, so that shared code can rely on them. `tests/contract`
   holds every game to them. */

/**
 * The action that declines an offer, in games that have one: the host passes for seats that do not want to be
 * asked.
 */
export const PASS = { type: 'pass' } as const satisfies AnyAction
export const isPass = ({ type }: AnyAction): boolean => type === PASS.type

/** What the dice decide when a round begins: no hand of the previous round is hidden any more. */
export const isDeal = ({ type }: GameTypes['Chance']): boolean => type === 'deal'

/** The event that reports a deal. */
export const beginsRound = ({ type }: AnyEvent): boolean => type === 'dealt'

/** The event that ends a trick; it names the player who takes it. */
export const endsTrick = (event: AnyEvent): event is AnyEvent & { readonly winner: number } =>
  event.type === 'trick'

/** A game from its first deal to any moment: replaying the inputs gives the state. */
export interface Log<T extends GameTypes> {
  readonly game: string
  readonly rulesVersion: number
  readonly config: T['Config']
  readonly inputs: readonly Input<T>[]
}

/**
 * Whether a log with these rules can be replayed; a game that later rulings forbid is refused where it breaks
 * them.
 */
export const readsRules = (
  { rulesVersion, oldestRules }: { readonly rulesVersion: number; readonly oldestRules: number },
  version: unknown,
): boolean => typeof version === 'number' && version >= oldestRules && version <= rulesVersion

export function replay<T extends GameTypes>(game: Game<T>, log: Log<T>): Result<T['State']> {
  if (log.game !== game.id || !readsRules(game, log.rulesVersion)) {
    return refuseLine(
      HEAD_LINE,
      'log.version',
      `This is a log of ${log.game}, rules ${log.rulesVersion}; expected ${game.id}, rules ${game.rulesVersion}.`,
    )
  }
  const start = game.setup(log.config)
  if (!start.ok) return atLine(HEAD_LINE, start.refusal)
  for (const [index, input] of log.inputs.entries()) {
    const applied = game.apply(start.value, input)
    if (!applied.ok) return atLine(HEAD_LINE + 1 + index, applied.refusal)
  }
  return start
}

/** The first line of a log is its head; the inputs follow. */
const HEAD_LINE = 1

const atLine = (line: number, { code, message }: Refusal) =>
  refuse(code, `Line ${line}: ${message}`)
const refuseLine = (line: number, code: LogCode, message: string) => atLine(line, { code, message })

/** One line for the head, then one line per input: a log can be appended to, and cut anywhere. */
export const writeLog = <T extends GameTypes>({ inputs, ...head }: Log<T>): string =>
  [head, ...inputs].map((line) => `${JSON.stringify(line)}\n`).join('')

/** Reads the lines back; `replay` judges what they mean. */
export function readLog<T extends GameTypes>(text: string): Result<Log<T>> {
  const lines = text.split('\n')
  if (lines.at(-1) !== '') return refuseLine(lines.length, 'log.torn', 'The line has no end.')
  const parsed: unknown[] = []
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const value = parseObject(line)
    if (value === undefined)
      return refuseLine(index + 1, 'log.damaged', 'This is not a JSON object.')
    parsed.push(value)
  }
  const [head, ...inputs] = parsed
  if (head === undefined) return refuseLine(HEAD_LINE, 'log.damaged', 'The log is empty.')
  return accept({ ...(head as Omit<Log<T>, 'inputs'>), inputs: inputs as Input<T>[] })
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
