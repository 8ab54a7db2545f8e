import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** @param {readonly string[]} parts */
export const inProject = (...parts) => join(ROOT, ...parts)

/** A dependency's command-line tool, run with this same Node. @param {string} name */
export const tool = (name) =>
  ({
    'svelte-check': inProject('node_modules/svelte-check/bin/svelte-check'),
    tsc: inProject('node_modules/typescript-native/bin/tsc'),
    oxlint: inProject('node_modules/oxlint/bin/oxlint'),
    eslint: inProject('node_modules/eslint/bin/eslint.js'),
    prettier: inProject('node_modules/prettier/bin/prettier.cjs'),
    knip: inProject('node_modules/knip/bin/knip.js'),
    vitest: inProject('node_modules/vitest/vitest.mjs'),
    playwright: inProject('node_modules/@playwright/test/cli.js'),
    'electron-builder': inProject('node_modules/electron-builder/cli.js'),
    'electron-vite': inProject('node_modules/electron-vite/bin/electron-vite.js'),
  })[name] ?? name
