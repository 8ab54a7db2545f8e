/** The types of its face. */
import type { Action, Event } from '../../../engine/ebbes/actions'
import type { View } from '../../../engine/ebbes/view'
import type { EbbesSheet } from '../../../engine/ebbes/scoresheet/sheet'
import type { FaceTypes } from '../face'
import type { EbbesBlank } from './scoresheet/blank'

export interface EbbesFace extends FaceTypes {
  readonly view: View
  readonly event: Event
  readonly action: Action
  readonly sheet: EbbesSheet
  readonly blank: EbbesBlank
}
