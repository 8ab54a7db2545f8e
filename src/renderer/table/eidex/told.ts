/** What is told in front of everybody while it happens. */
import type { Event } from '../../../engine/eidex/actions'
import type { View } from '../../../engine/eidex/view'

const TOLD: readonly Event['type'][] = ['power', 'answered', 'told', 'shown', 'moved', 'taken-back']

/** A power that is a way to play a card has no event of its own: that it is spent tells. */
function powerOfPlay(event: Event & { type: 'played' }, view: View, before: View): Event | null {
  const { seat, card, faceDown } = event
  const id = view.characters[seat] ?? null
  if (id === null || (view.uses[seat] ?? 0) <= (before.uses[seat] ?? 0)) return null
  return { type: 'power', seat, id, fields: faceDown || card === null ? {} : { card } }
}

export function toldEvent(event: Event | null, view: View, before: View | null): Event | null {
  if (event === null || TOLD.includes(event.type)) return event
  return event.type === 'played' && before !== null ? powerOfPlay(event, view, before) : null
}
