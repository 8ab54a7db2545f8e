/** Everything one sees of Tercet beyond its cover. */
import { defineFace, type EventFace } from '../../../src/renderer/games/face'
import { roundsOf } from '../engine/config'
import { coach } from './coach'
import { find, t } from './i18n/texts'
import { rulesPart } from './rules/part'
import Statistics from './statistics/Statistics.svelte'
import GameOver from './table/GameOver.svelte'
import HowTo from './table/HowTo.svelte'
import Scores from './table/Scores.svelte'
import Table from './table/Table.svelte'
import { spoken } from './spoken'
import type { TercetFace } from './types'
import { cardName, eventText } from './words'

const EVENTS: Readonly<Record<TercetFace['event']['type'], EventFace>> = {
  dealt: { is: 'deal', pace: 900, sound: 'deal' },
  played: { is: 'play', pace: 380, sound: 'card' },
  trick: { is: 'trick', sound: 'trick' },
  scored: { is: 'scores', dialog: 'scores' },
  over: { sound: 'end', dialog: 'over' },
}

export const face = defineFace<TercetFace>({
  Table,
  Scores,
  GameOver,
  HowTo,
  howToTitle: () => t('help.title'),
  events: EVENTS,
  eventText,
  cardName,
  spokenCard: cardName,
  spoken,
  roundText: ({ round, config }) => {
    const words = t('round', { round, rounds: roundsOf(config) })
    return { figure: words, words }
  },
  handOf: ({ hand }) => hand,
  tricksOf: ({ tricks }) => tricks,
  refusalText: (code) => find(`refusal.${code}`),
  coach,
  replay: {
    roundOf: (event) => (event.type === 'dealt' ? event.round : 0),
    placeText: (round, trick) =>
      trick === 0 ? `${t('stride.name')} ${round}` : t('round.trick', { round, trick }),
    strideText: (which) => t(`stride.${which}`),
    opened: (view) => view,
  },
  rules: rulesPart,
  sheets: () => import('./sheet/sheets').then(({ sheets }) => sheets),
  statistics: { has: ({ byGame }) => byGame['tercet'] !== undefined, Part: Statistics },
})
