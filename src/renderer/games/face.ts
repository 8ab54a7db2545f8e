/**
 * Everything that is shown of a game beyond its cover. Shared code asks this record and knows no game by name;
 * what only some screens need is loaded later, as a promise.
 */
import type { Component, Snippet } from 'svelte'
import type { AnyAction, AnyEvent, AnyView, Refusal } from '../../engine/kernel'
import type { Sheet } from '../../engine/scoresheet/sheet'
import type { PlayerStatistics, Remembered } from '../../engine/statistics/statistics'
import type { Estimate } from '../../protocol/coach'
import type { Lesson, Scene, SetDeal } from '../../protocol/lesson'
import type { Practice, TableInfo } from '../../protocol/table'
import type { Language } from '../i18n/languages'
import type { Update } from '../playback/update'
import type { Part } from '../rules/book'
import type { Settings } from '../settings/settings.svelte'
import type { StoredSettings } from '../settings/stored'
import type { Sound } from '../sound/sounds'
import type { LogLine } from '../table/log-line'
import type { AnyBlank, SheetFace } from './sheet-face'
import type { SpokenFace } from './spoken-face'

/** The types of a game's own parts. */
export interface FaceTypes {
  readonly view: AnyView
  readonly event: AnyEvent
  readonly action: AnyAction
  readonly sheet: Sheet
  readonly blank: AnyBlank
}

/** How the table presents an event. */
export interface EventFace {
  /** How shared code treats it: a round begins, a card is played, a trick is over, points are shown. */
  readonly is?: 'deal' | 'play' | 'trick' | 'scores'
  /** Milliseconds at normal speed; none for an event that another one shows, or that waits to be read. */
  readonly pace?: number
  /** Stays on the table for a while where nothing waits, as it would be gone before anyone saw it. */
  readonly lingers?: boolean
  readonly sound?: Sound
  /** The dialog that tells it. */
  readonly dialog?: 'scores' | 'over'
}

export interface TableProps<T extends FaceTypes = FaceTypes> {
  readonly view: T['view']
  /** The view whose piles and scores have been counted: the one before, while a finished trick is shown. */
  readonly counted?: T['view'] | undefined
  /** What is happening at this moment. */
  readonly event: T['event'] | null
  readonly table: TableInfo
  readonly settings: Settings
  readonly lines?: readonly LogLine[]
  /** The revision of the newest view, on which the player decides. */
  readonly rev?: number | undefined
  /** Whether the host passes for this seat. */
  readonly isQuiet?: boolean
  /** Whether the finished trick is still on the table. */
  readonly holdsTrick: boolean
  /** Whether its last card has landed, so that its winner can be shown; if missing, it has. */
  readonly hasLanded?: boolean
  /** Whether the newest view is shown, so that the player can decide on it. */
  readonly isCurrent: boolean
  /** Everybody's cards, where they are shown to all. */
  readonly hands?: Update['hands']
  /** If missing, the table is only shown: in a replay of a finished game. */
  readonly onact?: ((action: T['action']) => void) | undefined
  /** An open panel: the table has a place for it. */
  readonly panel?: Snippet | undefined
  /** Cards can be chosen before their turn: the one that was, and what a tap does then. */
  readonly ahead?: {
    readonly card: string | undefined
    readonly toggle: ((card: string) => void) | undefined
  }
  /** What a player can do beside playing a card. */
  readonly tools?: Snippet | undefined
  readonly onquiet?: ((until: 'now' | 'trick' | 'game') => void) | undefined
  /** Goes to the first event of the replay that fits; if none does, to the first that fits the next test. */
  readonly onseek?: ((...fits: readonly ((event: T['event']) => boolean)[]) => void) | undefined
}

export interface ScoresProps<T extends FaceTypes = FaceTypes> {
  readonly view: T['view']
  /** The events that led to these scores. */
  readonly events: readonly T['event'][]
  /** The table before that, if this window saw it. */
  readonly before: T['view'] | null
  readonly table: TableInfo
  readonly letters: StoredSettings['letters']
  readonly isOver: boolean
}

export interface GameOverProps<T extends FaceTypes = FaceTypes> {
  readonly view: T['view']
  readonly table: TableInfo
  /** Everything that happened, from the first deal on, as far as this window was told. */
  readonly events: readonly T['event'][]
  /** How fast the game is told once more: 1 is normal, 0 not at all. */
  readonly speed: number
}

/** A finished trick of the current round; null is a card that may not be seen. */
export interface ShownTrick {
  readonly winner: number
  readonly cards: readonly LyingCard[]
}

