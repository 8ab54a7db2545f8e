import { translationOf } from '../../../protocol/texts'
import type { lessonsEn } from './en'

export const lessonsFr = translationOf<typeof lessonsEn>()({
  'learn.title': 'Apprendre à jouer',
  'learn.summary': 'De courtes leçons à une vraie table',
  'learn.lead': 'De courtes leçons à une vraie table : tu joues, on t’explique.',
  'learn.minutes': 'environ {minutes} min',
  'learn.learnt': 'terminée',
  'learn.game': 'Apprendre {game}',
  'learn.first': 'Apprendre {game} ({minutes} min)',
  'learn.welcome': 'Qui joue ?',
  'learn.instead': 'Plutôt jouer que lire ? Apprends en jouant',
  'learn.at-table': 'Tu es à table avec d’autres. Finis d’abord cette partie, puis reviens ici.',
  'learn.just-play': 'Jouer tout de suite',

  'lesson.guide': 'Guide',
  'lesson.next': 'Suivant',
  'lesson.back': 'Retour',
  'lesson.show': 'Montre-moi',
  'lesson.progress': '{done} sur {all}',
  'lesson.other': 'C’est permis, mais il s’agit ici d’autre chose. Essaie encore.',
  'lesson.first-read': 'Un instant : lis d’abord ceci, puis continue.',
  'lesson.done': 'Bravo !',
  'lesson.free': 'Jouer une donne',
  'lesson.free.note':
    'Une donne entière contre des débutants. Rien n’est compté, et le coach t’aide si tu demandes.',
  'lesson.after': 'Leçon suivante : {lesson}',
  'lesson.alone': 'Jouer pour de vrai',
})
