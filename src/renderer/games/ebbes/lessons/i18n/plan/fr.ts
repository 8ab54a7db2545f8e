import { translationOf } from '../../../../../../protocol/texts'
import type { planEn } from './en'

export const planFr = translationOf<typeof planEn>()({
  'plan.title': 'Le droit du rien, et un plan pour ta main',
  'plan.learnt':
    'Tu sais préparer une main : qui entame, quelle couleur prend quel rôle, et quand.',
  'plan.right':
    'À la dernière manche, tu avais les meilleures cartes Rien : tu choisis qui entame.',
  'plan.look': 'Regarde d’abord ta main : beaucoup de vert, du bleu haut. Et le 2 des deux !',
  'plan.starter':
    'Le chiffre est 2 : le vert et le bleu dépendent de toi. Fais entamer {p1} : tu joueras en dernier.',
  'plan.starter.other':
    'C’est possible. Mais si {p1} entame, tu vois les deux autres cartes avant de jouer.',
  'plan.trump':
    'Le marron est demandé, tu n’en as pas. Fais atout de ta couleur longue : joue le 2 vert !',
  'plan.trump.blue': 'Le bleu serait atout, mais tu as plus de vert. Joue le 2 vert.',
  'plan.trump.other': 'C’est permis, mais un autre pourrait choisir l’atout. Joue le 2 vert.',
  'plan.strong': 'Le pli est à toi, et il te reste trois atouts. Le rôle suivant est Plus.',
  'plan.first':
    'Le bleu sera ton Plus. Ramasse d’abord du bleu : joue le 6 bleu, rien n’est plus haut.',
  'plan.blue.other': 'C’est permis. Pour ce plan, entame avec ta plus haute carte bleue.',
  'plan.second': 'Trois cartes bleues. Encore : le 5 bleu est maintenant le plus haut.',
  'plan.collected': 'Tu as maintenant cinq cartes bleues. Celles gagnées avant comptent aussi.',
  'plan.plus': 'Fais donc du bleu le Plus : entame avec le 2 bleu. Personne n’a plus de bleu.',
  'plan.plus.other': 'C’est permis. Mais le bleu n’est Plus qu’une fois le 2 bleu joué.',
  'plan.done': 'Le bleu est Plus, et tu en as six cartes : 6 points !',
  'plan.end': 'Voilà un plan : connais tes chiffres, ramasse d’abord, décide ensuite.',
})
