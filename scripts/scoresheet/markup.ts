/** The few things that all parts of the page are written with. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and for quoted attributes. What no page can hold is left out. */
export const escaped = (text: string | number): string =>
  String(text)
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
    // eslint-disable-next-line no-control-regex -- a file may hold anything, a page may not
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')

/** Somebody's name keeps its own direction and leaves ours alone. */
export const called = (name: string | undefined): string => `<bdi>${escaped(name ?? '')}</bdi>`

/** The same for a name that goes into a sentence; `sentence` makes the page's own marks of these. */
export const isolated = (name: string): string =>
  `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069`

export const sentence = (text: string): string =>
  escaped(text).replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>')

export const withSign = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0'

export const total = (points: number): string => String(points).replace('-', '−')
