import { translationOf } from '../../../protocol/texts'
import type { lessonsEn } from './en'

export const lessonsDe = translationOf<typeof lessonsEn>()({
  'learn.title': 'Spielen lernen',
  'learn.summary': 'Kurze Lektionen am Tisch',
  'learn.lead': 'Kurze Lektionen an einem echten Tisch: Du spielst, und dir wird alles erklärt.',
  'learn.minutes': 'etwa {minutes} Min.',
  'learn.learnt': 'geschafft',
  'learn.game': '{game} lernen',
  'learn.first': '{game} lernen ({minutes} Min.)',
  'learn.welcome': 'Wer spielt?',
  'learn.instead': 'Lieber spielen als lesen? Spielend lernen',
  'learn.at-table':
    'Du sitzt mit anderen am Tisch. Spiel erst diese Partie zu Ende, dann komm wieder.',
  'learn.just-play': 'Einfach spielen',

  'lesson.guide': 'Erklärung',
  'lesson.next': 'Weiter',
  'lesson.back': 'Zurück',
  'lesson.show': 'Zeig es mir',
  'lesson.progress': '{done} von {all}',
  'lesson.other': 'Das darfst du, aber hier geht es um etwas anderes. Versuch es noch mal.',
  'lesson.first-read': 'Moment: Lies erst das hier, dann geht es weiter.',
  'lesson.done': 'Geschafft!',
  'lesson.free': 'Ein Blatt spielen',
  'lesson.free.note':
    'Ein ganzes Blatt gegen Anfänger. Nichts wird gezählt, und der Trainer hilft, wenn du fragst.',
  'lesson.after': 'Nächste Lektion: {lesson}',
  'lesson.alone': 'Richtig spielen',
})
