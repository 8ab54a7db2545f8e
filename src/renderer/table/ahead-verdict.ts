/** A card that was chosen before its turn: whether it can be played as it was meant. */
import { listed, onlyOne, type AnyAction, type AnyView } from '../../engine/kernel'

/** A card from the hand into the trick, in the only way there is. */
export interface PlainPlay extends AnyAction {
  readonly type: 'play'
  readonly card: string
}

const isPlay = (action: AnyAction): action is PlainPlay =>
  action.type === 'play' && 'card' in action && typeof action.card === 'string'
const isPlain = (action: PlainPlay): boolean => Object.keys(action).length === 2

/** Why a card is no longer marked: it may not be played, or something else came first. */
export type Lost = 'illegal' | 'changed'

/** What becomes of a marked card when its player is asked. */
export function whenAsked(view: AnyView, card: string): PlainPlay | Lost {
  const plays = listed(view.legal).filter(isPlay)
  if (plays.length === 0) return 'changed'
  const ways = plays.filter((play) => play.card === card)
  const [way] = ways
  if (way === undefined) return 'illegal'
  return ways.length === 1 && isPlain(way) ? way : 'changed'
}

/** The only thing that its player can do; undefined if there is a choice, or it is no card. */
export function forcedPlay(view: AnyView): PlainPlay | undefined {
  const only = onlyOne(view.legal)
  return only !== undefined && isPlay(only) && isPlain(only) ? only : undefined
}
