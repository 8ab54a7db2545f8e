import type { Component } from 'svelte'
import Castle from './Castle.svelte'
import Elwetritsch from './Elwetritsch.svelte'
import Forest from './Forest.svelte'
import Grapes from './Grapes.svelte'
import type { Placed } from './placed'
import Potato from './Potato.svelte'

export type Suit = 'blue' | 'brown' | 'yellow' | 'green' | 'red'

/** Props of a drawing: none in a page, position and size inside another drawing. */
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
