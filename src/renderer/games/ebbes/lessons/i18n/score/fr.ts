import { translationOf } from '../../../../../../protocol/texts'
import type { scoreEn } from './en'

export const scoreFr = translationOf<typeof scoreEn>()({
  'score.title': 'Ce qui compte',
  'score.learnt': 'Tu sais ce qui compte : Plus, Moins, et Un peu pour qui est au milieu.',
  'score.start': 'Huit plis sont joués, il en reste deux. Les cinq couleurs ont leur rôle.',
  'score.plus': 'Seules les cartes remportées comptent : +1 par carte marron, −1 par carte rouge.',
  'score.ebbes': 'Le bleu est Un peu : 3 points pour qui n’en a ni le plus ni le moins.',
  'score.fewest':
    '{p2} a trois cartes bleues. {p1} et toi en avez une : le moins, donc rien encore.',
  'score.take': '{p1} entame avec le 5 bleu. Tu n’en as pas : coupe avec le 5 jaune et prends-le.',
  'score.take.other': '{p1} garderait le 5 bleu, et tu en aurais le moins. Coupe avec le 5 jaune.',
  'score.middle': 'Maintenant : trois pour {p2}, deux pour toi, une pour {p1}. Tu es au milieu !',
  'score.last': 'Il te reste une carte. Joue-la.',
  'score.sum': 'Ta ligne : quatre cartes Plus +4, Un peu +3, deux cartes Moins −2. Cela fait 5.',
  'score.zilch':
    'Rien ne rapporte rien. Mais qui en a le plus choisit qui entame ; à égalité, la plus haute carte : la tienne.',
  'score.end': 'Après cinq manches, le plus de points gagne. Voilà tout le jeu !',
})
