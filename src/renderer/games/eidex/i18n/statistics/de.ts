import { translationOf } from '../../../../../protocol/texts'
import type { statisticsEn } from './en'

export const statisticsDe = translationOf<typeof statisticsEn>()({
  'statistics.points': 'Siegpunkte, Turnier für Turnier',
  'statistics.average':
    'Im Schnitt {victory} Siegpunkte im Turnier und {points} Punkte in jedem Spiel davon.',
  'statistics.characters': 'Figuren',
  'statistics.characters.note':
    'Wer am meisten gewonnen hat, steht oben; der Balken zeigt die Siegpunkte.',
  'statistics.character': 'Figur',
  'statistics.victory-points.one': '{count} Siegpunkt',
  'statistics.victory-points.other': '{count} Siegpunkte',
})
