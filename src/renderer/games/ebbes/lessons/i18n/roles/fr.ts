import { translationOf } from '../../../../../../protocol/texts'
import type { rolesEn } from './en'

export const rolesFr = translationOf<typeof rolesEn>()({
  'roles.title': 'Les couleurs reçoivent leur rôle en cours de jeu',
  'roles.learnt':
    'Tu sais comment viennent les rôles : Atout, Plus, Un peu, Moins, et Rien pour la dernière couleur.',
  'roles.number':
    'Les couleurs n’ont encore aucun rôle. Regarde : le chiffre de cette manche est le 4.',
  'roles.first': 'Quand un 4 est joué, sa couleur reçoit le rôle suivant. Le premier est Atout.',
  'roles.four': 'Le rouge est demandé, et tu n’en as pas. Joue le 4 vert et regarde.',
  'roles.four.other': 'C’est permis, mais il ne se passera rien. Prends le 4 vert.',
  'roles.trump': 'Le vert est Atout ! L’atout bat les autres couleurs : ton 4 bat le 6 rouge.',
  'roles.instant':
    'C’est valable tout de suite, même au milieu d’un pli. Le rôle suivant est Plus.',
  'roles.blue': 'Le pli est à toi : tu entames. Joue une carte bleue.',
  'roles.blue.other': 'C’est permis. Dans cette leçon, entame du bleu.',
  'roles.plus': '{p1} a joué le 4 bleu : le bleu est Plus. Chaque carte bleue remportée vaut +1.',
  'roles.brown': '{p2} entame avec le 3 marron. Remporte le pli avec le 5 marron.',
  'roles.brown.low': 'C’est permis, mais le 1 marron ne bat pas le 3. Prends le 5 marron.',
  'roles.brown.high': 'Il gagnerait aussi. Le 5 marron suffit ; garde le 6.',
  'roles.ebbes':
    '{p1}, sans marron, s’est défaussé du 4 jaune. Le jaune est Un peu : on y revient bientôt.',
  'roles.lead': 'Tu entames. Joue le 1 marron et regarde la suite.',
  'roles.lead.other': 'C’est permis. Dans cette leçon, entame avec le 1 marron.',
  'roles.minus':
    'Le 4 marron : le marron est Moins, −1 par carte. {p1} a coupé et en reçoit deux !',
  'roles.zilch': 'Il reste une couleur : le rouge est aussitôt Rien. Ces cartes ne valent rien.',
  'roles.gift': 'Ce pli est pour {p2}. Tu n’as pas de rouge : offre une carte Moins, le 6 marron !',
  'roles.gift.trump':
    'Avec l’atout, tu gagnerais deux cartes rouges sans valeur. Jette le 6 marron.',
  'roles.gift.other': 'C’est permis, mais le 6 marron est une carte Moins : débarrasse-t’en.',
  'roles.end': 'Et voilà : {p2} prend ta carte Moins. À chaque manche, les rôles changent.',
})
