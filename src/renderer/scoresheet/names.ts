/** The players' names on a sheet. */
import type { StichPlayer } from '../../protocol/stich'
import { regularAt } from '../../protocol/primitives'
import { gameOf } from '../games'
import { t } from '../i18n/texts.svelte'

/** The people and bots by seat, then the game's own player if there is one. */
export const namesOf = (
  { game, players: count }: { readonly game: string; readonly players: number },
  players: readonly StichPlayer[],
): readonly string[] =>
  Array.from({ length: count }, (_, player) => {
    if (player >= players.length) return gameOf(game)?.ownPlayer?.() ?? t('sheet.nobody')
    const { name = null, bot = null, regular } = players[player] ?? {}
    if (name !== null) return name
    return bot === null
      ? t('sheet.nobody')
      : `${regularAt(player, { regular }) ?? ''} (${t('sheet.bot')})`
  })

/** For a name in the middle of a sentence: isolates its text direction from ours. */
export const isolated = (name: string): string =>
  `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069`
