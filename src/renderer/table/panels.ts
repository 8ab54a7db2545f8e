/** The panels that can be opened beside the table: for whom, and with which key. */
import type { Session } from '../session/session.svelte'
import type { TableInfo } from '../../protocol/table'
import type { Key } from '../i18n/messages'

export const PANELS = ['coach', 'tricks', 'log', 'chat'] as const
export type PanelId = (typeof PANELS)[number]

export const PANEL_NAMES = {
  coach: 'coach.title',
  tricks: 'table.last-trick',
  log: 'table.log',
  chat: 'table.chat',
} as const satisfies Readonly<Record<PanelId, Key>>

export const PANEL_KEYS: Readonly<Record<PanelId, string>> = {
  coach: 'h',
  tricks: 't',
  log: 'l',
  chat: 'c',
}

export const panelOfKey = (key: string): PanelId | undefined =>
  PANELS.find((id) => PANEL_KEYS[id] === key)

/** The coach is for players, where the table allows it. */
export const panelsAt = ({ coach }: TableInfo, seat: Session['seat']): readonly PanelId[] =>
  PANELS.filter((id) => id !== 'coach' || (coach && typeof seat === 'number'))
