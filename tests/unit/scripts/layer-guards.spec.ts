/** Every guard proves that it bites: a wrong snippet is linted with the project's own configuration. */
import { ESLint, Linter } from 'eslint'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { layerImports } from '../../../scripts/lint/layers.js'

const eslint = new ESLint({
  // The snippets are in no project, so the rules that need types stand aside.
  overrideConfig: tseslint.configs.disableTypeChecked,
})

async function complaints(file: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath: resolve(file) })
  return results.flatMap(({ messages }) => messages.map(({ message }) => message))
}

describe('imports follow the layers', () => {
  it.each([
    ['src/engine/x.ts', 'node:fs', 'belongs in src/host'],
    ['src/engine/x.ts', 'electron', 'belongs in src/main'],
    ['src/engine/x.ts', 'svelte', 'belongs in src/renderer'],
    ['src/engine/x.ts', 'ws', 'belongs in src/host'],
    ['src/engine/x.ts', '../bots/greedy', 'belongs in src/bots or in a layer above it'],
    ['src/engine/ebbes/x.ts', '../../host/table', 'belongs in src/host or in a layer above it'],
    ['src/engine/x.ts', '../protocol/messages', 'belongs in src/protocol'],
    ['src/engine/x.ts', '../../tests/helper', 'may not import'],
    ['src/bots/x.ts', '../host/table', 'belongs in src/host'],
    ['src/bots/x.ts', 'node:worker_threads', 'belongs in src/host'],
    ['src/engine/x.ts', 'valibot', 'belongs in src/protocol'],
    ['src/engine/x.ts', '@noble/hashes/hmac.js', 'may not import'],
    ['src/renderer/x.ts', '@noble/hashes/sha2.js', 'belongs in src/engine'],
    ['src/protocol/x.ts', '../host/table', 'belongs in src/host'],
    ['src/protocol/x.ts', 'ws', 'belongs in src/host'],
    ['src/host/x.ts', 'valibot', 'belongs in src/protocol'],
    ['src/host/x.ts', 'electron', 'belongs in src/main'],
    ['src/host/x.ts', '../main/window', 'belongs in src/main'],
    ['src/main/x.ts', '../renderer/App', 'belongs in src/renderer'],
    ['src/preload/x.ts', '../protocol/desktop', "write 'import type'"],
    ['src/preload/x.ts', 'node:fs', 'belongs in src/host'],
    ['src/renderer/x.ts', '../host/pages', 'belongs in src/host'],
    ['src/renderer/x.ts', 'electron', 'belongs in src/main'],
  ])('%s may not import %s', async (file, source, where) => {
    const code = [
      `import { a } from '${source}'`,
      `export { b } from '${source}'`,
      `export * from '${source}'`,
      `export const d = () => import('${source}')`,
      `import e = require('${source}')`,
      'a(e)',
    ]
    const results = await eslint.lintText(`${code.join('\n')}\n`, { filePath: resolve(file) })
    const lines = results.flatMap(({ messages }) =>
      messages.filter(({ message }) => message.includes(where)).map(({ line }) => line),
    )
    expect([...new Set(lines)].sort()).toEqual([1, 2, 3, 4, 5])
  })

  it.each([
    ['src/engine/x.ts', "export type X = import('../host/x').X", 'belongs in src/host'],
    ['src/engine/x.ts', "export type X = import('node:fs').Stats", 'belongs in src/host'],
    ['src/engine/x.ts', 'export const x = () => import(`../host/x`)', 'a plain string'],
    ['src/bots/x.ts', "export const x = () => import('../ho' + 'st/x')", 'a plain string'],
    ['src/renderer/x.ts', 'export const x = (y: string) => import(y)', 'a plain string'],
    ['src/engine/x.ts', '/// <reference types="node" />', 'triple slash'],
    ['src/engine/x.ts', '/// <reference lib="dom" />', 'triple slash'],
    ['src/engine/x.ts', '/// <reference path="../host/x.ts" />', 'triple slash'],
    ['src/engine/src/x.ts', "export * from '../../host/x'", 'belongs in src/host'],
    ['src/engine/src/host/x.ts', "export * from 'node:fs'", 'belongs in src/host'],
  ])('%s may not: %s', async (file, code, where) => {
    expect((await complaints(file, `${code}\n`)).join('\n')).toContain(where)
  })

  it.each([
    ['src/engine/src/x.ts', "export * from '../kernel'\n"],
    ['src/engine/ebbes/x.ts', "import { x } from '../kernel'\nx()\n"],
    ['src/bots/x.ts', "import { x } from '../engine/kernel'\nx()\n"],
    ['src/protocol/x.ts', "import { x } from '../engine/kernel'\nx()\n"],
    ['src/protocol/x.ts', "export type Action = import('../engine/kernel').Action\n"],
    ['src/protocol/x.ts', "import * as v from 'valibot'\nv.string()\n"],
    ['src/host/x.ts', "import { WebSocketServer } from 'ws'\nnew WebSocketServer()\n"],
    ['src/main/x.ts', "import { app } from 'electron'\napp.quit()\n"],
    ['src/renderer/x.ts', "import { mount } from 'svelte'\nmount()\n"],
  ])('%s may: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([])
  })
})

