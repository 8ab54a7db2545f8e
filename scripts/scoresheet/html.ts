/** A sheet as one self-contained page: nothing is loaded, and it prints on A4 and on Letter. */
import { optionsOf, rulingsOf } from './agreed'
import type { EveningDocument, GameDocument, ScoreDocument } from './document'
import { ebbesTable } from './html-ebbes'
import { eidexTable } from './html-eidex'
import { eveningTable } from './html-evening'
import { called, escaped, total } from './markup'
import { symbols } from './marks'
import { STYLE } from './style'
import { dateOf, listed, type Voice } from './voice'

const GAME_TITLES = { ebbes: 'ebbes', eidex: 'Eidex' } as const

export function pageOf(document: ScoreDocument, voice: Voice): string {
  const { texts, language } = voice
  const games = document.kind === 'game' ? [document] : document.games
  const kinds = [...new Set(games.map(({ sheet }) => sheet.game))]
  const name =
    document.kind === 'game' ? document.table : document.tables.map(({ table }) => table).join(', ')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`${texts.title}${texts.colon} ${name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
${kinds.map(symbols).join('')}
${document.kind === 'evening' ? eveningPart(document, voice) : ''}
${games.map((game) => gamePart(game, voice)).join('\n')}
</body>
</html>
`
}

function eveningPart(document: EveningDocument, voice: Voice): string {
  const { texts } = voice
  const tables = document.tables.map(({ table, date, host }) => {
    const by = host === null ? '' : ` · ${texts.host} ${called(host)}`
    return `<p>${called(table)} · ${escaped(dateOf(voice, date))}${by}</p>`
  })
  return `<main><header><h1>${texts.evening}</h1>${tables.join('')}</header>${eveningTable(document, voice)}</main>`
}

function gamePart(document: GameDocument, voice: Voice): string {
  const { texts } = voice
  const { sheet, names, table, date, number } = document
  const body =
    sheet.game === 'ebbes' ? ebbesTable(sheet, names, voice) : eidexTable(sheet, names, voice)
  return `<main>
<header><h1>${GAME_TITLES[sheet.game]}</h1>
<p>${called(table)} · ${escaped(dateOf(voice, date))} · ${texts.game} ${number}</p>
${resultOf(document, voice)}</header>
${body}
<footer>${agreedPart(document, voice)}</footer>
</main>`
}

function resultOf({ sheet, names }: GameDocument, voice: Voice): string {
  const { texts } = voice
  if (sheet.winners.length === 0) return `<p class="result">${texts.unfinished}</p>`
  // Not escaped twice: what `listed` puts between the names has no markup in it.
  const winners = listed(
    voice,
    sheet.winners.map((winner) => called(names[winner])),
  )
  const verb = sheet.winners.length > 1 ? texts.winners : texts.winner
  const end =
    sheet.game === 'ebbes' && sheet.end !== null ? ` <span>${texts.end[sheet.end]}</span>` : ''
  return `<p class="result">${verb}${texts.colon} <b>${winners}</b>${end}</p>`
}

function agreedPart({ sheet, names, fingerprint }: GameDocument, voice: Voice): string {
  const { texts } = voice
  const options = optionsOf(voice, sheet, names).map(
    ([name, value]) =>
      `<div><dt>${name}${texts.colon}</dt><dd>${called(typeof value === 'number' ? total(value) : value)}</dd></div>`,
  )
  const rulings = rulingsOf(voice, sheet).map(
    ({ title, text }) => `<li><b>${escaped(title)}${texts.colon}</b> ${escaped(text)}</li>`,
  )
  return `<section class="whole"><h2>${texts.options}</h2><dl>${options.join('')}</dl></section>
<section class="whole"><h2>${texts.fingerprint}</h2><p class="fingerprint">${grouped(fingerprint.commitment)}</p><p class="note">${texts.fingerprintNote}</p></section>
<section><h2>${texts.rulings}</h2><ul>${rulings.join('')}</ul></section>`
}

/** In groups of eight, so that two people can compare it aloud. */
const grouped = (hex: string): string => escaped(hex.replace(/.{8}(?=.)/g, '$& '))
