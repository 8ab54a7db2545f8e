/** One table of a lesson: what happens there, input by input, and where the guide has something to say. */
import { isSame } from '../../engine/fair/canonical'
import type { AnyAction } from '../../engine/kernel'
import type { Ask, Scene, SetDeal, Step, Target } from '../../protocol/lesson'
import type { Practice } from '../../protocol/table'

type Line = Practice['line']

/** The learner's seat in every lesson. */
export const LEARNER = 0

export interface Stop {
  /** The revision of the view that it is about. */
  readonly rev: number
  readonly text: string
  readonly at: Target | undefined
  /** Missing where the guide only explains. */
  readonly ask: Ask | undefined
}

export interface Stage {
  readonly line: Line
  readonly stops: readonly Stop[]
}

const played = (card: string): AnyAction => ({ type: 'play', card }) as AnyAction

/** All that is accepted here, the solution first. */
export const solutionsOf = (ask: Ask): readonly AnyAction[] =>
  'play' in ask ? ask.play.map(played) : ask.do

const cardOf = (action: AnyAction): string | undefined =>
  'card' in action && typeof action.card === 'string' ? action.card : undefined

export const isSolution = (ask: Ask, action: AnyAction): boolean =>
  solutionsOf(ask).some((solution) => isSame(solution, action))

/** Why an action that the rules allow is not what is wanted: the key of a sentence. */
export const whyWrong = (ask: Ask, action: AnyAction): string | undefined =>
  ask.wrong?.[cardOf(action) ?? ''] ?? ask.otherwise

export function stageOf(scene: Scene, dealt: (deal: SetDeal) => Line): Stage {
  const line: Line[number][] = []
  const stops: Stop[] = []
  const take = (step: Step): void => {
    if (typeof step === 'string') {
      const [seat = '', card = ''] = step.split(' ')
      line.push({ by: Number(seat), action: played(card) })
    } else if ('by' in step) line.push({ by: step.by, action: step.do })
    else if ('deal' in step) line.push(...dealt(step.deal))
    else if ('say' in step) stops.push({ ...place(step), text: step.say, ask: undefined })
    else {
      stops.push({ ...place(step), text: step.ask, ask: step })
      const [action] = solutionsOf(step)
      if (action !== undefined) line.push({ by: LEARNER, action })
    }
  }
  const place = ({ at }: { readonly at?: Target }) => ({ rev: line.length, at })
  scene.steps.forEach(take)
  return { line, stops }
}
