/** Hands as a lesson writes them, in full: `…` stands for cards left over, in card order. */
export function filledHands(
  hands: readonly (readonly string[])[],
  size: number,
  deck: readonly string[],
): readonly (readonly string[])[] {
  const named = hands.flat()
  const left = deck.filter((card) => !named.includes(card))
  return hands.map((hand) => {
    const missing = size - hand.filter((card) => card !== '…').length
    return hand.flatMap((card) => (card === '…' ? left.splice(0, missing) : card))
  })
}
