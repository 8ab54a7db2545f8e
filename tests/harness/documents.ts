/** Reads documents as a careful reader would, and says what in them is not so. */

/** Where the files of this project are; whatever else a document names lies in one of these, too. */
const FOLDERS = ['.github', 'bench', 'build', 'docs', 'resources', 'scripts', 'src', 'tests']
const FILE = /[^/.][^/]*\.(cjs|css|html|js|json|jpg|md|plist|png|svelte|svg|ts|txt|xml|yml)$/

const withoutFences = (text: string): string => text.replace(/^( *)```.*?^\1```/gms, '')

const codeIn = (text: string): string[] =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

const isPath = (code: string): boolean =>
  /^[\w.@<>*{},/-]+$/.test(code) &&
  !code.startsWith('/') &&
  (FILE.test(code) || code.endsWith('/') || FOLDERS.includes(code.split('/')[0] ?? ''))

/** `<game>` and `*` stand for any name, `**` for any folders, `{a,b}` for one of several. */
function patternOf(path: string): RegExp {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+]/g, '\\$&')
    .replace(/<\w+>|\*+/g, (any) => (any === '**' ? '.+' : '[^/]+'))
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
  return new RegExp(`(^|/)${pattern}${path.endsWith('/') ? '/' : '($|/)'}`)
}

/** Paths that lead nowhere. One that does not begin at the top may lie in any folder. */
export const missingPaths = (text: string, files: readonly string[]): string[] =>
  codeIn(text)
    .filter(isPath)
    .filter((path) => !files.some((file) => patternOf(path).test(file)))

/** Links within the project, those of pictures included: a file, and perhaps a heading in it. */
export const linksIn = (text: string): (readonly [file: string, heading: string | undefined])[] =>
  [...withoutFences(text).matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(
    ([, file = '', heading]) => [file, heading] as const,
  )

/** What links to the headings of a document have behind their `#`. */
export const anchorsIn = (text: string): string[] =>
  [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Scripts of package.json that a reader is told to run. */
export const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)

const GUARD = /^(tests\/|scripts\/lint\/|src\/.*\.spec\.ts$)/

/** What is wrong with each invariant: no guard is named, or a guard is not what it is said to be. */
export function unguarded(text: string, read: (file: string) => string | undefined): string[] {
  const paragraphs = text.split(/\n\n+/).map((lines) => lines.replaceAll('\n', ' '))
  return paragraphs
    .filter((paragraph) => paragraph.includes('**Invariant:**'))
    .flatMap((invariant) => {
      const held = invariant.split(/\bHeld by\b/)[1] ?? ''
      const named = codeIn(held)
      const texts = named.flatMap((file) => read(file) ?? [])
      const quoted = [...held.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title)
      const types = [...held.matchAll(/\btype (?:of )?`(\w+)` in `([^`]+)`/g)]
      const faults = [
        ...(types.length > 0 || named.some((file) => GUARD.test(file) && read(file) !== undefined)
          ? []
          : ['nothing that holds it is named']),
        ...quoted
          .filter((title) => !texts.some((code) => code.includes(title)))
          .map((title) => `no guard says “${title}”`),
        ...types
          .filter(([, name = '', file = '']) => !declares(read(file) ?? '', name))
          .map(([, name, file]) => `${file} has no ${name}`),
      ]
      return faults.map((fault) => `${fault}: ${invariant}`)
    })
}

/** Whether a file has a function, method, constant or type of that name; calling one is not having it. */
export const declares = (code: string, name: string): boolean =>
  [
    `^\\s*(export )?(async )?(function|const|let|class|interface|type) ${name}\\b`,
    `^\\s*(readonly |static |async |override )*${name}(<[^>]*>)?\\([^;\\n]*\\)(: [^=()\\n]+)? \\{$`,
    `^( *)(static |async |override )*${name}(<[^>]*>)?\\(\\n(\\1  .*\\n)*\\1\\)(: [^=\\n]+)? \\{$`,
    `^\\s*(readonly |static )*${name} = (async )?(\\(|<)`,
  ].some((pattern) => new RegExp(pattern, 'm').test(code))

export interface Hop {
  readonly file: string
  readonly name: string
}

/** The numbered list of a section: a file, and the function there. */
export function hopsIn(text: string, section: string): Hop[] {
  const [, body = ''] = text.split(`\n## ${section}\n`)
  const [own = ''] = body.split('\n## ')
  return [...own.matchAll(/^\d+\. `([^`]+)` `([^`]+)`/gm)].map(([, file = '', name = '']) => ({
    file,
    name,
  }))
}

/** The arrows of the first diagram, as `from --> to`. */
export function arrowsIn(text: string): string[] {
  const [, diagram = ''] = /```mermaid\nflowchart[^\n]*\n(.*?)```/s.exec(text) ?? []
  return diagram.split('\n').flatMap((line) => line.trim() || [])
}

/** Rows of the first table that has this heading first: its cells by the first of them. */
export function rowsOf(text: string, heading: string): Map<string, readonly string[]> {
  const [, table = ''] =
    new RegExp(`^\\| ${heading} .*\\n\\|[ -|]+\\n((\\|.*\\n)+)`, 'm').exec(text) ?? []
  return new Map(
    table
      .trimEnd()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim()))
      .map(([, name = '', ...cells]) => [name, cells] as const),
  )
}
