import type { Update } from '../playback/playback.svelte'

/** What everybody holds, by seat; null where everybody sees their own only. */
export type Hands = Update['hands']
