/** The dice of one deal, which can be thrown again by anyone with the key. */
import { sha256 } from '@noble/hashes/sha2.js'
import { createView, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Random } from '../kernel'

/** With the key and two counters this is 55 bytes: as much as SHA-256 takes in one block. */
const LABEL = utf8ToBytes('stichabend/dice')
const KEY_AT = LABEL.length
const INDEX_AT = KEY_AT + 32
const COUNTER_AT = INDEX_AT + 4

const WORDS = 0x1_0000_0000
const BLOCK = 32

/** For the chance input `index` of the game, from 0. Always the same dice for the same arguments. */
export function diceFor(key: Uint8Array, index: number): Random {
  const words = wordsFor(key, index)
  return (below) => {
    // With no sides no word would be fair, and the loop below would never end.
    if (!Number.isInteger(below) || below < 1 || below > WORDS) {
      throw new RangeError(`There are no dice with ${below} sides.`)
    }
    // Words above the last full multiple would favour small numbers.
    const fair = WORDS - (WORDS % below)
    let word = words()
    while (word >= fair) word = words()
    return word % below
  }
}

function wordsFor(key: Uint8Array, index: number): () => number {
  const message = new Uint8Array(COUNTER_AT + 4)
  message.set(LABEL)
  message.set(key, KEY_AT)
  const fields = createView(message)
  fields.setUint32(INDEX_AT, index)
  let counter = 0
  let block = fields
  let at = BLOCK
  return () => {
    if (at === BLOCK) {
      fields.setUint32(COUNTER_AT, counter++)
      block = createView(sha256(message))
      at = 0
    }
    const word = block.getUint32(at)
    at += 4
    return word
  }
}
