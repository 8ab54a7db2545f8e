/** Which lessons there are, which have been learnt, and how far the newest one has come. */
import type { GameCover } from '../games/cover'
import type { LessonsFace } from '../games/face'
import { gameOf, GAMES } from '../games'
import type { Place } from './guide.svelte'

export interface LessonId {
  readonly game: string
  readonly name: string
}

export const taughtGames = (): readonly GameCover[] =>
  Object.values(GAMES).filter(({ lessons = [] }) => lessons.length > 0)

export const keyOf = ({ game, name }: LessonId): string => `${game}.${name}`

/** As an address names it; undefined if there is no such lesson. */
export function lessonAt(address: string | undefined): LessonId | undefined {
  const [game = '', name = ''] = (address ?? '').split('.')
  return gameOf(game)?.lessons?.includes(name) === true ? { game, name } : undefined
}

export const titleOf = ({ name }: LessonId, { text }: LessonsFace): string =>
  text(`${name}.title`) ?? name

/** The first lesson of the game that has not been learnt; undefined if all have. */
export function nextLesson(game: string, learnt: readonly string[]): LessonId | undefined {
  const name = gameOf(game)?.lessons?.find((each) => !learnt.includes(`${game}.${each}`))
  return name === undefined ? undefined : { game, name }
}

/** The lesson after this one. */
export function lessonAfter({ game, name }: LessonId): LessonId | undefined {
  const lessons = gameOf(game)?.lessons ?? []
  const after = lessons[lessons.indexOf(name) + 1]
  return after === undefined ? undefined : { game, name: after }
}

/** Where the learner left off, as the settings keep it: the beginning for any other lesson. */
export function placeIn(kept: string, id: LessonId): Place {
  const [lesson, scene, stop] = kept.split('/')
  return lesson === keyOf(id)
    ? { scene: Number(scene) || 0, stop: Number(stop) || 0 }
    : { scene: 0, stop: 0 }
}
