/** A code that nothing refuses with is a sentence in three languages that nobody will ever read. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/paths.js'
import { REFUSABLE as EBBES } from '../../../src/engine/ebbes/clauses'
import { REFUSABLE as EIDEX } from '../../../src/engine/eidex/clauses'
import { FAIR_CODES } from '../../../src/engine/fair/verify'
import { INPUT_CODES, LOG_CODES } from '../../../src/engine/kernel'
import { HOST_CODES } from '../../../src/protocol/codes'
import { STICH_CODES } from '../../../src/protocol/open-stich'

const LISTS = /= \[[^\]]*\] as const/g

const sourcesOf = (layer: string): string[] =>
  readdirSync(inProject(`src/${layer}`), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(inProject(`src/${layer}/${file}`), 'utf8').replace(LISTS, ''))

const SOURCES = ['engine', 'protocol', 'host'].flatMap(sourcesOf).join('\n')
const isUsed = (code: string): boolean => SOURCES.includes(`'${code}'`)

it.each([
  ['the host', HOST_CODES],
  ['the kernel', [...INPUT_CODES, ...LOG_CODES]],
  ['the check of deals', FAIR_CODES],
  ['documents', STICH_CODES],
  ['ebbes', EBBES],
  ['Eidex', EIDEX],
])('every code of %s is one that something refuses with', (_, codes: readonly string[]) => {
  expect(codes.filter((code) => !isUsed(code))).toEqual([])
})

it('notices a code that stands in no more than its list', () => {
  expect(['host.weather', 'ebbes.zilch', 'eidex.put-down'].filter(isUsed)).toEqual([])
})
