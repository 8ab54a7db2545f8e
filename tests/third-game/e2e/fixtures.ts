/** A host and pages of the build that has the third game. */
import { pathToFileURL } from 'node:url'
import { inProject } from '../../../scripts/lib/paths.js'
import { test as base } from '../../e2e/evening'
import type { Signs } from '../../e2e/player'
import { en } from '../renderer/i18n/en'

const OUT = 'out/third-game'

const SIGNS: Signs = {
  play: [en['call.lead'], en['call.follow'], en['call.free']],
  scores: [en['scores.title']],
  over: [en['over.one'], en['over.shared']],
}

/** The host in this process is that of the build, as the one in `src` knows two games only. */
const builtHost = async () =>
  (await import(
    pathToFileURL(inProject(OUT, 'main/page-host.js')).href
  )) as typeof import('../../harness/page-host')

export const test = base.extend({
  signs: SIGNS,
  host: async ({ data }, use) => {
    const { pageHost } = await builtHost()
    const host = await pageHost({
      data,
      pages: inProject(OUT, 'renderer'),
      botScript: pathToFileURL(inProject(OUT, 'main/bot-worker.js')),
    })
    await use(host)
    await host.close()
  },
})
