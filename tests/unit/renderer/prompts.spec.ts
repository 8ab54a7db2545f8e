import { describe, expect, it } from 'vitest'
import { allTrios } from '../../../scripts/sim/eidex'
import { playRandomly } from '../../../scripts/sim/play'
import { POWER_IDS } from '../../../src/engine/eidex/characters'
import { eidex } from '../../../src/engine/eidex/game'
import { questionFor } from '../../../src/engine/eidex/legal'
import { POWERS } from '../../../src/engine/eidex/powers'
import type { Question } from '../../../src/engine/eidex/questions'
import { topStep, type State, type Step } from '../../../src/engine/eidex/state'
import { seededRandom } from '../../../src/engine/random'
import { charactersDe } from '../../../src/renderer/games/eidex/rules/characters.de'
import { charactersEn } from '../../../src/renderer/games/eidex/rules/characters.en'
import { charactersFr } from '../../../src/renderer/games/eidex/rules/characters.fr'
import {
  formOf,
  FORMS,
  OPTIONS,
  OTHER_USES,
  promptOf,
  QUESTIONS,
  type OptionTexts,
  type PromptTexts,
} from '../../../src/renderer/games/eidex/rules/prompts'
import { optionsDe, promptsDe } from '../../../src/renderer/games/eidex/rules/prompts.de'
import { optionsEn, promptsEn } from '../../../src/renderer/games/eidex/rules/prompts.en'
import { optionsFr, promptsFr } from '../../../src/renderer/games/eidex/rules/prompts.fr'
import { completeList } from '../../../src/engine/kernel'

const LANGUAGES = [
  ['English', charactersEn, promptsEn, optionsEn],
  ['German', charactersDe, promptsDe, optionsDe],
  ['French', charactersFr, promptsFr, optionsFr],
] as const

const WITH_WINDOWS = POWER_IDS.filter((id) => POWERS[id].windows !== undefined)
const OPTION_KEYS = Object.entries(OPTIONS).flatMap(([field, values]) =>
  values.map((value) => `${field}.${value}`),
)

/** Everything that a question offers by name. */
const optionKeys = (question: Question): string[] =>
  Object.entries(question).flatMap(([field, asks]) =>
    asks.kind === 'option' ? asks.from.map((value) => `${field}.${value}`) : [],
  )

/** Nobody here looks at the lists of what is legal, the costly half of a game with questions. */
const UNLISTED: typeof eidex = { ...eidex, legalActions: () => completeList([]) }

/** What players are asked in random tournaments: the keys of all texts, or what has none. */
function asked(): { prompts: Set<string>; options: Set<string>; without: Set<string> } {
  const found = {
    prompts: new Set<string>(),
    options: new Set<string>(),
    without: new Set<string>(),
  }
  const look = (state: State): void => {
    const step = topStep(state)
    if (step === undefined || step.kind === 'draw') return
    const key = promptOf(step, state)
    if (key === undefined) found.without.add(JSON.stringify(step))
    else found.prompts.add(key)
    const forms = questionFor(state, step.seat, POWERS) ?? []
    for (const option of forms.flatMap(optionKeys)) found.options.add(option)
    if (forms.length > 1) for (const form of forms) found.prompts.add(formOf(form))
  }
  for (const [index, characters] of allTrios().entries()) {
    if (index % 20 !== 11) continue
    const made = eidex.setup({ mode: 'cosmic', characters, target: 3 })
    if (!made.ok) throw new Error(made.refusal.message)
    playRandomly(UNLISTED, made.value, seededRandom(index), { seen: look })
  }
  return found
}

describe('the questions of the powers', () => {
  it('are those that the powers answer', () => {
    const raised = POWER_IDS.flatMap((id) =>
      Object.keys(POWERS[id].followUps ?? {}).map((question) => `${id}.${question}`),
    )
    expect([...QUESTIONS].sort()).toEqual(raised.sort())
  })

  it('all have a text, in tournaments with every character, and every text is needed', () => {
    const { prompts, options, without } = asked()
    expect([...without]).toEqual([])
    expect([...prompts].sort()).toEqual(
      [...WITH_WINDOWS, ...QUESTIONS, ...OTHER_USES, ...FORMS].sort(),
    )
    expect([...options].sort()).toEqual([...OPTION_KEYS].sort())
  })

  it('have no text if nobody wrote one', () => {
    const step: Step = {
      kind: 'ask',
      power: 'dealer',
      owner: 0,
      seat: 1,
      question: 'sing',
      data: [],
    }
    expect(promptOf(step, { characters: ['dealer', 'laser', 'zombie'], dealer: 2 })).toBeUndefined()
  })
})

/** Never called: the check of types reads it, and complains where one of these compiles. */
export function refusedByTheCompiler(): [PromptTexts, OptionTexts] {
  return [
    // @ts-expect-error nearly all prompts are missing
    { dealer: 'Swap?' },
    // @ts-expect-error one option is missing
    { ...optionsEn, 'accept.true': undefined },
  ]
}

describe.each(LANGUAGES)('the texts in %s', (_language, characters, prompts, options) => {
  const isClean = (text: string): boolean => text !== '' && text.trim() === text

  it('tell the characters in the order in which they act', () => {
    expect(Object.keys(characters)).toEqual(POWER_IDS)
  })

  it('fit: one sentence of at most 90 characters beside a portrait', () => {
    const shorts = Object.values(characters).map(({ short }) => short)
    expect(shorts.filter((short) => short.length > 90 || !short.endsWith('.'))).toEqual([])
  })

  it('say something, and in no more than three paragraphs', () => {
    const all = Object.values(characters).flatMap(({ name, text, ours = [] }) => [
      name,
      ...text,
      ...ours,
    ])
    const others = [...Object.values(prompts), ...Object.values(options)]
    expect([...all, ...others].filter((text) => !isClean(text))).toEqual([])
    expect(Object.values(characters).filter(({ text }) => text.length > 3)).toEqual([])
    expect(new Set(Object.values(prompts)).size).toBe(Object.keys(prompts).length)
  })
})
