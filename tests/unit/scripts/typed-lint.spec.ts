/** Lint knows the types in components: a promise that nobody waits for does not pass because it stands in one. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Linter } from 'eslint'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { typedParser } from '../../../scripts/lint/typed.js'

const WRONG = `<script lang="ts">
  import { later } from './later'
  const { name }: { name: string } = $props()
  later()
</script>
{name}
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stichabend-components-'))
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }')
  await writeFile(join(folder, 'later.ts'), 'export const later = () => Promise.resolve(1)\n')
  await writeFile(join(folder, 'Wrong.svelte'), WRONG)
})
afterAll(() => rm(folder, { recursive: true }))

it('a promise that nobody waits for is found in a component, by the type of what it imports', () => {
  const found = new Linter({ cwd: folder }).verify(
    WRONG,
    [
      ...svelte.configs.base,
      {
        files: ['**/*.svelte'],
        plugins: { '@typescript-eslint': ts.plugin },
        languageOptions: {
          parserOptions: { parser: typedParser(folder, {}), projectService: true },
        },
        rules: { '@typescript-eslint/no-floating-promises': 'error' },
      },
    ] as Linter.Config[],
    { filename: join(folder, 'Wrong.svelte') },
  )
  expect(found.map(({ ruleId, line }) => [ruleId, line])).toEqual([
    ['@typescript-eslint/no-floating-promises', 4],
  ])
})
