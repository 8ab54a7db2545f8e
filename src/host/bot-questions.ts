/** The questions that bots and the coach answer in threads: everything they may know, and their dice. */
import { SKILLS } from '../bots/levels'
import { decide, estimate, type Estimate } from '../bots/player'
import type { AnyAction, AnyView } from '../engine/kernel'
import { seededRandom } from '../engine/random'
import type { BotLevel } from '../protocol/primitives'
import { reviewWithOpenHands, type OpenHandReview, type PastGame } from './open-hand-review'

/** Each question with its answer. */
export interface Questions {
  /** What a bot of this level does with its seat's view, within a number of milliseconds. */
  decide: [
    {
      readonly level: BotLevel
      readonly view: AnyView
      readonly seed: number
      readonly ms: number
    },
    AnyAction,
  ]
  /** What a seat can expect of each of its actions. */
  advise: [
    { readonly view: AnyView; readonly seed: number; readonly steps: number },
    readonly Estimate<AnyAction>[],
  ]
  /** How the same cards would have gone for a seat that could see all hands. */
  hindsight: [PastGame & { readonly seed: number }, OpenHandReview]
}
export type Question = {
  readonly [Kind in keyof Questions]: { readonly ask: Kind } & Questions[Kind][0]
}
export type AnyQuestion = Question[keyof Questions]
export type Answer<Asked extends AnyQuestion> = Questions[Asked['ask']][1]

/** The answer, worked out in the current thread, step by step; earlier if the time runs out. */
export function answerHere<Asked extends AnyQuestion>(
  question: Asked,
  isOver?: () => boolean,
): Answer<Asked>
export function answerHere(
  question: AnyQuestion,
  isOver: () => boolean = () => false,
): Answer<AnyQuestion> {
  const random = seededRandom(question.seed)
  switch (question.ask) {
    case 'decide': {
      const { level, view } = question
      const steps = level === 'greedy' ? 0 : SKILLS[level].steps
      return decide(level, view, random, { steps, isOver })
    }
    case 'advise':
      return estimate(question.view, random, { steps: question.steps, isOver })
    case 'hindsight':
      return reviewWithOpenHands(question, random)
  }
}
