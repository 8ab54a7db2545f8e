export const SCREENS = [
  'start',
  'learn', // lessons, and one of them
  'alone', // a table with bots
  'host', // a game night for others to join
  'join',
  'table', // the table of this window
  'history', // the games of this machine
  'statistics',
  'replay', // a game again, card by card
  'sheet', // a score sheet, to be printed
  'rules', // the rule book, at a clause
  'settings',
] as const
export type ScreenId = (typeof SCREENS)[number]
