import { translationOf } from '../../../protocol/texts'
import type { coachEn } from './en'

export const coachDe = translationOf<typeof coachEn>()({
  'coach.title': 'Trainer',
  'coach.ask': 'Was würdest du spielen?',
  'coach.wait': 'Fragen kannst du, sobald du dran bist.',
  'coach.thinking': 'Der Trainer überlegt\u00a0…',
  'coach.done.one': '{count} Möglichkeit:',
  'coach.done.other': '{count} Möglichkeiten, die beste zuerst:',
  'coach.honest':
    'Der Trainer sieht nur, was du siehst. Die verdeckten Karten verteilt er in Gedanken immer wieder anders und spielt weiter.',
  'coach.spread': '± heißt: So viel hängt davon ab, wo die Karten wirklich sitzen.',
  'coach.best': 'Mein Rat',
  'coach.same': 'etwa gleich gut',
  'coach.chance': '{percent} Siegchance',

  'coach.takes.certain': 'macht den Stich',
  'coach.takes.never': 'macht den Stich nicht',
  'coach.takes.sure': 'macht den Stich fast sicher ({percent})',
  'coach.takes.likely': 'macht den Stich wahrscheinlich ({percent})',
  'coach.takes.open': 'macht den Stich vielleicht ({percent})',
  'coach.takes.unlikely': 'macht den Stich wohl nicht ({percent})',

  'after.again': 'Dieselben Karten noch einmal',
  'after.again.note': 'Alle behalten ihren Platz – und kennen die Karten schon.',
  'after.again.now': 'Noch einmal dieselben Karten',
  'after.title': 'Rückblick',
  'after.review': 'Was hat mich am meisten gekostet?',
  'after.review.busy': 'Der Trainer geht deine Züge durch\u00a0…',
  'after.review.progress': '{seen} von {all} Zügen',
  'after.review.none': 'Keiner deiner Züge war teuer. Sauber!',
  'after.review.found.one': 'Dieser Zug war am teuersten:',
  'after.review.found.other': 'Diese {count} Züge waren am teuersten:',
  'after.lay': 'Auf dem Tisch',
  'after.lay.nothing': 'Auf dem Tisch lag noch nichts.',
  'after.held': 'Deine Karten',
  'after.played': 'Du',
  'after.better': 'Besser',
  'after.hindsight': 'Hätte ich gewinnen können?',
  'after.hindsight.busy': 'Der Trainer spielt dieselben Karten noch einmal\u00a0…',
  'after.hindsight.yes':
    'Ja. Mit offenen Karten hat der Trainer dein Blatt gewonnen: {points} (du: {mine}).',
  'after.hindsight.anyway':
    'Du hast doch gewonnen: {mine}. Der Trainer auch, mit offenen Karten: {points}.',
  'after.hindsight.luck':
    'Du hast doch gewonnen: {mine}. Der Trainer nicht einmal mit offenen Karten: {points}.',
  'after.hindsight.no':
    'Kaum. Auch mit offenen Karten hat der Trainer dein Blatt nicht gewonnen: {points} (du: {mine}).',
  'after.hindsight.note':
    'Er hat in alle Karten geschaut, das kann am Tisch niemand. Alle anderen Plätze haben Bots gespielt.',
})
