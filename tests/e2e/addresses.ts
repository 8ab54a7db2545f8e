import { SCREENS, type ScreenId } from '../../src/renderer/screens/screens'

type Open = Exclude<ScreenId, 'table'>

/** The screens that anybody can go to: at a table one has to sit down first. */
export const OPEN_SCREENS = SCREENS.filter((screen): screen is Open => screen !== 'table')

export const addressOf = (screen: ScreenId): string => `/#/${screen === 'start' ? '' : screen}`