describe('shared code names no game', () => {
  it.each([
    ['src/host/x.ts', "export const isIt = (game: string) => game === 'ebbes'\n"],
    ['src/engine/scoresheet/x.ts', "import { a } from '../eidex/state'\na()\n"],
    ['src/renderer/screens/x.ts', "import { a } from '../games/ebbes/cover'\na()\n"],
    ['src/renderer/games/face.ts', '/** As in Eidex. */\nexport const a = 1\n'],
    ['src/renderer/games/ebbes/x.ts', "import { a } from '../eidex/cards/suits'\na()\n"],
    ['src/bots/reasons.ts', 'export interface EbbesReason {\n  a: number\n}\n'],
  ])('%s', async (file, code) => {
    const told = (await complaints(file, code)).filter((why) => why.includes('is a game: ask'))
    expect(told).toHaveLength(1)
  })

  it.each([
    ['src/engine/games.ts', "import { ebbes } from './ebbes/rules'\nebbes()\n"],
    ['src/renderer/games/ebbes/x.ts', "export const name = 'ebbes'\n"],
    ['tests/unit/x.spec.ts', "export const name = 'eidex'\n"],
  ])('but %s may', async (file, code) => {
    expect(await complaints(file, code)).toEqual([])
  })
})

describe('the referee keeps apart from what it judges', () => {
  it.each([
    ['tests/referee/x.ts', "export * from '../../src/engine/eidex/cards'", 'shares nothing'],
    ['tests/referee/x.ts', "import type { X } from '../../src/engine/kernel'", 'shares nothing'],
    ['tests/referee/x.ts', "import { rounds } from '../depth'", 'shares nothing'],
    ['tests/referee/x.ts', "import { SUITS } from '../../scripts/sim/eidex'", 'shares nothing'],
    ['tests/referee/x.spec.ts', "export * from '../../src/bots/greedy'", 'as traces'],
  ])('%s may not: %s', async (file, code, why) => {
    expect((await complaints(file, `${code}\n`)).join('\n')).toContain(why)
  })

  it.each([
    ['tests/referee/x.ts', "export * from './fact'\n"],
    ['tests/referee/x.spec.ts', "export * from '../../scripts/sim/eidex'\n"],
  ])('%s may: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([])
  })
})

describe.each(['/home/eva/src/stichabend', '/home/eva/src/#1?/engine/src', '/src'])(
  'a clone in %s',
  (clone) => {
    const lint = (file: string, source: string) =>
      new Linter({ cwd: clone })
        .verify(
          `export * from '${source}'`,
          {
            files: ['**/*.ts'],
            plugins: { our: { rules: { layers: layerImports(join(clone, 'src')) } } },
            rules: { 'our/layers': 'error' },
          },
          { filename: join(clone, file) },
        )
        .map(({ message }) => message)
        .join()

    it('has the same layers as everywhere', () => {
      expect(lint('src/engine/ebbes/x.ts', '../kernel')).toBe('')
      expect(lint('src/bots/x.ts', '../engine/kernel')).toBe('')
      expect(lint('scripts/x.ts', '../src/engine/kernel')).toBe('')
      expect(lint('src/engine/x.ts', '../host/x')).toContain('belongs in src/host')
      expect(lint('src/engine/x.ts', '../../tests/x')).toContain('outside src')
      expect(lint('src/engine/x.ts', '..')).toContain('outside src')
    })
  },
)

