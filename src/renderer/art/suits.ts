import type { Component } from 'svelte'
import Castle from './Castle.svelte'
import Elwetritsch from './Elwetritsch.svelte'
import Forest from './Forest.svelte'
import Grapes from './Grapes.svelte'
import type { Placed } from './placed'
import Potato from './Potato.svelte'

export type Suit = 'blue' | 'brown' | 'yellow' | 'green' | 'red'

export const PICTOGRAMS: Readonly<Record<Suit, Component<Placed>>> = {
  blue: Elwetritsch,
  brown: Castle,
  yellow: Potato,
  green: Forest,
  red: Grapes,
}
