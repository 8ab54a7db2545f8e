import type { Component } from 'svelte'
import Castle from './Castle.svelte'
import Elwetritsch from './Elwetritsch.svelte'
import Forest from './Forest.svelte'
import Grapes from './Grapes.svelte'
import Potato from './Potato.svelte'

export type Suit = 'blue' | 'brown' | 'yellow' | 'green' | 'red'

/** What a drawing needs to know: nothing in a page, its place and size inside another drawing. */
export interface Placed {
  readonly x?: number
  readonly y?: number
  readonly size?: number
}

export const PICTOGRAMS: Readonly<Record<Suit, Component<Placed>>> = {
  blue: Elwetritsch,
  brown: Castle,
  yellow: Potato,
  green: Forest,
  red: Grapes,
}
