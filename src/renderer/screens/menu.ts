import type { Component } from 'svelte'
import AloneMark from '../art/AloneMark.svelte'
import HistoryMark from '../art/HistoryMark.svelte'
import HostMark from '../art/HostMark.svelte'
import JoinMark from '../art/JoinMark.svelte'
import LearnMark from '../art/LearnMark.svelte'
import RulesMark from '../art/RulesMark.svelte'
import SettingsMark from '../art/SettingsMark.svelte'
import type { ScreenId } from './screens'

export interface MenuEntry {
  /** Its texts are `<screen>.title` and `<screen>.summary`. */
  readonly screen: Exclude<ScreenId, 'start' | 'table' | 'statistics' | 'replay' | 'sheet'>
  readonly mark: Component
}

/** What the start screen offers, in this order. A screen is added when it works, not before. */
export const MENU: readonly MenuEntry[] = [
  { screen: 'learn', mark: LearnMark },
  { screen: 'alone', mark: AloneMark },
  { screen: 'host', mark: HostMark },
  { screen: 'join', mark: JoinMark },
  { screen: 'history', mark: HistoryMark },
  { screen: 'rules', mark: RulesMark },
  { screen: 'settings', mark: SettingsMark },
]
