export const SCREENS = [
  'start',
  'alone', // a table with bots
  'host', // a game night for others to join
  'join',
  'table', // wherever this window sits
  'rules', // the rule book, at a clause
  'settings',
] as const
export type ScreenId = (typeof SCREENS)[number]
