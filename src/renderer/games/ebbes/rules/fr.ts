import type { IntroText } from '../../../rules/book'
import type { EbbesRules } from './types'

export const ebbesIntroFr: IntroText = {
  title: 'ebbes en une minute',
  text: [
    'Venu du Palatinat, ebbes réunit deux à cinq personnes autour d’un jeu de plis : à tour de rôle, chacun pose une carte, et la meilleure les gagne toutes.',
    'L’astuce : au début d’une manche, personne ne sait quelles couleurs sont bonnes à prendre. Chaque manche a un nombre, et dès qu’une carte portant ce nombre est jouée, sa couleur reçoit le prochain de cinq rôles : atout, plus, un peu, moins, rien.',
    'Quand les mains sont vides, chaque carte « plus » gagnée rapporte un point, chaque carte « moins » en coûte un, et pour « un peu », mieux vaut être au milieu. Après cinq manches, le total le plus élevé gagne.',
  ],
}

export const ebbesRulesFr: EbbesRules = {
  'ebbes.setup': {
    title: 'Les cartes et les joueurs',
    text: [
      'Il y a cinq couleurs :',
      '• {B1} Elwetritsch, un oiseau de légende (bleu)',
      '• {N1} château fort (brun)',
      '• {Y1} pomme de terre (jaune)',
      '• {G1} forêt (vert)',
      '• {R1} raisin (rouge)',
      'Dans chaque couleur, la valeur la plus haute bat la plus basse. Le nombre de valeurs dépend du nombre de joueurs ; chacun reçoit dix cartes :',
      '• à deux ou à trois : de 1 à 6',
      '• à quatre : de 1 à 8',
      '• à cinq : de 1 à 10',
      'Avec la variante 1, « plus de cartes », chacun reçoit 15 cartes et le mystère dure plus longtemps : les valeurs vont alors jusqu’à 9 à trois, 12 à quatre et 15 à cinq.',
      'Il y a aussi cinq cartes de nombre, de 1 à 5. Elles attendent face cachée, dans un ordre tiré au hasard, et chaque manche en retourne une : c’est le nombre de la manche.',
    ],
    ours: [
      'Quelle image va avec quelle couleur.',
      'À deux, les valeurs de la variante 1 vont de 1 à 9.',
    ],
  },
  'ebbes.dealer': {
    title: 'Qui distribue',
    text: [
      'Après chaque manche, c’est au voisin de gauche de distribuer : on tourne dans le sens horaire. À deux, vous distribuez à tour de rôle.',
    ],
    ours: ['Le premier donneur est tiré au hasard.'],
  },
  'ebbes.deal': {
    title: 'La donne',
    text: [
      'Tout le paquet est distribué : dix cartes pour chacun, ou 15 avec la variante 1. Tu ne vois que les tiennes.',
    ],
    ours: ['Les cartes sont données une par une, en commençant à gauche du donneur.'],
  },
  'ebbes.starter': {
    title: 'Qui commence une manche',
    text: [
      'La toute première manche revient à la dernière personne qui a joué à ebbes.',
      'À partir de la deuxième manche, quelqu’un détient le droit du « rien » depuis la manche d’avant. Une fois que chacun a vu ses nouvelles cartes, il désigne celui qui entame ; il peut aussi se choisir lui-même.',
    ],
    ours: [
      'Le programme cherche qui a terminé une partie d’ebbes en dernier. Si ce n’est personne, ou plusieurs à la fois, il tire au sort. Celui qui ouvre la table peut aussi choisir.',
    ],
  },
  'ebbes.follow': {
    title: 'Fournir la couleur',
    text: [
      'La première carte d’un pli donne la couleur. Si tu as de cette couleur, tu dois en jouer une carte, celle que tu veux. Si tu n’en as pas, tu es libre : tu peux jouer atout ou te débarrasser d’autre chose. Jouer atout n’est jamais obligatoire.',
      'Exemple : {G6} est entamé, et tu as {G2} {Y5} {R1}. Tu dois jouer {G2}. Sans cette carte, les deux autres seraient permises.',
    ],
  },
  'ebbes.winner': {
    title: 'Qui prend le pli',
    text: [
      'Le plus fort atout le prend. S’il n’y a pas d’atout dans le pli, ou pas encore d’atout du tout, il va à la plus forte carte de la couleur entamée. Toutes les autres perdent, si hautes soient-elles.',
      'Exemple : {B4} est entamé, puis viennent {B5} et {R6}. Si le raisin est atout, {R6} gagne. Sinon, c’est {B5}.',
    ],
  },
  'ebbes.lead': {
    title: 'Qui entame',
    text: [
      'Celui qui commence la manche ouvre le premier pli avec la carte de son choix, et les autres suivent dans le sens horaire. Celui qui prend un pli entame le suivant.',
    ],
  },
  'ebbes.designate': {
    title: 'Comment les couleurs reçoivent leur rôle',
    text: [
      'Dès qu’une carte portant le nombre de la manche est jouée, sa couleur reçoit le prochain rôle libre. L’ordre est toujours le même :',
      '• atout : bat toutes les autres couleurs, ne rapporte pas de points',
      '• plus : +1 par carte',
      '• un peu : 3 points si tu n’en as ni le plus ni le moins',
      '• moins : −1 par carte',
      '• rien : pas de points, mais le droit du « rien »',
      'Une fois « moins » décidé, il ne reste qu’une couleur : elle devient « rien » aussitôt. Si plusieurs de ces cartes tombent dans un même pli, on suit l’ordre dans lequel elles ont été jouées.',
      'Un rôle dure toute la manche et vaut aussi pour les cartes de cette couleur déjà gagnées.',
      'Exemple : le nombre est 3. {B3} tombe d’abord : Elwetritsch est atout. Puis vient {R3} : le raisin est « plus ». Le 3 suivant donne « un peu » à sa couleur, et celui d’après « moins ».',
    ],
  },
  'ebbes.winner.instant': {
    title: 'L’atout au milieu d’un pli',
    text: ['Une couleur peut devenir atout alors qu’un pli est encore en cours.'],
    ours: [
      'Nous jugeons un pli quand il est complet, avec l’atout qui vaut à ce moment-là. Une carte défaussée avant que sa couleur devienne atout est donc un atout, elle aussi.',
      'Exemple : le nombre est 1, et il n’y a pas encore d’atout. {G6} est entamé, {Y5} est défaussé, puis {Y1}. La pomme de terre est maintenant atout, et {Y5} prend le pli.',
    ],
  },
  'ebbes.score': {
    title: 'Les comptes d’une manche',
    text: [
      'Quand les mains sont vides, chacun compte les cartes de ses plis :',
      '• atout et rien : zéro',
      '• plus : 1 point par carte',
      '• moins : 1 point de moins par carte',
      '• un peu : 3 points pour tous ceux qui n’en ont ni le plus ni le moins',
      'N’avoir aucune carte « un peu » peut aussi être le moins. Ceux qui sont à égalité en haut ou en bas n’ont rien pour cette couleur ; si tout le monde en a autant, personne n’a rien.',
      'Exemple : cinq joueurs ont gagné 0, 0, 2, 3 et 5 cartes « un peu ». Deux en ont le moins et un en a le plus : rien pour eux. Ceux qui en ont 2 et 3 reçoivent 3 points chacun, quel que soit ce nombre.',
    ],
  },
  'ebbes.zilch': {
    title: 'Le droit du « rien »',
    text: [
      'Les cartes « rien » ne rapportent pas de points, mais celui qui en a gagné le plus désigne qui entame la manche suivante. Si plusieurs en ont autant, c’est parmi eux celui qui a la plus haute carte « rien ».',
    ],
  },
  'ebbes.end.basic': {
    title: 'La fin du jeu de base',
    text: [
      'Après cinq manches, chaque carte de nombre a servi une fois, et le jeu est fini. Le total le plus élevé gagne. Les joueurs à égalité gagnent ensemble.',
    ],
  },
  'ebbes.select': {
    title: 'Variante 2 : choisir les cartes décisives',
    text: [
      'Dans cette variante, c’est vous qui décidez quelles cartes donnent les rôles. Toutes les valeurs en jeu et les cinq couleurs sont proposées. En commençant à gauche de celui qui entame, chacun prend à son tour un nombre et une couleur encore libres, jusqu’à ce qu’il y ait cinq paires. Selon le nombre de joueurs, certains choisissent deux fois.',
      'Une paire désigne une carte : 5 et forêt, c’est {G5}. Dans cette manche, seules ces cinq cartes donnent des rôles, dans l’ordre habituel. Tu peux choisir une carte que tu as, ou une que tu n’as pas.',
      'Ensuite, le premier pli commence. Pour la manche suivante, tous les nombres et toutes les couleurs redeviennent libres.',
    ],
  },
  'ebbes.end.goal': {
    title: 'Variante 2 : le but',
    text: [
      'Si, une fois la manche comptée, le pion de quelqu’un se trouve sur le but ou au-delà, c’était la dernière manche. Le total le plus élevé gagne.',
    ],
  },
  'ebbes.end.dabbscheedel': {
    title: 'Variante 2 : le Dabbscheedel',
    text: [
      'Dans le Palatinat, un Dabbscheedel est un gros bêta. Si, une fois la manche comptée, le pion de quelqu’un est tombé sur cette case ou plus bas, le jeu est fini aussi. Comme toujours, le total le plus élevé gagne.',
    ],
  },
  'ebbes.end.rounds': {
    title: 'Variante 2 : la dernière manche',
    text: [
      'Avant le jeu, vous convenez du nombre maximal de manches : cinq ou plus. Le jeu s’arrête avec la dernière, même si personne n’est arrivé au but ni au Dabbscheedel.',
    ],
    ours: [
      'Une table peut convenir de 5 à 20 manches.',
      'Si plusieurs fins arrivent en même temps, nous citons le but avant le Dabbscheedel, et les deux avant la dernière manche. Cela ne change rien au gagnant.',
    ],
  },
  'ebbes.track': {
    title: 'Le parcours',
    text: [
      'Vos points avancent sur un tour du Palatinat qui passe par onze villes. Qui descend sous zéro prend un petit chemin de traverse, et au bout attend le Dabbscheedel.',
    ],
    ours: [
      'Le but se trouve à +20 et le Dabbscheedel à −10, sauf si la table en décide autrement : de 10 à 60 pour le but, de −5 à −40 pour le Dabbscheedel.',
    ],
  },
  'ebbes.virtual': {
    title: 'À deux, avec le mort',
    text: [
      'Si vous êtes deux, un troisième joueur imaginaire se joint à vous : le mort. Sa place est à la gauche du donneur, et l’autre joueur vient après lui. Il change donc de place à chaque donne.',
      'Ses cartes sont disposées en cinq colonnes : une face cachée, une visible par-dessus. Il n’a pas le choix :',
      '• Il fournit avec sa carte visible la plus à gauche dans la couleur entamée.',
      '• S’il n’en a pas de visible, il joue sa carte visible la plus à gauche.',
      '• S’il entame, il joue aussi sa carte visible la plus à gauche.',
      'Après un pli, une carte cachée que plus rien ne recouvre est retournée avant l’entame suivante. Jusque-là, personne ne peut la voir.',
      'Le mort marque des points comme tout le monde. Il compte quand on compare les cartes « un peu », et il peut gagner.',
    ],
    ours: [
      'Avec la variante 1, il a 15 cartes : deux couches sur trois sont cachées.',
      'S’il détient le droit du « rien », il se désigne lui-même. Vous pouvez aussi le désigner.',
      'Dans la variante 2, il ne choisit pas de cartes décisives ; vous choisissez à tour de rôle.',
    ],
  },
}
