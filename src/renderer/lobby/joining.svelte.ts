/** The ways to a table of another player, and what went wrong on them. */
import type { NearbyTable } from '../../protocol/desktop'
import type { JoinLink } from '../../protocol/link'
import type { TableSummary } from '../../protocol/table'
import { desktop } from '../desktop'
import { loadFace } from '../games/faces.svelte'
import { refusalText } from '../i18n/refusals/text'
import { t } from '../i18n/texts.svelte'
import { currentSession } from '../session/current-session.svelte'
import { nameOf } from '../session/identity'
import { keyFor } from '../session/own-key'
import type { Session } from '../session/session.svelte'
import type { KeptTicket } from '../session/tickets'
import type { Settings } from '../settings/settings.svelte'
import { goTo } from '../shell/route.svelte'
import { openOwnHost, whenOpen } from './arrive.svelte'
import { backTo } from './back'
import { hostsOf, originsOf } from './nearby'

type Place = Parameters<Session['join']>[0]
type Wanted = Parameters<Session['join']>[1]

/** Where on the screen the user asked. */
export type Asked = 'table' | 'code' | 'address'

const PATIENCE_MS = 5000

export class Joining {
  readonly #settings: Settings
  #session = $state.raw<Session>()
  #asked = $state.raw<Asked>('table')
  #problem = $state('')
  #invited = $state.raw<TableSummary | null>()

  constructor(settings: Settings) {
    this.#settings = settings
  }

  get session(): Session | undefined {
    return this.#session
  }

  /** What went wrong, or is being tried, where the user asked for it. */
  problemOf(place: Asked): string {
    return place === this.#asked ? this.#problem : ''
  }

  /** The table that the invitation leads to: undefined until the host has answered, null if there is none. */
  get invited(): TableSummary | null | undefined {
    return this.#invited
  }

  async begin(): Promise<void> {
    const opened = await openOwnHost(this.#settings)
    // The user may have gone elsewhere before it answered.
    this.#session ??= opened
  }

  /** Looks up the table of an invitation. */
  async lookUp(code: string): Promise<void> {
    this.#invited = undefined
    const found = await this.#session?.find(code)
    this.#invited = found?.ok === true ? found.value.table : null
    // While the guest types a name; if it does not come, the table asks again.
    if (this.#invited !== null) loadFace(this.#invited.game).catch(() => undefined)
    if (found?.ok === false) this.refuse('code', refusalText(found.refusal))
  }

  sitDown(at: Place, seat: Wanted = null): Promise<boolean> {
    this.#asked = 'table'
    return this.#join(at, seat)
  }

  async nearby(table: NearbyTable, seat: Wanted = null): Promise<void> {
    this.#asked = 'table'
    if (await this.#reach(originsOf(table))) await this.#join({ table: table.id }, seat)
  }

  async byLink({ code, address }: JoinLink): Promise<void> {
    this.#asked = 'table'
    if (await this.#reach([`http://${address}`])) await this.#join({ code })
  }

  /** A code says nothing about the machine: the known hosts are asked one after the other. */
  async byCode(code: string, elsewhere: readonly NearbyTable[]): Promise<void> {
    this.#asked = 'code'
    if (await this.#join({ code })) return
    const refusal = this.#problem
    for (const origins of hostsOf(elsewhere)) {
      if ((await this.#reach(origins)) && (await this.#join({ code }))) return
    }
    this.#problem = refusal
  }

  /** To the host at an address. The application connects, and lists its tables; a browser must load its page. */
  async visit(origin: string, code: string): Promise<void> {
    this.#asked = 'address'
    if (desktop() !== undefined) await this.#reach([origin])
    else await this.#load(origin, `${origin}/#/join/${code}`)
  }

  /** Nobody likes to end up on a page that says nothing: the user's own host looks first, if there is one. */
  async #load(origin: string, page: string): Promise<void> {
    const session = this.#session
    if (
      session === undefined ||
      keyFor(session.origin) === undefined ||
      origin.startsWith('https')
    ) {
      window.open(page, '_blank', 'noopener')
      this.#problem = t('join.address.opened')
      return
    }
    this.#problem = t('join.calling')
    const reached = await session.reach(origin)
    if (reached.ok) location.href = page
    else this.#problem = refusalText(reached.refusal)
  }

  refuse(place: Asked, problem: string): void {
    this.#asked = place
    this.#problem = problem
  }

  async comeBack(ticket: KeptTicket): Promise<void> {
    this.#asked = 'table'
    const back = await backTo(ticket, this.#settings)
    // What is done next is done at the host where the seat was.
    this.#session = currentSession.session ?? undefined
    this.#problem = back.ok ? '' : refusalText(back.refusal)
  }

  async #join(at: Place, seat: Wanted = null): Promise<boolean> {
    const session = this.#session
    if (session === undefined) return false
    if (session.table !== null) await session.leave()
    await session.rename(nameOf(this.#settings), this.#settings.values.marker)
    const joined = await session.join(at, seat)
    this.#problem = joined.ok ? '' : refusalText(joined.refusal)
    if (joined.ok) goTo('table')
    return joined.ok
  }

  /** The first of these addresses at which a host answers. */
  async #reach(origins: readonly string[]): Promise<boolean> {
    this.#problem = t('join.calling')
    for (const origin of origins) {
      const session = currentSession.open(origin, this.#settings)
      this.#session = session
      if (await whenOpen(session, PATIENCE_MS)) {
        this.#problem = ''
        return true
      }
      if (session.farewell !== null) {
        this.#problem = refusalText(session.farewell)
        return false
      }
    }
    this.#problem = t('refusal.host.elsewhere')
    this.#session = await openOwnHost(this.#settings)
    return false
  }
}
