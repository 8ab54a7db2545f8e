/** The faces loaded so far: a screen waits for those it shows, and asks for them by name from then on. */
import { texts } from '../i18n/texts.svelte'
import type { EventFace, GameFace } from './face'
import { gameOf, GAMES } from './index'

let here = $state.raw<Readonly<Record<string, GameFace>>>({})
const coming: Partial<Record<string, Promise<GameFace>>> = {}

async function fetchFace(id: string): Promise<GameFace> {
  const cover = gameOf(id)
  if (cover === undefined) throw new Error(`There is no game ${id}.`)
  const face = await cover.load(texts.wanted)
  await texts.settle()
  here = { ...here, [id]: face }
  return face
}

/** Fails if the host is gone; the next call tries again. */
export function loadFace(id: string): Promise<GameFace> {
  coming[id] ??= fetchFace(id).catch((error: unknown) => {
    coming[id] = undefined
    throw error
  })
  return coming[id]
}

export const loadFaces = (): Promise<readonly GameFace[]> =>
  Promise.all(Object.keys(GAMES).map(loadFace))

/** Undefined until it has loaded. */
export const faceIfHere = (id: string): GameFace | undefined =>
  Object.hasOwn(here, id) ? here[id] : undefined

/** For a game on the screen: the screen has waited for its face. */
export function faceOf(id: string): GameFace {
  const face = faceIfHere(id)
  if (face === undefined) throw new Error(`The face of ${id} has not been loaded.`)
  return face
}

/** How to present an event of that game; nothing in particular if its game does not say. */
export const lookOf = (game: string, { type }: { readonly type: string }): EventFace =>
  faceOf(game).events[type] ?? {}

/** “Game 2”, or the game's own word for it. */
export const wholeName = (id: string, number: number): string =>
  gameOf(id)?.whole.numbered(number) ?? String(number)

export const gameName = (id: string): string => gameOf(id)?.name() ?? id
