/** One window's connection to a host, for components to read. The host's state replaces ours completely. */
import { untrack } from 'svelte'
import { Client, type Identity } from '../../protocol/client'
import type { AnyAction, Refusal, Result } from '../../engine/kernel'
import type { HostMessage, HostMessages } from '../../protocol/messages'
import type { Marker } from '../../protocol/markers'
import type { Proposal, TableInfo } from '../../protocol/table'
import { faceIfHere, loadFace } from '../games/faces.svelte'
import { Playback } from '../playback/playback.svelte'
import type { Pace } from '../playback/update'
import { heardAt } from '../table/clock'
import type { LogLine } from '../table/log-line'
import { logLines } from '../table/log'
import { Coaching } from './coaching.svelte'
import { hold, letGo } from './held'
import { browserDeps } from './line'
import { Moving } from './moving.svelte'
import { RedrawNews } from './redraw-news.svelte'
import { Talk } from './talk.svelte'
import { forget, keep, leaveBehind, type KeptTicket } from './tickets'

/** The only time for a replay: it keeps no one from playing. */
export const isBetweenGames = (table: TableInfo | null): boolean =>
  table?.phase === 'gathering' || table?.phase === 'over'

/** Whether anyone but the player of this seat would see what is shown. */
const hasCompany = (table: TableInfo | null, own: number): boolean =>
  table !== null &&
  (table.watching.length > 0 ||
    table.seats.some(({ person }, seat) => person !== null && seat !== own))

export class Session {
  readonly moving: Moving
  readonly playback: Playback
  readonly coach: Coaching
  readonly talk = new Talk()
  readonly redraws: RedrawNews
  readonly #client: Client
  /** Where the host may be: one after the other is tried until it is found. */
  #places: readonly string[]
  #attempt = 0
  #turns = $state(0)
  /** Whether the next chat is what was said before we came. */
  #isNewHere = false
  /** Why the last decision was refused, until the next one. */
  #refused = $state.raw<Refusal | null>(null)
  /** A seat was wanted, but all were taken. */
  #isFull = $state(false)
  #ownName: string

  constructor(origin: string, identity: Identity, ticket: KeptTicket | null, pace: () => Pace) {
    this.#places = [origin]
    this.#ownName = identity.name
    this.playback = new Playback(() => ({ ...pace(), isWatching: this.isWatching }))
    const deps = browserDeps(
      () => {
        this.#attempt++
        return this.origin
      },
      (message) => this.#hear(message),
    )
    // Only what the host needs: it accepts nothing else.
    const { table = '', token = '', arrival } = ticket ?? {}
    const seat = ticket && { table, token, ...(arrival !== undefined && { arrival }) }
    this.#client = new Client(deps, identity, seat)
    this.moving = new Moving({
      client: this.#client,
      identity,
      origin: () => this.origin,
      goTo: (origins) => {
        this.#places = origins
        this.#attempt = 0
        this.#client.follow()
      },
    })
    this.coach = new Coaching(this.#client)
    this.redraws = new RedrawNews(() => this.#now(this.#client))
  }

  get origin(): string {
    return this.#places[Math.max(0, this.#attempt - 1) % this.#places.length] ?? ''
  }
  get status() {
    return this.#now(this.#client.status)
  }
  get farewell() {
    return this.#now(this.#client.farewell)
  }
  get host() {
    return this.#now(this.#client.host)
  }
  get lobby() {
    return this.#now(this.#client.lobby)
  }
  get table() {
    return this.#now(this.#client.table)
  }
  get seat() {
    return this.#now(this.#client.seat)
  }
  get chat() {
    return this.#now(this.#client.chat)
  }
  get places() {
    return this.#now(this.#client.places)
  }
  get proof() {
    return this.#now(this.#client.proof)
  }
  /** The replay that the whole table is being shown. */
  get sharedReplay() {
    return this.#now(this.#client.sharedReplay)
  }
  get stich() {
    return this.#now(this.#client.stich)
  }
  /** The newest view, which may be ahead of what the table shows. */
  get update() {
    return this.#now(this.#client.update)
  }
  /** Why we are no longer at our last table. */
  get dismissal() {
    return this.#now(this.#client.dismissal)
  }
  /** Where the table has gone, until we are there. */
  get moved() {
    return this.#now(this.#client.moved)
  }
  /** Whether the deals of the last game were as agreed; every client checks that itself. */
  get fairness() {
    return this.#now(this.#client.envelopes.verdict)
  }
  /** What has happened in this game, in words, as far as the table shows it. */
  readonly log: readonly LogLine[] = $derived.by(() =>
    this.table === null ? [] : logLines(this.redraws.list, this.playback.past, this.table),
  )
  get refused(): Refusal | null {
    return this.#refused
  }

  /** What we told the host that we are called; at a table with a namesake it may be another name. */
  get ownName(): string {
    return this.#ownName
  }

  /** Whether a seat is ours, even while its table has not been sent yet. */
  get holdsSeat(): boolean {
    return this.#now(this.#client.ticket) !== null
  }

  /** Whether there is nothing to decide here: for spectators, and while a bot plays for us. */
  get isWatching(): boolean {
    const { seat } = this
    return typeof seat !== 'number' || this.table?.seats[seat]?.bot !== null
  }

  /** Whether we are on the way back to a table that we watched. */
  get isReturning(): boolean {
    return this.#now(this.#client.isReturning)
  }

  /** Between two games, a seated player may show the others a replay, where there are any. */
  get mayShow(): boolean {
    const { seat, table } = this
    return typeof seat === 'number' && isBetweenGames(table) && hasCompany(table, seat)
  }

  /** Whether this player alone decides what the table does. */
  get isOwner(): boolean {
    return this.table !== null && this.table.owner === this.seat
  }

  /** Whether the host would listen; which spectator is the owner, no page knows. */
  get mayPropose(): boolean {
    return typeof this.seat === 'number' || this.table?.owner === null
  }

  /** Whether the user watches only because all seats were taken, and has not read so yet. */
  get isFull(): boolean {
    return this.#isFull && this.seat === 'spectator'
  }

  /** Questions that only the host's own user may ask. */
  get questions(): Pick<Client, 'history' | 'tables'> {
    return this.#client
  }

  create = (...args: Parameters<Client['create']>) => this.#client.create(...args)
  find = (...args: Parameters<Client['find']>) => this.#client.find(...args)
  sit = (...args: Parameters<Client['sit']>) => this.#noting(this.#client.sit(...args))
  rename = (name: string, marker: Marker): Promise<Result<undefined>> => {
    this.#ownName = name
    return this.#client.rename(name, marker)
  }
  say = (...args: Parameters<Client['say']>) => this.#client.say(...args)
  react = (...args: Parameters<Client['react']>) => this.#client.react(...args)
  quiet = (...args: Parameters<Client['quiet']>) => this.#client.quiet(...args)
  show = (...args: Parameters<Client['show']>) => this.#client.show(...args)
  invite = () => this.#client.invite()
  reach = (origin: string) => this.#client.reach(origin)
  openLan = () => this.#client.openLan()

  join = async (...[at, seat = null]: Parameters<Client['join']>): Promise<Result<undefined>> => {
    const joined = await this.#client.join(at, seat)
    this.#isFull = joined.ok && seat === null && this.#client.seat === 'spectator'
    return joined
  }

  propose = (what: Proposal): Promise<Result<undefined>> => {
    // Nobody decides anything in what the host then plays: it is shown as to somebody who watches.
    if (what.do === 'claim') this.playback.hurryToScores()
    return this.#noting(this.#client.propose(what))
  }

  /** Cuts short what the table still shows: a player who decides has seen it. */
  act = (action: AnyAction): void => {
    this.playback.skip()
    this.#noting(this.#client.act(action)).catch(reportError)
  }

  leave = async (): Promise<void> => {
    const { ticket, table } = this.#client
    // Others continue the game, or it stands in the history: the seat is ours if we come back.
    const isUnfinished = table?.phase === 'playing' || table?.phase === 'paused'
    const give = () => {
      if (ticket !== null) (isUnfinished ? leaveBehind : forget)(ticket.token)
    }
    // The start screen may be there before the answer; until it comes, the table is still told of.
    give()
    await this.#client.leave()
    give()
  }

  close = (): void => {
    this.playback.clear()
    this.talk.fade()
    this.#client.close()
    letGo()
  }

  readFull = (): void => {
    this.#isFull = false
  }

  clearRefusal = (): void => {
    this.#refused = null
  }

  async #noting(answer: Promise<Result<undefined>>): Promise<Result<undefined>> {
    const result = await answer
    this.#refused = result.ok ? null : result.refusal
    return result
  }

  #listen = (): number => this.#turns

  /** Components that read it update when the host has spoken again. */
  #now<T>(value: T): T {
    this.#listen()
    return value
  }

