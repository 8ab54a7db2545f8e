/**
 * Links that lead to a table: `stichabend://join/K7QPW@192.168.1.20:4711`. They come from anywhere (a mail, a web
 * page), so only links of exactly this form are read, and the user is asked before following one.
 */
import { CODE_PATTERN } from './table-codes'

/** The scheme of links that the system opens with the application. */
export const LINK_SCHEME = 'stichabend'

export interface JoinLink {
  /** The table's code. */
  readonly code: string
  /** The address of its host, as written in a URL: `192.168.1.20:4711`. */
  readonly address: string
}

const NUMBER = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const V4 = `${NUMBER}(?:\\.${NUMBER}){3}`
const V6 = '\\[[0-9a-f:]{2,39}\\]'
/** Ends in a letter, so that no odd notation of an IP address passes for a name. */
const NAME = '(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){0,8}[a-z](?:[a-z\\d-]{0,61}[a-z\\d])?'
const PORT = '[1-9]\\d{0,4}'

const LINK = new RegExp(
  `^${LINK_SCHEME}://join/(?<code>${CODE_PATTERN})@(?<host>${V4}|${V6}|${NAME}):(?<port>${PORT})/?$`,
  'i',
)

/** Leaves it to `URL` what is valid between brackets: `[::::]` is no address. */
function isHost(host: string): boolean {
  if (!host.startsWith('[')) return true
  const parts = host.slice(1, -1).split('::')
  const groups = parts.flatMap((part) => (part === '' ? [] : part.split(':')))
  const isFull = parts.length === 1 && groups.length === 8
  const isShortened = parts.length === 2 && groups.length < 8
  return (isFull || isShortened) && groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
}

export function readJoinLink(text: string): JoinLink | undefined {
  const { code = '', host = '', port = '' } = LINK.exec(text)?.groups ?? {}
  if (code === '' || !isHost(host) || Number(port) > 65535) return undefined
  return { code: code.toUpperCase(), address: `${host.toLowerCase()}:${port}` }
}

export const joinLink = ({ code, address }: JoinLink): string =>
  `${LINK_SCHEME}://join/${code}@${address}`
