/** What a power has set in force, as a sentence: each power defines the meaning of its numbers. */
import { nameOf, SUITS, type Suit } from '../../../../engine/eidex/cards'
import type { PowerId } from '../../../../engine/eidex/characters'
import type { Effect } from '../../../../engine/eidex/state'
import type { TableInfo } from '../../../../protocol/table'
import { capital } from '../../../i18n/format'
import { t } from '../i18n/texts'
import { seatName } from '../../../table/names'
import { suitInText, suitName, theCard } from './words'

/** The secret part of `laser` and `schuechterne` is not told here. */
const SENTENCES: Readonly<Partial<Record<PowerId, (effect: Effect, table: TableInfo) => string>>> =
  {
    'jiu-jitsu': ({ data: [a, b] }) =>
      t('eidex.effect.jiu-jitsu', { a: capital(numbered(a)), b: numbered(b) }),
    ultimo: (effect, table) => t('eidex.effect.ultimo', whose(effect, table)),
    feministin: (effect, table) => t('eidex.effect.feministin', whose(effect, table)),
    gerechtigkeit: ({ data: [number = 0] }) => t('eidex.effect.gerechtigkeit', { number }),
    skater: () => t('eidex.effect.skater'),
    schwarzpeter: () => t('eidex.effect.schwarzpeter'),
    farbenfreund: ({ data: [suit] }) =>
      t('eidex.effect.farbenfreund', { suit: suitInText(suitNumbered(suit)) }),
    differenzler: (effect, table) =>
      t('eidex.effect.differenzler', { ...whose(effect, table), number: effect.data[0] ?? 0 }),
    fahnder: ({ data: [card] }) => t('eidex.effect.fahnder', { a: numbered(card) }),
    fuersorge: ({ seat, data: [target = seat] }, table) =>
      t('eidex.effect.fuersorge', { target: seatName(table, target) }),
    weisheit: (effect, table) =>
      t('eidex.effect.weisheit', { ...whose(effect, table), number: effect.data[0] ?? 0 }),
    laser: () => t('eidex.effect.laser'),
    umwerter: ({ data: [card, highest] }) =>
      t(`eidex.effect.umwerter.${highest === 1 ? 'highest' : 'lowest'}`, {
        a: capital(numbered(card)),
      }),
    guggitaler: () => t('eidex.effect.guggitaler'),
    jackpot: ({ data: [card] }) => t('eidex.effect.jackpot', { a: numbered(card) }),
    'black-friday': ({ data: [suit] }) =>
      t('eidex.effect.black-friday', { suit: suitName(suitNumbered(suit)) }),
    schuechterne: () => t('eidex.effect.schuechterne'),
  }

const numbered = (card = 0): string => theCard(nameOf(card))
const suitNumbered = (suit = 0): Suit => SUITS[suit] ?? 'hearts'
const whose = ({ seat }: Effect, table: TableInfo) => ({ name: seatName(table, seat) })

export const effectText = (effect: Effect, table: TableInfo): string =>
  SENTENCES[effect.power]?.(effect, table) ?? t('eidex.effect.other')
