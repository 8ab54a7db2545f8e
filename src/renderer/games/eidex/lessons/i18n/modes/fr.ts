import { translationOf } from '../../../../../../protocol/texts'
import type { modesEn } from './en'

export const modesFr = translationOf<typeof modesEn>()({
  'modes.title': 'Sous-couper, Obenabe et Undenufe',
  'modes.learnt': 'Tu sais quels atouts sont permis, et comment jouer sans atout.',
  'modes.trumped': '{p2} a entamé avec l’as de lézard, et {p1} a coupé avec la dame de cœur.',
  'modes.under':
    'Tu peux couper aussi, mais pas plus bas que la dame : pas de sous-coupe. Prends le roi !',
  'modes.under.follow': 'Tu peux fournir, mais le pli est perdu. Ton roi bat la dame.',
  'modes.over': 'Le pli est à toi. Voyons maintenant les parties sans atout.',
  'modes.obenabe':
    'La carte retournée était un as : Obenabe. Pas d’atout, et l’as est le plus haut.',
  'modes.ace': 'Sans atout, on fournit, c’est tout. Corbeau est demandé : remporte le pli.',
  'modes.ace.low': 'C’est permis, mais le roi gagne. Ton as est plus haut.',
  'modes.plain': 'Oui, l’as est le plus haut. Il reste une dernière sorte.',
  'modes.undenufe': 'Ici, un six était retourné : Undenufe. Pas d’atout, et tout est à l’envers.',
  'modes.six': 'Le six est le plus haut, l’as le plus bas. Remporte le pli !',
  'modes.six.ace': 'C’est permis, mais ici l’as est la plus basse carte. Prends le six.',
  'modes.six.eight': 'C’est permis, mais le sept joué par {p1} la bat. Prends le six.',
  'modes.end': 'Le six remporte le pli. À chaque partie, la carte retournée décide de l’atout.',
})
