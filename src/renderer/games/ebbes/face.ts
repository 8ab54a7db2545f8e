/** Everything that is shown of ebbes. */
import { defineFace, type EventFace } from '../face'
import { coach } from './coach'
import { find, t } from './i18n/texts'
import { rulesPart } from './rules/part'
import EbbesPart from './statistics/EbbesPart.svelte'
import EbbesTable from './table/EbbesTable.svelte'
import { ebbesEventText } from './table/event-text'
import GameOver from './table/GameOver.svelte'
import HowTo from './table/HowTo.svelte'
import Scores from './table/Scores.svelte'
import { spoken } from './table/spoken'
import { cardName, longCardName } from './table/words'
import type { EbbesFace } from './types'

const EVENTS: Readonly<Record<EbbesFace['event']['type'], EventFace>> = {
  opened: { pace: 600 },
  dealt: { is: 'deal', pace: 900, sound: 'deal' },
  number: { pace: 500 },
  starter: { pace: 900 },
  selected: { pace: 500 },
  played: { is: 'play', pace: 380, sound: 'card' },
  designated: { pace: 450 },
  'turned-up': { pace: 400 },
  trick: { is: 'trick', sound: 'trick' },
  scored: { is: 'scores', dialog: 'scores' },
  over: { sound: 'end', dialog: 'over' },
}

export const face = defineFace<EbbesFace>({
  Table: EbbesTable,
  Scores,
  GameOver,
  HowTo,
  howToTitle: () => t('ebbes.help.title'),
  events: EVENTS,
  eventText: ebbesEventText,
  cardName,
  spokenCard: longCardName,
  spoken,
  roundText: ({ round, config: { rounds } }) => {
    const words = t('ebbes.round', { round, rounds })
    return { figure: words, words }
  },
  handOf: ({ hand }) => hand,
  tricksOf: ({ memory }) => memory.tricks,
  refusalText: (code) => find(`refusal.${code}`),
  coach,
  replay: {
    roundOf: (event) => (event.type === 'dealt' ? event.round : 0),
    placeText: (round, trick) =>
      trick === 0 ? t('ebbes.at', { round }) : t('ebbes.at.trick', { round, trick }),
    strideText: (which) => (which === 'name' ? t('ebbes.stride') : t(`ebbes.stride.${which}`)),
    opened: (view) => view,
  },
  rules: rulesPart,
  sheets: () => import('./scoresheet/sheets').then(({ sheets }) => sheets),
  lessons: () => import('./lessons').then(({ lessons }) => lessons),
  statistics: { has: ({ byGame }) => byGame['ebbes'] !== undefined, Part: EbbesPart },
})
