import { translationOf } from '../../../../../protocol/texts'
import type { statisticsEn } from './en'

export const statisticsDe = translationOf<typeof statisticsEn>()({
  'statistics.points': 'Siegpunkte, Turnier für Turnier',
  'statistics.average':
    'Im Schnitt {victory}\u00a0Siegpunkte pro Turnier und {points}\u00a0Punkte pro Spiel.',
  'statistics.characters': 'Charaktere',
  'statistics.characters.note':
    'Oben steht, wer am meisten gewonnen hat; der Balken zeigt die Siegpunkte.',
  'statistics.character': 'Charakter',
  'statistics.victory-points.one': '{count}\u00a0Siegpunkt',
  'statistics.victory-points.other': '{count}\u00a0Siegpunkte',
})
