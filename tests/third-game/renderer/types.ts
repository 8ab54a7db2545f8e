/** What the face is made of. */
import type { FaceTypes } from '../../../src/renderer/games/face'
import type { Action, Event } from '../engine/actions'
import type { TercetSheet } from '../engine/sheet'
import type { View } from '../engine/view'

/** A sheet to be filled in with a pen. */
export interface TercetBlank {
  readonly game: 'tercet'
  readonly long: boolean
}

export interface TercetFace extends FaceTypes {
  readonly view: View
  readonly event: Event
  readonly action: Action
  readonly sheet: TercetSheet
  readonly blank: TercetBlank
}
