/**
 * Puts the pages' files beside themselves as they go over the network (src/host/web/encoded.ts): compressed once and as
 * well as can be, so that no host has to do it, and no visitor has to wait for it.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The others are compressed already. */
const WORTH_IT = ['.html', '.js', '.css', '.svg', '.txt']

/** @type {Readonly<Record<string, (body: Buffer) => Promise<Buffer>>>} By what is added to the name. */
const ENCODED = {
  '.br': (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  '.gz': (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
}

/** @param {string} file */
export async function compress(file) {
  const body = await readFile(file)
  for (const [ending, encode] of Object.entries(ENCODED)) {
    await writeFile(`${file}${ending}`, await encode(body))
  }
}

/** @returns {import('vite').Plugin} */
export const compressed = () => ({
  name: 'compressed',
  async writeBundle({ dir = '' }, bundle) {
    const worth = Object.keys(bundle).filter((name) => WORTH_IT.includes(extname(name)))
    await Promise.all(worth.map((name) => compress(join(dir, name))))
  },
})
