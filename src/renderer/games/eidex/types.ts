/** The types of its face. */
import type { Action, Event } from '../../../engine/eidex/actions'
import type { View } from '../../../engine/eidex/view'
import type { EidexSheet } from '../../../engine/eidex/scoresheet/sheet'
import type { FaceTypes } from '../face'

/** There is only one kind of blank sheet. */
export interface EidexBlank {
  readonly game: 'eidex'
}

export interface EidexFace extends FaceTypes {
  readonly view: View
  readonly event: Event
  readonly action: Action
  readonly sheet: EidexSheet
  readonly blank: EidexBlank
}
