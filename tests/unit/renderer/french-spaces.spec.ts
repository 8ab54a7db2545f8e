/** French has narrow spaces before “; ! ?” and inside its quotation marks, and a wide one before a colon: none breaks a line. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/paths.js'
import { fr as shell } from '../../../src/main/texts/fr'
import { ebbesIntroFr, ebbesRulesFr } from '../../../src/renderer/games/ebbes/rules/fr'
import { charactersFr } from '../../../src/renderer/games/eidex/rules/characters.fr'
import { eidexIntroFr, eidexRulesFr } from '../../../src/renderer/games/eidex/rules/fr'
import { optionsFr, promptsFr } from '../../../src/renderer/games/eidex/rules/prompts.fr'
import { fr } from '../../e2e/texts'

const BOOKS = [ebbesIntroFr, ebbesRulesFr, eidexIntroFr, eidexRulesFr, charactersFr]

/** All texts in it, however deep; no text is empty, so none is taken for another. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

it.each([
  ['the shell', shell],
  ['the pages', fr],
  ['the rule books', BOOKS],
  ['the questions of the powers', [promptsFr, optionsFr]],
])('%s say it with the right spaces', (_where, all) => {
  const texts = textsIn(all)
  expect(texts.length).toBeGreaterThan(10)
  // A colon in an address or between figures has no space.
  const wrong = /[^\u202f][;!?»]|«[^\u202f]|[^\u00a0\d]:|\s…|\d:\s/
  expect(texts.filter((text) => wrong.test(text))).toEqual([])
})

/** A colon or semicolon that code puts behind a text stands there without its space. */
const GLUED = /\$\{[^`]*\}(: |; )[^`]*`|\)\}: |\}:<|\)\}:$|join\('; '\)/
const STYLES = /css:|style|Error\(/

it('no code glues a colon or a semicolon to a text', () => {
  const sources = readdirSync(inProject('src/renderer'), { recursive: true, encoding: 'utf8' })
  const files = sources.filter((name) => /\.(svelte|ts)$/.test(name))
  const faults = files.flatMap((file) =>
    readFileSync(inProject(`src/renderer/${file}`), 'utf8')
      .split('\n')
      .filter((line) => GLUED.test(line) && !STYLES.test(line))
      .map((line) => `${file}: ${line.trim()} (headed, labelled and inGroups know the spaces)`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(faults).toEqual([])
})
