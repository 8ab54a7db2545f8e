/** The screens' components: the first is there from the beginning, the others are loaded when needed. */
import type { Component } from 'svelte'
import { loadFaces } from '../games/faces.svelte'
import type { Settings } from '../settings/settings.svelte'
import StartScreen from './Start.svelte'
import { SCREENS, type ScreenId } from './screens'

type Screen = Component<{ settings: Settings }>

const LOAD: Readonly<Record<ScreenId, () => Promise<{ readonly default: Screen }>>> = {
  start: () => Promise.resolve({ default: StartScreen }),
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
export const loadScreen = (id: ScreenId): Promise<Screen | undefined> =>
  LOAD[id]().then(
    (module) => module.default,
    () => undefined,
  )

export interface Shown {
  readonly id: ScreenId
  readonly Screen: Screen
}

/** The wanted screen, or otherwise the one that is always there. */
export async function loadFirst(id: ScreenId): Promise<Shown> {
  const Screen = await loadScreen(id)
  return Screen === undefined ? { id: 'start', Screen: StartScreen } : { id, Screen }
}

/** While the page is idle, so that no user waits, and losing the host costs no screen. */
export function loadOthers(): void {
  const load = () => {
    for (const id of SCREENS) loadScreen(id).catch(reportError)
    loadFaces().catch(() => undefined)
  }
  // Not every browser can tell when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 5000 })
  else setTimeout(load, 1000)
}
