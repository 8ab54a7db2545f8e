import { translationOf } from '../../../../../protocol/texts'
import type { refusalsEn } from './en'

export const refusalsDe = translationOf<typeof refusalsEn>()({
  'refusal.ebbes.setup':
    'So lässt sich ebbes nicht spielen. Es ist für 2 bis 5: Schau dir den Tisch noch einmal an.',
  'refusal.ebbes.deal':
    'Diese Karten sind falsch verteilt. Alle bekommen gleich viele, und jede gibt es nur einmal.',
  'refusal.ebbes.starter': 'So kann die Runde nicht beginnen. Nenn jemanden von diesem Tisch.',
  'refusal.ebbes.select':
    'Diese Zahl oder Farbe ist schon weg. Nimm eine Zahl und eine Farbe, die noch frei sind.',
  'refusal.ebbes.follow': 'Du musst bedienen: Die ausgespielte Farbe hast du auf der Hand.',
  'refusal.ebbes.end.basic': 'Das Basisspiel hat immer fünf Runden. Für mehr nehmt ihr Variante 2.',
  'refusal.ebbes.end.rounds': 'Möglich sind 5 bis 20 Runden. Wähl eine Zahl dazwischen.',
  'refusal.ebbes.track':
    'Dort können die Endfelder nicht liegen: das Ziel zwischen 10 und 60, der Dabbscheedel zwischen −5 und −40.',
})
