/** Whole rounds played by what is read aloud: nothing here looks at the page, or knows more than was said. */
import { fairDice } from '../../src/host/table/play'
import { expect, prefers, test as evening } from './evening'
import { Listener } from './ear'

const test = evening

/** Of an announced turn: suit and figures, as “green 2, 5; brown 3” or “green: 2, 5”. */
function cardsIn(turn: string): { suit: string; value: string }[] {
  const [, list = ''] = /(?:can play|must play|any card:) (.*)\.$/.exec(turn) ?? []
  return list.split('; ').flatMap((group) => {
    const [, suit = '', values = ''] = /^(\w+):? (.*)$/.exec(group) ?? []
    return values.split(', ').map((value) => ({ suit, value }))
  })
}
