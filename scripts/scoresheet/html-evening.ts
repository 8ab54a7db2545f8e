/** The whole evening on one page: the standings, then every game in a line. */
import type { EveningDocument, GameDocument } from './document'
import { called, escaped, total } from './markup'
import { dateOf, type Voice } from './voice'

const GAME_NAMES = { ebbes: 'ebbes', eidex: 'Eidex' } as const

export function eveningTable({ standings, games }: EveningDocument, voice: Voice): string {
  const { texts } = voice
  const kinds = (['ebbes', 'eidex'] as const).filter((kind) =>
    games.some(({ sheet }) => sheet.game === kind),
  )
  const heads = [
    texts.place,
    texts.player,
    texts.wins,
    texts.games,
    ...kinds.map((kind) => `${texts.best}, ${GAME_NAMES[kind]}`),
  ]
  const rows = standings.map(({ place, name, wins, games: played, best }) => {
    const bests = kinds.map((kind) => `<td>${best[kind] === null ? '–' : total(best[kind])}</td>`)
    return `<tr${place === 1 ? ' class="wins"' : ''}><td>${place}</td><th scope="row">${called(name)}</th><td><b>${wins}</b></td><td>${played}</td>${bests.join('')}</tr>`
  })
  return (
    `<h2>${texts.standings}</h2><table class="standings">${headOf(heads)}<tbody>${rows.join('')}</tbody></table>` +
    `<h2>${texts.games}</h2><table class="played">${headOf(['', texts.table, texts.date, texts.game, texts.result])}` +
    `<tbody>${games.map((game, index) => gameRow(game, index + 1, voice)).join('')}</tbody></table>`
  )
}

const headOf = (names: readonly string[]): string =>
  `<thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`

function gameRow(document: GameDocument, line: number, voice: Voice): string {
  const { sheet, names } = document
  const results = sheet.ranking.map(({ player, total: points }) => {
    const text = `${called(names[player])} ${total(points)}`
    return sheet.winners.includes(player) ? `<b>${text}</b>` : text
  })
  const open = sheet.winners.length === 0 ? ` (${voice.texts.notPlayed})` : ''
  return (
    `<tr><td>${line}</td><td>${called(document.table)}</td><td>${escaped(dateOf(voice, document.date))}</td>` +
    `<td>${GAME_NAMES[sheet.game]}</td><td>${results.join(', ')}${open}</td></tr>`
  )
}
