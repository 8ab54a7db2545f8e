/** The lessons of Eidex. */
import { readLesson } from '../../../../protocol/lesson'
import type { LessonsFace } from '../../face'
import { find } from './i18n/texts'
import { dealt } from './set'
import follow from './follow.json'
import limit from './limit.json'
import modes from './modes.json'
import powers from './powers.json'
import values from './values.json'

export const lessons: LessonsFace = {
  lessons: {
    follow: readLesson(follow),
    modes: readLesson(modes),
    values: readLesson(values),
    limit: readLesson(limit),
    powers: readLesson(powers),
  },
  dealt,
  text: find,
}
