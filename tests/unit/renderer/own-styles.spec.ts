/** A component styles what it draws itself, and asks others by their props and custom properties. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/paths.js'

const HANDED_IN = 'styles what is handed in as a snippet or a picture, and drawn nowhere else'
const PICTURE = 'sizes a picture by the room there is: a drawing has no other handle'
const NOT_YET = 'still reaches into its children: no more of it'

/** Where `:global` stands, how often, and why. */
const ALLOWED: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'art/LineMark.svelte': [1, HANDED_IN],
  'games/ebbes/scoresheet/BlankEbbes.svelte': [2, NOT_YET],
  'games/ebbes/table/DesignationBoard.svelte': [9, PICTURE],
  'games/ebbes/table/HowTo.svelte': [1, NOT_YET],
  'games/ebbes/table/RoundTable.svelte': [1, NOT_YET],
  'games/ebbes/table/Track.svelte': [1, NOT_YET],
  'games/eidex/table/Banner.svelte': [2, PICTURE],
  'games/eidex/table/Character.svelte': [3, PICTURE],
  'games/eidex/table/Effects.svelte': [2, PICTURE],
  'games/eidex/table/GameScores.svelte': [1, NOT_YET],
  'games/eidex/table/ModeBoard.svelte': [2, PICTURE],
  'games/eidex/table/TournamentTurn.svelte': [2, NOT_YET],
  'games/eidex/table/prompt/Prompt.svelte': [3, PICTURE],
  'history/TableEntry.svelte': [2, NOT_YET],
  'replay/Controls.svelte': [9, NOT_YET],
  'replay/ReplayRoom.svelte': [1, NOT_YET],
  'scoresheet/SuitMark.svelte': [1, HANDED_IN],
  'screens/Start.svelte': [2, PICTURE],
  'screens/Statistics.svelte': [1, NOT_YET],
  'statistics/Canvas.svelte': [1, HANDED_IN],
  'table/GameScreen.svelte': [1, NOT_YET],
  'table/HowTo.svelte': [1, HANDED_IN],
  'table/OverPanel.svelte': [1, NOT_YET],
  'table/SeatBadge.svelte': [1, PICTURE],
}

const FOLDER = inProject('src/renderer')

const countIn = (text: string): number => text.split(':global').length - 1

it('no component restyles the insides of another', () => {
  const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => [file.replaceAll('\\', '/'), countIn(readFileSync(`${FOLDER}/${file}`, 'utf8'))])
    .filter(([, count]) => count !== 0)
  const allowed = Object.entries(ALLOWED).map(([file, [count]]) => [file, count])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(allowed))
})
