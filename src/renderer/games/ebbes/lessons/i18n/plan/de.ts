import { translationOf } from '../../../../../../protocol/texts'
import type { planEn } from './en'

export const planDe = translationOf<typeof planEn>()({
  'plan.title': 'Das nix-Recht und ein Plan fürs Blatt',
  'plan.learnt': 'Du weißt, wie man ein Blatt plant: wer anfängt, welche Farbe was wird, und wann.',
  'plan.right':
    'In der letzten Runde hattest du die besten nix-Karten. Also bestimmst du, wer anfängt.',
  'plan.look': 'Schau erst dein Blatt an: viel Grün und hohes Blau. Und von beiden die 2!',
  'plan.starter':
    'Die Zahl ist 2: Über Grün und Blau entscheidest du. Lass {p1} anfangen, dann kommst du zuletzt.',
  'plan.starter.other':
    'Das geht. Aber wenn {p1} anfängt, siehst du beide Karten, bevor du spielst.',
  'plan.trump':
    'Braun ist ausgespielt, du hast keins. Mach deine längste Farbe zu Trumpf: Spiel Grün 2!',
  'plan.trump.blue': 'Dann wäre Blau Trumpf, aber du hast mehr Grün. Spiel Grün 2.',
  'plan.trump.other':
    'Das darfst du, aber dann bestimmt vielleicht jemand anderes den Trumpf. Spiel Grün 2.',
  'plan.strong': 'Der Stich gehört dir, und du hast noch drei Trümpfe. Die nächste Rolle ist Plus.',
  'plan.first': 'Blau soll dein Plus werden. Sammle erst Blau: Spiel Blau 6, höher geht es nicht.',
  'plan.blue.other': 'Das darfst du. Für diesen Plan spielst du deine höchste blaue Karte aus.',
  'plan.second': 'Drei blaue Karten. Noch mal: Blau 5 ist jetzt die höchste.',
  'plan.collected': 'Jetzt hast du fünf blaue Karten. Auch was du vorher gewonnen hast, zählt.',
  'plan.plus': 'Also mach Blau zu Plus: Spiel Blau 2 aus. Niemand hat noch Blau.',
  'plan.plus.other': 'Das darfst du. Aber Blau wird erst Plus, wenn Blau 2 gespielt ist.',
  'plan.done': 'Blau ist Plus, und du hast sechs Karten davon: 6 Punkte!',
  'plan.end': 'Das war ein Plan: Kenn deine Zahlen, sammle erst, entscheide dann.',
})
