import type { OptionTexts, PromptTexts } from './prompts'

export const promptsFr: PromptTexts = {
  dealer: 'Avant ce pli, tu peux proposer d’échanger toutes les cartes en main : à qui ?',
  'dealer.swap':
    'Le troqueur te propose un échange, toutes tes cartes contre toutes les siennes : tu acceptes ?',
  'jiu-jitsu': 'Tu peux échanger le rang de deux cartes voisines pour ce pli : lesquelles ?',
  ultimo:
    'Tu peux prendre ce pli, le dernier de la partie, même si une autre carte est plus forte.',
  trumphator: 'Tu peux refuser cet atout maintenant ; l’avant-dernière carte décide alors.',
  computer:
    'Tu peux ajouter 5 points aux tiens ou en enlever 5, avant les points de victoire : que choisis-tu ?',
  raeuber: 'Tu peux prendre maintenant la carte retournée : quelle carte donnes-tu en échange ?',
  'raeuber.dealer':
    'Tu peux échanger maintenant la carte retournée contre le six d’atout d’une autre main.',
  voyeur: 'Tu peux te faire montrer cinq cartes, maintenant ou avant un autre pli : par qui ?',
  'voyeur.show': 'Le voyeur veut voir cinq de tes cartes : lesquelles montres-tu ?',
  quizmaster:
    'Avant le prochain pli, tu peux interroger un adversaire sur ses cartes ou révéler quelque chose des tiennes.',
  'quizmaster.ask': 'Interroge un adversaire sur ses cartes : tout le monde entend oui ou non.',
  'quizmaster.disclose': 'Révèle à tous quelque chose sur tes propres cartes : ce doit être vrai.',
  'quizmaster.show': 'Montre à tous quelques-unes de tes cartes : lesquelles ?',
  feministin: 'Tu peux refuser ce pli ; la plus forte des autres cartes le prend alors.',
  schuechterne: 'Tu peux laisser un autre entamer ce pli, avec une carte tirée à l’aveugle : qui ?',
  'schuechterne.lead':
    'Cette carte a été tirée de ta main : veux-tu entamer avec elle ? Sinon, on en tire une autre, définitive.',
  teekraenzchen:
    'Avant le premier pli, tu peux recevoir une carte de chacun des deux autres, puis leur en donner une à chacun.',
  'teekraenzchen.gift': 'Le salon de thé te demande une carte : laquelle donnes-tu ?',
  'teekraenzchen.return':
    'Choisis deux cartes à donner : la première pour le joueur à ta gauche, la deuxième pour celui à ta droite.',
  gerechtigkeit:
    'Avant ce pli, tu peux demander justice : pendant ce pli et le suivant, chacun garde sa propre carte.',
  skater:
    'Tu peux annoncer « skat » pour le reste de la partie : atout seulement si l’on ne peut pas fournir, dix entre roi et as.',
  schwarzpeter:
    'Avant la mise de côté, tu peux annoncer le mistigri : dans cette partie, qui gagne le valet de corbeau perd.',
  farbenfreund: 'Tu peux nommer la couleur par laquelle ce pli doit commencer : laquelle ?',
  scharfmacher: 'Tu peux doubler ce pli maintenant : chacun joue une deuxième carte.',
  differenzler:
    'Avant le premier pli, tu peux annoncer tes points pour cette partie : combien en feras-tu ?',
  fahnder: 'Tu peux nommer une carte que son joueur doit jouer dans ce pli : laquelle ?',
  fuersorge: 'Tu peux donner ce pli, et avec lui la prochaine entame : à qui ?',
  weisheit: 'Avant le premier pli, tu peux montrer des combinaisons de ta main : lesquelles ?',
  'weisheit.count':
    'Tu peux ajouter ou retirer les points de tes combinaisons, avant les points de victoire : que choisis-tu ?',
  laser:
    'Tu peux maintenant faire tirer à l’aveugle ce que les autres mettent de côté, et la première entame d’un autre.',
  radarkontrolle:
    'Avant la mise de côté, tu peux déplacer la limite de cette partie : à combien de points ?',
  konsumentenschutz:
    'Tu peux refuser la carte qui vient d’être jouée ; son joueur doit en jouer une autre.',
  seher: 'Avant le premier pli, tu peux regarder les cartes que les autres ont mises de côté.',
  umwerter:
    'Avant le premier pli, tu peux faire d’une carte d’un autre la plus forte ou la plus faible de sa couleur : laquelle ?',
  zombie:
    'Avant ce pli, tu peux faire reprendre une carte à chacun ; on joue alors un pli de plus.',
  'zombie.card':
    'Le zombie réveille le dernier pli que tu as gagné : quelle carte en reprends-tu ?',
  excuse: 'Au lieu de fournir, tu peux jouer cette carte en t’excusant, une fois dans la partie.',
  taschenspieler:
    'Avant ce pli, tu peux échanger une carte contre ta carte mise de côté : laquelle ?',
  korrektor: 'Tu peux faire reprendre et rejouer ce pli : qui l’entame ?',
  fledderer:
    'Avant le premier pli, tu peux échanger une carte de ta main contre la carte mise de côté d’un autre : laquelle, et de qui ?',
  guggitaler:
    'Avant le premier pli, tu peux changer les valeurs de cette partie : seuls comptent les cœurs et le roi d’étoile.',
  'guggitaler.put-down':
    'Avec Guggitaler, le roi d’étoile ne peut pas rester de côté, il te revient donc : quelle carte mets-tu de côté à sa place ?',
  jackpot: 'Avant la mise de côté, tu peux ouvrir un jackpot : quel sept le gagne ?',
  kompass: 'Avant le premier pli, tu peux choisir le sens du jeu : lequel ?',
  'kompass.lead': 'Avant ce pli, tu peux inverser le sens du jeu.',
  'black-friday':
    'Avant le premier pli, tu peux prendre tous ses points à une couleur pour les donner aux corbeaux : laquelle ?',
  wuenschelrute:
    'Avant la mise de côté, tu peux demander une carte ; on t’en tire une à l’aveugle en échange : laquelle veux-tu ?',
  sphinx: 'Tu peux jouer cette carte face cachée ; elle le reste jusqu’au décompte.',
}

export const optionsFr: OptionTexts = {
  to: 'Rang dans sa couleur',
  'to.highest': 'La plus forte',
  'to.lowest': 'La plus faible',
  direction: 'Sens du jeu',
  'direction.left': 'Vers la gauche (sens horaire)',
  'direction.right': 'Vers la droite (sens antihoraire)',
  compare: 'Combien de ces cartes',
  'compare.at-least': 'Au moins',
  'compare.exactly': 'Exactement',
  'compare.at-most': 'Au plus',
  where: 'Où',
  'where.hand': 'En main',
  'where.put-down': 'Mise de côté',
  disclose: 'Tes propres cartes',
  'disclose.true': 'Révéler quelque chose sur mes cartes',
  accept: 'Ta réponse',
  'accept.true': 'Oui',
  'accept.false': 'Non',
}
