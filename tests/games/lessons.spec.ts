/** Every lesson is played: by its solution, by every other right try and by every wrong one, in all languages. */
import { describe, expect, it } from 'vitest'
import { isSame } from '../../src/engine/fair/canonical'
import { GAMES } from '../../src/renderer/games'
import { loadFace } from '../../src/renderer/games/faces.svelte'
import { LANGUAGES } from '../../src/renderer/i18n/languages'
import { refusalText } from '../../src/renderer/i18n/refusals/text'
import { texts } from '../../src/renderer/i18n/texts.svelte'
import { isSolution, solutionsOf } from '../../src/renderer/lessons/stage'
import type { Lesson, Step } from '../../src/protocol/lesson'
import { Classroom } from '../harness/classroom'

const TAUGHT = Object.values(GAMES).flatMap(({ id, lessons = [] }) =>
  lessons.length === 0 ? [] : [{ id, names: lessons }],
)

/** Longer than any lesson. */
const MANY = 200

const keysOf = (step: Step): readonly string[] => {
  if (typeof step === 'string' || 'by' in step || 'deal' in step) return []
  if ('say' in step) return [step.say]
  const { ask, wrong = {}, otherwise } = step
  return [ask, ...Object.values(wrong), ...(otherwise === undefined ? [] : [otherwise])]
}
const sentencesOf = (name: string, { scenes }: Lesson): readonly string[] => [
  `${name}.title`,
  `${name}.learnt`,
  ...scenes.flatMap(({ steps }) => steps.flatMap(keysOf)),
]

describe.each(TAUGHT)('the lessons of $id', async ({ id, names }) => {
  const face = await loadFace(id)
  const lessons = await face.lessons?.()
  if (lessons === undefined) throw new Error(`${id} names lessons and has none.`)
  const enter = (name: string) => new Classroom(id, lessons, name)

  it('are those that its cover names', () => {
    expect(Object.keys(lessons.lessons)).toEqual(names)
  })

  it.each(LANGUAGES)('say everything they have to say: %s', async (language) => {
    await texts.show(language)
    const keys = names.flatMap((name) => sentencesOf(name, enter(name).lesson))
    const silent = keys.filter((key) => !/[.!?:\p{L}]$/u.test(lessons.text(key) ?? ''))
    await texts.show('en')
    expect(silent).toEqual([])
  })

  it.each(names)('“%s” is learnt by its solutions, and asks only when it is our turn', (name) => {
    const room = enter(name)
    const said: string[] = []
    for (let step = 0; step < MANY && !room.guide.isFinished; step++) {
      const { stop } = room.guide
      said.push(stop?.text ?? '')
      expect(room.rev, stop?.text).toBe(stop?.rev)
      if (stop?.ask !== undefined) expect(room.isAsked, stop.text).toBe(true)
      room.step()
    }
    expect(room.guide.isFinished).toBe(true)
    expect(new Set(said).size).toBe(said.length)
  })

  it.each(names)('“%s” answers every wrong try, which can be tried again', async (name) => {
    const room = enter(name)
    let wrong = 0
    while (!room.guide.isFinished) {
      const { stop } = room.guide
      const ask = stop?.ask
      for (const action of ask === undefined ? [] : room.tries) {
        if (ask === undefined || isSolution(ask, action)) continue
        room.try(action)
        wrong++
        const { refused } = room
        const where = `${stop?.text ?? ''}: ${JSON.stringify(action)}`
        // Allowed, and not what is wanted; or forbidden by a clause that the player can read.
        expect(room.guide.wrong !== null || refused !== null, where).toBe(true)
        for (const language of refused === null ? [] : LANGUAGES) {
          await texts.show(language)
          expect(refusalText({ code: refused?.code ?? '', message: '' }), where).not.toBe('')
        }
        await texts.show('en')
        expect([room.rev, room.guide.stop], where).toEqual([stop?.rev, stop])
      }
      room.step()
    }
    expect(wrong).toBeGreaterThan(0)
  })

  it.each(names)('“%s” never gets stuck, whatever right try comes first', (name) => {
    const others = sentencesWithChoice(enter(name).lesson)
    for (const [text, action] of others) {
      const room = enter(name)
      for (let step = 0; step < MANY && !room.guide.isFinished; step++) {
        const isHere = room.guide.stop?.text === text
        // What an earlier choice has used up cannot be chosen here.
        const isThere = room.tries.some((each) => isSame(each, action))
        room.step(isHere && isThere ? action : undefined)
      }
      expect(room.guide.isFinished, `${text}: ${JSON.stringify(action)}`).toBe(true)
    }
  })

  it.each(names)('“%s” can be gone back through, step by step', (name) => {
    const room = enter(name)
    while (!room.guide.isFinished) {
      const { stop } = room.guide
      if (room.guide.hasBefore) {
        room.guide.back()
        expect(room.guide.stop?.rev).toBe(room.rev)
        room.step()
      }
      expect([room.rev, room.guide.stop]).toEqual([stop?.rev, stop])
      room.step()
    }
  })

  it.each(names)('“%s” can be shown', (name) => {
    const room = enter(name)
    while (!room.guide.isFinished) {
      if (room.guide.stop?.ask === undefined) room.guide.next()
      else {
        room.guide.show(room.view)
        room.guide.shows(room.rev)
      }
    }
    expect(room.guide.wrong).toBeNull()
  })
})

/** Every solution but the first, with the sentence that asks for it. */
const sentencesWithChoice = ({ scenes }: Lesson) =>
  scenes.flatMap(({ steps }) =>
    steps.flatMap((step) =>
      typeof step === 'object' && 'ask' in step
        ? solutionsOf(step)
            .slice(1)
            .map((action) => [step.ask, action] as const)
        : [],
    ),
  )
