import type { Update } from '../playback/update'

/** Everybody's cards, by seat; null where players see only their own. */
export type Hands = Update['hands']