  #hear(message: HostMessage | undefined): void {
    // Counting reads what it writes: no effect that listens to us may depend on that.
    untrack(() => this.#turns++)
    if (message !== undefined) this.#takeIn(message)
  }

  #takeIn(message: HostMessage): void {
    this.coach.hear(message)
    if (message.type === 'update') this.#show(message)
    if (message.type === 'seated') this.#sitDown()
    if (message.type === 'table') {
      heardAt(message.table)
      this.#remember()
      this.#prepare()
    }
    if (message.type === 'left') this.#left()
    if (message.type === 'moved') this.moving.follow().catch(reportError)
    // The host repeats the chat for a guest who is given a seat, right after saying so.
    if (message.type === 'chat' && !this.#isNewHere)
      this.talk.listen(message.lines, this.#client.seat)
    this.#isNewHere = message.type === 'seated'
    if (message.type === 'reaction') this.talk.react(message)
  }

  /** Loads the face while the others sit down. */
  #prepare(): void {
    const { table } = this.#client
    if (table !== null) loadFace(table.game).catch(() => undefined)
  }

  /** Waits until the game's face has loaded. */
  #show(update: HostMessages['update']): void {
    if (faceIfHere(update.view.game) !== undefined) this.playback.take(update)
    else this.#showLater(update).catch(reportError)
  }

  async #showLater(update: HostMessages['update']): Promise<void> {
    await loadFace(update.view.game)
    // By now we may have left the table, or sit at another one.
    const { update: newest } = this.#client
    if (newest?.number === update.number && newest.rev >= update.rev) this.playback.take(update)
  }

  #sitDown(): void {
    this.playback.clear()
    this.talk.fade()
    this.#places = [this.origin]
  }

  #remember(): void {
    const { ticket, table } = this.#client
    // A lesson begins again where it was: nobody comes back to its table.
    if (ticket === null || table === null || table.practice) return
    keep({ ...ticket, origin: this.origin, name: table.name })
    hold(ticket.token)
  }

  #left(): void {
    this.playback.clear()
    this.talk.read()
    letGo()
  }
}
