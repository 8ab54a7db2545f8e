/** The one session of this window: opened when the user wants to play, closed when they leave. */
import { desktop } from '../desktop'
import type { Settings } from '../settings/settings.svelte'
import { identityOf } from './identity'
import { canHost } from './moving.svelte'
import { rememberKey } from './own-key'
import { Session } from './session.svelte'
import { ticketOfThisTab, type KeptTicket } from './tickets'

class CurrentSession {
  #session = $state.raw<Session | null>(null)

  get session(): Session | null {
    return this.#session
  }

  /** A connection to that host; the existing one if it leads there. */
  open(origin: string, settings: Settings, ticket: KeptTicket | null = null): Session {
    const current = this.#session
    if (current?.origin === origin && current.status !== 'ended' && ticket === null) return current
    current?.close()
    const identity = { ...identityOf(settings), ...(canHost(origin) && { hosts: true }) }
    this.#session = new Session(origin, identity, ticket, () => settings.pace)
    return this.#session
  }

  /** After a reload: back to the seat this tab held. */
  comeBack(settings: Settings): Session | undefined {
    const ticket = ticketOfThisTab()
    return ticket === undefined ? undefined : this.open(ticket.origin, settings, ticket)
  }

  close(): void {
    this.#session?.close()
    this.#session = null
  }
}

export const currentSession = new CurrentSession()

/** Where a seat can be found today: this machine's own host may listen on another port than yesterday. */
export const originOf = async ({ origin }: KeptTicket): Promise<string> =>
  origin.startsWith('http://127.0.0.1:') ? ownHost() : origin

/** The host of this machine: the one that served the page, or the application's own. */
export async function ownHost(): Promise<string> {
  const own = await desktop()?.host()
  if (own !== undefined) rememberKey(own)
  return own?.origin ?? location.origin
}
