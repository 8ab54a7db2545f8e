import { describe, expect, it } from 'vitest'
import { simulateEbbes } from '../../scripts/sim/ebbes'
import { allTrios, simulateEidex } from '../../scripts/sim/eidex'
import { SEED } from '../depth'
import { scenarioTraces } from '../harness/scenario-traces'
import { EBBES_LIES, EIDEX_LIES, type Corruption } from './corruptions'
import type { Fact } from './fact'
import { judge } from './referee'

const factsIn = (trace: string): Fact[] =>
  trace
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Fact)
const textOf = (facts: readonly Fact[]): string =>
  facts.map((fact) => `${JSON.stringify(fact)}\n`).join('')
/** Scenarios end anywhere: that a trace breaks off is no lie here. */
const isNoticed = (facts: readonly Fact[]): boolean =>
  judge(textOf(facts), { partial: true }).complaint !== undefined

const PLAYED = scenarioTraces()
const scenariosOf = (game: string): Fact[][] =>
  PLAYED.filter((each) => each.game === game).map(({ trace }) => factsIn(trace))

/** So many places of each lie are tried, spread over all traces. */
const PLACES = 12

/** The lies of this kind that the referee believed, and how many were tried. */
function believed(games: readonly Fact[][], { corrupt }: Corruption) {
  const places = games.flatMap((facts) =>
    facts.flatMap((fact, at) => {
      const instead = corrupt(fact, facts.slice(0, at))
      return instead === undefined ? [] : [{ facts, at, instead }]
    }),
  )
  const step = Math.max(1, Math.floor(places.length / PLACES))
  const tried = places.filter((_, index) => index % step === 0)
  const slips = tried.filter(
    ({ facts, at, instead }) =>
      !isNoticed([...facts.slice(0, at), ...instead, ...facts.slice(at + 1)]),
  )
  return { tried: tried.length, slips: slips.map(({ facts, at }) => textOf([facts[at] as Fact])) }
}

function ebbesGames(): Fact[][] {
  const games: Fact[][] = []
  const trace = (text: string) => games.push(factsIn(text))
  for (const seats of [2, 3, 5]) {
    for (const variant2 of [false, true]) {
      const options = { seats, variant1: seats === 5, variant2 }
      simulateEbbes({ options, games: 1, seed: SEED, trace })
    }
  }
  return games
}

function eidexGames(): Fact[][] {
  const games: Fact[][] = []
  const trios = [undefined, ...allTrios().filter((_, index) => index % 400 === 0)]
  simulateEidex({ trios, tournaments: 1, seed: SEED, trace: (text) => games.push(factsIn(text)) })
  return games
}

describe('a lie in a trace is noticed', () => {
  const ebbes = ebbesGames()
  it.each(EBBES_LIES)('ebbes: $lie', (corruption) => {
    const { tried, slips } = believed(ebbes, corruption)
    expect(tried).toBeGreaterThan(0)
    expect(slips).toEqual([])
  })

  // Collisions and chaos are rare by chance; scenarios have them.
  const counted = scenariosOf('eidex').map((facts) =>
    facts.slice(0, facts.findLastIndex(({ t }) => t === 'count') + 1),
  )
  const eidex = [...eidexGames(), ...counted.filter(({ length }) => length > 0)]
  it.each(EIDEX_LIES)('Eidex: $lie', (corruption) => {
    const { tried, slips } = believed(eidex, corruption)
    expect(tried).toBeGreaterThan(0)
    expect(slips).toEqual([])
  })

  it('and the truth is believed', () => {
    expect([...ebbes, ...eidex].filter(isNoticed)).toEqual([])
  })
})

/** Those whose power changes nothing but what somebody knows, and those that are a way to play a card. */
const WITHOUT_TRACE = ['voyeur', 'quizmaster', 'seher']
const WAYS_TO_PLAY = ['excuse', 'sphinx']

describe('a power that was left out is missed', () => {
  const games = scenariosOf('eidex')
  const ids = [...new Set(allTrios().flat())].filter(
    (id) => !WITHOUT_TRACE.includes(id) && !WAYS_TO_PLAY.includes(id),
  )

  it.each(ids)('%s', (id) => {
    const isMissed = games.some((facts) => {
      const rest = facts.filter((fact) => fact.t !== 'power' || fact.id !== id)
      return rest.length < facts.length && isNoticed(rest)
    })
    expect(isMissed).toBe(true)
  })
})
