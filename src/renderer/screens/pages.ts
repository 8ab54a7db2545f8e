/** The screens' components: the first is there from the beginning, the others are loaded when needed. */
import type { Component } from 'svelte'
import { texts } from '../i18n/texts.svelte'
import type { Settings } from '../settings/settings.svelte'
import { idle } from '../shell/idle'
import StartScreen from './Start.svelte'
import { SCREENS, type ScreenId } from './screens'

type Screen = Component<{ settings: Settings }>

const LOAD: Readonly<Record<ScreenId, () => Promise<{ readonly default: Screen }>>> = {
  start: () => Promise.resolve({ default: StartScreen }),
  learn: () => import('./Learn.svelte'),
  alone: () => import('./Alone.svelte'),
  host: () => import('./Host.svelte'),
  join: () => import('./Join.svelte'),
  table: () => import('../table/TableScreen.svelte'),
  history: () => import('./History.svelte'),
  statistics: () => import('./Statistics.svelte'),
  replay: () => import('./Replay.svelte'),
  sheet: () => import('./Sheet.svelte'),
  rules: () => import('./Rules.svelte'),
  settings: () => import('./Settings.svelte'),
}

/** Undefined if it cannot be loaded, for example because the host is gone: then the previous screen stays. */
export async function loadScreen(id: ScreenId): Promise<Screen | undefined> {
  try {
    const { default: Screen } = await LOAD[id]()
    // It may have brought texts of its own.
    await texts.settle()
    return Screen
  } catch {
    return undefined
  }
}

export interface Shown {
  readonly id: ScreenId
  readonly Screen: Screen
}

/** The wanted screen, or otherwise the one that is always there; for a guest, the table is on its way with it. */
export async function loadFirst(id: ScreenId): Promise<Shown> {
  if (id === 'join') loadScreen('table').catch(() => undefined)
  const Screen = await loadScreen(id)
  return Screen === undefined ? { id: 'start', Screen: StartScreen } : { id, Screen }
}

/** A guest who was invited has the line for themselves until they sit at the table. */
const GUEST_MS = 8000

/**
 * While the page is idle, so that no user waits, and losing the host costs no screen. One after the other, as a slow
 * line is for what the user has asked for meanwhile; the table first.
 */
export async function loadOthers(first: ScreenId): Promise<void> {
  await idle()
  await loadScreen('table')
  if (first === 'join') await new Promise((resolve) => setTimeout(resolve, GUEST_MS))
  for (const id of SCREENS) {
    await idle()
    await loadScreen(id)
  }
  const { loadFaces } = await import('../games/faces.svelte')
  await loadFaces()
}
