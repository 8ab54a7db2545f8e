/**
 * Everything one sees of a game beyond its cover. Shared code asks this record and knows no game by
 * name; what only some screens need comes later, as a promise.
 */
import type { Component } from 'svelte'
import type { AnyAction, AnyEvent, AnyView, Refusal } from '../../engine/kernel'
import type { PlayerStatistics, Remembered } from '../../engine/statistics/statistics'
import type { Estimate } from '../../protocol/coach'
import type { TableInfo } from '../../protocol/table'
import type { Language } from '../i18n/languages'
import type { Update } from '../playback/playback.svelte'
import type { Part } from '../rules/book'
import type { AnySheet } from '../scoresheet/document'
import type { Settings } from '../settings/settings.svelte'
import type { StoredSettings } from '../settings/stored'
import type { Sound } from '../sound/sounds'
import type { LogLine } from '../table/log.svelte'
import type { AnyBlank, SheetFace } from './sheet-face'

/** What a game's own parts are made of. */
export interface FaceTypes {
  readonly view: AnyView
  readonly event: AnyEvent
  readonly action: AnyAction
  readonly sheet: AnySheet
  readonly blank: AnyBlank
}

/** What an event is to those who only watch the table go on. */
export interface EventFace {
  /** What shared code does about it: a round begins, a card lies there, a trick is over, points are told. */
  readonly is?: 'deal' | 'play' | 'trick' | 'scores'
  /** Milliseconds at normal speed; none for what another event shows, or what waits to be read. */
  readonly pace?: number
  /** Stays on the table for a while where nothing waits, as it would be gone before anybody saw it. */
  readonly lingers?: boolean
  readonly sound?: Sound
  /** From which detail on a screen reader tells it; without, only where everything is told. */
  readonly detail?: 'brief' | 'normal'
}

export interface TableProps<T extends FaceTypes = FaceTypes> {
  readonly view: T['view']
  /** What is happening at this moment. */
  readonly event: T['event'] | null
  readonly table: TableInfo
  readonly settings: Settings
  readonly lines?: readonly LogLine[]
  /** Of the newest view, on which is decided. */
  readonly rev?: number | undefined
  /** Whether the host passes for this seat. */
  readonly isQuiet?: boolean
  /** Whether the finished trick still lies there. */
  readonly holdsTrick: boolean
  /** Whether what is shown is the newest, so that it can be decided on. */
  readonly isCurrent: boolean
  /** Everybody's cards, where they are shown to all. */
  readonly hands?: Update['hands']
  /** Nobody can do anything at a table without it: the game is over, and shown once more. */
  readonly onact?: ((action: T['action']) => void) | undefined
  readonly onquiet?: ((until: 'now' | 'trick' | 'game') => void) | undefined
  /** To the first event of the replay that fits; if none does, to the first that fits the next one. */
  readonly onseek?: ((...fits: readonly ((event: T['event']) => boolean)[]) => void) | undefined
}

export interface ScoresProps<T extends FaceTypes = FaceTypes> {
  readonly view: T['view']
  /** What has led to these scores. */
  readonly events: readonly T['event'][]
  /** The table before that, if it was seen. */
  readonly before: T['view'] | null
  readonly table: TableInfo
  readonly letters: StoredSettings['letters']
  readonly isOver: boolean
  /** Without it nothing waits for anybody to have read it. */
  readonly oncontinue?: (() => void) | undefined
}

/** A finished trick of the round that is on the table; null is a card that nobody may see. */
export interface ShownTrick {
  readonly winner: number
  readonly cards: readonly LyingCard[]
}

export interface LyingCard {
  readonly player: number
  readonly card: string | null
}

/** What the coach says of a decision and of a game. */
export interface CoachFace<T extends FaceTypes = FaceTypes> {
  /** What is done, in words. */
  readonly actionText: (action: T['action'], view: T['view'], table: TableInfo) => string
  /** The card that is meant; undefined where no single card says what is done. */
  readonly cardOf: (action: T['action']) => string | undefined
  /** What an action is expected to bring. */
  readonly gainText: (estimate: Estimate) => string
  /** Why it is good or bad: parts of one sentence. */
  readonly reasonTexts: (estimate: Estimate, view: T['view']) => readonly string[]
  /** When in the game a decision was made. */
  readonly whenText: (view: T['view']) => string
  /** What lay on the table. */
  readonly lying: (view: T['view']) => readonly LyingCard[]
  /** What everybody had in the end, by seat, and such a number in words. */
  readonly results: (view: T['view']) => readonly number[]
  readonly resultText: (result: number) => string
}

export interface ReplayFace<T extends FaceTypes = FaceTypes> {
  /** The number of the round that begins with such a deal. */
  readonly roundOf: (deal: T['event']) => number
  /** Where in the game something is; trick 0 is before the first one. */
  readonly placeText: (round: number, trick: number) => string
  /** What the way from round to round is called, on its buttons and among the keys. */
  readonly strideText: (which: 'name' | 'next' | 'previous' | 'keys') => string
  /** A spectator's view with what everybody's own shows beside their hands, by seat. */
  readonly opened: (view: T['view'], own: readonly T['view'][]) => T['view']
}

export interface StatisticsFace {
  /** Whether there is anything of this game to tell. */
  readonly has: (player: PlayerStatistics) => boolean
  readonly Part: Component<{ player: PlayerStatistics; games: readonly Remembered[] }>
}

export interface GameFace<T extends FaceTypes = FaceTypes> {
  /** For players, spectators and replays. */
  readonly Table: Component<TableProps<T>>
  /** After a round. */
  readonly Scores: Component<ScoresProps<T>>
  /** How the game ended. */
  readonly GameOver: Component<{ view: T['view']; table: TableInfo }>
  /** The steps of the short explanation: items of a list. */
  readonly HowTo: Component<{ view: T['view'] }>
  readonly howToTitle: () => string
  /** What every event is, by its type. */
  readonly events: Readonly<Record<T['event']['type'], EventFace>>
  /** An event as a sentence; empty for what another sentence tells. */
  readonly eventText: (event: T['event'], table: TableInfo, view: T['view']) => string
  readonly cardName: (card: string) => string
  /** The viewer's own cards. */
  readonly handOf: (view: T['view']) => readonly string[]
  /** The finished tricks of this round. */
  readonly tricksOf: (view: T['view']) => readonly ShownTrick[]
  /** For a code of this game, in the reader's language; undefined if it has no words for it. */
  readonly refusalText: (code: Refusal['code']) => string | undefined
  readonly coach: CoachFace<T>
  readonly replay: ReplayFace<T>
  /** Its part of the rule book. */
  readonly rules: (language: Language) => Promise<Part>
  /** Its score sheets, with the engine that they need. */
  readonly sheets: () => Promise<SheetFace<T['sheet'], T['blank']>>
  readonly statistics: StatisticsFace
}

/**
 * The list brings the right face for the right game, so that its own types can be forgotten here: no type says that a
 * view and the face that draws it are of one game.
 */
export const defineFace = <T extends FaceTypes>(face: GameFace<T>): GameFace =>
  face as unknown as GameFace
