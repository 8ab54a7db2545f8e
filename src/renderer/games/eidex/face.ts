/** Everything that is shown of Eidex. */
import { isPowerId } from '../../../engine/eidex/characters'
import { defineFace, type EventFace } from '../face'
import { coach } from './coach'
import { find, t } from './i18n/texts'
import { rulesPart } from './rules/part'
import EidexPart from './statistics/EidexPart.svelte'
import EidexTable from './table/EidexTable.svelte'
import { eidexEventText } from './table/event-text'
import GameOver from './table/GameOver.svelte'
import HowTo from './table/HowTo.svelte'
import GameScores from './table/GameScores.svelte'
import { spoken } from './table/spoken'
import { cardName } from './table/words'
import type { EidexFace } from './types'

const EVENTS: Readonly<Record<EidexFace['event']['type'], EventFace>> = {
  opened: { pace: 600 },
  dealt: { is: 'deal', pace: 900, sound: 'deal' },
  redealt: { pace: 1600, lingers: true, sound: 'deal' },
  mode: { pace: 500 },
  'put-down': { pace: 200, sound: 'card' },
  power: { pace: 1600, lingers: true, sound: 'power' },
  answered: { pace: 900, lingers: true },
  moved: { pace: 900, lingers: true },
  shown: { pace: 1600, lingers: true },
  told: { pace: 1200, lingers: true },
  played: { is: 'play', pace: 380, sound: 'card' },
  'taken-back': { pace: 900, lingers: true },
  trick: { is: 'trick', sound: 'trick' },
  counted: { dialog: 'scores' },
  awarded: { is: 'scores', dialog: 'scores' },
  over: { sound: 'end', dialog: 'over' },
}

/** A character's own clause: the rule book explains it, not the refusal. */
const isPower = (code: string): boolean => isPowerId(code.replace(/^eidex\./, ''))

export const face = defineFace<EidexFace>({
  Table: EidexTable,
  Scores: GameScores,
  GameOver,
  HowTo,
  howToTitle: () => t('eidex.help.title'),
  events: EVENTS,
  eventText: eidexEventText,
  cardName,
  spokenCard: cardName,
  spoken,
  roundText: ({ games: game, config: { target } }) => ({
    figure: t('eidex.round.short', { game, target }),
    words: t('eidex.round', { game, target }),
  }),
  handOf: ({ hand }) => hand,
  tricksOf: ({ tricks }) =>
    tricks.map(({ winner, cards }) => ({
      winner,
      cards: cards.map(({ seat, card }) => ({ player: seat, card })),
    })),
  refusalText: (code) => (isPower(code) ? t('refusal.power') : find(`refusal.${code}`)),
  coach,
  replay: {
    roundOf: (event) => (event.type === 'dealt' ? event.game : 0),
    placeText: (round, trick) =>
      trick === 0 ? t('eidex.at', { round }) : t('eidex.at.trick', { round, trick }),
    strideText: (which) => (which === 'name' ? t('eidex.stride') : t(`eidex.stride.${which}`)),
    // Cards put down are open, too.
    opened: (view, own) => ({ ...view, down: own.map(({ down }, seat) => down[seat] ?? null) }),
  },
  rules: rulesPart,
  sheets: () => import('./scoresheet/sheets').then(({ sheets }) => sheets),
  lessons: () => import('./lessons').then(({ lessons }) => lessons),
  statistics: { has: ({ byGame }) => byGame['eidex'] !== undefined, Part: EidexPart },
})
