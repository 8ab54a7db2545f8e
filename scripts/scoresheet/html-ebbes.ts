/** An ebbes game on paper: one line a round, one column a player. */
import { SUITS, type Suit } from '../../src/engine/ebbes/cards'
import { ROLES, type Role } from '../../src/engine/ebbes/roles'
import type { EbbesRound, EbbesSheet } from '../../src/engine/scoresheet/ebbes'
import { chartOf } from './chart'
import { called, escaped, total, withSign } from './markup'
import { suitMark } from './marks'
import type { Voice } from './voice'

/** More would not fit on one page as they are. */
const MANY_ROUNDS = 12

/** Beside a player's sum: what the round was to them. */
const SIGNS = { dealer: '◇', starter: '▸', zilchRight: '★' } as const

export function ebbesTable(sheet: EbbesSheet, names: readonly string[], voice: Voice): string {
  const { texts, words } = voice
  const isBasic = !sheet.options.variant2
  const roles = ROLES.map(
    (role) => `<th scope="col" class="role">${words[`ebbes.role.${role}`]}</th>`,
  )
  const head = [
    `<th scope="col">${texts.round}</th>`,
    ...(isBasic ? [`<th scope="col">${texts.number}</th>`] : []),
    ...roles,
    ...names.map((name) => `<th scope="col" class="player">${called(name)}</th>`),
  ]
  const before = head.length - names.length
  const rows = sheet.rounds.map((round) => roundRow(sheet, round, voice))
  const places = sheet.totals.map((line, player) => {
    const place = sheet.ranking.find((each) => each.player === player)?.place ?? 0
    const wins = sheet.winners.includes(player)
    return `<td class="player${wins ? ' wins' : ''}"><b>${total(line.at(-1) ?? 0)}</b><small>${texts.place} ${place}</small></td>`
  })
  const foot = `<tr class="foot"><th scope="row" colspan="${before}">${texts.total}</th>${places.join('')}</tr>`
  return (
    `<table class="rounds players-${names.length}${sheet.rounds.length > MANY_ROUNDS ? ' dense' : ''}"><thead><tr>${head.join('')}</tr></thead>` +
    `<tbody>${rows.join('')}${foot}</tbody></table>` +
    legend(voice) +
    `<section class="whole"><h2>${texts.chart}</h2>${chartOf(sheet, names, voice)}</section>`
  )
}

function roundRow(sheet: EbbesSheet, round: EbbesRound, voice: Voice): string {
  const roles = ROLES.map((role) => roleCell(round, role, voice))
  const number = sheet.options.variant2 ? '' : `<td class="number">${round.number ?? ''}</td>`
  const players = sheet.totals.map((_, player) => playerCell(round, player, voice))
  return `<tr><th scope="row">${round.round}</th>${number}${roles.join('')}${players.join('')}</tr>`
}

/** Variant 2: the value of the pair stands beside the suit that it designated. */
function roleCell({ roles, pairs }: EbbesRound, role: Role, { words }: Voice): string {
  const suit = roles[role]
  if (suit === undefined) return '<td class="role">·</td>'
  const pair = pairs.find(({ card }) => card.startsWith(LETTERS[suit]))
  const name = escaped(words[`ebbes.suit.${suit}`])
  return `<td class="role" title="${name}">${suitMark(suit)}<span class="unseen">${name}</span>${pair?.card.slice(1) ?? ''}</td>`
}

const LETTERS: Readonly<Record<Suit, string>> = {
  blue: 'B',
  brown: 'N',
  yellow: 'Y',
  green: 'G',
  red: 'R',
}

function playerCell(round: EbbesRound, player: number, { texts }: Voice): string {
  const signs = (['dealer', 'starter', 'zilchRight'] as const).filter(
    (sign) => round[sign] === player,
  )
  const shown = signs.map((sign) => `<span title="${texts[sign]}">${SIGNS[sign]}</span>`).join('')
  const score = round.scores?.[player]
  if (score === undefined) return `<td class="player">${shown}<small>–</small></td>`
  const { plus, ebbes, minus, sum } = score
  return (
    `<td class="player"><span class="signs">${shown}</span><b>${total(score.total)}</b>` +
    `<small>${[plus, ebbes, minus].map(withSign).join(' ')} = ${withSign(sum)}</small></td>`
  )
}

function legend({ texts, words }: Voice): string {
  const signs = (['dealer', 'starter', 'zilchRight'] as const).map(
    (sign) => `<span>${SIGNS[sign]} ${texts[sign]}</span>`,
  )
  const suits = SUITS.map((suit) => `<span>${suitMark(suit)} ${words[`ebbes.suit.${suit}`]}</span>`)
  const parts = (['plus', 'ebbes', 'minus'] as const).map((role) => words[`ebbes.role.${role}`])
  const sum = `<span><b>${texts.total}</b>, ${parts.join(' ')} = ${texts.sum}</span>`
  return `<p class="legend">${[sum, ...signs, ...suits].join(' ')}</p>`
}
