/** The import graph of a folder: TypeScript and components, without specs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import ts from 'typescript'

/**
 * - `value`: needed while the module is being loaded.
 * - `type`: `import type`, `export type`, `import('…').X` in a type; gone once compiled.
 * - `later`: `import('…')` that runs when it is called, long after all modules are there.
 */
export type Kind = 'value' | 'type' | 'later'

interface Import {
  readonly source: string
  readonly kind: Kind
}

export interface Edge {
  readonly from: string
  readonly to: string
  readonly kind: Kind
}

const SCRIPTS = /<script\b[^>]*>([\s\S]*?)<\/script>/g

const scriptsOf = (file: string, text: string): string =>
  file.endsWith('.svelte')
    ? [...text.matchAll(SCRIPTS)].map(([, script = '']) => script).join('\n')
    : text

const isString = (node: ts.Node | undefined): node is ts.StringLiteralLike =>
  node !== undefined && ts.isStringLiteralLike(node)

/**
 * All names are types, and there is at least one: an import without names loads the module for its
 * effects.
 */
const allTypes = (names: readonly { readonly isTypeOnly: boolean }[]): boolean =>
  names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly)

function kindOfImport({ importClause: clause }: ts.ImportDeclaration): Kind {
  if (clause === undefined) return 'value'
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return 'type'
  const named = clause.namedBindings
  const onlyNames = clause.name === undefined && named !== undefined && ts.isNamedImports(named)
  return onlyNames && allTypes(named.elements) ? 'type' : 'value'
}

function kindOfExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): Kind {
  if (isTypeOnly) return 'type'
  const isNamed = exportClause !== undefined && ts.isNamedExports(exportClause)
  return isNamed && allTypes(exportClause.elements) ? 'type' : 'value'
}

function importsOf(file: string, text: string): Import[] {
  const found: Import[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && isString(node.moduleSpecifier)) {
      found.push({ source: node.moduleSpecifier.text, kind: kindOfImport(node) })
    } else if (ts.isExportDeclaration(node) && isString(node.moduleSpecifier)) {
      found.push({ source: node.moduleSpecifier.text, kind: kindOfExport(node) })
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (isString(node.argument.literal)) {
        found.push({ source: node.argument.literal.text, kind: 'type' })
      }
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [source] = node.arguments
      if (isString(source)) found.push({ source: source.text, kind: 'later' })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, scriptsOf(file, text), ts.ScriptTarget.Latest))
  return found
}

const ENDINGS = ['', '.ts', '/index.ts']

/** The imported file; a missing one would make the graph blind. */
function target(file: string, source: string): string {
  const [path = source] = source.split('?')
  const base = resolve(dirname(file), path)
  const found = ENDINGS.map((ending) => base + ending).find(
    (each) => /\.\w+$/.test(each) && existsSync(each),
  )
  if (found === undefined) throw new Error(`${file} imports ${source}, which is not there.`)
  return found
}

const isCode = (file: string): boolean =>
  /\.(ts|svelte)$/.test(file) && !file.endsWith('.spec.ts') && !file.endsWith('.d.ts')

/** Paths are those within the folder, with `/`. */
export function importGraph(folder: string): Edge[] {
  const name = (file: string): string => relative(folder, file).split(sep).join('/')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter(isCode).flatMap((each) => {
    const file = join(folder, each)
    return importsOf(file, readFileSync(file, 'utf8'))
      .filter(({ source }) => source.startsWith('.'))
      .map(({ source, kind }) => ({ from: name(file), to: name(target(file, source)), kind }))
      .filter(({ to }) => isCode(to))
  })
}

/** The shortest path for every file that comes back to itself; each circle is reported once. */
export function circlesOf(edges: readonly Edge[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const told = new Set<string>()
  const circles: string[] = []
  for (const start of [...next.keys()].toSorted()) {
    const circle = wayBack(start, next)
    if (circle.length === 0 || circle.every((file) => told.has(file))) continue
    for (const file of circle) told.add(file)
    circles.push([...circle, start].join(' → '))
  }
  return circles
}

function wayBack(start: string, next: ReadonlyMap<string, readonly string[]>): string[] {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const to of next.get(file) ?? []) {
      if (to === start) {
        const way = [file]
        for (let at = file; at !== start; way.unshift(at)) at = cameFrom.get(at) ?? start
        return way
      }
      if (cameFrom.has(to)) continue
      cameFrom.set(to, file)
      queue.push(to)
    }
  }
  return []
}
