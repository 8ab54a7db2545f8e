import type { Messages as MessagesOf } from '../../protocol/texts'
import type { en } from './en'

/** For the texts that all games share. */
export type Key = keyof typeof en
export type Messages = MessagesOf<typeof en>
