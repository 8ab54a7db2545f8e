/** Tells the process that started Vitest how each test went, as `tests.js` expects it. */
import { relative } from 'node:path'
import { ROOT } from '../paths.js'

/** @typedef {import('vitest/node').TestCase} TestCase @typedef {import('vitest/node').TestModule} TestModule */

const told = (/** @type {import('../tests.js').Told} */ word) => process.send?.(word)

const fileOf = (/** @type {TestModule} */ { moduleId }) => relative(ROOT, moduleId)

/** A reporter of Vitest. */
export default class Telling {
  /** @param {TestModule} module */
  onTestModuleCollected(module) {
    told({ word: 'expects', tests: [...module.children.allTests()].length })
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    const { state } = test.result()
    told({
      word: 'test',
      file: fileOf(test.module),
      title: test.fullName,
      ended: state === 'passed' || state === 'failed' ? state : 'skipped',
      ms: test.diagnostic()?.duration ?? 0,
    })
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    if (module.children.size > 0 || module.state() !== 'failed') return
    told({ word: 'test', file: fileOf(module), title: '(loading it)', ended: 'failed', ms: 0 })
  }

  async onTestRunEnd() {
    // Resolves when everything sent before has arrived.
    await new Promise((resolve) => process.send?.({ word: 'end' }, resolve))
  }
}
