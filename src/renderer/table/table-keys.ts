/** The most frequent actions at a table have keys of their own; typing into a field is left alone. */
import { panelOfKey, type PanelId } from './panels'

export interface KeyActions {
  /** Answers whether there is such a panel now. */
  readonly toggle: (panel: PanelId) => boolean
  readonly help: () => void
  /** Says once more how the table stands. */
  readonly repeat: () => void
  /** Undefined for spectators. */
  readonly undo: (() => void) | undefined
  readonly mute: () => void
  readonly closePanel: () => void
  /** Undefined while nothing is moving. */
  readonly hold: (() => void) | undefined
}

const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  // An open dialog has the keyboard to itself: Escape must close it, not us.
  (target instanceof Element && target.closest('dialog') !== null) ||
  target instanceof HTMLInputElement ||
  ctrlKey ||
  metaKey ||
  altKey

export function pressAtTable(event: KeyboardEvent, actions: KeyActions): void {
  if (isElsewhere(event)) return
  const panel = panelOfKey(event.key)
  if (panel !== undefined && actions.toggle(panel)) event.preventDefault()
  else if (panel === undefined && does(event.key, actions)) event.preventDefault()
}

function does(key: string, actions: KeyActions): boolean {
  const { help, repeat, undo, mute, closePanel, hold } = actions
  const actionOf: Readonly<Record<string, (() => void) | undefined>> = {
    '?': help,
    r: repeat,
    u: undo,
    m: mute,
    Escape: closePanel,
    ' ': hold,
  }
  actionOf[key]?.()
  return actionOf[key] !== undefined
}
