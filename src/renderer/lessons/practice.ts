/** Tables of lessons: one's own host makes them, for nobody else. */
import { accept, refuse, type Result } from '../../engine/kernel'
import type { Practice, TableSetup } from '../../protocol/table'
import { openOwnHost } from '../lobby/arrive.svelte'
import { nameOf } from '../session/identity'
import type { Session } from '../session/session.svelte'
import type { Settings } from '../settings/settings.svelte'
import { LEARNER } from './stage'

export interface Wanted {
  readonly game: string
  readonly name: string
  readonly options: object
  readonly players: number
  readonly level: Exclude<TableSetup['seats'][number], 'open'>
  readonly practice: Practice
}

const setupOf = ({ game, name, options, players, level, practice }: Wanted): TableSetup => ({
  name,
  game,
  options,
  practice,
  access: 'private',
  spectators: 'none',
  patience: null,
  clock: null,
  coach: true,
  seats: Array.from({ length: players }, (_, seat) => (seat === LEARNER ? 'open' : level)),
  seat: LEARNER,
})

export async function openPractice(settings: Settings, wanted: Wanted): Promise<Result<Session>> {
  const session = await openOwnHost(settings)
  if (session === undefined) return refuse('client.lost', 'The host does not answer.')
  if (session.table !== null) await session.leave()
  await session.rename(nameOf(settings), settings.values.marker)
  const created = await session.create(setupOf(wanted))
  if (!created.ok) return created
  const started = await session.propose({ do: 'start' })
  return started.ok ? accept(session) : started
}
