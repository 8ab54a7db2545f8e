/** Why something was refused, as a sentence for people. */
import type { Refusal } from '../../../engine/kernel'
import { gameOf } from '../../games'
import { faceIfHere, loadFace } from '../../games/faces.svelte'
import { find } from '../texts.svelte'

/** The game whose rules such a code names: a clause begins with it. */
export const gameOfCode = (code: string): string | undefined => gameOf(code.split('.')[0] ?? '')?.id

function ofGame(game: string, code: string): string | undefined {
  const face = faceIfHere(game)
  // Its text replaces the host's as soon as it has loaded.
  if (face === undefined) loadFace(game).catch(reportError)
  return face?.refusalText(code)
}

/** In the reader's language where we have it; otherwise the host's own words. */
export function refusalText({ code, message }: Refusal): string {
  const game = gameOfCode(code)
  const text = game === undefined ? find(`refusal.${code}`) : ofGame(game, code)
  return text ?? message
}
