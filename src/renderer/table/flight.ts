/** How long a card is in the air, in milliseconds. */
const FLIGHT_MS = 280

/** Nothing flies where everything is shown at once. */
export const flightAt = (speed: number): number => (speed === 0 ? 0 : FLIGHT_MS / speed)
