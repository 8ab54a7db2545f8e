import { translationOf } from '../../../../../../protocol/texts'
import type { twoEn } from './en'

export const twoFr = translationOf<typeof twoEn>()({
  'two.title': 'ebbes à deux',
  'two.learnt': 'Tu sais comment joue le mort, et tu peux compter avec lui.',
  'two.dummy': 'À deux, on joue avec un mort : cinq cartes visibles, et cinq cachées dessous.',
  'two.rule':
    'Il fournit avec sa première carte visible à gauche. Sinon, il joue celle tout à gauche.',
  'two.green': 'Tu entames. Joue le 6 vert et regarde ce que joue le mort.',
  'two.green.other': 'C’est permis. Dans cette leçon, joue le 6 vert.',
  'two.played': 'Le 3 vert, sa seule carte verte. La carte de dessous est maintenant visible.',
  'two.red': 'Entame maintenant avec le 4 rouge : le mort jouera sûrement le 3 rouge.',
  'two.red.other': 'C’est permis. Dans cette leçon, joue le 4 rouge.',
  'two.again': 'Comme prévu. Mais {p1} avait le 6 rouge.',
  'two.end': 'Le mort marque comme les autres et peut même gagner. Surveille ses cartes !',
})
