import type { OptionTexts, PromptTexts } from './prompts'

export const promptsFr: PromptTexts = {
  dealer: 'Avant ce pli, tu peux proposer un échange de toutes vos cartes en main : à qui ?',
  'dealer.swap':
    'Le troqueur te propose un échange : toutes tes cartes contre toutes les siennes. D’accord ?',
  'jiu-jitsu': 'Tu peux échanger le rang de deux cartes voisines pour ce pli : lesquelles ?',
  ultimo: 'Tu peux prendre ce pli, le dernier de la partie, quelle que soit ta carte.',
  trumphator: 'Tu peux refuser cet atout ; l’avant-dernière carte donnée décide à sa place.',
  computer:
    'Avant les points de victoire, tu peux ajouter 5 points aux tiens ou en retirer 5 : que choisis-tu ?',
  raeuber: 'Tu peux prendre la carte retournée : quelle carte donnes-tu en échange ?',
  'raeuber.dealer': 'Tu peux échanger la carte retournée contre le six d’atout d’une autre main.',
  voyeur: 'Tu peux te faire montrer cinq cartes, maintenant ou avant un autre pli : par qui ?',
  'voyeur.show': 'Le voyeur veut voir cinq de tes cartes : lesquelles montres-tu ?',
  quizmaster:
    'Avant le prochain pli, tu peux interroger quelqu’un sur ses cartes ou révéler quelque chose sur les tiennes.',
  'quizmaster.ask': 'Interroge quelqu’un sur ses cartes : tout le monde entend oui ou non.',
  'quizmaster.disclose': 'Révèle à tous quelque chose sur tes propres cartes : ce doit être vrai.',
  'quizmaster.show': 'Montre à tous quelques-unes de tes cartes : lesquelles ?',
  feministin: 'Tu peux refuser ce pli ; la plus forte des autres cartes le prend alors.',
  schuechterne: 'Tu peux laisser un autre entamer ce pli, avec une carte tirée à l’aveugle : qui ?',
  'schuechterne.lead':
    'Cette carte a été tirée de ta main : entames-tu avec elle ? Sinon, on en tire une autre, et tu devras la jouer.',
  teekraenzchen:
    'Avant le premier pli, tu peux demander une carte à chacun, puis en rendre une à chacun.',
  'teekraenzchen.gift': 'Le salon de thé te demande une carte : laquelle donnes-tu ?',
  'teekraenzchen.return':
    'Choisis deux cartes à rendre : la première à ta gauche, la deuxième à ta droite.',
  gerechtigkeit:
    'Avant ce pli, tu peux demander justice : dans ce pli et le suivant, chacun garde sa carte.',
  skater:
    'Tu peux annoncer « skat » pour le reste de la partie : atout seulement si on ne peut pas fournir, dix entre le roi et l’as.',
  schwarzpeter:
    'Avant l’écart, tu peux annoncer le mistigri : dans cette partie, qui gagne le valet de corbeau perd.',
  farbenfreund: 'Tu peux choisir la couleur à entamer dans ce pli : laquelle ?',
  scharfmacher: 'Tu peux doubler ce pli : chacun joue une deuxième carte.',
  differenzler:
    'Avant le premier pli, tu peux annoncer tes points pour cette partie : combien en feras-tu ?',
  fahnder: 'Tu peux nommer une carte à jouer dans ce pli par qui l’a en main : laquelle ?',
  fuersorge: 'Tu peux donner ce pli, et l’entame suivante avec lui : à qui ?',
  weisheit: 'Avant le premier pli, tu peux montrer des combinaisons de ta main : lesquelles ?',
  'weisheit.count':
    'Avant les points de victoire, tu peux ajouter ou retirer les points de tes combinaisons : que choisis-tu ?',
  laser:
    'Tu peux faire tirer à l’aveugle les écarts des autres, et la première entame si elle n’est pas à toi.',
  radarkontrolle:
    'Avant l’écart, tu peux déplacer la limite de cette partie : à combien de points ?',
  konsumentenschutz:
    'Tu peux refuser la carte qui vient d’être jouée ; il faudra en jouer une autre.',
  seher: 'Avant le premier pli, tu peux regarder les cartes que les autres ont écartées.',
  umwerter:
    'Avant le premier pli, tu peux rendre une carte d’un autre la plus forte ou la plus faible de sa couleur : laquelle ?',
  zombie:
    'Avant ce pli, tu peux faire reprendre à chacun une carte ; on joue alors un pli de plus.',
  'zombie.card': 'Le zombie réveille ton dernier pli : quelle carte reprends-tu ?',
  excuse: 'Au lieu de fournir, tu peux t’excuser et jouer cette carte, une fois dans la partie.',
  taschenspieler: 'Avant ce pli, tu peux échanger une carte contre ton écart : laquelle ?',
  korrektor: 'Tu peux faire reprendre et rejouer ce pli : qui l’entame ?',
  fledderer:
    'Avant le premier pli, tu peux échanger une carte de ta main contre l’écart d’un autre : laquelle, et avec qui ?',
  guggitaler:
    'Avant le premier pli, tu peux changer les valeurs de cette partie : seuls comptent les cœurs et le roi d’étoile.',
  'guggitaler.put-down':
    'Avec Guggitaler, le roi d’étoile ne peut pas rester écarté : tu le reprends. Quelle carte écartes-tu à sa place ?',
  jackpot: 'Avant l’écart, tu peux ouvrir un jackpot : quel sept le gagne ?',
  kompass: 'Avant le premier pli, tu peux choisir le sens du jeu : lequel ?',
  'kompass.lead': 'Avant ce pli, tu peux inverser le sens du jeu.',
  'black-friday':
    'Avant le premier pli, tu peux prendre à une couleur tous ses points et les donner aux corbeaux : laquelle ?',
  wuenschelrute:
    'Avant l’écart, tu peux demander une carte ; on t’en tire une à l’aveugle en échange : laquelle veux-tu ?',
  sphinx: 'Tu peux jouer cette carte face cachée ; elle le reste jusqu’au décompte.',
}

export const optionsFr: OptionTexts = {
  to: 'Rang dans sa couleur',
  'to.highest': 'La plus forte',
  'to.lowest': 'La plus faible',
  direction: 'Sens du jeu',
  'direction.left': 'Vers la gauche (sens horaire)',
  'direction.right': 'Vers la droite (sens antihoraire)',
  compare: 'Combien',
  'compare.at-least': 'Au moins',
  'compare.exactly': 'Exactement',
  'compare.at-most': 'Au plus',
  where: 'Où',
  'where.hand': 'En main',
  'where.put-down': 'Dans l’écart',
  disclose: 'Tes propres cartes',
  'disclose.true': 'Révéler quelque chose sur mes cartes',
  accept: 'Ta réponse',
  'accept.true': 'Oui',
  'accept.false': 'Non',
}
