/** Texts of the lessons that belong to no game. */
export const lessonsEn = {
  'learn.title': 'Learn to play',
  'learn.summary': 'Short lessons at a real table',
  'learn.lead': 'Short lessons at a real table: you play, a guide explains.',
  'learn.minutes': 'about {minutes} min',
  'learn.learnt': 'done',
  'learn.game': 'Learn {game}',
  'learn.first': 'Learn {game} ({minutes} min)',
  'learn.welcome': 'Who’s playing?',
  'learn.instead': 'Rather play than read? Learn by playing',
  'learn.at-table': 'You’re at a table with others. Finish that game first, then come back here.',
  'learn.just-play': 'Just play',

  'lesson.guide': 'Guide',
  'lesson.next': 'Next',
  'lesson.back': 'Back',
  'lesson.show': 'Show me',
  'lesson.progress': '{done} of {all}',
  'lesson.other': 'That’s allowed, but this step is about something else. Try again.',
  'lesson.first-read': 'One moment: read this first, then choose Next.',
  'lesson.done': 'Well done!',
  'lesson.free': 'Play a hand',
  'lesson.free.note':
    'A whole hand against beginners. Nothing is counted, and the coach helps if you ask.',
  'lesson.after': 'Next lesson: {lesson}',
  'lesson.alone': 'Play a real game',
} as const
