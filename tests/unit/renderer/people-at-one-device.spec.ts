/** Several windows of one device are several people: none of them takes a seat or a name from another. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HeldSeat } from '../../../src/protocol/desktop'
import {
  forget,
  keep,
  keptTickets,
  recallTickets,
  ticketOfThisTab,
} from '../../../src/renderer/session/tickets'
import { Settings } from '../../../src/renderer/settings/settings.svelte'

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }
}

/** Another window of the same device. */
function openWindow(player = 1): void {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { search: player === 1 ? '' : `?player=${player}` })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  openWindow()
})
afterEach(() => vi.unstubAllGlobals())

describe('the seats of a device', () => {
  const seat = (table: string, token: string) => ({ table, token, origin: 'http://here', name: '' })
  const tokens = () => keptTickets().map(({ token }) => token)

  it('are two where two windows sit at one table', () => {
    keep(seat('a', 'north'))
    openWindow(2)
    keep(seat('a', 'south'))
    expect(tokens()).toEqual(['south', 'north'])
    expect(ticketOfThisTab()?.token).toBe('south')
  })

  it('are with the shell, too, where there is one, and come back from there after a crash', async () => {
    let safe: readonly HeldSeat[] = []
    const shell = {
      seats: () => Promise.resolve(safe),
      keepSeats: (seats: readonly HeldSeat[]) => {
        safe = seats
        return Promise.resolve()
      },
    }
    vi.stubGlobal('window', { desktop: shell })
    keep(seat('a', 'north'))
    keep(seat('b', 'south'))
    // What the pages had stored is lost with the crash, but for what was written long before.
    vi.stubGlobal('localStorage', storage())
    keep(seat('c', 'west'))
    safe = [seat('b', 'south'), seat('a', 'north')]
    await recallTickets()
    expect(tokens()).toEqual(['south', 'north', 'west'])
    forget('north')
    expect(safe.map(({ token }) => token)).toEqual(['south', 'west'])
  })

  it('are one where a window has changed its seat', () => {
    keep(seat('a', 'north'))
    keep(seat('a', 'west'))
    expect(tokens()).toEqual(['west'])
  })

  it('are kept at other tables, the newest first, and each once', () => {
    keep(seat('a', 'north'))
    keep(seat('b', 'east'))
    keep(seat('a', 'north'))
    expect(tokens()).toEqual(['north', 'east'])
  })

  it('that were left are forgotten, and no others', () => {
    keep(seat('a', 'north'))
    keep(seat('b', 'east'))
    forget('east')
    expect(tokens()).toEqual(['north'])
    expect(ticketOfThisTab()).toBeUndefined()
  })
})

describe('the second window', () => {
  it('has a name and a marker of its own, which leave those of the first alone', () => {
    new Settings().choose({ name: 'Anna', marker: 'pink' })
    openWindow(2)
    const second = new Settings()
    expect(second.values.name).toBe('')
    expect(second.values.marker).not.toBe('pink')
    second.choose({ name: 'Ben', marker: 'white' })
    // Loaded again, in the same window.
    expect(new Settings().values).toMatchObject({ name: 'Ben', marker: 'white' })
    openWindow()
    expect(new Settings().values).toMatchObject({ name: 'Anna', marker: 'pink' })
  })

  it('shares everything else with the first', () => {
    new Settings().choose({ speed: 2 })
    openWindow(2)
    const second = new Settings()
    expect(second.values.speed).toBe(2)
    second.choose({ theme: 'dark' })
    openWindow()
    expect(new Settings().values).toMatchObject({ speed: 2, theme: 'dark' })
  })
})
