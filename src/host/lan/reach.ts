/** Where the host can be reached from: its own machine only, or the network, on which it is then announced. */
import type { Server } from 'node:http'
import type { TableSummary } from '../../protocol/table'
import type { Clock } from '../ports'
import { reported } from '../reported'
import { listen } from '../web/listen'
import {
  LOOPBACK,
  mdnsAdapters,
  hostAnswers,
  reachableAddresses,
  type CheckedAddress,
} from './addresses'
import { announcer, type Announcer } from './announce'
import { createAdvertiser, type Advertiser } from './discovery'
import { invitation, publicInvitation, type Place } from './invitation'
import { NetworkListeners } from './network-listeners'

export interface ReachOptions {
  readonly app: string
  readonly clock: Clock
  readonly report: (problem: string) => void
  /** The reverse proxy in front of us, if there is one. */
  readonly publicUrl?: URL | undefined
  readonly openTables: () => readonly TableSummary[]
  /** Called when the host opens to the network. */
  readonly opened?: (() => void) | undefined
  /** The IPv4 addresses of the adapters to announce on, and how; tests bring their own. */
  readonly adapters?: (() => readonly string[]) | undefined
  readonly advertise?: (adapter: string) => Advertiser
}

/** Networks come and go, and no system notifies a plain program about it. */
const LOOK_EVERY_MS = 5000

export class NetworkReach {
  readonly #server: Server
  readonly #options: ReachOptions
  readonly #adapters: () => readonly string[]
  /** Beside the listener for this machine, if the host opens to the network later. */
  readonly #listeners: NetworkListeners
  #opening: Promise<void> | undefined
  #port = 0
  #announcer: Announcer | undefined
  #stopLooking = (): void => undefined

  constructor(server: Server, options: ReachOptions) {
    this.#server = server
    this.#listeners = new NetworkListeners(server, options.report)
    this.#options = options
    this.#adapters = options.adapters ?? mdnsAdapters
  }

  get port(): number {
    return this.#port
  }

  get isOpen(): boolean {
    return this.#announcer !== undefined
  }

  async listen(port: number, lan: boolean): Promise<void> {
    this.#port = lan ? await this.#listenToAll(port) : await listen(this.#server, LOOPBACK, port)
    if (lan) this.#announce()
  }

  /**
   * Opens the host to the network without disturbing existing connections. Not needed behind a reverse proxy:
   * guests come through that, and the machine's other addresses may face the internet.
   */
  async open(): Promise<void> {
    if (this.isOpen || this.#options.publicUrl !== undefined) return
    this.#opening ??= this.#listeners.tune(this.#port).then(() => this.#announce())
    await this.#opening
  }

  addresses(): Promise<readonly CheckedAddress[]> {
    return this.isOpen ? reachableAddresses(this.#port) : Promise.resolve([])
  }

  /** How guests reach the table with this code, the likeliest way first. */
  async invitations(code: string): Promise<readonly Place[]> {
    const { publicUrl } = this.#options
    const here = (await this.addresses()).map((at) => invitation(at, this.#port, code))
    return publicUrl === undefined ? here : [publicInvitation(publicUrl, code), ...here]
  }

  answers(origin: string): Promise<boolean> {
    return hostAnswers(origin)
  }

  /**
   * Opens the host to the network, and returns where browsers there find our pages. This machine's own addresses
   * come last.
   */
  async openPlaces(): Promise<readonly string[]> {
    await this.open()
    const places = (await this.invitations('')).filter(({ reachable }) => reachable)
    return [...places.map(({ url }) => new URL(url).origin), `http://${LOOPBACK}:${this.#port}`]
  }

  show(tables: readonly TableSummary[]): void {
    this.#announcer?.show(tables)
  }

  /** After a sleep, when the network has forgotten us. */
  async refresh(): Promise<void> {
    await this.#announcer?.restart()
    this.#announcer?.tune(this.#adapters())
  }

  /** Says goodbye. */
  async close(): Promise<void> {
    this.#stopLooking()
    this.#listeners.close()
    const closing = this.#announcer
    this.#announcer = undefined
    await closing?.close()
  }

  /** On IPv4 and IPv6 where the machine has both. */
  async #listenToAll(port: number): Promise<number> {
    try {
      return await listen(this.#server, '::', port)
    } catch {
      return listen(this.#server, '0.0.0.0', port)
    }
  }

  #announce(): void {
    const { app, advertise, openTables, opened } = this.#options
    this.#announcer = announcer(advertise ?? this.#advertise, app, this.#port)
    this.#announcer.tune(this.#adapters())
    this.show(openTables())
    this.#lookAgain()
    opened?.()
  }

  #lookAgain(): void {
    this.#stopLooking = this.#options.clock.after(LOOK_EVERY_MS, () => {
      // Scheduled first: whatever goes wrong this time, there is a next time.
      this.#lookAgain()
      this.#announcer?.tune(this.#adapters())
      if (this.#opening !== undefined) {
        this.#listeners.tune(this.#port).catch(reported(this.#options.report))
      }
    })
  }

  /** One on each adapter: by itself the system would announce on one network only, perhaps a VPN's. */
  #advertise = (address: string): Advertiser =>
    createAdvertiser({
      clock: this.#options.clock,
      interface: address,
      onError: ({ message }) => {
        // Failing to say goodbye on a network that is gone is no problem.
        if (!this.#adapters().includes(address)) return
        this.#options.report(`Tables can’t be announced: ${message}`)
      },
    })
}
