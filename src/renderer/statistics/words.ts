/** People, bots and numbers, as the statistics show them. */
import type { Who } from '../../engine/statistics/appearances'
import { BOT_LEVELS } from '../../protocol/primitives'
import { figure, ONE_PLACE } from '../i18n/format'
import { t } from '../i18n/texts.svelte'

export function whoName(who: Who): string {
  if (who.kind === 'person') return who.name
  const level = BOT_LEVELS.find((known) => known === who.level)
  return t('statistics.bots.level', { level: level ? t(`lobby.bots.${level}`) : who.level })
}

export const average = (sum: number, count: number): string =>
  figure(count === 0 ? 0 : sum / count, ONE_PLACE)
