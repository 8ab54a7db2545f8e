/** A window behind others tells by its title, and by a soft sound, that the table waits for its player. */
import type { Page } from '@playwright/test'
import { addressOf } from './addresses'
import { prefers, test } from './evening'
import { sitDownAt } from './openers'
import { expect, Player } from './player'

test('the title says whose turn it is, and no more of it elsewhere', async ({ host, page }) => {
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  await sitDownAt(host, anna, 'ebbes', {})
  await anna.playsUntil('play')
  await expect(page).toHaveTitle(/^● Your turn · /)
  await page.goto(addressOf('rules'))
  await expect(page).not.toHaveTitle(/Your turn/)
})

/** The turn's two notes, each with how loud it is: instead of being heard, they are noted. */
async function listens(page: Page): Promise<() => Promise<readonly (readonly [number, number])[]>> {
  await page.addInitScript(() => {
    const heard: [number, number][] = []
    const nothing = () => undefined
    class Listener {
      currentTime = 0
      state = 'running'
      sampleRate = 8000
      createGain() {
        const gain = { loud: 0, connect: nothing }
        const linearRampToValueAtTime = (loud: number) => {
          gain.loud = loud
        }
        const silent = { setValueAtTime: nothing, exponentialRampToValueAtTime: nothing }
        return Object.assign(gain, { gain: { ...silent, linearRampToValueAtTime } })
      }
      createOscillator() {
        const note = { frequency: { value: 0 }, loud: 0, stop: nothing }
        const connect = (gain: { loud: number }) => {
          note.loud = gain.loud
        }
        const start = () => heard.push([note.frequency.value, note.loud])
        return Object.assign(note, { connect, start })
      }
      createBuffer = () => ({ getChannelData: () => [] })
      createBufferSource = () => ({ connect: nothing, start: nothing })
      createBiquadFilter = () => ({ frequency: {}, connect: nothing })
    }
    Object.assign(window, { AudioContext: Listener, heard })
  })
  return () => page.evaluate(() => (window as unknown as { heard: [number, number][] }).heard)
}

for (const [wishes, loudness] of [
  [{ sounds: true }, [0.12]],
  [{ sounds: true, volume: 'soft' }, [0.12 * 0.4]],
  [{ sounds: false }, []],
] as const) {
  test(`a soft sound calls the player: ${JSON.stringify(wishes)}`, async ({ host, page }) => {
    await prefers(page, { name: 'Anna', ...wishes })
    const heard = await listens(page)
    const anna = new Player(page, 'Anna')
    await sitDownAt(host, anna, 'ebbes', { starter: 0 })
    await anna.playsUntil('play')
    await expect(page).toHaveTitle(/^● Your turn · /)
    expect(await heard()).toEqual(
      loudness.flatMap((loud) => [
        [659, loud],
        [880, loud],
      ]),
    )
  })
}
