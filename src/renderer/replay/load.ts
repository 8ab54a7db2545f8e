/** What an address of the replay shows: loads the whole engine, which is needed only here. */
import { accept, type Result } from '../../engine/kernel'
import type { Stich, StichGame } from '../../protocol/stich'
import { loadFace } from '../games/faces.svelte'
import { Projector } from '../playback/projector.svelte'
import type { Settings } from '../settings/settings.svelte'

/** A replay shown to the table comes from its host, and is trusted no more than a file. */
export async function checked(stich: Stich): Promise<Result<Stich>> {
  const { checkStich } = await import('../../protocol/open-stich')
  return checkStich(stich)
}

export async function projectorFor(
  game: StichGame,
  settings: Settings,
): Promise<Result<Projector>> {
  const [{ Film }] = await Promise.all([import('./film'), loadFace(game.log.game)])
  const film = Film.of(game)
  if (!film.ok) return film
  const { trickTime } = settings.values
  return accept(new Projector(film.value, game.players.length, () => trickTime))
}
