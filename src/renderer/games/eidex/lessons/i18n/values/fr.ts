import { translationOf } from '../../../../../../protocol/texts'
import type { valuesEn } from './en'

export const valuesFr = translationOf<typeof valuesEn>()({
  'values.title': 'Écarter une carte, et la valeur des cartes',
  'values.learnt': 'Tu sais ce que valent les cartes : 157 points par partie.',
  'values.aim': 'Dans les plis, on compte les points : chaque carte remportée vaut pour toi.',
  'values.table': 'As 11, dix 10, roi 4, dame 3, valet 2. Du neuf au six : rien.',
  'values.aside': 'D’abord, chacun écarte une carte, qui compte pour lui. Prends le dix d’étoile.',
  'values.aside.ace': 'Onze points sûrs ! Mais l’as peut gagner un pli. Écarte le dix.',
  'values.aside.other': 'Tu peux écarter n’importe quelle carte. Ici, prends le dix d’étoile.',
  'values.safe': 'Dix points, et personne ne peut te les prendre.',
  'values.trumps': 'Cœur est atout. Deux atouts valent bien plus : le valet 20, le neuf 14.',
  'values.jack': 'Un dix et un as : 21 points ! Coupe avec le valet de cœur.',
  'values.jack.eight': 'Il gagnerait aussi. Mais le valet apporte 20 points : prends-le.',
  'values.jack.follow': 'C’est permis, mais l’as emporte tout. Coupe avec le valet.',
  'values.rich': '10 et 11, plus 20 pour ton valet : 41 points en un seul pli.',
  'values.total': 'Le dernier pli en rapporte 5. En tout, cela fait toujours 157 points.',
})
