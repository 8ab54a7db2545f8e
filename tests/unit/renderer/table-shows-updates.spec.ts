/** What the table shows of the updates that a host tells, and when. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadFaces } from '../../../src/renderer/games/faces.svelte'
import { Playback } from '../../../src/renderer/playback/playback.svelte'
import type { Pace, Update } from '../../../src/renderer/playback/update'

await loadFaces()

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** An update from one revision to the next; what is on the table does not matter here. */
const update = (from: number, types: readonly string[], rev = from + 1): Update =>
  ({
    ...{ type: 'update', number: 1, from, rev, quiet: 'now', past: null, hands: null },
    view: { game: 'ebbes', rev },
    events: types.map((type) => ({ type })),
  }) as unknown as Update

function openPlayback(pace: Pace = { speed: 1, trickTime: 2 }, isWatching = () => false) {
  const playback = new Playback(() => ({ ...pace, isWatching: isWatching() }))
  playback.take(update(0, []))
  return { playback, heard: () => playback.past.map(({ event }) => event.type) }
}

describe('a table', () => {
  it('shows one update after the other, however fast they come', async () => {
    const { playback, heard } = openPlayback()
    playback.take(update(1, ['played']))
    playback.take(update(2, ['played']))
    expect([playback.shown?.rev, playback.before?.rev, playback.isCurrent]).toEqual([2, 1, false])
    await vi.advanceTimersByTimeAsync(400)
    expect([playback.shown?.rev, playback.before?.rev, playback.isCurrent]).toEqual([3, 2, false])
    await vi.advanceTimersByTimeAsync(400)
    expect([playback.shown?.rev, playback.event, playback.isCurrent]).toEqual([3, null, true])
    expect(heard()).toEqual(['played', 'played'])
  })

  it('that has missed something is shown as it is now, without what led there', () => {
    const { playback, heard } = openPlayback()
    playback.take(update(4, ['played']))
    expect([playback.shown?.rev, playback.event, playback.isCurrent]).toEqual([5, null, true])
    expect(heard()).toEqual(['played'])
  })

  it('that has missed something does not wait for what was still to be shown', async () => {
    const { playback, heard } = openPlayback()
    playback.take(update(1, ['played', 'trick']))
    playback.take(update(7, ['played']))
    expect([playback.shown?.rev, playback.holdsTrick, playback.isCurrent]).toEqual([8, false, true])
    await vi.advanceTimersByTimeAsync(10_000)
    expect([playback.shown?.rev, heard()]).toEqual([8, ['played']])
  })

  it('keeps its scores open, and its order, when somebody has passed unseen', async () => {
    const { playback, heard } = openPlayback()
    playback.take(update(1, ['played', 'trick', 'scored']))
    playback.take(update(2, ['dealt']))
    playback.take(update(3, []))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([playback.pause, playback.shown?.rev]).toEqual(['scores', 2])
    playback.skip()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([playback.shown?.rev, playback.isCurrent]).toEqual([4, true])
    expect(heard()).toEqual(['played', 'trick', 'scored', 'dealt'])
  })

  it('is not disturbed by what it has been told already', async () => {
    const { playback, heard } = openPlayback()
    playback.take(update(1, ['played']))
    playback.take(update(1, []))
    expect(playback.isCurrent).toBe(false)
    await vi.advanceTimersByTimeAsync(400)
    expect([playback.shown?.rev, heard()]).toEqual([2, ['played']])
  })
})

