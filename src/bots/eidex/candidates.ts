/** What a player of Eidex considers: every card, and for large questions a handful of answers. */
import type { Action } from '../../engine/eidex/actions'
import { eidex } from '../../engine/eidex/game'
import type { State } from '../../engine/eidex/state'
import type { View } from '../../engine/eidex/view'
import { listed, type Random, type Seat } from '../../engine/kernel'
import { shuffle } from '../../engine/random'

/** Comparing more is not worth the time. */
const MOST = 60
/** Where answers are not listed, this many are sampled, and tried in this many worlds. */
const SAMPLES = 16
const WORLDS = 8

export function eidexCandidates(view: View, random: Random): readonly Action[] {
  const legal = listed(view.legal)
  if (!view.legal.complete) return mostTelling(view, random) ?? legal
  if (legal.length <= MOST) return legal
  // The first is to pass, if passing is allowed.
  const [first, ...rest] = legal
  return first === undefined ? [] : [first, ...shuffle(rest, random).slice(0, MOST - 1)]
}

/**
 * Playing on in worlds with open cards cannot show what is worth knowing. So for large questions the bot asks the
 * one that best tells worlds apart; none, if no answer would tell the viewer anything.
 */
function mostTelling(view: View, random: Random): Action[] | undefined {
  const seat = view.viewer as Seat
  const worlds = Array.from({ length: WORLDS }, () => eidex.imagine(view, random))
  let best: Action | undefined
  let alike = WORLDS
  for (let sample = 0; sample < SAMPLES; sample++) {
    const action = eidex.sampleAction?.(worlds[0] as State, seat, random)
    const largest = action === undefined ? WORLDS : largestGroup(worlds, seat, action)
    if (largest >= alike) continue
    alike = largest
    best = action
  }
  return best && [best]
}

/** The largest number of worlds in which the viewer would see the same. */
function largestGroup(worlds: readonly State[], seat: Seat, action: Action): number {
  const groups = new Map<string, number>()
  for (const world of worlds) {
    const applied = eidex.apply(eidex.copy(world), { by: seat, action })
    const seen = applied.ok ? applied.value.map((event) => eidex.redact(event, seat)) : []
    const key = JSON.stringify(seen)
    groups.set(key, (groups.get(key) ?? 0) + 1)
  }
  return Math.max(...groups.values())
}
