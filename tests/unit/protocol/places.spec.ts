import { expect, it } from 'vitest'
import { placesFor } from '../../../src/protocol/moving'

const PLACES = [
  'http://10.8.0.3:4711',
  'http://192.168.1.20:4711',
  'http://192.168.178.20:4711',
  'http://[fd00::7]:4711',
  'http://127.0.0.1:4711',
]

it.each([
  ['http://192.168.178.31:4711', 'http://192.168.178.20:4711'],
  ['http://192.168.1.31:4711', 'http://192.168.1.20:4711'],
  ['http://10.8.0.1:80', 'http://10.8.0.3:4711'],
  ['http://[fd00::1]:4711', 'http://[fd00::7]:4711'],
  ['http://127.0.0.1:4712', 'http://127.0.0.1:4711'],
  ['http://localhost:4712', 'http://127.0.0.1:4711'],
  ['http://anna.local:4711', 'http://10.8.0.3:4711'],
])('whoever reached the old host by %s finds the new one at %s', (before, place) => {
  expect(placesFor(PLACES, before)[0]).toBe(place)
})

it('another machine’s loopback leads nowhere', () => {
  expect(placesFor(PLACES, 'http://192.168.1.31:4711')).not.toContain('http://127.0.0.1:4711')
})
