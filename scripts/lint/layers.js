/**
 * The layers and what each may import: the architecture as data. The lint rule below reads
 * nothing else, and its messages say where the code belongs instead.
 *
 * @typedef {object} Layer
 * @property {string} holds      what lives there, as the message puts it
 * @property {readonly string[]} layers     layers it may import
 * @property {readonly string[]} typesOf    layers of which it may import types only
 * @property {readonly RegExp[]} packages   modules from outside that it may import
 */
import { dirname, relative, resolve, sep } from 'node:path'

const NODE = /^node:/

/** @type {Readonly<Record<string, Layer>>} */
export const LAYERS = {
  engine: {
    holds: 'the pure rules',
    layers: [],
    typesOf: [],
    packages: [/^@noble\/hashes\/(sha2|utils)\.js$/],
  },
  bots: {
    holds: 'players that see a view and answer with an action',
    layers: ['engine'],
    typesOf: [],
    packages: [],
  },
  protocol: {
    holds: 'messages and contracts',
    layers: ['engine'],
    typesOf: [],
    packages: [/^valibot$/, /^uqr$/],
  },
  host: {
    holds: 'the table authority in plain Node',
    layers: ['engine', 'bots', 'protocol'],
    typesOf: [],
    packages: [NODE, /^ws$/],
  },
  main: {
    holds: 'the Electron shell',
    layers: ['host', 'protocol'],
    typesOf: [],
    packages: [NODE, /^electron$/],
  },
  preload: {
    holds: 'the verbs the shell offers a window',
    layers: [],
    typesOf: ['protocol'],
    packages: [/^electron$/],
  },
  renderer: {
    holds: 'the pages',
    layers: ['protocol', 'engine'],
    typesOf: [],
    packages: [/^svelte($|\/)/, /^@fontsource/],
  },
}

/** Where code that needs a certain module belongs. @type {readonly (readonly [RegExp, string])[]} */
const HOMES = [
  [/^electron($|\/)/, 'src/main'],
  [/^svelte($|\/)/, 'src/renderer'],
  [NODE, 'src/host'],
  [/^ws$/, 'src/host'],
  [/^(valibot|uqr)$/, 'src/protocol'],
  [/^@noble\/hashes/, 'src/engine'],
]

/** @param {string} module */
const homeOf = (module) => HOMES.find(([pattern]) => pattern.test(module))?.[1]

/**
 * The message that refuses an import; undefined if the layer may have it.
 *
 * @param {string} layerName
 * @param {string} source        as written in the import
 * @param {string} targetLayer   where a relative import leads to: a layer or '..', '' for a package
 * @param {boolean} typeOnly
 */
function refusal(layerName, source, targetLayer, typeOnly) {
  const layer = LAYERS[layerName]
  if (layer === undefined || targetLayer === layerName) return undefined
  const where = `src/${layerName} holds ${layer.holds}`
  if (targetLayer === '') {
    if (layer.packages.some((pattern) => pattern.test(source))) return undefined
    const home = homeOf(source)
    return `${where} and may not import '${source}'${home ? `: code that needs it belongs in ${home}.` : '.'}`
  }
  if (targetLayer === '..') return `${where} and may not import '${source}', which is outside src.`
  if (layer.layers.includes(targetLayer)) return undefined
  if (layer.typesOf.includes(targetLayer)) {
    return typeOnly
      ? undefined
      : `${where} and may import only types from src/${targetLayer}: write 'import type'.`
  }
  return `${where} and may not import src/${targetLayer}: code that needs both belongs in src/${targetLayer} or in a layer above it.`
}

/** The layer of a file; '..' if it is in none. @param {string} src @param {string} file */
const layerOf = (src, file) => relative(src, file).split(sep, 1)[0] || '..'

/**
 * The lint rule: imports follow the layers, and are written so that lint can see where they lead.
 *
 * @param {string} src   the folder of the layers; a project may well lie in another folder `src`
 * @returns {import('eslint').Rule.RuleModule}
 */
export const layerImports = (src) => ({
  meta: { type: 'problem', schema: [], docs: { description: 'imports follow the layers' } },
  create(context) {
    const layer = layerOf(src, context.filename)
    /** @param {any} node @param {unknown} source @param {boolean} typeOnly */
    function check(node, source, typeOnly) {
      if (typeof source !== 'string') return
      const target = source.startsWith('.')
        ? layerOf(src, resolve(dirname(context.filename), source))
        : ''
      const message = refusal(layer, source, target, typeOnly)
      if (message) context.report({ node, message })
    }
    /** @param {any} node */
    const declaration = (node) =>
      check(node, node.source?.value, (node.importKind ?? node.exportKind) === 'type')
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      /** @param {any} node */
      ImportExpression: (node) => {
        check(node, node.source.value, false)
        if (layer in LAYERS && typeof node.source.value !== 'string') {
          context.report({ node, message: 'Write what you import as a plain string.' })
        }
      },
      /** @param {any} node */
      TSImportType: (node) => check(node, node.source.value, true),
      /** @param {any} node */
      TSExternalModuleReference: (node) => check(node, node.expression.value, false),
    }
  },
})
