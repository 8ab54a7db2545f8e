/** What everybody has learnt from Quizmaster’s questions, as short sentences. */
import { members } from '../../../../engine/bits'
import { cardNumber, nameOf } from '../../../../engine/eidex/cards'
import type { Fact } from '../../../../engine/eidex/state'
import { t } from '../i18n/texts'
import { book } from '../rules/character-texts.svelte'
import { theCards } from './words'

const cardsOf = ({ cards }: Fact): string[] =>
  cards.flatMap((set, suit) => members(set).map((rank) => nameOf(cardNumber(suit, rank))))

export function factText(fact: Fact): string {
  const { min, max } = fact
  const names = cardsOf(fact)
  const words = { cards: theCards(names), where: book.options[`where.${fact.where}`] }
  if (min === max) return t('eidex.fact.exactly', { ...words, min })
  if (max >= names.length) return t('eidex.fact.at-least', { ...words, min })
  if (min === 0) return t('eidex.fact.at-most', { ...words, max })
  return t('eidex.fact.between', { ...words, min, max })
}
