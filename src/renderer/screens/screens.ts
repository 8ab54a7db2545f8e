export const SCREENS = ['start', 'settings'] as const
export type ScreenId = (typeof SCREENS)[number]

export const linkTo = (screen: ScreenId): string => (screen === 'start' ? '#/' : `#/${screen}`)
