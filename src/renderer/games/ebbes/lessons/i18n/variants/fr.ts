import { translationOf } from '../../../../../../protocol/texts'
import type { variantsEn } from './en'

export const variantsFr = translationOf<typeof variantsEn>()({
  'variants.title': 'Deux variantes',
  'variants.learnt': 'Tu connais les deux variantes. On les choisit en ouvrant une table.',
  'variants.more': 'La variante 1, c’est plus de cartes : quinze par personne au lieu de dix.',
  'variants.pairs':
    'Dans la variante 2, vous choisissez les cartes décisives : cinq paires, chiffre et couleur.',
  'variants.taken': '{p1} a pris le 1 marron, {p2} le 3 jaune. Ces chiffres et couleurs sont pris.',
  'variants.choose': 'À toi : prends le 6 et le vert. Tu as le 6 vert : tu choisis quand le jouer.',
  'variants.choose.other':
    'C’est possible. Dans cette leçon, prends le 6 et le vert : tu as le 6 vert.',
  'variants.five':
    'Cinq cartes décident maintenant. Elles seules donnent un rôle, dans l’ordre habituel.',
  'variants.lead': 'Tu entames. Joue le 6 vert !',
  'variants.lead.other': 'C’est permis. Dans cette leçon, joue le 6 vert.',
  'variants.trump': 'Le vert est Atout, comme prévu.',
  'variants.end': 'La variante 2 finit quand quelqu’un atteint le but ou tombe au Dabbscheedel.',
})
