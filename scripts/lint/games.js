/**
 * Shared code knows no game: a game's name, and imports from its folders, appear only there and in the lists of
 * the layers.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The only files that put games together. */
const LISTS = ['engine/games.ts', 'bots/games.ts', 'protocol/games.ts', 'renderer/games/index.ts']

/** Every game has its rules in a folder of the engine. @param {string} src */
const gamesIn = (src) =>
  readdirSync(join(src, 'engine')).filter((name) =>
    existsSync(join(src, 'engine', name, 'rules.ts')),
  )

/**
 * @param {string} src
 * @returns {import('eslint').Rule.RuleModule}
 */
export const gamesAtHome = (src) => {
  const games = gamesIn(src)
  /** @param {string} path of a file, below `src` */
  const strangersIn = (path) =>
    path.startsWith('..') || LISTS.includes(path)
      ? []
      : games.filter((game) => !path.includes(`/${game}/`))
  return {
    meta: { type: 'problem', schema: [], docs: { description: 'shared code names no game' } },
    create(context) {
      const strangers = strangersIn(relative(src, context.filename).split(sep).join('/'))
      return {
        Program() {
          const { text } = context.sourceCode
          if (strangers.length === 0) return
          for (const { 0: name, index } of text.matchAll(new RegExp(strangers.join('|'), 'gi'))) {
            context.report({
              loc: context.sourceCode.getLocFromIndex(index),
              message: `“${name}” is a game: ask its record (${LISTS.join(', ')} list them), or put this into the game's own folder.`,
            })
          }
        },
      }
    },
  }
}
