/** Puts lists with one game more in the place of the four lists: for tests, never for what is shipped. */
import { inProject } from '../../scripts/lib/paths.js'

const longer = (/** @type {string} */ layer) => inProject('tests/third-game/lists', `${layer}.ts`)

/** By the list that each takes the place of. @type {ReadonlyMap<string, string>} */
const LISTS = new Map([
  [inProject('src/engine/games.ts'), longer('engine')],
  [inProject('src/bots/games.ts'), longer('bots')],
  [inProject('src/protocol/games.ts'), longer('protocol')],
  [inProject('src/renderer/games/index.ts'), longer('renderer')],
  // What the shared suites know of each game.
  [inProject('tests/games/index.ts'), longer('samples')],
])

/** How a list can be named by those who import it. */
const LIST = /^\.(.*\/)?(games|index)$/

/** @returns {import('vite').Plugin} */
export const thirdGame = () => ({
  name: 'third-game',
  enforce: 'pre',
  resolveId: {
    filter: { id: LIST },
    async handler(source, importer, options) {
      if (importer === undefined) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const list = found === null ? undefined : LISTS.get(found.id)
      // The longer list is made of the shipped one.
      return list === importer ? null : list
    },
  },
})
