/** A history read by threads is the history that the host would have read by itself. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { History } from '../../../src/host/history/history'
import { fileArchive } from '../../../src/host/store/file-archive'
import { bundleForNode, type Bundle } from '../../harness/bundle'
import { DataFolder, EBBES, EIDEX, idOf } from '../../harness/history-files'

const MANY = 40

/** Games of both kinds, and files that cannot be read for every reason there is. */
async function filled(): Promise<DataFolder> {
  const data = await DataFolder.make()
  await data.closed(idOf(1), EBBES)
  await data.closed(idOf(2), EIDEX)
  const texts = [
    await data.read(`history/${idOf(1)}.jsonl`),
    await data.read(`history/${idOf(2)}.jsonl`),
  ]
  for (let number = 3; number <= MANY; number++) {
    const source = 1 + (number % 2)
    const text = (texts[source - 1] ?? '').replace(idOf(source), idOf(number))
    await data.write(`history/${idOf(number)}.jsonl`, text)
  }
  const [text = ''] = texts
  const withId = (number: number) => text.replace(idOf(1), idOf(number))
  await data.write(`history/${idOf(101)}.jsonl`, 'nothing that we have written\n')
  await data.write(`history/${idOf(102)}.jsonl`, text)
  await data.write(`history/${idOf(103)}.jsonl`, withId(103).slice(0, -40))
  await data.write(`history/${idOf(104)}.jsonl`, withId(104).replace('"format":', '"format":9'))
  await data.write(
    `history/${idOf(105)}.jsonl`,
    withId(105).replace(/"card":"[^"]+"/, '"card":"X1"'),
  )
  await data.write(`damaged/${idOf(106)}.jsonl`, withId(106))
  await data.write(`tables/${idOf(107)}.jsonl`, '')
  return data
}

describe('a history that is read by threads', () => {
  let worker: Bundle
  const folders: DataFolder[] = []

  beforeAll(async () => {
    worker = await bundleForNode('src/host/history-worker.ts')
    return () => worker.remove()
  })
  beforeEach(async () => {
    folders.push(await filled(), await filled())
  })
  afterEach(async () => {
    for (const folder of folders.splice(0)) await folder.remove()
  })

  async function read(data: DataFolder, script: URL | undefined) {
    const reports: string[] = []
    const archive = await fileArchive(data.path)
    const report = (problem: string) => reports.push(problem)
    const history = new History({ archive, app: '0.0.0-test', report, script })
    const list = await history.list()
    const names = { history: await data.names('history'), damaged: await data.names('damaged') }
    // Stamps tell when a file was written.
    const index = (await data.read('history/index.json')).replace(/"stamp":"[^"]+"/g, '')
    return { list, reports, names, index }
  }

  async function compare(script: URL): Promise<void> {
    const [one, other] = folders as [DataFolder, DataFolder]
    const alone = await read(one, undefined)
    expect(alone.list.entries.length).toBeGreaterThan(MANY)
    expect(alone.list.damaged.length).toBeGreaterThan(0)
    expect(alone.reports.length).toBeGreaterThan(1)
    expect(await read(other, script)).toEqual(alone)
  }

  it('is the same, with the same files set aside and brought back', async () => {
    await compare(pathToFileURL(worker.file))
  })

  it.each([
    ['there are none', undefined],
    [
      'they end at the third file',
      "p.on('message', ({ number }) => number < 2 ? p.postMessage({ number }) : process.exit(3))",
    ],
    ['they break down', "p.on('message', () => { throw new Error('no') })"],
    ['they know no answer', "p.on('message', ({ number }) => p.postMessage({ number }))"],
  ])('is the same if %s', async (_, code) => {
    const file = join(folders[0]?.path ?? '', 'thread.mjs')
    if (code !== undefined) {
      await writeFile(file, `import { parentPort as p } from 'node:worker_threads'\n${code}\n`)
    }
    await compare(pathToFileURL(file))
  })
})
