/** Where windows open: where they were last time, unless they would be out of sight there. */

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface WindowState extends Area {
  readonly maximised: boolean
}

export const SMALLEST = { width: 360, height: 480 }
const FIRST = { width: 1280, height: 800 }
/** How many pixels of the title bar must be within reach. */
const GRIP = { width: 120, height: 40 }
const CASCADE = 32

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom)

const isWithinReach = (place: Area, screen: Area): boolean =>
  overlap(place.x, place.width, screen.x, screen.width) >= GRIP.width &&
  // The upper edge must be on the screen: a window above it cannot be dragged down.
  place.y >= screen.y &&
  overlap(place.y, GRIP.height, screen.y, screen.height) >= GRIP.height

export type Wanted = Partial<Area> & { readonly width: number; readonly height: number }

/** Without a position, the system chooses one. */
export function placeFor(kept: WindowState | null, screens: readonly Area[]): Wanted {
  if (kept === null || !screens.some((screen) => isWithinReach(kept, screen))) return FIRST
  const { x, y, width, height } = kept
  return { x, y, width, height }
}

/** For another window: beside the existing one, so that both are visible. */
export function placeBeside(other: Area, screens: readonly Area[]): Wanted {
  const { width, height } = other
  const beside = { x: other.x + CASCADE, y: other.y + CASCADE, width, height }
  return screens.some((screen) => isWithinReach(beside, screen)) ? beside : { width, height }
}

const isLength = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= 100_000

/** As stored, by any version of ours. */
export function readWindowState(value: unknown): WindowState | null {
  if (typeof value !== 'object' || value === null) return null
  const { x, y, width, height, maximised } = value as Partial<Record<keyof WindowState, unknown>>
  return isLength(x, -100_000) &&
    isLength(y, -100_000) &&
    isLength(width, SMALLEST.width) &&
    isLength(height, SMALLEST.height) &&
    typeof maximised === 'boolean'
    ? { x, y, width, height, maximised }
    : null
}
