/** Why something was refused, as a sentence for people. */
import { isPowerId } from '../../../engine/eidex/characters'
import type { Refusal } from '../../../engine/kernel'
import { en } from '../en'
import type { Key } from '../messages'
import { t } from '../texts.svelte'

type RefusalKey = Extract<Key, `refusal.${string}`>

const isKey = (key: string): key is RefusalKey => Object.hasOwn(en, key)

/** A character's own clause: what it does is in the rule book, not in the refusal. */
const isPower = (code: string): boolean => isPowerId(code.replace(/^eidex\./, ''))

const keyOf = (code: string): string => (isPower(code) ? 'refusal.power' : `refusal.${code}`)

/** In the reader's language where we have it; the host's own words are better than none. */
export function refusalText({ code, message }: Refusal): string {
  const key = keyOf(code)
  return isKey(key) ? (t as (key: RefusalKey) => string)(key) : message
}
