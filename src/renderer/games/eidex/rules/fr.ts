import type { IntroText } from '../../../rules/book'
import type { EidexRules } from './types'

export const eidexIntroFr: IntroText = {
  title: 'Eidex en une minute',
  text: [
    'Eidex se joue à trois, un jeu de plis cousin du jass suisse. Chacun reçoit douze cartes, en écarte une, et on joue onze plis.',
    'À la fin, on compte les points des cartes gagnées. Mais il faut éviter le milieu : celui qui a le plus de points et celui qui en a le moins obtiennent chacun un point de victoire, celui du milieu rien. Et attention : 100 points, c’est trop.',
    'Le premier à sept points de victoire gagne le tournoi. Avec les personnages, chacun en joue un parmi 36, dont le pouvoir change les règles.',
  ],
}

export const eidexRulesFr: EidexRules = {
  'eidex.setup': {
    title: 'Les cartes et les personnages',
    text: [
      'Eidex se joue à trois, avec 36 cartes en quatre couleurs :',
      '• {HA} cœur (rouge)',
      '• {LA} lézard (vert)',
      '• {RA} corbeau (noir)',
      '• {SA} étoile (jaune)',
      'Chaque couleur va du six au dix, puis viennent le valet, la dame, le roi et l’as. Le jeu imprimé porte les lettres B, D et K pour le valet, la dame et le roi ; dans les réglages, tu choisis celles que tu préfères.',
      'Le jeu de base se joue sans personnages. Avec les personnages, chacun en reçoit un parmi 36, tiré au hasard, jamais deux fois le même.',
      'Tout tourne vers la droite, dans le sens antihoraire, comme au jass.',
    ],
    ours: ['Celui qui ouvre la table peut aussi choisir les personnages.'],
  },
  'eidex.deal': {
    title: 'La donne et l’atout',
    text: [
      'Chacun reçoit trois paquets de quatre cartes, en commençant à droite du donneur. La toute dernière carte est celle du donneur ; on la retourne, car elle décide de ce qu’on joue :',
      '• D’ordinaire, sa couleur est atout : avec {L9}, le lézard est atout.',
      '• Un as comme {RA} annonce Obenabe : pas d’atout, et l’as est le plus fort.',
      '• Un six comme {H6} annonce Undenufe : pas d’atout, et l’ordre est inversé : le six est le plus fort.',
      'À la partie suivante, c’est le voisin de droite qui donne.',
    ],
    ours: ['Le premier donneur est tiré au hasard.'],
  },
  'eidex.deal.again': {
    title: 'Un début facile',
    text: [
      'Une table peut choisir un début facile. Si la première carte retournée du tournoi est un as ou un six, le même donneur mélange et redonne, jusqu’à ce qu’une couleur soit atout. À partir de la deuxième partie, on joue la carte comme elle vient.',
    ],
    ours: ['L’original ne connaît pas ce début facile.'],
  },
  'eidex.put-down': {
    title: 'L’écart',
    text: [
      'Avant le premier pli, chacun écarte une carte de sa main, face cachée, tous en même temps. On ne la joue plus, mais à la fin, ses points comptent pour qui l’a écartée.',
    ],
  },
  'eidex.lead': {
    title: 'Qui entame un pli',
    text: [
      'Le joueur à droite du donneur entame le premier des onze plis. Celui qui gagne un pli entame le suivant.',
    ],
  },
  'eidex.follow': {
    title: 'Fournir ou jouer atout',
    text: [
      'Si tu as la couleur demandée, fournis, ou joue atout : couper est toujours permis, même si tu pouvais fournir. Si tu n’as pas cette couleur, joue ce que tu veux.',
      'Exemple : {H8} est entamé, et le lézard est atout. Tu as {HK} {L7} {S10}. Tu peux jouer {HK} ou {L7}, mais pas {S10}.',
      'En Obenabe et en Undenufe, il n’y a pas d’atout : tu fournis si tu peux.',
    ],
  },
  'eidex.follow.trump-led': {
    title: 'Quand l’atout est entamé',
    text: [
      'Si la première carte d’un pli est un atout, tu dois jouer atout si tu en as. Seul le valet peut rester en main, s’il est ton unique atout.',
    ],
  },
  'eidex.follow.jack': {
    title: 'Le valet d’atout',
    text: [
      'Si le valet est ton seul atout, tu peux le garder quand l’atout est entamé et jouer ce que tu veux à la place.',
      'Exemple : le lézard est atout, et {L10} est entamé. Avec {LJ} {HA} {S6} en main, les trois cartes sont permises.',
    ],
  },
  'eidex.undertrump': {
    title: 'Ne pas sous-couper',
    text: [
      'Si l’entame n’est pas un atout et que quelqu’un d’autre a déjà coupé, tu ne peux pas couper avec un atout plus faible : tu surcoupes ou tu joues autre chose. Tu ne peux sous-couper que si tu n’as plus que des atouts.',
      'Exemple : {S8} est entamé, le lézard est atout, et {L10} a coupé. Tu peux jouer {LQ}, car la dame est plus forte, mais pas {L7}.',
      'Cela ne vaut pas quand l’atout est entamé.',
    ],
    ours: [
      'Cela vaut pour tous les joueurs et toutes les cartes sur la table, donc aussi dans un pli double.',
      'Une carte face cachée n’oblige personne : on ne peut pas la connaître.',
    ],
  },
  'eidex.rank': {
    title: 'Quelle carte bat laquelle',
    text: [
      'Le plus fort atout remporte le pli. S’il n’y en a pas, c’est la plus forte carte de la couleur demandée. Du plus fort au plus faible :',
      '• Atout : {LJ} {L9} {LA} {LK} {LQ} {L10} {L8} {L7} {L6}',
      '• Autres couleurs, et Obenabe : {HA} {HK} {HQ} {HJ} {H10} {H9} {H8} {H7} {H6}',
      '• Undenufe : {H6} {H7} {H8} {H9} {H10} {HJ} {HQ} {HK} {HA}',
    ],
  },
  'eidex.value': {
    title: 'Ce que valent les cartes',
    text: [
      'Les points d’une carte dépendent de ce qu’on joue :',
      '• Atout : {LJ} 20, {L9} 14, {LA} 11, {L10} 10, {LK} 4, {LQ} 3, toutes les autres 0',
      '• Les autres couleurs, quand il y a un atout : {HA} 11, {H10} 10, {HK} 4, {HQ} 3, {HJ} 2, toutes les autres 0',
      '• Obenabe : {HA} 11, {H10} 10, {H8} 8, {HK} 4, {HQ} 3, {HJ} 2, toutes les autres 0',
      '• Undenufe : {H6} 11, {H10} 10, {H8} 8, {HK} 4, {HQ} 3, {HJ} 2, toutes les autres 0',
      'Le dernier pli rapporte 5 points de plus. En tout, cela fait toujours 157 points.',
    ],
  },
  'eidex.vp': {
    title: 'Les points de victoire',
    text: [
      'Chaque partie rapporte deux points de victoire. Suis cette liste ; la première ligne vraie décide :',
      '• Match : qui a remporté tous les plis, sans exception, obtient les deux.',
      '• Le pronostiqueur a fait exactement les points annoncés : les deux sont pour lui.',
      '• Le mistigri est annoncé, et quelqu’un a gagné le valet de corbeau : un pour chacun des autres.',
      '• Quelqu’un a 100 points ou plus : rien pour lui, un pour chacun des autres. Si deux joueurs sont dans ce cas, le troisième obtient les deux.',
      '• Deux joueurs ont le même nombre de points : le troisième obtient les deux.',
      '• Dans tous les autres cas : un pour celui qui a le plus de points, un pour celui qui en a le moins.',
      'Exemple : avec 74, 52 et 31 points, le premier et le dernier obtiennent un point de victoire chacun. Avec 105, 40 et 12, ce sont les deux autres.',
      'Le radar peut déplacer la limite de 100. Guggitaler la supprime ; à la place, celui qui a les 13 points sans match perd.',
    ],
    ours: [
      'Nos sources se contredisent sur 100 points tout juste. Ici, c’est déjà trop.',
      'Une annonce exacte passe avant le mistigri.',
      'Si vous dépassez tous les trois la limite, ou si vous êtes tous les trois à égalité, personne n’obtient rien.',
    ],
  },
  'eidex.tournament': {
    title: 'Le tournoi',
    text: [
      'Vous jouez partie après partie, et les points de victoire s’additionnent. Le premier à sept gagne, avec deux exceptions quand la fin est serrée.',
    ],
    ours: [
      'Une table peut aussi viser un autre total, de 3 à 15. Ce qui est dit de six vaut alors pour ce total moins un.',
    ],
  },
  'eidex.tournament.collision': {
    title: 'Deux joueurs à six',
    text: [
      'Si deux joueurs ont six points de victoire et doivent en obtenir un chacun, personne ne gagne encore : c’est la collision. Celui qui a plus de points dans cette partie reste à six, l’autre retombe à cinq. S’ils en ont autant, les deux restent à six.',
    ],
  },
  'eidex.tournament.chaos': {
    title: 'Tous les trois à six',
    text: [
      'Si vous avez tous six points de victoire, c’est le chaos, le monde à l’envers : les deux qui devaient en obtenir un chacun perdent, et le troisième gagne le tournoi. Si quelqu’un en obtient deux, il gagne.',
    ],
  },
  'eidex.order': {
    title: 'Qui agit en premier',
    text: [
      'À chaque personnage correspond une carte. Quand vient le moment des pouvoirs, la table interroge l’un après l’autre ceux qui pourraient agir : d’abord les as, puis les rois, les dames, les valets et ainsi de suite jusqu’aux six ; à rang égal, lézard, corbeau, cœur, étoile. Tu utilises ton pouvoir ou tu passes. Les cartes plus faibles peuvent donc toujours répondre aux plus fortes.',
      'Voici ces moments :',
      '• après la donne, avant l’écart',
      '• après l’écart, avant le premier pli',
      '• avant chaque pli',
      '• après chaque carte, et quand tous ont joué dans un pli',
      '• quand un pli est complet, et quand il est ramassé',
      '• quand tous les points sont comptés',
      'Tout ce qui change un pli est jugé ensemble. Exemple : avec le jiu-jitsu, {H9} bat {H10}. Puis le joueur de skat annonce « skat », et les dix montent près de l’as. Le neuf et le dix ne sont plus voisins, et l’échange tombe à l’eau.',
    ],
    ours: [
      'On t’interroge pour des raisons que tout le monde connaît : la question ne trahit rien. Parfois, tu ne peux que passer. Une exception : celui qui doit reprendre le roi d’étoile avec Guggitaler l’a forcément.',
      'Les points suivent les valeurs de la partie, puis Guggitaler, puis Black Friday. Les rangs suivent l’ordre de la partie, puis le skat, le réévaluateur et le jiu-jitsu.',
      'Pour savoir à qui va un pli, on suit les rangs, puis la féministe, Ultimo et la bienfaitrice. Ensuite le correcteur peut l’annuler, et enfin la justice ou le jackpot décident où vont les cartes.',
    ],
  },
  'eidex.power.owner': {
    title: 'Seulement ton personnage',
    text: [
      'Tout le monde voit qui a quel personnage. Tu utilises le pouvoir du tien, jamais celui d’un autre.',
    ],
  },
  'eidex.power.moment': {
    title: 'Au bon moment',
    text: [
      'Chaque pouvoir a ses moments, indiqués dans sa description. La table te le propose alors ; le reste du temps, il attend.',
    ],
  },
  'eidex.power.spent': {
    title: 'Combien de fois un pouvoir sert',
    text: [
      'La plupart des pouvoirs servent une fois par partie, certains deux fois ou à chaque pli ; leur description le dit. À la partie suivante, tous sont à nouveau disponibles.',
    ],
    ours: [
      'Quand l’original ne donne pas de nombre, un pouvoir sert chaque fois que son moment vient.',
      'Un pouvoir utilisé l’est pour de bon, même si le pli est rejoué ou s’il reste sans effet.',
    ],
  },
  'eidex.power.answer': {
    title: 'Répondre à un pouvoir',
    text: [
      'Certains pouvoirs te demandent quelque chose, à toi ou à un autre : une carte, une couleur, un nombre, oui ou non. Choisis une des réponses proposées ; le jeu attend.',
    ],
  },
  'eidex.power.play': {
    title: 'Les pouvoirs liés à une carte',
    text: [
      'L’excuse et le sphinx n’attendent pas de question : leur pouvoir s’utilise en jouant une carte. Pour l’excuse, une carte hors atout qui vaut 3 points au plus ; pour le sphinx, une carte qu’il pourrait aussi jouer visible.',
    ],
  },
  'eidex.draw': {
    title: 'Les cartes tirées à l’aveugle',
    text: [
      'Certains pouvoirs tirent une carte d’une main à l’aveugle. C’est le programme qui tire : toutes les cartes de cette main ont la même chance, et personne ne peut regarder ni tricher.',
    ],
  },
}
