import type { IntroText } from '../../../rules/book'
import type { EbbesRules } from './types'

export const ebbesIntroFr: IntroText = {
  title: 'ebbes en une minute',
  text: [
    'Venu du Palatinat, ebbes est un jeu de plis pour deux à cinq : chacun joue une carte, et la plus forte remporte le pli.',
    'Le piquant : au début d’une manche, personne ne sait quelles couleurs sont bonnes à prendre. Chaque manche a un nombre, et chaque carte jouée qui porte ce nombre donne à sa couleur le prochain des cinq rôles : Atout, Plus, Un peu, Moins, Rien.',
    'Quand les mains sont vides, chaque carte Plus gagnée rapporte un point, chaque carte Moins en coûte un, et pour Un peu, mieux vaut être au milieu. Après cinq manches, le plus grand total gagne.',
  ],
}

export const ebbesRulesFr: EbbesRules = {
  'ebbes.setup': {
    title: 'Les cartes et les joueurs',
    text: [
      'Il y a cinq couleurs :',
      '• {B1} bleu : l’Elwetritsch, un oiseau de légende',
      '• {N1} marron : le château fort',
      '• {Y1} jaune : la pomme de terre',
      '• {G1} vert : la forêt',
      '• {R1} rouge : le raisin',
      'Dans chaque couleur, la carte la plus haute est la plus forte. Chacun reçoit dix cartes ; les valeurs en jeu dépendent du nombre de joueurs :',
      '• à deux ou à trois : de 1 à 6',
      '• à quatre : de 1 à 8',
      '• à cinq : de 1 à 10',
      'Avec la variante 1, « plus de cartes », chacun reçoit 15 cartes et le mystère dure plus longtemps : les valeurs vont alors jusqu’à 9 à trois, 12 à quatre et 15 à cinq.',
      'Il y a aussi cinq cartes de nombre, de 1 à 5. Elles attendent face cachée, dans un ordre tiré au hasard, et chaque manche en retourne une : c’est le nombre de la manche.',
    ],
    ours: ['L’image de chaque couleur.', 'À deux, les valeurs de la variante 1 vont de 1 à 9.'],
  },
  'ebbes.dealer': {
    title: 'Qui donne',
    text: [
      'Après chaque manche, c’est au voisin de gauche de donner : on tourne dans le sens horaire. À deux, vous donnez à tour de rôle.',
    ],
    ours: ['Le premier donneur est tiré au hasard.'],
  },
  'ebbes.deal': {
    title: 'La donne',
    text: [
      'On donne tout le paquet : dix cartes chacun, ou 15 avec la variante 1. Tu ne vois que les tiennes.',
    ],
    ours: ['On donne une carte à la fois, en commençant à gauche du donneur.'],
  },
  'ebbes.starter': {
    title: 'Qui commence une manche',
    text: [
      'La toute première manche, c’est la dernière personne à avoir joué à ebbes qui entame.',
      'À partir de la deuxième manche, c’est le droit du rien qui décide : une fois les nouvelles cartes vues, celui qui l’a gagné à la manche précédente choisit qui entame. Il peut se choisir lui-même.',
    ],
    ours: [
      'Le programme cherche qui a fini une partie d’ebbes en dernier. S’il ne trouve personne, ou plusieurs à la fois, il tire au sort. En ouvrant la table, on peut aussi choisir.',
    ],
  },
  'ebbes.follow': {
    title: 'Fournir la couleur',
    text: [
      'La première carte d’un pli décide de la couleur demandée. Si tu en as, tu dois fournir, avec la carte de ton choix. Si tu n’en as pas, joue ce que tu veux : tu peux couper avec un atout ou te défausser. Couper n’est jamais obligatoire.',
      'Exemple : {G6} est entamé, et tu as {G2} {Y5} {R1}. Tu dois jouer {G2}. Sans cette carte, les deux autres seraient permises.',
    ],
  },
  'ebbes.winner': {
    title: 'Qui remporte le pli',
    text: [
      'Le plus fort atout. S’il n’y a pas d’atout dans le pli, ou pas encore d’atout du tout, c’est la plus forte carte de la couleur demandée. Toutes les autres perdent, si hautes soient-elles.',
      'Exemple : {B4} est entamé, puis viennent {B5} et {R6}. Si le rouge est atout, {R6} gagne. Sinon, c’est {B5}.',
    ],
  },
  'ebbes.lead': {
    title: 'Qui entame',
    text: [
      'Celui qui commence la manche entame le premier pli avec la carte de son choix, et les autres suivent dans le sens horaire. Celui qui remporte un pli entame le suivant.',
    ],
  },
  'ebbes.designate': {
    title: 'Comment les couleurs prennent leur rôle',
    text: [
      'Chaque carte jouée qui porte le nombre de la manche donne à sa couleur le prochain rôle. L’ordre est toujours le même :',
      '• Atout : bat toutes les autres couleurs, ne rapporte aucun point',
      '• Plus : +1 par carte',
      '• Un peu : 3 points si tu n’en as ni le plus ni le moins',
      '• Moins : −1 par carte',
      '• Rien : aucun point, mais le droit du rien',
      'Une fois Moins décidé, il ne reste qu’une couleur : elle devient Rien aussitôt. Si plusieurs de ces cartes tombent dans un même pli, on suit l’ordre dans lequel elles ont été jouées.',
      'Un rôle dure toute la manche et vaut aussi pour les cartes de cette couleur déjà gagnées.',
      'Exemple : le nombre est 3. {B3} tombe d’abord : le bleu est atout. Puis vient {R3} : le rouge est Plus. Le 3 suivant donne Un peu à sa couleur, et celui d’après Moins.',
    ],
  },
  'ebbes.winner.instant': {
    title: 'L’atout au milieu d’un pli',
    text: ['Une couleur peut devenir atout alors qu’un pli est encore en cours.'],
    ours: [
      'On juge un pli quand il est complet, avec l’atout de ce moment-là. Une carte défaussée avant que sa couleur devienne atout compte donc aussi comme atout.',
      'Exemple : le nombre est 1, et il n’y a pas encore d’atout. {G6} est entamé, {Y5} est défaussé, puis {Y1}. Le jaune est maintenant atout, et {Y5} remporte le pli.',
    ],
  },
  'ebbes.score': {
    title: 'Le décompte d’une manche',
    text: [
      'Quand les mains sont vides, chacun compte les cartes de ses plis :',
      '• Atout et Rien : zéro',
      '• Plus : 1 point par carte',
      '• Moins : 1 point de moins par carte',
      '• Un peu : 3 points pour ceux qui n’en ont ni le plus ni le moins',
      'N’avoir aucune carte Un peu peut aussi être le moins. Les égalités en haut ou en bas ne rapportent rien ; si tout le monde en a autant, personne ne marque.',
      'Exemple : cinq joueurs ont gagné 0, 0, 2, 3 et 5 cartes Un peu. Deux en ont le moins et un en a le plus : rien pour eux. Ceux qui en ont 2 et 3 marquent 3 points chacun.',
    ],
  },
  'ebbes.zilch': {
    title: 'Le droit du rien',
    text: [
      'Les cartes Rien ne rapportent aucun point, mais celui qui en a gagné le plus choisit qui entame la manche suivante. En cas d’égalité, c’est celui qui a la plus haute carte Rien.',
    ],
  },
  'ebbes.end.basic': {
    title: 'La fin du jeu de base',
    text: [
      'Après cinq manches, chaque carte de nombre a servi une fois, et la partie est finie. Le plus grand total gagne. En cas d’égalité, on gagne ensemble.',
    ],
  },
  'ebbes.select': {
    title: 'Variante 2 : choisir les cartes décisives',
    text: [
      'Dans cette variante, vous choisissez les cartes qui donnent les rôles, parmi toutes celles en jeu. En commençant à gauche de celui qui entame, chacun prend à son tour un nombre et une couleur encore libres, jusqu’à ce qu’il y ait cinq paires. À moins de cinq joueurs, certains choisissent plusieurs fois.',
      'Une paire désigne une carte : 5 et vert, c’est {G5}. Dans cette manche, seules ces cinq cartes décisives donnent des rôles, dans l’ordre habituel. Tu peux choisir une carte que tu as en main ou non.',
      'Ensuite, le premier pli commence. Pour la manche suivante, tous les nombres et toutes les couleurs redeviennent libres.',
    ],
  },
  'ebbes.end.goal': {
    title: 'Variante 2 : l’arrivée',
    text: [
      'Si, après le décompte, un pion a atteint ou dépassé l’arrivée, c’était la dernière manche. Le plus grand total gagne.',
    ],
  },
  'ebbes.end.dabbscheedel': {
    title: 'Variante 2 : le Dabbscheedel',
    text: [
      'Dans le Palatinat, un Dabbscheedel est un gros bêta. Si, après le décompte, un pion est tombé sur cette case ou plus bas, la partie est finie aussi. Comme toujours, le plus grand total gagne.',
    ],
  },
  'ebbes.end.rounds': {
    title: 'Variante 2 : la dernière manche',
    text: [
      'Avant de jouer, vous fixez un maximum de manches : cinq ou plus. La partie s’arrête avec la dernière, même si personne n’a atteint l’arrivée ni le Dabbscheedel.',
    ],
    ours: [
      'Une partie compte de 5 à 20 manches.',
      'Si plusieurs fins arrivent en même temps, on nomme l’arrivée avant le Dabbscheedel, et les deux avant la dernière manche. Ça ne change pas qui gagne.',
    ],
  },
  'ebbes.track': {
    title: 'La piste',
    text: [
      'Vos pions font le tour du Palatinat, par onze villes. Qui descend sous zéro prend un petit chemin de traverse, et le Dabbscheedel attend au bout.',
    ],
    ours: [
      'L’arrivée est à +20 et le Dabbscheedel à −10, sauf si la table en décide autrement : de 10 à 60 pour l’arrivée, de −5 à −40 pour le Dabbscheedel.',
    ],
  },
  'ebbes.virtual': {
    title: 'À deux, avec le mort',
    text: [
      'À deux, un troisième joueur, fictif, joue avec vous : le mort. Il est toujours à gauche du donneur, et l’autre joueur vient après lui. Il change donc de place à chaque donne.',
      'Ses cartes sont disposées en cinq colonnes : une face cachée, une visible par-dessus. Il n’a pas le choix :',
      '• Il fournit avec sa carte visible la plus à gauche dans la couleur demandée.',
      '• S’il ne peut pas fournir, il joue sa carte visible la plus à gauche.',
      '• S’il entame, il joue aussi sa carte visible la plus à gauche.',
      'Après un pli, une carte cachée que plus rien ne recouvre est retournée avant l’entame suivante. Jusque-là, personne ne la voit.',
      'Le mort marque des points comme tout le monde. Ses cartes Un peu comptent dans la comparaison, et il peut gagner.',
    ],
    ours: [
      'Avec la variante 1, il a 15 cartes : deux couches sur trois sont cachées.',
      'S’il a le droit du rien, il se choisit lui-même. Vous pouvez aussi le choisir.',
      'Dans la variante 2, il ne choisit pas de cartes décisives ; vous choisissez à tour de rôle.',
    ],
  },
}
