/** What every client checks for itself once the game is over and the host's secret is public. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import {
  accept,
  isObject,
  refuse as refuseWith,
  type Game,
  type GameTypes,
  type Input,
  type Log,
  type Result,
  type Viewer,
  readsRules,
} from '../kernel'
import { isWhole } from '../options'
import { canonical, isSame } from './canonical'
import { commitSecret, commitShare, isHex256, keyOf, type Ceremony } from './ceremony'
import { diceFor } from './dice'

export const FAIR_CODES = [
  'fair.secret', // the host's secret is missing, or not the one it sealed
  'fair.share', // a seat's share is missing, or not the one it sealed
  'fair.deal', // the log differs from what the sealed dice decide
  'fair.view', // the log leads to a different table from the one this viewer saw
  'fair.log', // the log cannot be read, or breaks the rules of the game
] as const
export type FairCode = (typeof FAIR_CODES)[number]

/** What one viewer noted during the game: the digest of each view it was sent. */
export interface Witness {
  readonly viewer: Viewer
  /** A revision is the number of inputs so far. Gaps are fine: no viewer sees every one. */
  readonly seen: readonly (readonly [rev: number, digest: string])[]
}

const refuse = (code: FairCode, message: string) => refuseWith(code, message)
type Refused = ReturnType<typeof refuse>

/**
 * Id and commitments must be those that the client noted before the shares were opened: a host that
 * could supply them afterwards would seal whatever it likes.
 */
export function verifyGame<T extends GameTypes>(
  game: Game<T>,
  log: Log<T>,
  ceremony: Ceremony,
  witness?: Witness,
): Result<{ deals: number }> {
  const broken = brokenSeal(ceremony)
  if (broken !== undefined) return broken
  if (!isLogOf(game, log)) return refuse('fair.log', 'This is no log of this game and its rules.')
  const seen = witness === undefined ? new Map<number, string>() : viewsSeen(witness)
  if (seen === undefined) return refuse('fair.view', 'The notes of what was seen are damaged.')
  if ([...seen.keys()].some((rev) => rev > log.inputs.length)) {
    return refuse('fair.view', 'The log ends before what was seen.')
  }
  const start = game.setup(log.config)
  if (!start.ok) return refuse('fair.log', `The table is impossible: ${start.refusal.message}`)
  return walk(game, start.value, log.inputs, ceremony, (rev, state) => {
    const digest = seen.get(rev)
    return digest === undefined || digest === digestOfView(game, state, witness?.viewer)
  })
}

function walk<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  inputs: Log<T>['inputs'],
  ceremony: Ceremony,
  isAsSeen: (rev: number, state: T['State']) => boolean,
): Result<{ deals: number }> {
  const key = keyOf(ceremony)
  let deals = 0
  for (let rev = 0; ; rev++) {
    const next = game.next(state)
    if (next.kind === 'seats' && next.seats.some((seat) => seat >= ceremony.shares.length)) {
      return refuse('fair.share', 'A seat plays that has sealed no share.')
    }
    if (!isAsSeen(rev, state)) {
      return refuse('fair.view', `After ${rev} inputs another table was seen.`)
    }
    if (rev === inputs.length) return accept({ deals })
    const input = inputs[rev] as Input<T>
    if (next.kind === 'chance') {
      const outcome = game.sampleChance(state, diceFor(key, deals))
      if (!isSame({ by: 'chance', outcome }, input)) {
        return refuse('fair.deal', `Chance input ${deals} is not what the sealed dice give.`)
      }
      deals++
    } else if (isByChance(input)) return refuse('fair.deal', 'The dice were thrown unasked.')
    const applied = game.apply(state, input)
    if (!applied.ok) return refuse('fair.log', `Input ${rev}: ${applied.refusal.message}`)
  }
}

/** The declared type is not guaranteed: a ceremony comes from the wire. */
function brokenSeal(ceremony: unknown): Refused | undefined {
  if (!isObject(ceremony)) return refuse('fair.secret', 'There is no ceremony to check.')
  const { id, commitment, secret, shareCommitments, shares } = ceremony
  if (typeof id !== 'string' || !isHex256(secret) || commitSecret(id, secret) !== commitment) {
    return refuse('fair.secret', 'The secret is not the one that the host sealed.')
  }
  if (!Array.isArray(shares) || !Array.isArray(shareCommitments)) {
    return refuse('fair.share', 'There are no shares to check.')
  }
  if (shares.length !== shareCommitments.length) {
    return refuse('fair.share', 'There are not as many shares as were sealed.')
  }
  const wrong = shares.findIndex(
    (share, seat) => !isHex256(share) || commitShare(id, seat, share) !== shareCommitments[seat],
  )
  return wrong < 0 ? undefined : refuse('fair.share', `Seat ${wrong} sealed another share.`)
}

const isLogOf = (
  { id, ...rules }: { id: string; rulesVersion: number; oldestRules: number },
  log: unknown,
) =>
  isObject(log) &&
  log.game === id &&
  readsRules(rules, log.rulesVersion) &&
  Array.isArray(log.inputs)

const isByChance = (input: unknown): boolean => isObject(input) && input.by === 'chance'

/** Digests by revision. Two different ones for the same revision cannot both be true. */
function viewsSeen(witness: unknown): Map<number, string> | undefined {
  if (!isObject(witness) || !Array.isArray(witness.seen)) return undefined
  const seen = new Map<number, string>()
  for (const entry of witness.seen as unknown[]) {
    const [rev, digest] = Array.isArray(entry) ? (entry as unknown[]) : []
    if (!isWhole(rev, 0, Number.MAX_SAFE_INTEGER) || !isHex256(digest)) return undefined
    if ((seen.get(rev) ?? digest) !== digest) return undefined
    seen.set(rev, digest)
  }
  return seen
}

/** None for a viewer that is not at this table, for whom a game throws. */
function digestOfView<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  viewer: Viewer | undefined,
): string | undefined {
  try {
    return viewer === undefined ? undefined : digestOf(game.view(state, viewer))
  } catch {
    return undefined
  }
}

export const digestOf = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonical(value))))
