/** What an address of the replay shows: with the whole engine, which is needed for it and only then. */
import { accept, type Result } from '../../engine/kernel'
import type { Stich, StichGame } from '../../protocol/stich'
import { OPENED_DETAIL, stichAt } from '../history/opened.svelte'
import { Projector } from '../playback/projector.svelte'
import type { Settings } from '../settings/settings.svelte'

/** Every deal is checked, wherever it comes from. */
export async function checked(stich: Stich): Promise<Result<Stich>> {
  const { checkStich } = await import('../../protocol/open-stich')
  return checkStich(stich)
}

export async function load(detail: string | undefined): Promise<Result<Stich>> {
  const found = await stichAt(detail)
  const isInHand = detail === undefined || detail === OPENED_DETAIL
  return found.ok && isInHand ? checked(found.value) : found
}

export async function projectorFor(
  game: StichGame,
  settings: Settings,
): Promise<Result<Projector>> {
  const { Film } = await import('./film')
  const film = Film.of(game)
  if (!film.ok) return film
  const { trickTime } = settings.values
  return accept(new Projector(film.value, game.players.length, () => trickTime))
}
