/** `npm run test:mutants` takes long and is run seldom: what it changes has to be there all the same. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/paths.js'

interface Mutant {
  readonly file: string
  readonly from: string
  readonly to: string
}

const textOf = (file: string) => readFileSync(inProject(file), 'utf8')

it('every mutant has its place in the code, and one only', () => {
  const mutants = JSON.parse(textOf('tests/mutants.json')) as readonly Mutant[]
  expect(mutants).toHaveLength(40)
  const lost = mutants.filter(({ file, from }) => textOf(file).split(from).length !== 2)
  expect(lost).toEqual([])
})
