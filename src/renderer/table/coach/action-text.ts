/** What can be done, in words, and the card that it is done with. */
import type { Action as EbbesAction } from '../../../engine/ebbes/actions'
import type { Action as EidexAction } from '../../../engine/eidex/actions'
import type { AnyAction, AnyView } from '../../../protocol/game'
import type { TableInfo } from '../../../protocol/table'
import { t } from '../../i18n/texts.svelte'
import { book } from '../../games/eidex/rules/character-texts.svelte'
import { cardName as ebbesCardName } from '../../games/ebbes/table/words'
import { cardName as eidexCardName } from '../../games/eidex/table/words'
import { seatName } from '../names'
import { fieldsText, small } from '../../games/eidex/table/fields-text'

export const cardNameIn = (game: AnyView['game'], card: string): string =>
  game === 'ebbes' ? ebbesCardName(card) : eidexCardName(card)

/** Undefined where no single card says what is done. */
export const cardOf = (action: AnyAction): string | undefined =>
  'card' in action ? action.card : undefined

export function actionText(action: AnyAction, view: AnyView, table: TableInfo): string {
  return view.game === 'ebbes'
    ? ebbesText(action as EbbesAction, view.viewer, table)
    : eidexText(action as EidexAction, view.viewer, view.characters, table)
}

function ebbesText(action: EbbesAction, viewer: AnyView['viewer'], table: TableInfo): string {
  switch (action.type) {
    case 'play':
      return ebbesCardName(action.card)
    case 'select':
      return t('ebbes.select.go', { card: ebbesCardName(action.card) })
    case 'name-starter':
      return action.seat === viewer
        ? t('coach.starter.me')
        : t('coach.starter', { name: seatName(table, action.seat) })
  }
}

type Characters = Extract<AnyView, { game: 'eidex' }>['characters']

function eidexText(
  action: EidexAction,
  viewer: AnyView['viewer'],
  characters: Characters,
  table: TableInfo,
): string {
  switch (action.type) {
    case 'put-down':
      return t('coach.put-down', { card: eidexCardName(action.card) })
    case 'play': {
      const mine = viewer === 'spectator' ? null : characters[viewer]
      const power = mine ? book.characters[mine].name : ''
      const card = eidexCardName(action.card)
      if (action.excuse === true) return `${card}, ${small(t('eidex.play.excuse', { power }))}`
      if (action.faceDown === true) return `${card}, ${small(t('eidex.play.face-down', { power }))}`
      return card
    }
    case 'pass':
      return t('eidex.ask.pass')
    case 'power': {
      const power = book.characters[action.id].name
      const how = fieldsText(action, table, action.id)
      return how === '' ? t('coach.power', { power }) : t('coach.power.how', { power, how })
    }
    case 'answer': {
      const how = fieldsText(action, table)
      return how === '' ? t('eidex.ask.answer') : how.charAt(0).toUpperCase() + how.slice(1)
    }
  }
}
