/** A table's file as a document of its games, as `.stich` files and score sheets use it. */
import { accept, refuse, type Result } from '../../engine/kernel'
import type { Stich } from '../../protocol/stich'
import { atOnce } from '../cooperative'
import { makingStich } from './cooperative-stich'
import { replayingTableFile } from './replaying'

/** Replays everything in the file and checks its deals, or refuses the file with the reason. */
export function stichOfLog(
  text: string,
  app: string,
): Result<{ readonly stich: Stich; readonly wasTorn: boolean }> {
  const read = atOnce(replayingTableFile(text))
  if (!read.ok) return read
  const { games, wasTorn } = read.value
  if (games.length === 0) return refuse('history.unknown', 'No game was begun at this table.')
  const made = atOnce(makingStich(read.value, games, app))
  return made.ok ? accept({ stich: made.value, wasTorn }) : made
}