describe('a table that is held back', () => {
  it('stays as it is until it is let go, and leaves nothing out', async () => {
    const { playback, heard } = openPlayback()
    playback.holdBack(true)
    playback.take(update(1, ['played']))
    playback.take(update(2, ['played']))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([playback.shown?.rev, playback.isCurrent]).toEqual([1, false])
    playback.holdBack(false)
    await vi.advanceTimersByTimeAsync(800)
    expect([playback.shown?.rev, playback.isCurrent]).toEqual([3, true])
    expect(heard()).toEqual(['played', 'played'])
  })

  it('keeps a finished trick, however long it takes', async () => {
    const { playback } = openPlayback()
    playback.take(update(1, ['trick', 'played']))
    playback.holdBack(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([playback.holdsTrick, playback.event?.type]).toEqual([true, 'trick'])
    playback.holdBack(false)
    await vi.advanceTimersByTimeAsync(300)
    expect([playback.holdsTrick, playback.event?.type]).toEqual([false, 'played'])
  })

  it('closes scores that have been read, although a dialog of its own still lies over it', async () => {
    const { playback } = openPlayback()
    playback.take(update(1, ['scored', 'dealt']))
    playback.holdBack(true)
    playback.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect([playback.scores, playback.event?.type]).toEqual([null, 'dealt'])
  })

  it('is let go by a game that begins anew', async () => {
    const { playback } = openPlayback()
    playback.holdBack(true)
    playback.take(update(1, ['played']))
    playback.take(update(7, []))
    await vi.advanceTimersByTimeAsync(0)
    expect([playback.shown?.rev, playback.isCurrent]).toEqual([8, true])
  })
})

describe('what has happened', () => {
  const types = ({ past }: Playback) => past.map(({ event }) => event.type)
  const snapshot = (rev: number, past: readonly string[]): Update => ({
    ...update(rev, [], rev),
    past: past.map((type) => ({ type })),
  })

  it('is told no sooner than the table shows it', async () => {
    const { playback } = openPlayback()
    playback.take(update(1, ['played', 'trick']))
    expect(types(playback)).toEqual(['played'])
    await vi.advanceTimersByTimeAsync(400)
    expect(types(playback)).toEqual(['played', 'trick'])
  })

  it('is known to a page that has just come', () => {
    const { playback } = openPlayback()
    playback.clear()
    playback.take(snapshot(9, ['opened', 'dealt', 'played']))
    playback.take(update(9, ['trick']))
    expect(types(playback)).toEqual(['opened', 'dealt', 'played', 'trick'])
  })

  it('loses what was taken back', () => {
    const { playback } = openPlayback()
    playback.take(update(1, ['played']))
    playback.take(snapshot(1, ['opened']))
    expect(types(playback)).toEqual(['opened'])
  })

  it('keeps what was cut short', () => {
    const { playback } = openPlayback()
    playback.take(update(1, ['played', 'trick']))
    playback.skipToNow()
    expect(types(playback)).toEqual(['played'])
    playback.take(update(2, ['played']))
    playback.skipToNow()
    expect(types(playback)).toEqual(['played', 'trick', 'played'])
  })

  it('begins anew with the next game, and with another table', () => {
    const { playback } = openPlayback()
    playback.take(update(1, ['played']))
    playback.take({ ...update(0, ['opened']), number: 2 })
    expect(types(playback)).toEqual(['opened'])
    playback.clear()
    expect(types(playback)).toEqual([])
  })
})

describe('a finished trick', () => {
  it('stays as long as somebody likes', async () => {
    const { playback } = openPlayback({ speed: 0, trickTime: 2 })
    playback.take(update(1, ['trick']))
    await vi.advanceTimersByTimeAsync(1900)
    expect([playback.holdsTrick, playback.pause]).toEqual([true, null])
    await vi.advanceTimersByTimeAsync(200)
    expect([playback.holdsTrick, playback.isCurrent]).toEqual([false, true])
  })

  it.each([
    ['a trick that waits for a click', 'trick', null, 'trick'],
    ['the scores', 'scored', 2, 'scores'],
  ])('%s stays until somebody goes on', async (_, type, trickTime, pause) => {
    const { playback } = openPlayback({ speed: 1, trickTime })
    playback.take(update(1, [type]))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([playback.pause, playback.isCurrent]).toEqual([pause, false])
    playback.skip()
    await vi.advanceTimersByTimeAsync(300)
    expect([playback.pause, playback.isCurrent]).toEqual([null, true])
  })
})

describe('for a viewer who only watches', () => {
  const NOW: Pace = { speed: 0, trickTime: null }
  const watching = () => openPlayback(NOW, () => true)

  it('scores close by themselves, and so does a trick that would wait for a click', async () => {
    for (const type of ['scored', 'trick']) {
      const { playback } = watching()
      playback.take(update(1, [type]))
      expect(playback.isCurrent).toBe(false)
      await vi.advanceTimersByTimeAsync(5000)
      expect([playback.pause, playback.isCurrent]).toEqual([null, true])
    }
  })

  it('the table does not play the past when the scores have closed', async () => {
    const { playback } = watching()
    playback.take(update(1, ['scored']))
    for (let rev = 2; rev < 40; rev++) playback.take(update(rev, ['played', 'trick']))
    await vi.advanceTimersByTimeAsync(5000)
    expect([playback.shown?.rev, playback.isCurrent, playback.behind]).toEqual([40, true, 0])
    expect(playback.past).toHaveLength(1 + 2 * 38)
  })

  it('a table that is a little behind catches up', async () => {
    const { playback } = watching()
    for (let rev = 1; rev < 9; rev++) playback.take(update(rev, ['trick']))
    await vi.advanceTimersByTimeAsync(2000 + 4 * 500)
    expect(playback.behind).toBeLessThan(4)
  })

  it('scores that a player was reading close when a bot plays on', async () => {
    let isWatching = false
    const { playback } = openPlayback(NOW, () => isWatching)
    playback.take(update(1, ['scored']))
    await vi.advanceTimersByTimeAsync(60_000)
    isWatching = true
    playback.take(update(2, ['played']))
    await vi.advanceTimersByTimeAsync(5000)
    expect([playback.shown?.rev, playback.pause]).toEqual([3, null])
  })
})

it('a player who is behind can skip to now', async () => {
  const { playback } = openPlayback()
  playback.take(update(1, ['scored']))
  playback.take(update(2, ['played']))
  playback.take(update(3, ['played']))
  expect([playback.shown?.rev, playback.behind]).toEqual([2, 2])
  playback.skipToNow()
  expect([playback.shown?.rev, playback.pause, playback.behind]).toEqual([4, null, 0])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([playback.shown?.rev, playback.past.length]).toEqual([4, 3])
})

it('a round that is played out is shown quickly, up to its scores', async () => {
  const { playback } = openPlayback({ speed: 1, trickTime: null })
  const round = [1, 2, 3, 4, 5, 6].map((rev) => update(rev, ['played', 'trick']))
  playback.hurryToScores()
  for (const each of round) playback.take(each)
  playback.take(update(7, ['scored']))
  await vi.advanceTimersByTimeAsync(12_000)
  expect([playback.shown?.rev, playback.pause]).toEqual([8, 'scores'])
  playback.skip()
  // In the next round a trick waits again for the player.
  for (const rev of [8, 9, 10, 11, 12, 13]) playback.take(update(rev, ['played', 'trick']))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([playback.shown?.rev, playback.pause]).toEqual([9, 'trick'])
})
