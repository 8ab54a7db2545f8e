/** The inputs that deal set cards. */
import type { Chance } from '../../../../engine/eidex/actions'
import { DECK_NAMES, type Card } from '../../../../engine/eidex/cards'
import { isPowerId } from '../../../../engine/eidex/characters'
import { toTheRight } from '../../../../engine/eidex/state'
import type { SetDeal } from '../../../../protocol/lesson'
import { filledHands } from '../../../lessons/fill'

const HAND = 12
const PACKET = 4
const NO_CHARACTERS = [null, null, null]

/** The dealer's last card is the one turned up. */
export function dealt(deal: SetDeal): readonly { by: 'chance'; outcome: Chance }[] {
  const { dealer, turnUp = '' } = deal
  const wanted = deal.hands.map((hand, seat) =>
    seat === dealer ? [...hand.filter((card) => card !== turnUp), turnUp] : hand,
  )
  const full = filledHands(wanted, HAND, DECK_NAMES).map((hand, seat) =>
    seat === dealer ? [...hand.filter((card) => card !== turnUp), turnUp] : hand,
  )
  const deck = Array.from({ length: HAND / PACKET }, (_, packet) =>
    toTheRight(dealer).flatMap(
      (seat) => full[seat]?.slice(packet * PACKET, (packet + 1) * PACKET) ?? [],
    ),
  ).flat() as Card[]
  const characters = deal.characters?.filter(isPowerId) ?? NO_CHARACTERS
  return [
    { by: 'chance', outcome: { type: 'open', dealer, characters } },
    { by: 'chance', outcome: { type: 'deal', deck } },
  ]
}
