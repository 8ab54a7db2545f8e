/**
 * A player's page that takes a table over: it stands between the table's old host and its own, and carries sealed
 * data from one to the other.
 */
import { accept, refuse, type Result } from '../engine/kernel'
import type { Client } from './client'

/** Ends when the old host has let go of the table. If it fails before that, the table stays where it is. */
export async function carry(from: Client, to: Client, table: string): Promise<Result<undefined>> {
  const carried = await carryAll(from, to, table)
  if (!carried.ok) await from.propose({ do: 'move', seat: null })
  return carried
}

async function carryAll(from: Client, to: Client, table: string): Promise<Result<undefined>> {
  const made = await to.move({ do: 'berth', table })
  if (!made.ok || to.berth === null) return made
  const offered = await from.move({ do: 'offer', berth: to.berth.berth })
  if (!offered.ok) return offered
  for (let piece = 0, of = 1; piece < of; piece++) {
    const fetched = await from.move({ do: 'fetch', piece })
    if (!fetched.ok || from.piece === null) return fetched
    const { bytes } = from.piece
    of = from.piece.of
    const kept = await to.move({ do: 'keep', table, piece, of, bytes })
    if (!kept.ok) return kept
  }
  return from.move({ do: 'kept' })
}

/** The old host has let go: ours takes the table up. Can be repeated as often as needed. */
export async function takeUp(from: Client, to: Client): Promise<Result<undefined>> {
  if (from.moved === null || from.moved.release === null) {
    return refuse('move.unasked', 'Nobody has asked you to take this table over.')
  }
  const { table, release } = from.moved
  const taken = await to.move({ do: 'take-up', table, release })
  if (!taken.ok) return taken
  // It does no harm if this gets lost: the old host only keeps its way back open.
  await from.move({ do: 'taken-up', table })
  return accept(undefined)
}