export interface LyingCard {
  readonly player: number
  readonly card: string | null
}

/** What the coach says about a decision and about a game. */
export interface CoachFace<T extends FaceTypes = FaceTypes> {
  /** The action in words. */
  readonly actionText: (action: T['action'], view: T['view'], table: TableInfo) => string
  /** The card of the action; undefined if no single card describes it. */
  readonly cardOf: (action: T['action']) => string | undefined
  /** The expected gain of an action. */
  readonly gainText: (estimate: Estimate) => string
  /** Why it is good or bad: parts of one sentence. */
  readonly reasonTexts: (estimate: Estimate, view: T['view']) => readonly string[]
  /** When in the game a decision was made. */
  readonly whenText: (view: T['view']) => string
  /** The cards on the table. */
  readonly lying: (view: T['view']) => readonly LyingCard[]
  /** The final results by seat, and such a number in words. */
  readonly results: (view: T['view']) => readonly number[]
  readonly resultText: (result: number) => string
}

export interface ReplayFace<T extends FaceTypes = FaceTypes> {
  /** The number of the round that begins with this deal. */
  readonly roundOf: (deal: T['event']) => number
  /** A position in the game in words; trick 0 is before the first one. */
  readonly placeText: (round: number, trick: number) => string
  /** The name of a step from round to round, on its buttons and in the list of keys. */
  readonly strideText: (which: 'name' | 'next' | 'previous' | 'keys') => string
  /** A spectator's view with what each player's own view shows besides the hand, by seat. */
  readonly opened: (view: T['view'], own: readonly T['view'][]) => T['view']
}

/** What a game's lessons are made from. */
export interface LessonsFace {
  readonly lessons: Readonly<Record<string, Lesson>>
  /** The inputs that deal set cards at such a table. */
  readonly dealt: (deal: SetDeal, scene: Scene) => Practice['line']
  /** A sentence of a lesson, by its key, with the names of the players; undefined if there is none. */
  readonly text: (key: string, names?: Readonly<Record<string, string>>) => string | undefined
}

export interface StatisticsFace {
  /** Whether there is anything to show for this game. */
  readonly has: (player: PlayerStatistics) => boolean
  readonly Part: Component<{ player: PlayerStatistics; games: readonly Remembered[] }>
}

export interface GameFace<T extends FaceTypes = FaceTypes> {
  /** For players, spectators and replays. */
  readonly Table: Component<TableProps<T>>
  /** After a round. */
  readonly Scores: Component<ScoresProps<T>>
  /** How the game ended. */
  readonly GameOver: Component<GameOverProps<T>>
  /** The steps of the short explanation: list items. */
  readonly HowTo: Component<{ view: T['view']; letters: StoredSettings['letters'] }>
  readonly howToTitle: () => string
  /** How to present every event, by its type. */
  readonly events: Readonly<Record<T['event']['type'], EventFace>>
  /** An event as a sentence; empty if another event's sentence covers it. */
  readonly eventText: (event: T['event'], table: TableInfo, view: T['view']) => string
  readonly cardName: (card: string) => string
  /** For those who cannot see the card: all that can be seen on it. */
  readonly spokenCard: (card: string) => string
  /** For those who cannot see the table. */
  readonly spoken: SpokenFace<T>
  /** How far the game has come: in figures for a narrow screen, and in words. */
  readonly roundText: (view: T['view']) => { readonly figure: string; readonly words: string }
  /** The viewer's own cards. */
  readonly handOf: (view: T['view']) => readonly string[]
  /** The finished tricks of this round. */
  readonly tricksOf: (view: T['view']) => readonly ShownTrick[]
  /** For a code of this game, in the reader's language; undefined if it has no text for it. */
  readonly refusalText: (code: Refusal['code']) => string | undefined
  readonly coach: CoachFace<T>
  readonly replay: ReplayFace<T>
  /** Its part of the rule book. */
  readonly rules: (language: Language) => Promise<Part>
  /** Its score sheets, with the engine that they need. */
  readonly sheets: () => Promise<SheetFace<T['sheet'], T['blank']>>
  readonly statistics: StatisticsFace
  /** Those that its cover names. */
  readonly lessons?: () => Promise<LessonsFace>
}

/**
 * The list pairs each game with its own face, so its types can be dropped here: no type says that a view and the
 * face that draws it belong to the same game.
 */
export const defineFace = <T extends FaceTypes>(face: GameFace<T>): GameFace =>
  face as unknown as GameFace
