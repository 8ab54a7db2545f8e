import type { Component } from 'svelte'
import SettingsMark from '../art/SettingsMark.svelte'
import type { Key } from '../i18n/messages'
import type { ScreenId } from './screens'

export interface MenuEntry {
  readonly screen: ScreenId
  readonly title: Key & `${string}.title`
  readonly summary: Key & `${string}.summary`
  readonly mark: Component
}

/** What the start screen offers, in this order. A screen is added when it works, not before. */
export const MENU: readonly MenuEntry[] = [
  {
    screen: 'settings',
    title: 'settings.title',
    summary: 'settings.summary',
    mark: SettingsMark,
  },
]
