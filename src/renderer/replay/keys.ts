/** What the keys of a replay do. */
import type { Projector } from '../playback/projector.svelte'
import type { Eyes, Stride } from './film'

export type Command =
  | { readonly do: 'next' | 'previous'; readonly stride: Stride }
  | { readonly do: 'first' | 'last' | 'play' }
  | { readonly do: 'look'; readonly eyes: Eyes }

const COMMANDS: Readonly<Record<string, Command>> = {
  ArrowRight: { do: 'next', stride: 'card' },
  ArrowLeft: { do: 'previous', stride: 'card' },
  ArrowDown: { do: 'next', stride: 'trick' },
  ArrowUp: { do: 'previous', stride: 'trick' },
  PageDown: { do: 'next', stride: 'round' },
  PageUp: { do: 'previous', stride: 'round' },
  Home: { do: 'first' },
  End: { do: 'last' },
  ' ': { do: 'play' },
  o: { do: 'look', eyes: 'open' },
  '0': { do: 'look', eyes: 'spectator' },
  ...Object.fromEntries(
    [0, 1, 2, 3, 4].map((seat) => [`${seat + 1}`, { do: 'look', eyes: seat } as const]),
  ),
}

interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

export function commandOf({ key, shiftKey, ...others }: Pressed): Command | undefined {
  if (others.ctrlKey || others.altKey || others.metaKey) return undefined
  const command = Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : undefined
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  if (shiftKey && isAcross && command !== undefined)
    return { ...command, stride: 'trick' } as Command
  return command
}

export function obey(projector: Projector, command: Command): void {
  switch (command.do) {
    case 'next':
      projector.next(command.stride)
      return
    case 'previous':
      projector.previous(command.stride)
      return
    case 'first':
      projector.go(0)
      return
    case 'last':
      projector.go(projector.film.last)
      return
    case 'play':
      projector.toggle()
      return
    case 'look':
      projector.look(command.eyes)
      return
  }
}
