/** An Eidex tournament on paper: each game with its points, why they were given, and the powers. */
import { interpolate } from '../../src/renderer/i18n/messages'
import type { EidexGame, EidexSheet } from '../../src/engine/scoresheet/eidex'
import { characterName, modeName, powerTexts, whyText } from './eidex-words'
import { called, escaped, isolated, sentence, total } from './markup'
import { suitMark } from './marks'
import { trackOf } from './track'
import type { Voice } from './voice'

const DEALER = '◇'

export function eidexTable(sheet: EidexSheet, names: readonly string[], voice: Voice): string {
  const { texts } = voice
  const players = names.map((name, seat) => {
    const id = sheet.characters[seat] ?? null
    const character = id === null ? '' : `<small>${escaped(characterName(voice, id))}</small>`
    return `<th scope="col" class="player">${called(name)}${character}</th>`
  })
  const head =
    `<th scope="col">${texts.game}</th><th scope="col">${texts.mode}</th>` +
    `<th scope="col">${texts.limit}</th>${players.join('')}`
  const games = sheet.games.map((game) => gameRows(game, names, voice))
  const places = sheet.track.map((stops, seat) => {
    const place = sheet.ranking.find(({ player }) => player === seat)?.place ?? 0
    const wins = sheet.winners.includes(seat)
    return `<td class="player${wins ? ' wins' : ''}"><b>${stops.at(-1) ?? 0}</b><small>${texts.place} ${place}</small></td>`
  })
  const foot = `<tbody><tr class="foot"><th scope="row" colspan="3">${texts.victoryPoints}</th>${places.join('')}</tr></tbody>`
  const way = interpolate(texts.track, { target: sheet.options.target })
  return (
    `<table class="games"><thead><tr>${head}</tr></thead>${games.join('')}${foot}</table>` +
    `<p class="legend"><span>${DEALER} ${texts.dealer}</span> <span><b>${texts.points}</b> · ${texts.tricks}</span> <span>● ${texts.awarded} → ${texts.victoryPoints}</span></p>` +
    `<section class="whole"><h2>${way}</h2>${trackOf(sheet, names)}<p class="note">${texts.trackNote}</p></section>`
  )
}

function gameRows(game: EidexGame, names: readonly string[], voice: Voice): string {
  const inText = names.map(isolated)
  const notes = [
    ...(game.awarded === null ? [] : [whyText(voice, game, inText)]),
    ...(game.powers.length === 0 ? [] : [powerTexts(voice, game.powers, inText).join(' · ')]),
  ]
  const mark = game.trump === null ? '' : `${suitMark(game.trump)} `
  const told =
    notes.length === 0
      ? ''
      : `<tr class="told"><td></td><td colspan="${names.length + 2}">${notes.map((note) => `<p>${sentence(note)}</p>`).join('')}</td></tr>`
  return (
    `<tbody><tr><th scope="row">${game.game}</th><td class="mode">${mark}${escaped(modeName(voice, game))}</td>` +
    `<td class="number">${game.limit}</td>${names.map((_, seat) => seatCell(game, seat)).join('')}</tr>${told}</tbody>`
  )
}

function seatCell({ dealer, points, tricks, awarded, victoryPoints }: EidexGame, seat: number) {
  const sign = dealer === seat ? `<span class="signs">${DEALER}</span>` : ''
  const won = tricks[seat] ?? 0
  if (points === null) return `<td class="player">${sign}<small>– · ${won}</small></td>`
  const pips = '●'.repeat(awarded?.[seat] ?? 0)
  return (
    `<td class="player">${sign}<b>${total(points[seat] ?? 0)}</b> <small class="beside">· ${won}</small>` +
    `<small>${pips} → ${victoryPoints?.[seat] ?? 0}</small></td>`
  )
}
