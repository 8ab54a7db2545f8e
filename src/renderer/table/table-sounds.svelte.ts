/** What is heard at a table: what it shows, and that it is the player's turn. To be called while a component is made. */
import { untrack } from 'svelte'
import { lookOf } from '../games/faces.svelte'
import type { Playback } from '../playback/playback.svelte'
import type { Settings } from '../settings/settings.svelte'
import { sound, type Sound } from '../sound/sounds'

export function soundAtTable(
  playback: () => Playback,
  settings: () => Settings,
  isCalled: () => boolean,
): void {
  /** Another setting, changed meanwhile, is no reason to hear it again. */
  const hear = (name: Sound) => {
    untrack(() => {
      const { sounds, volume } = settings().values
      if (sounds) sound(name, volume)
    })
  }
  // Sounds follow what the table shows, not what the host has already sent.
  $effect(() => {
    const { event, shown } = playback()
    const name = event && shown ? lookOf(shown.view.game, event).sound : undefined
    if (name !== undefined) hear(name)
  })
  // The call comes once for each turn.
  $effect(() => {
    if (isCalled()) hear('turn')
  })
}
