import { translationOf } from '../../../../../../protocol/texts'
import type { rolesEn } from './en'

export const rolesDe = translationOf<typeof rolesEn>()({
  'roles.title': 'Farben bekommen ihre Rollen erst im Spiel',
  'roles.learnt':
    'Du weißt, wie Farben ihre Rollen bekommen: Trumpf, Plus, ebbes, Minus, und nix für die letzte.',
  'roles.number': 'Noch bedeutet keine Farbe etwas. Schau hier: Die Zahl dieser Runde ist die 4.',
  'roles.first': 'Fällt eine 4, bekommt ihre Farbe die nächste Rolle. Die erste ist Trumpf.',
  'roles.four': 'Rot ist ausgespielt, und du hast kein Rot. Spiel Grün 4 und schau, was passiert.',
  'roles.four.other': 'Das darfst du, aber dann passiert nichts. Nimm Grün 4.',
  'roles.trump': 'Grün ist jetzt Trumpf! Trumpf sticht alle anderen Farben: Deine 4 schlägt Rot 6.',
  'roles.instant': 'Das gilt sofort, auch mitten im Stich. Die nächste Rolle ist Plus.',
  'roles.blue': 'Du hast den Stich, also spielst du aus. Nimm eine blaue Karte.',
  'roles.blue.other': 'Das darfst du. Spiel in dieser Lektion Blau aus.',
  'roles.plus':
    '{p1} hat Blau 4 gespielt: Blau ist Plus. Jede blaue Karte in deinen Stichen zählt +1.',
  'roles.brown': '{p2} spielt Braun 3 aus. Mach den Stich mit Braun 5.',
  'roles.brown.low': 'Das darfst du, aber Braun 1 ist niedriger als 3. Nimm Braun 5.',
  'roles.brown.high': 'Die gewinnt auch. Braun 5 reicht; heb dir die 6 auf.',
  'roles.ebbes': '{p1} hatte kein Braun und hat Gelb 4 abgeworfen. Gelb ist ebbes: mehr dazu bald.',
  'roles.lead': 'Du spielst aus. Nimm Braun 1 und schau, was es bringt.',
  'roles.lead.other': 'Das darfst du. Spiel in dieser Lektion Braun 1 aus.',
  'roles.minus':
    'Braun 4: Braun ist Minus, jede braune Karte zählt −1. {p1} hat gestochen und bekommt zwei!',
  'roles.zilch': 'Eine Farbe ist übrig: Rot ist sofort nix. Diese Karten sind nichts wert.',
  'roles.gift': '{p2} gewinnt diesen Stich. Du hast kein Rot: Wirf eine Minus-Karte ab, Braun 6!',
  'roles.gift.trump':
    'Mit Trumpf gewinnst du zwei rote Karten, die nichts wert sind. Wirf Braun 6 ab.',
  'roles.gift.other': 'Das darfst du. Aber Braun 6 ist eine Minus-Karte: Jetzt wirst du sie los.',
  'roles.end':
    'Geschafft: Deine Minus-Karte hat jetzt {p2}. In jeder Runde werden die Rollen neu verteilt.',
})
