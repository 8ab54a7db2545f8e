/** Tables that no form offers: opened by somebody who then only looks on. */
import type { TableSetup } from '../../src/protocol/table'
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import type { PageHost } from '../harness/page-host'
import type { Player } from './player'

/** The player comes by the code, the bots are there already, and the cards are dealt. */
export async function sitDownAt(
  host: PageHost,
  player: Player,
  game: TableSetup['game'],
  options: TableSetup['options'],
  manners: Partial<Pick<TableSetup, 'coach'>> = {},
  bots = 2,
): Promise<void> {
  const opener = new Guest('Opener', bySocket(host.origin))
  await opener.untilOpen()
  const seats = ['open' as const, ...Array<'greedy'>(bots).fill('greedy')]
  must(await opener.client.create(tableFor(game, seats, { seat: null, options, ...manners })))
  await player.page.goto(`/join/${opener.client.table?.code ?? ''}`)
  await player.presses(player.button(player.texts['join.sit']))
  await opener.until(() => opener.client.table?.seats[0]?.person?.present === true)
  must(await opener.client.propose({ do: 'start' }))
  await player.asked()
  opener.client.close()
}

/** One game decides it. */
export const LAST_GAME = { target: 3, victoryPoints: [2, 2, 2] } as const
