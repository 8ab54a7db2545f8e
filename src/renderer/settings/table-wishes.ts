/** What the user last wanted to play, as the forms before a table keep it for the next time. */

type Options = Readonly<Record<string, string | boolean>>

export interface Wishes {
  /** Empty if there was none yet. */
  readonly game: string
  /** By game, as far as the user has chosen anything. */
  readonly players: Readonly<Record<string, number>>
  readonly options: Readonly<Record<string, Options>>
}

export const NO_WISHES: Wishes = { game: '', players: {}, options: {} }

const MAX_LENGTH = 40
const MAX_GAMES = 20

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH

function isRecordOf(value: unknown, accepts: (entry: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.entries(value)
  return (
    entries.length <= MAX_GAMES && entries.every(([key, entry]) => isText(key) && accepts(entry))
  )
}

/** Any game and any option, as another version may know more of them. */
export function areWishes(value: unknown): value is Wishes {
  if (typeof value !== 'object' || value === null) return false
  const { game, players, options } = value as Partial<Record<keyof Wishes, unknown>>
  return (
    isText(game) &&
    isRecordOf(players, Number.isInteger) &&
    isRecordOf(options, (chosen) =>
      isRecordOf(chosen, (option) => typeof option === 'boolean' || isText(option)),
    )
  )
}
