/**
 * Lint that knows the types in Svelte components, without building the program anew for each of them: the
 * parser of components hands TypeScript a script that it makes of each one, which a language service takes for
 * a change of everything that imports it. So all scripts are made first, and one program holds them all.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseForESLint } from 'svelte-eslint-parser'
import typescript from 'typescript'
import ts from 'typescript-eslint'

/** @type {{ parseForESLint(code: string, options: object): any }} */
const parser = ts.parser

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
    if (!name.endsWith('.svelte')) continue
    const filePath = join(folder, name)
    const listening = {
      ...parser,
      parseForESLint: (/** @type {string} */ code, /** @type {object} */ options) => {
        scripts.set(filePath, code)
        return parser.parseForESLint(code, options)
      },
    }
    parseForESLint(readFileSync(filePath, 'utf8'), { filePath, parser: listening, svelteConfig })
  }
  return scripts
}

/**
 * @param {string} tsconfig
 * @param {ReadonlyMap<string, string>} scripts
 */
function programOf(tsconfig, scripts) {
  const { config } = typescript.readConfigFile(tsconfig, typescript.sys.readFile)
  const { options, fileNames } = typescript.parseJsonConfigFileContent(
    config,
    typescript.sys,
    dirname(tsconfig),
  )
  const host = typescript.createCompilerHost(options, true)
  const fromDisk = host.getSourceFile.bind(host)
  host.getSourceFile = (name, language, ...rest) => {
    const script = scripts.get(name)
    return script === undefined
      ? fromDisk(name, language, ...rest)
      : typescript.createSourceFile(name, script, language, true, typescript.ScriptKind.TS)
  }
  return typescript.createProgram({
    rootNames: [...fileNames, ...scripts.keys()],
    options: { ...options, allowNonTsExtensions: true },
    host,
  })
}

/**
 * TypeScript's parser for ESLint, with the types of a folder's components. The program is built when the first
 * component is linted; text that is not in it, as an editor has while one types, goes the slow way.
 *
 * @param {string} folder
 * @param {object} svelteConfig
 */
export function componentParser(folder, svelteConfig) {
  /** @type {ReadonlyMap<string, string> | undefined} */
  let scripts
  /** @type {typescript.Program | undefined} */
  let program
  return {
    ...parser,
    /** @param {string} code @param {{ filePath?: string, projectService?: unknown }} options */
    parseForESLint(code, options) {
      scripts ??= scriptsIn(folder, svelteConfig)
      if (scripts.get(options.filePath ?? '') !== code) return parser.parseForESLint(code, options)
      program ??= programOf(join(folder, 'tsconfig.json'), scripts)
      const { projectService: _, ...others } = options
      return parser.parseForESLint(code, { ...others, programs: [program] })
    },
  }
}