describe.each(['src/engine/x.ts', 'src/bots/x.ts'])('%s is pure', (file) => {
  it.each([
    ['export const x = () => new Date()', 'pass it in as an argument'],
    ['export const x = () => Date.now()', 'pass it in as an argument'],
    ['export const x = () => Temporal.Now.instant()', 'pass it in as an argument'],
    ['export const x = () => globalThis.Date.now()', 'hides from lint'],
    ["export const x = () => Reflect.get(Math, 'random')", 'hides from lint'],
    ["export const x = () => Function('return this')", 'hides from lint'],
    ["export const x = () => eval('1')", 'eval'],
    ["export const x = () => (0, eval)('1')", 'eval'],
    ['export const x = () => Math.random()', 'dice come in as an argument'],
    ['export const { random } = Math', 'dice come in as an argument'],
    ['const m = Math\nexport const x = () => m.random()', 'dice come in as an argument'],
    ['export const x = (m = Math) => m', 'dice come in as an argument'],
    ["export const x = () => Math['ran' + 'dom']()", 'dice come in as an argument'],
    ["export { randomBytes } from '@noble/hashes/utils.js'", 'only notations of bytes'],
    ["import * as u from '@noble/hashes/utils.js'\nu.randomBytes()", 'only notations of bytes'],
    ["export const x = () => new Intl.Collator('de')", 'belong in src/renderer'],
    ['export const x = (y: number) => y.toLocaleString()', 'belong in src/renderer'],
    ['export const x = (y: string) => y.localeCompare(y)', 'belong in src/renderer'],
    ['declare const process: unknown\nexport const x = process', 'comes from outside'],
    ['declare global {\n  var y: number\n}\nexport const x = () => y', 'comes from outside'],
    ["export const x = () => console.log('x')", 'printing belongs in'],
    ['export const x = () => setTimeout(x, 1)', 'timers belong in'],
    ['export const x = () => setInterval(x, 1)', 'timers belong in'],
    ['export const x = () => queueMicrotask(x)', 'timers belong in'],
    ['export const x = () => performance.now()', 'outside world belongs in'],
  ])('%s', async (code, where) => {
    expect((await complaints(file, `${code}\n`)).join('\n')).toContain(where)
  })

  it('may calculate', async () => {
    expect(await complaints(file, 'export const x = () => Math.max(Math.PI, 3)\n')).toEqual([])
  })
})

describe.each(['tests/e2e/x.spec.ts', 'tests/desktop/x.spec.ts'])('%s waits for pages', (file) => {
  it.each([
    ["import Axe from 'axe-core'\nexport const x = Axe", 'tests/e2e/measure.ts'],
    [
      "import { test } from '@playwright/test'\ntest('x', () => {})",
      'take test from a fixtures.ts',
    ],
    ['export const x = (y: Element) => y.getBoundingClientRect()', 'tests/e2e/measure.ts'],
    ['export const x = ({ scrollWidth }: Element) => scrollWidth', 'tests/e2e/measure.ts'],
    ['export const x = (y: Page) => y.waitForTimeout(1)', 'wait for what you are waiting for'],
  ])('%s', async (code, where) => {
    expect((await complaints(file, `${code}\n`)).join('\n')).toContain(where)
  })

  it('may take everything else', async () => {
    expect(await complaints(file, "export { expect } from '@playwright/test'\n")).toEqual([])
  })
})

it('stops a file at 500 lines', async () => {
  const lines = (count: number) => '// x\n'.repeat(count)
  expect(await complaints('src/host/x.ts', lines(500))).toEqual([])
  expect((await complaints('src/host/x.ts', lines(501))).join()).toContain('500')
})

describe('the compiler of each layer knows only its own world', () => {
  const errors = (layer: string, code: string): string[] => {
    const path = resolve(`src/${layer}/tsconfig.json`)
    const { config } = ts.readConfigFile(path, ts.sys.readFile.bind(ts.sys)) as { config: unknown }
    const file = resolve(`src/${layer}/snippet.ts`)
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve(`src/${layer}`))
    const host = ts.createCompilerHost(options)
    const readFromDisk = host.getSourceFile.bind(host)
    host.getSourceFile = (name, language, ...rest) =>
      name === file
        ? ts.createSourceFile(name, code, language)
        : readFromDisk(name, language, ...rest)
    const program = ts.createProgram([file], options, host)
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  }

  it.each([
    ['engine', ['document', 'process', 'setTimeout']],
    ['protocol', ['document', 'process']],
    ['host', ['document']],
    ['main', ['document']],
    ['preload', ['process']],
    ['renderer', ['process']],
  ])('src/%s has no %s', (layer, names) => {
    const uses = names.map((name, index) => `export const x${index} = ${name}`)
    expect(errors(layer, ['export const x = 1', ...uses].join('\n'))).toEqual(
      names.map((name) => expect.stringContaining(`'${name}'`) as string),
    )
  })
})
