/** The lessons of ebbes. */
import { readLesson } from '../../../../protocol/lesson'
import type { LessonsFace } from '../../face'
import { find } from './i18n/texts'
import { dealt } from './set'
import plan from './plan.json'
import roles from './roles.json'
import score from './score.json'
import trick from './trick.json'
import two from './two.json'
import variants from './variants.json'

export const lessons: LessonsFace = {
  lessons: {
    trick: readLesson(trick),
    roles: readLesson(roles),
    score: readLesson(score),
    plan: readLesson(plan),
    variants: readLesson(variants),
    two: readLesson(two),
  },
  dealt,
  text: find,
}
