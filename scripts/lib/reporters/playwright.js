/** Tells the process that started Playwright how each test went, as `tests.js` expects it. */
import { relative } from 'node:path'
import { ROOT } from '../paths.js'

const told = (/** @type {import('../tests.js').Told} */ word) => process.send?.(word)

/** @type {import('../tests.js').Ended[]} */
const STATES = ['passed', 'skipped']

/** A reporter of Playwright. */
export default class Telling {
  /** @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    told({ word: 'expects', tests: suite.allTests().length })
  }

  /** @param {import('@playwright/test/reporter').TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, result) {
    const { file, line } = test.location
    told({
      word: 'test',
      file: `${relative(ROOT, file)}:${line}`,
      // Without the names of the root, the project and the file.
      title: test.titlePath().slice(3).join(' › '),
      ended: STATES.find((state) => state === result.status) ?? 'failed',
      ms: result.duration,
    })
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError({ message = 'an error without a message', location }) {
    const file = location === undefined ? '' : relative(ROOT, location.file)
    const [title = ''] = message.split('\n')
    told({ word: 'test', file, title, ended: 'failed', ms: 0 })
  }

  async onEnd() {
    // Resolves when everything sent before has arrived.
    await new Promise((resolve) => process.send?.({ word: 'end' }, resolve))
  }

  printsToStdio() {
    return false
  }
}
