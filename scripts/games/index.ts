/** The games of the commands: the only place in `scripts` that lists them. */
import { ebbes } from './ebbes'
import { eidex } from './eidex'
import type { GameTools } from './game-tools'

export const TOOLS: Readonly<Record<string, GameTools>> = { ebbes, eidex }

export const toolsOf = (id: string): GameTools | undefined =>
  Object.hasOwn(TOOLS, id) ? TOOLS[id] : undefined

export function knownTools(id: string): GameTools {
  const tools = toolsOf(id)
  if (tools === undefined) throw new Error(`there is no game “${id}”.`)
  return tools
}
