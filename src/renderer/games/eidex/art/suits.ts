import type { Component } from 'svelte'
import type { Suit } from '../../../../engine/eidex/cards'
import type { Placed } from '../../../art/placed'
import Heart from './Heart.svelte'
import Lizard from './Lizard.svelte'
import Raven from './Raven.svelte'
import Star from './Star.svelte'

export const PICTOGRAMS: Readonly<Record<Suit, Component<Placed>>> = {
  hearts: Heart,
  lizard: Lizard,
  raven: Raven,
  stars: Star,
}
