/**
 * Makes the hosts of this process look at the cards when all shares are open, and discard them this many times.
 */
import { Dealing } from '../../src/host/table/dealing'
import { TableGames } from '../../src/host/table/games'

/** Returns a function that makes them honest again. */
export function chooseCards(times: number): () => void {
  let left = times
  let isDisliked = false
  const asked = new WeakMap<TableGames, Parameters<TableGames['deal']>>()
  const games = Object.getOwnPropertyDescriptors(TableGames.prototype)
  const honest = Object.getOwnPropertyDescriptor(Dealing.prototype, 'ceremony') ?? {}
  Object.defineProperty(Dealing.prototype, 'ceremony', {
    ...honest,
    get(this: Dealing) {
      const ceremony = honest.get?.call(this) as Dealing['ceremony']
      isDisliked = ceremony !== undefined && left > 0
      return isDisliked ? undefined : ceremony
    },
  })
  TableGames.prototype.deal = function (...args) {
    asked.set(this, args)
    games.deal.value?.apply(this, args)
  }
  TableGames.prototype.unseal = function (...args) {
    const result = games.unseal.value?.apply(this, args) as ReturnType<TableGames['unseal']>
    const last = asked.get(this)
    if (!isDisliked || last === undefined) return result
    isDisliked = false
    left--
    this.deal(...last)
    return result
  }
  return () => {
    Object.defineProperty(Dealing.prototype, 'ceremony', honest)
    Object.defineProperty(TableGames.prototype, 'deal', games.deal)
    Object.defineProperty(TableGames.prototype, 'unseal', games.unseal)
  }
}
