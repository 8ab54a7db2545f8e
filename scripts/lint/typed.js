/**
 * TypeScript's parser for ESLint, with programs that are built once. The language service that it would use
 * otherwise takes every component for a change of all that imports it, as the parser of components hands it a
 * script that stands in no file: all of that was then checked anew, 252 times.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseForESLint as parseComponent } from 'svelte-eslint-parser'
import typescript from 'typescript'
import ts from 'typescript-eslint'

/** @typedef {{ filePath?: string, projectService?: unknown }} Options */

/** @type {{ parseForESLint(code: string, options: object): any }} */
const parser = ts.parser

/** What the parser of components hands on as another text than the file's. */
const COMPONENT = /\.svelte(\.ts)?$/

/**
 * The scripts of all components of a folder, as the parser of components makes them.
 *
 * @param {string} folder
 * @param {object} svelteConfig
 */
function scriptsIn(folder, svelteConfig) {
  /** @type {Map<string, string>} */
  const scripts = new Map()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPONENT.test(name)) continue
    const filePath = join(folder, name)
    const listening = {
      ...parser,
      parseForESLint: (/** @type {string} */ code, /** @type {object} */ options) => {
        scripts.set(filePath, code)
        return parser.parseForESLint(code, options)
      },
    }
    parseComponent(readFileSync(filePath, 'utf8'), { filePath, parser: listening, svelteConfig })
  }
  return scripts
}

/** The project of a file: its layer's, or else the root's, which has all specs. @param {string} root @param {string} file */
function projectOf(root, file) {
  const [, layer] = /^src\/(\w+)\//.exec(relative(root, file).replaceAll('\\', '/')) ?? []
  const own = join(root, 'src', layer ?? '', 'tsconfig.json')
  return layer !== undefined && !file.endsWith('.spec.ts') && existsSync(own)
    ? own
    : join(root, 'tsconfig.json')
}

/**
 * @param {string} root
 * @param {object} svelteConfig
 */
export function typedParser(root, svelteConfig) {
  /** @type {Map<string, typescript.Program>} */
  const programs = new Map()
  /** Shared by all programs, as their options differ in nothing that a file is read by. @type {Map<string, typescript.SourceFile | undefined>} */
  const files = new Map()

  /** @param {string} tsconfig */
  function build(tsconfig) {
    const { config } = typescript.readConfigFile(tsconfig, typescript.sys.readFile)
    const folder = dirname(tsconfig)
    const { options, fileNames } = typescript.parseJsonConfigFileContent(
      config,
      typescript.sys,
      folder,
    )
    // Only pages have components, and nobody else imports them.
    const scripts =
      folder === root && existsSync(join(root, 'src')) ? new Map() : scriptsIn(folder, svelteConfig)
    const host = typescript.createCompilerHost(options, true)
    const fromDisk = host.getSourceFile.bind(host)
    host.getSourceFile = (name, language, ...rest) => {
      const script = scripts.get(name)
      if (script !== undefined)
        return typescript.createSourceFile(name, script, language, true, typescript.ScriptKind.TS)
      if (!files.has(name)) files.set(name, fromDisk(name, language, ...rest))
      return files.get(name)
    }
    return typescript.createProgram({
      rootNames: [...new Set([...fileNames, ...scripts.keys()])],
      options: { ...options, allowNonTsExtensions: true },
      host,
    })
  }

  /** @param {string} tsconfig */
  function programOf(tsconfig) {
    const program = programs.get(tsconfig) ?? build(tsconfig)
    programs.set(tsconfig, program)
    return program
  }

  return {
    ...parser,
    /** @param {string} code @param {Options} options */
    parseForESLint(code, options) {
      const { projectService, ...others } = options
      const { filePath } = options
      // What stands in no file, as in an editor while one types, goes the slow way.
      if (filePath === undefined || projectService === undefined || !existsSync(filePath))
        return parser.parseForESLint(code, options)
      const program = programOf(projectOf(root, filePath))
      return program.getSourceFile(filePath)?.text === code
        ? parser.parseForESLint(code, { ...others, programs: [program] })
        : parser.parseForESLint(code, options)
    },
  }
}
