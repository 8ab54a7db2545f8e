/** The games currently open: from the history, from a file, or just played. */
import { accept, refuse, type Result } from '../../engine/kernel'
import type { HostMessages } from '../../protocol/messages'
import type { Stich } from '../../protocol/stich'
import type { TableInfo } from '../../protocol/table'
import { askHistory } from './ask'

/** Games from outside the history have no address of their own, and are kept here. */
const OPENED = 'opened'

class Opened {
  #stich = $state.raw<Stich | null>(null)
  #file = $state<string | null>(null)

  get stich(): Stich | null {
    return this.#stich
  }
  /** The name of the file it came from, if any. */
  get file(): string | null {
    return this.#file
  }

  /** Checked before: the components that show it do not check again. */
  put(stich: Stich, file: string | null = null): void {
    this.#stich = stich
    this.#file = file
  }
}

export const opened = new Opened()

/** From anywhere: checked completely before any of it is shown. */
export async function openFile(name: string, text: string): Promise<Result<Stich>> {
  // This needs the whole engine, and only now.
  const { openStich } = await import('../../protocol/open-stich')
  const read = openStich(text)
  if (read.ok) opened.put(read.value, name)
  return read
}

/** For an address: which game of which table, or the one currently open. */
export const detailOf = (table: string, number: number): string => `${table}.${number}`
export const OPENED_DETAIL = OPENED

/** What an address of the replay or of a score sheet means; its deals are checked again. */
export async function stichAt(detail: string | undefined): Promise<Result<Stich>> {
  if (detail === undefined || detail === OPENED) {
    return opened.stich === null
      ? refuse('history.unknown', 'Nothing has been opened.')
      : accept(opened.stich)
  }
  const [table = '', number] = detail.split('.')
  const answer = await askHistory({
    do: 'read',
    table,
    number: number === undefined ? null : Number(number),
  })
  if (!answer.ok) return answer
  const { checkStich } = await import('../../protocol/open-stich')
  return checkStich(answer.value.stich)
}

/** The game that this table has just finished: everybody at it has been told everything about it. */
export const stichOfProof = (table: TableInfo, proof: HostMessages['proof']): Stich => ({
  stich: 1,
  app: __APP_VERSION__,
  table: {
    id: table.id,
    name: table.name,
    game: table.game,
    opened: table.opened,
    host: table.owner === null ? null : (table.seats[table.owner]?.person?.name ?? null),
  },
  games: [
    {
      number: proof.number,
      begun: table.begun,
      players: table.seats.map(({ person, bot }) => ({
        name: person?.name ?? null,
        marker: person?.marker ?? null,
        bot,
      })),
      log: proof.log,
      ceremony: proof.ceremony,
    },
  ],
})
