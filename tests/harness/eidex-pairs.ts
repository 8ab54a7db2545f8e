/** Which characters of Eidex interact, derived from what each of them touches. */
import { POWER_IDS, type PowerId } from '../../src/engine/eidex/characters'
import type { Power } from '../../src/engine/eidex/power'
import { POWERS } from '../../src/engine/eidex/powers'
import type { Touch } from '../../src/engine/eidex/touches'

export type Pair = readonly [PowerId, PowerId]

export interface Meeting {
  readonly pair: Pair
  /** What both touch. */
  readonly over: readonly Touch[]
}

/** The windows in which a power acts. What is settled just before a lead, or is still due then, counts as one. */
const windowsOf = ({ windows = {}, modifiers = {}, traits = {} }: Power): string[] => [
  ...Object.keys(windows),
  ...(modifiers.beforeLead !== undefined || traits.putsDownLate === true ? ['lead'] : []),
]

const shareWindow = (a: Power, b: Power): boolean =>
  windowsOf(a).some((window) => windowsOf(b).includes(window))

/** A hand matters only at the moment: characters interact over it only in the same window. */
const isMomentary = (touch: Touch): boolean => touch === 'hands'

/** What one of them changes and the other also changes, or depends on. */
export function meetOver(a: Power, b: Power): Touch[] {
  const touched = ({ touches: { changes, reads = [] } }: Power): readonly Touch[] => [
    ...changes,
    ...reads,
  ]
  const met = [
    ...a.touches.changes.filter((touch) => touched(b).includes(touch)),
    ...b.touches.changes.filter((touch) => touched(a).includes(touch)),
  ]
  return [...new Set(met)].filter((touch) => !isMomentary(touch) || shareWindow(a, b))
}

export const meetings = (powers: Readonly<Record<PowerId, Power>> = POWERS): Meeting[] =>
  POWER_IDS.flatMap((a, place) =>
    POWER_IDS.slice(place + 1).map((b): Meeting => ({
      pair: [a, b],
      over: meetOver(powers[a], powers[b]),
    })),
  ).filter(({ over }) => over.length > 0)

type PairName = `${PowerId} ${PowerId}`

export const nameOfPair = ([a, b]: Pair): PairName => `${a} ${b}`

/** Pairs that touch the same thing and still never interact, each with the reason. */
export const NEVER_MEET: Readonly<Partial<Record<PairName, string>>> = {
  'ultimo fuersorge': 'He takes the last trick, which is the one she cannot give away.',
  'ultimo zombie': 'After the trick that he takes no card comes back from it.',
  'computer weisheit': 'Each changes his own points, and sums do not ask which came first.',
  'quizmaster schwarzpeter':
    'He hears what lies there; what may not lie there is no matter to him.',
  'voyeur seher': 'Seher shows five of the cards he has, and puts down what he likes later.',
  'farbenfreund seher': 'Seher leads the wished suit or not, with a card more or less.',
  'weisheit seher': 'Her combinations lie in her own hand, whatever he still has to put down.',
  'seher umwerter': 'What Seher has is not the card of Umwerter, put down or not.',
  'schuechterne skater': 'Skat takes back a trump put on a lead, never the lead.',
  'skater farbenfreund': 'Skat takes back a trump put on a lead, never the lead.',
  'skater laser': 'Skat takes back a trump put on a lead, never the lead.',
  'skater seher': 'Skat takes back a trump put on a lead; what he waits for is the lead.',
  'fuersorge laser': 'Laser draws the first lead, and she gives away a lead after the first trick.',
  'weisheit fledderer': 'He robs cards put down, and her combinations lie in her hand.',
  'umwerter fledderer': 'Umwerter has spoken when he robs, and is judged by what he had then.',
  'umwerter guggitaler': 'Umwerter has spoken when the star king comes up.',
  'taschenspieler jackpot':
    'He swaps the card before himself, never what another put in the jackpot.',
}

/** Pairs in which one makes the other void: without the weaker one nothing would be different. */
export const ONE_PREVAILS: Readonly<Partial<Record<PairName, string>>> = {
  'jiu-jitsu korrektor': 'The swap is gone with the trick.',
  'feministin fuersorge': 'Fürsorge gives the trick away, whoever has it after a refusal.',
  'schuechterne farbenfreund': 'The drawn card beats the wish.',
  'farbenfreund laser': 'The drawn lead beats the wish.',
  'fahnder seher': 'Seher puts down the card that was called for.',
  'schwarzpeter differenzler': 'A hit is judged before the raven jack.',
}
