import { translationOf } from '../../../../../protocol/texts'
import type { refusalsEn } from './en'

export const refusalsDe = translationOf<typeof refusalsEn>()({
  'refusal.ebbes.setup':
    'So lässt sich ebbes nicht spielen. Es ist für 2 bis 5 Leute: Prüf die Einstellungen des Tischs.',
  'refusal.ebbes.deal':
    'Diese Karten sind nicht richtig verteilt. Alle bekommen gleich viele, und jede Karte gibt es einmal.',
  'refusal.ebbes.starter': 'So kann die Runde nicht beginnen. Nenn jemanden an diesem Tisch.',
  'refusal.ebbes.select':
    'Diese Zahl oder diese Farbe ist nicht mehr frei. Nimm eine Zahl und eine Farbe, die noch niemand gewählt hat.',
  'refusal.ebbes.follow': 'Du hast die Farbe, mit der begonnen wurde: Spiel eine davon.',
  'refusal.ebbes.end.basic':
    'Das Grundspiel hat immer fünf Runden. Wähl Variante 2, wenn ihr mehr möchtet.',
  'refusal.ebbes.end.rounds': 'Ein Spiel kann 5 bis 20 Runden haben. Wähl eine Zahl dazwischen.',
  'refusal.ebbes.track':
    'Da können die beiden Endfelder nicht liegen: Setz das Ziel zwischen 10 und 60 und den Dabbscheedel zwischen −5 und −40.',
})
