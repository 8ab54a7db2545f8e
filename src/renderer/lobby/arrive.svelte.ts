/** The steps from a screen to a table. */
import { accept, refuse, type Result } from '../../engine/kernel'
import type { TableSetup } from '../../protocol/table'
import { currentSession, ownHost } from '../session/current-session.svelte'
import { nameOf } from '../session/identity'
import type { Session } from '../session/session.svelte'
import type { Settings } from '../settings/settings.svelte'
import { goTo } from '../shell/route.svelte'

/** Resolves when the host has said welcome or has refused, or when the wait is over. */
export function whenOpen(session: Session, patienceMs?: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isOpen: boolean) => {
      clearTimeout(timer)
      resolve(isOpen)
      queueMicrotask(() => stop())
    }
    const timer = patienceMs && setTimeout(() => settle(false), patienceMs)
    const stop = $effect.root(() => {
      $effect(() => {
        if (session.status !== 'connecting') settle(session.status === 'open')
      })
    })
  })
}

/** Our own host takes time to start: a user who has since gone to another one stays there. */
export async function openOwnHost(settings: Settings): Promise<Session | undefined> {
  const before = currentSession.session
  const origin = await ownHost()
  const now = currentSession.session
  const session = now === null || now === before ? currentSession.open(origin, settings) : now
  return (await whenOpen(session)) ? session : undefined
}

export async function openTable(settings: Settings, setup: TableSetup): Promise<Result<Session>> {
  const session = await openOwnHost(settings)
  if (session === undefined) return refuse('client.lost', 'The host does not answer.')
  // A window has one seat: a player who comes from another table gives it up.
  if (session.table !== null) await session.leave()
  await session.rename(nameOf(settings), settings.values.marker)
  const created = await session.create(setup)
  if (!created.ok) return created
  goTo('table')
  return accept(session)
}
