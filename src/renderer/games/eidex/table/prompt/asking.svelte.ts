/** A question as it is being answered: which form of it, what is filled in, and what can be picked in the hand itself. */
import type { Action } from '../../../../../engine/eidex/actions'
import type { Card } from '../../../../../engine/eidex/cards'
import type { PowerId } from '../../../../../engine/eidex/characters'
import type { Field, Question } from '../../../../../engine/eidex/questions'
import type { Step } from '../../../../../engine/eidex/state'
import type { View } from '../../../../../engine/eidex/view'
import { listed } from '../../../../../engine/kernel'
import {
  actionOf,
  draftFor,
  fieldsOf,
  isFilled,
  isOffered,
  isPack,
  toggled,
  type Draft,
  type FieldName,
  type FieldOf,
} from './draft'

export type AskedStep = Step & { kind: 'window' | 'ask' }
type CardField = FieldOf<'card'> | FieldOf<'cards'> | FieldOf<'subset'>

const isCardField = (field: Field): field is CardField =>
  field.kind === 'card' || field.kind === 'cards' || field.kind === 'subset'

/** As many as may be chosen in it. */
export const mostOf = (field: CardField): number =>
  field.kind === 'card' ? 1 : field.kind === 'cards' ? field.count : field.from.length

/** The step in which one chooses what to do at all. */
export const FORM = 'form'

/** More than these do not fit on a phone. */
const FIELDS_AT_ONCE = 2

const isOneTap = ({ kind }: Field): boolean =>
  kind === 'seat' || kind === 'suit' || kind === 'option' || kind === 'card'

export class Asking {
  readonly view: View
  readonly step: AskedStep
  readonly forms: readonly Question[]
  /** The viewer's own. */
  readonly character: PowerId | undefined
  #chosenForm = $state(0)
  #wanted = $state<FieldName | typeof FORM>()
  readonly form = $derived.by(() => this.forms[this.#chosenForm] ?? this.forms[0] ?? {})
  /** Begins anew with another form. */
  #draft = $derived<Draft>(draftFor(this.form))

  constructor(view: View, step: AskedStep, forms: readonly Question[]) {
    this.view = view
    this.step = step
    this.forms = forms
    this.character =
      typeof view.viewer === 'number' ? (view.characters[view.viewer] ?? undefined) : undefined
  }

  get chosenForm(): number {
    return this.#chosenForm
  }
  set chosenForm(form: number) {
    this.#chosenForm = form
    this.#wanted = undefined
  }

  get draft(): Draft {
    return this.#draft
  }

  get mayPass(): boolean {
    return listed(this.view.legal).some(({ type }) => type === 'pass')
  }

  get isOffered(): boolean {
    return isOffered(this.view.legal)
  }

  get action(): Action | undefined {
    const { kind } = this.step
    return actionOf(this.form, this.draft, kind === 'ask' ? undefined : this.character)
  }

  /** What there is to fill in; where there is nothing to choose between, there is nothing to show. */
  get fields(): readonly (readonly [FieldName, Field])[] {
    return this.isOffered ? fieldsOf(this.form).filter(([name]) => name !== 'disclose') : []
  }

  /** So many that they are filled in one after the other. */
  get isStepwise(): boolean {
    const { fields } = this
    const most = fields.some(([, field]) => isPack(field)) ? 1 : FIELDS_AT_ONCE
    return fields.length > most
  }

  get current(): FieldName | typeof FORM | undefined {
    if (this.#wanted === FORM) return FORM
    const { fields, draft } = this
    const wanted = fields.find(([name]) => name === this.#wanted)
    const open = fields.find(([name, field]) => !isFilled(field, draft[name]))
    return (wanted ?? open ?? fields.at(-1))?.[0]
  }

  /** Goes back to a step, or on to one. */
  goTo(name: FieldName | typeof FORM): void {
    this.#wanted = name
  }

  get shownFields(): readonly (readonly [FieldName, Field])[] {
    const { current } = this
    if (current === FORM) return []
    return this.isStepwise ? this.fields.filter(([name]) => name === current) : this.fields
  }

  /** The field whose cards are all in one's own hand: they are picked there. */
  get inHand(): { readonly name: FieldName; readonly field: CardField } | undefined {
    const held: readonly string[] = this.view.hand
    for (const [name, field] of this.fields) {
      if (isCardField(field) && field.from.every((card) => held.includes(card))) {
        return { name, field }
      }
    }
    return undefined
  }

  /** Of the hand. */
  get picked(): readonly Card[] {
    return this.inHand === undefined ? [] : this.chosenIn(this.inHand.name)
  }

  chosenIn(name: FieldName): readonly Card[] {
    const value = this.draft[name]
    if (value === undefined) return []
    return Array.isArray(value) ? (value as Card[]) : [value as Card]
  }

  choose(name: FieldName, value: unknown): void {
    this.#draft = { ...this.draft, [name]: value }
    const field = this.fields.find(([other]) => other === name)?.[1]
    // One choice is made with one tap; where several are, the step stays.
    if (field !== undefined) this.#wanted = isOneTap(field) ? undefined : name
  }

  /** A card of the hand is tapped. */
  pick(card: Card): void {
    if (this.inHand === undefined) return
    const { name, field } = this.inHand
    if (!field.from.includes(card)) return
    // The one card that is asked for may be filled in already: tapping it must not undo that.
    const isOne = field.kind === 'card'
    this.choose(name, isOne ? card : toggled(this.chosenIn(name), card, mostOf(field)))
  }
}
