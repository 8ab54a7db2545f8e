import { translationOf } from '../../../protocol/texts'
import type { coachEn } from './en'

export const coachDe = translationOf<typeof coachEn>()({
  'coach.title': 'Trainer',
  'coach.ask': 'Was würdest du tun?',
  'coach.wait': 'Du kannst fragen, sobald du dran bist.',
  'coach.thinking': 'Der Trainer denkt nach …',
  'coach.done.one': '{count} Möglichkeit:',
  'coach.done.other': '{count} Möglichkeiten, die beste zuerst:',
  'coach.honest':
    'Der Trainer sieht nur, was du siehst. Er stellt sich die verdeckten Karten auf viele Arten vor und spielt weiter.',
  'coach.spread': '± sagt, wie viel davon abhängt, wie sie wirklich liegen.',
  'coach.best': 'Das würde ich tun',
  'coach.same': 'etwa gleich gut',
  'coach.chance': '{percent} Siegchance',

  'coach.takes.certain': 'gewinnt den Stich',
  'coach.takes.never': 'kann den Stich nicht gewinnen',
  'coach.takes.sure': 'gewinnt den Stich sehr wahrscheinlich ({percent})',
  'coach.takes.likely': 'gewinnt den Stich wahrscheinlich ({percent})',
  'coach.takes.open': 'gewinnt den Stich vielleicht ({percent})',
  'coach.takes.unlikely': 'gewinnt den Stich wohl nicht ({percent})',

  'after.again': 'Dieselben Karten noch einmal',
  'after.again.note': 'Alle behalten ihren Platz und kennen die Karten jetzt.',
  'after.again.now': 'Noch einmal dieselben Karten',
  'after.title': 'Rückblick',
  'after.review': 'Was hat mich am meisten gekostet?',
  'after.review.busy': 'Der Trainer geht deine Entscheidungen durch …',
  'after.review.progress': '{seen} von {all} Entscheidungen',
  'after.review.none': 'Keine deiner Entscheidungen hat viel gekostet.',
  'after.review.found.one': 'Diese Entscheidung hat am meisten gekostet:',
  'after.review.found.other': 'Diese {count} Entscheidungen haben am meisten gekostet:',
  'after.lay': 'Auf dem Tisch',
  'after.lay.nothing': 'Auf dem Tisch lag noch nichts.',
  'after.held': 'Deine Karten',
  'after.played': 'Du',
  'after.better': 'Besser',
  'after.hindsight': 'Hätte ich gewinnen können?',
  'after.hindsight.busy': 'Der Trainer spielt dieselben Karten noch einmal …',
  'after.hindsight.yes':
    'Ja. Mit offenen Karten hat der Trainer mit deinem Blatt gewonnen: {points} (du hattest {mine}).',
  'after.hindsight.anyway':
    'Du hast ja gewonnen: {mine}. Mit offenen Karten hat auch der Trainer gewonnen: {points}.',
  'after.hindsight.luck':
    'Du hast ja gewonnen: {mine}. Der Trainer hat es auch mit offenen Karten nicht geschafft: {points}.',
  'after.hindsight.no':
    'Kaum. Auch mit offenen Karten hat der Trainer mit deinem Blatt nicht gewonnen: {points} (du hattest {mine}).',
  'after.hindsight.note':
    'Er hat alle Karten gesehen; das kann niemand am Tisch. Auf den anderen Plätzen haben Bots gespielt, auch für Menschen.',
})
