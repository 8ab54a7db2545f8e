/** Games as files: opened from anywhere, and saved where the user wants them. */
import { accept, type Refusal, type Result } from '../../engine/kernel'
import { MAX_STICH_BYTES, STICH_ENDING } from '../../protocol/stich-file'
import { desktop } from '../desktop'
import { download, fileName } from '../scoresheet/download'
import { goTo } from '../shell/route.svelte'
import { askHistory } from './ask'
import { openFile, OPENED_DETAIL } from './opened.svelte'

interface Problem {
  readonly file: string
  readonly refusal: Refusal
}

class Files {
  #problem = $state.raw<Problem | null>(null)

  /** Why the last file was not opened, until the user has read it. */
  get problem(): Problem | null {
    return this.#problem
  }

  clear(): void {
    this.#problem = null
  }

  /** Checked completely, then shown. */
  async show(file: string, text: string): Promise<void> {
    const opened = await openFile(file, text)
    this.#problem = opened.ok ? null : { file, refusal: opened.refusal }
    if (opened.ok) goTo('replay', OPENED_DETAIL)
  }

  async showFile(file: File): Promise<void> {
    if (file.size > MAX_STICH_BYTES) {
      const refusal = { code: 'stich.shape', message: 'The file is too large.' }
      this.#problem = { file: file.name, refusal }
    } else await this.show(file.name, await file.text())
  }
}

export const files = new Files()

/** Saves all games of a table as one file; answers whether it was saved. */
export async function saveTable(table: string): Promise<Result<boolean>> {
  const answer = await askHistory({ do: 'read', table, number: null })
  if (!answer.ok) return answer
  const { stich } = answer.value
  const name = fileName(stich.table.name, stich.table.opened.slice(0, 10))
  const text = JSON.stringify(stich)
  const shell = desktop()
  if (shell !== undefined) return accept(await shell.saveStich(name, text))
  download(`${name}${STICH_ENDING}`, text, 'application/json')
  return accept(true)
}
