import type { Viewer } from '../kernel'
import type { Event } from './actions'

/** The event as this viewer may see it: hidden parts are left empty. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) =>
          seat === viewer ? hand.filter((card) => card !== event.concealed) : [],
        ),
        concealed: null,
      }
    case 'put-down':
    case 'played':
      return sees(event.to, viewer) ? event : { ...event, card: null }
    case 'moved':
    case 'shown':
      return sees(event.to, viewer) ? event : { ...event, cards: null }
    case 'answered':
      return sees(event.to, viewer) ? event : { ...event, fields: null }
    case 'opened':
    case 'redealt':
    case 'mode':
    case 'power':
    case 'told':
    case 'taken-back':
    case 'trick':
    case 'counted':
    case 'awarded':
    case 'over':
      return event
  }
}

/** What all seats may see, spectators may see, too. */
const sees = (to: readonly number[], viewer: Viewer): boolean =>
  to.length === 3 || (viewer !== 'spectator' && to.includes(viewer))
