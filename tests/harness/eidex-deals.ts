/** Deals that many Eidex tests begin with. Seat 0 deals, seat 2 leads, then seats 1 and 0 play. */
import type { Card } from '../../src/engine/eidex/cards'
import type { PowerId } from '../../src/engine/eidex/characters'
import { eidex } from '../../src/engine/eidex/game'
import { dealEidex, type EidexTable, type TableOptions } from './eidex-table'
import { listed } from '../../src/engine/kernel'

const EVEN_HANDS = [
  ['H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'R8', 'RJ', 'RA', 'S7', 'S10', 'SK'],
  ['H7', 'H10', 'HJ', 'L7', 'L10', 'LK', 'R6', 'R9', 'RQ', 'S8', 'SJ', 'SA'],
  ['H8', 'H9', 'HA', 'L8', 'LJ', 'LA', 'R7', 'R10', 'RK', 'S6', 'S9', 'SQ'],
]

/** Every seat holds three cards of each suit, hearts are trump, nothing is put down. */
export const dealEvenly = (
  characters: readonly [PowerId, PowerId, PowerId],
  options: Pick<TableOptions, 'victoryPoints'> = {},
): EidexTable => dealEidex({ characters, dealer: 0, turnUp: 'HQ', hands: EVEN_HANDS, ...options })

/** The same, with the lowest star of each hand put down. */
export const startEvenly = (...characters: readonly [PowerId, PowerId, PowerId]): EidexTable =>
  dealEvenly(characters).putDown('S7', 'S8', 'S6')

/** A trick led by that seat, played to the right. */
export function playTrick(table: EidexTable, leader: number, ...cards: readonly Card[]): void {
  for (const [index, card] of cards.entries()) table.seat((leader + 2 * index) % 3).plays(card)
}

/** Hearts are trump. Seat 2 wins whatever it plays, once its six of ravens is gone. */
export const dealOneSided = (characters: readonly [PowerId, PowerId, PowerId]): EidexTable =>
  dealEidex({
    characters,
    dealer: 0,
    turnUp: 'H7',
    hands: [
      ['H7', 'L7', 'R7', 'S7', '…'],
      ['H6', 'L6', 'RJ', 'S6', '…'],
      ['H8', 'H9', 'H10', 'HJ', 'HQ', 'HK', 'HA', 'R6', 'SJ', 'SQ', 'SK', 'SA'],
    ],
  })

/**
 * Plays the one-sided deal to its end: seat 1 wins one trick, with the raven jack, and has 2 points; seat 2 wins
 * all the others and has 155.
 */
export function playOneSided(table: EidexTable): void {
  playTrick(table, 2, 'R6', 'RJ', 'R7')
  playTrick(table, 1, 'L6', 'L7', 'H8')
  playTrick(table, 2, 'HJ', 'H6', 'H7')
  while (table.state.stage !== 'deal' && table.state.stage !== 'over') {
    const next = eidex.next(table.state)
    const seat = next.kind === 'seats' ? next.seats[0] : undefined
    const [action] = seat === undefined ? [] : listed(eidex.legalActions(table.state, seat))
    if (seat === undefined || action === undefined) return
    table.apply({ by: seat, action })
  }
}

/** Hearts are trump; ravens lie with seat 0, stars with seat 1, lizards with seat 2. */
export const BY_SUIT = [
  ['HQ', 'H6', 'R6', 'R7', 'R8', 'R9', 'R10', 'RJ', 'RQ', 'RK', 'S10', 'SK'],
  ['L6', 'L7', 'LA', 'HJ', 'H8', 'S6', 'S7', 'S8', 'S9', 'SJ', 'SQ', 'RA'],
  ['L8', 'L9', 'L10', 'LJ', 'LQ', 'LK', 'H7', 'H9', 'H10', 'HK', 'HA', 'SA'],
]

/** Every seat passes, and plays its first legal card. */
export function playUntil(table: EidexTable, stop: () => boolean): EidexTable {
  for (;;) {
    table.passUntil(stop)
    if (stop()) return table
    const { turn } = table.view('spectator')
    table.seat(turn).plays(table.seat(turn).mayPlay()[0] as Card)
  }
}

/** Hearts are trump, seat 2 leads and holds the high cards. */
export const LOW_MIDDLE_HIGH: readonly (readonly Card[])[] = [
  ['HQ', 'H6', 'L6', 'L7', 'L8', 'R6', 'R7', 'R8', 'S6', 'S7', 'S8', 'SJ'],
  ['H7', 'H8', 'H9', 'L9', 'L10', 'LJ', 'R9', 'R10', 'RJ', 'S9', 'S10', 'SK'],
  ['H10', 'HJ', 'HK', 'HA', 'LQ', 'LK', 'LA', 'RQ', 'RK', 'RA', 'SQ', 'SA'],
]
