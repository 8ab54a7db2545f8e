/**
 * TypeScript's parser for the components, with a program that is built once. The language service that it would
 * use by default sees each component as a change to all its importers, because the component parser passes a
 * script that is in no file: all of them were then checked again, 252 times.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseForESLint as parseComponent } from 'svelte-eslint-parser'
import typescript from 'typescript'
import ts from 'typescript-eslint'

/** @typedef {{ filePath?: string, projectService?: unknown }} Options */

/** @type {{ parseForESLint(code: string, options: object): any }} */
const parser = ts.parser

/** Files whose text the component parser changes before passing it on. */
const COMPONENT = /\.svelte(\.ts)?$/

/**
 * The scripts of all components in a folder, as the component parser makes them.
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

/**
 * @param {string} folder   the one with the tsconfig.json that includes the folders of all components
 * @param {object} svelteConfig
 */
export function typedParser(folder, svelteConfig) {
  /** @type {typescript.Program | undefined} */
  let program

  function build() {
    const { config } = typescript.readConfigFile(
      join(folder, 'tsconfig.json'),
      typescript.sys.readFile,
    )
    const { options, fileNames } = typescript.parseJsonConfigFileContent(
      config,
      typescript.sys,
      folder,
    )
    const { include = ['.'] } = /** @type {{ include?: readonly string[] }} */ (config)
    const scripts = new Map(
      include.flatMap((part) => [...scriptsIn(join(folder, part), svelteConfig)]),
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
      rootNames: [...new Set([...fileNames, ...scripts.keys()])],
      options: { ...options, allowNonTsExtensions: true },
      host,
    })
  }

  return {
    ...parser,
    /** @param {string} code @param {Options} options */
    parseForESLint(code, options) {
      const { projectService, ...others } = options
      const { filePath } = options
      // Text that is in no file, as in an editor while typing, goes the slow way.
      if (filePath === undefined || projectService === undefined || !existsSync(filePath))
        return parser.parseForESLint(code, options)
      program ??= build()
      return program.getSourceFile(filePath)?.text === code
        ? parser.parseForESLint(code, { ...others, programs: [program] })
        : parser.parseForESLint(code, options)
    },
  }
}
