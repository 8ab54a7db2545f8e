/** Everybody at a table adds a share to the shuffle, as docs/fair-deals.md has it: written anew, and not ours. */
import { createHash, randomBytes } from 'node:crypto'
import type { Attacker } from './attacker'

interface Dealing {
  readonly id: string
  readonly shares: readonly (string | null)[]
}

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const sealOf = (id: string, seat: number, share: Buffer): string =>
  createHash('sha256')
    .update('stichabend/share')
    .update(word(Buffer.byteLength(id)))
    .update(id)
    .update(word(seat))
    .update(share)
    .digest('hex')

async function dealingOf(
  player: Attacker,
  fits: (dealing: Dealing) => boolean = () => true,
): Promise<Dealing> {
  const isOne = (message: Record<string, unknown>) => {
    const table = message['table'] as { phase?: string; dealing?: Dealing } | undefined
    return message['type'] === 'table' && table?.phase === 'dealing' && fits(table.dealing as never)
  }
  const told = await player.hears(isOne)
  return (told?.['table'] as { dealing: Dealing }).dealing
}

/** Starts the game; everybody has cards when this is done. */
export async function dealt(...players: readonly [Attacker, ...Attacker[]]): Promise<void> {
  await players[0].asks({ type: 'propose', what: { do: 'start' } })
  const shares = await Promise.all(
    players.map(async (player) => {
      const { id } = await dealingOf(player)
      const share = randomBytes(32)
      const commitment = sealOf(id, player.seat as number, share)
      player.says({ type: 'seal', dealing: id, commitment })
      return share
    }),
  )
  await Promise.all(
    players.map(async (player, index) => {
      const { id } = await dealingOf(player, (dealing) => dealing.shares.every(Boolean))
      player.says({ type: 'unseal', dealing: id, share: shares[index]?.toString('hex') })
      await player.hears(({ type }) => type === 'update')
    }),
  )
}
