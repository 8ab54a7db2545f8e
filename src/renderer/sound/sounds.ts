/** Small sounds, synthesised: no files to load, and nothing under copyright. */

import type { StoredSettings } from '../settings/stored'

export type Sound = 'card' | 'deal' | 'trick' | 'turn' | 'power' | 'end'

interface Note {
  /** Hertz; 0 for the rustle of a card. */
  readonly pitch: number
  /** The start in seconds, and the length. */
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

const rustle = (at: number, loud = 0.25): Note => ({ pitch: 0, at, lasts: 0.07, loud })
const tone = (pitch: number, at: number, lasts = 0.22, loud = 0.12): Note => ({
  pitch,
  at,
  lasts,
  loud,
})

const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  card: [rustle(0)],
  deal: [0, 0.09, 0.18, 0.27].map((at) => rustle(at, 0.18)),
  trick: [rustle(0, 0.2), rustle(0.08, 0.15)],
  turn: [tone(659, 0), tone(880, 0.12)],
  power: [tone(523, 0, 0.5, 0.08), tone(784, 0.08, 0.5, 0.08), tone(1047, 0.16, 0.6, 0.08)],
  end: [tone(523, 0, 0.3), tone(659, 0.18, 0.3), tone(784, 0.36, 0.6)],
}

const FACTORS: Readonly<Record<StoredSettings['volume'], number>> = {
  soft: 0.4,
  normal: 1,
  loud: 1.8,
}

let audio: AudioContext | undefined
let noise: AudioBuffer | undefined

/** A burst of noise through a narrow band sounds like pasteboard. */
function rustleSource(context: AudioContext): AudioNode & { start(at: number): void } {
  noise ??= makeNoise(context)
  const source = context.createBufferSource()
  source.buffer = noise
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = 2400
  source.connect(band)
  return Object.assign(band, { start: (at: number) => source.start(at) })
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 0.2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}

function play(context: AudioContext, { pitch, at, lasts, loud }: Note): void {
  const start = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  gain.connect(context.destination)
  if (pitch === 0) {
    const source = rustleSource(context)
    source.connect(gain)
    source.start(start)
    return
  }
  const oscillator = context.createOscillator()
  oscillator.type = 'triangle'
  oscillator.frequency.value = pitch
  oscillator.connect(gain)
  oscillator.start(start)
  oscillator.stop(start + lasts)
}

/** Silent where the browser has no sound, or demands a click first. */
export function sound(name: Sound, volume: StoredSettings['volume']): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const context = audio
  if (context.state === 'suspended') context.resume().catch(reportError)
  for (const note of SCORES[name]) {
    play(context, { ...note, loud: note.loud * FACTORS[volume] })
  }
}
