/** What the cards won in a round of ebbes are worth. */

const countOf = (cards: readonly string[], suit: string | undefined): number =>
  cards.filter((card) => card.charAt(0) === suit).length

/** ebbes.score: by player, with the suits in the order of their roles. */
export function pointsOf(
  won: readonly (readonly string[])[],
  [, plus, ebbes, minus]: readonly string[],
): number[] {
  const counts = won.map((cards) => countOf(cards, ebbes))
  const most = Math.max(...counts)
  const fewest = Math.min(...counts)
  return won.map((cards, player) => {
    const count = counts[player] ?? 0
    const between = count !== most && count !== fewest ? 3 : 0
    return countOf(cards, plus) - countOf(cards, minus) + between
  })
}

/** ebbes.zilch: most zilch cards, and among those level the highest one. */
export function zilchRightOf(won: readonly (readonly string[])[], zilch: string): number {
  const most = Math.max(...won.map((cards) => countOf(cards, zilch)))
  let holder = -1
  let highest = 0
  for (const [player, cards] of won.entries()) {
    if (countOf(cards, zilch) !== most) continue
    for (const card of cards) {
      if (card.charAt(0) !== zilch || Number(card.slice(1)) <= highest) continue
      highest = Number(card.slice(1))
      holder = player
    }
  }
  return holder
}
