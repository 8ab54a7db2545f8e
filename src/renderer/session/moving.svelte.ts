/** A table that moves to another computer, as this window sees it: taking it over, or following it. */
import type { Refusal } from '../../engine/kernel'
import { carry, takeUp } from '../../protocol/carry'
import type { Client, Identity } from '../../protocol/client'
import type { HostMessages } from '../../protocol/messages'
import { placesFor } from '../../protocol/moving'
import { desktop } from '../desktop'
import { arrivalLink, isFirstVisit } from './arrival'
import { withClient } from './beside'
import { rememberKey } from './own-key'

/** An application has its own host; it can't take over a table that is already there. */
export const canHost = (origin: string): boolean =>
  desktop() !== undefined && !origin.startsWith('http://127.0.0.1:')

interface HostDeps {
  readonly client: Client
  readonly identity: Identity
  readonly origin: () => string
  /** The client looks for the table at one of these from now on. */
  readonly goTo: (origins: readonly string[]) => void
}

/** For this machine's own host. */
const PATIENCE_MS = 5000

export class Moving {
  readonly #deps: HostDeps
  #isBusy = $state(false)
  #refused = $state.raw<Refusal | null>(null)
  #links = $state.raw<readonly string[]>([])

  constructor(deps: HostDeps) {
    this.#deps = deps
  }

  /** A table is being carried, or taken up. */
  get isBusy(): boolean {
    return this.#isBusy
  }
  /** Why the table could not be taken over. */
  get refused(): Refusal | null {
    return this.#refused
  }
  /** Where a browser finds the table, in case it did not get there by itself. */
  get links(): readonly string[] {
    return this.#links
  }

  /** Brings the table to this computer. */
  accept = async (): Promise<void> => {
    const { client } = this.#deps
    const { table } = client
    if (table === null) return
    await this.#withOwnHost((home) => carry(client, home, table.id))
    // The news came while the table was still being carried.
    await this.follow()
  }

  clear = (): void => {
    this.#refused = null
  }

  /**
   * Sent by the old host, perhaps repeatedly: a page that has the release takes the table up before going there.
   */
  follow = async (): Promise<void> => {
    const { client, origin, goTo } = this.#deps
    const { moved } = client
    if (moved === null) return
    if (moved.release !== null) {
      const own = await this.#withOwnHost((home) => takeUp(client, home))
      if (own !== undefined) goTo([own])
      return
    }
    const places = placesFor(moved.places, origin())
    if (desktop() === undefined) this.#visit(moved, places)
    else goTo(places)
  }

  /** A browser may only speak to the host that served its page: it must load the new host's page. */
  #visit(moved: HostMessages['moved'], places: readonly string[]): void {
    const { name, marker } = this.#deps.identity
    this.#links = places.map((place) => arrivalLink(place, moved, name, marker))
    const [best] = this.#links
    // A user who comes back from there did not find it: now they choose for themselves.
    if (best !== undefined && isFirstVisit(best)) location.href = best
  }

  /** Answers where that is, if it succeeded. */
  async #withOwnHost(
    work: (home: Client) => Promise<{ ok: true } | { ok: false; refusal: Refusal }>,
  ): Promise<string | undefined> {
    if (this.#isBusy) return undefined
    this.#isBusy = true
    this.#refused = null
    const own = await desktop()?.host()
    if (own !== undefined) rememberKey(own)
    const done = await withClient(own?.origin ?? '', this.#deps.identity, work, PATIENCE_MS)
    this.#isBusy = false
    if (!done.ok) this.#refused = done.refusal
    return done.ok ? own?.origin : undefined
  }
}
