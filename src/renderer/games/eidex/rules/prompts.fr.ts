import type { OptionTexts, PromptTexts } from './prompts'

export const promptsFr: PromptTexts = {
  dealer: 'À qui proposes-tu d’échanger toutes vos cartes avant ce pli ?',
  'dealer.swap':
    'Le troqueur te propose un échange : toutes tes cartes contre toutes les siennes. D’accord ?',
  'jiu-jitsu': 'Quelles cartes voisines échangent leur rang dans ce pli ? Choisis-en deux.',
  ultimo: 'C’est le dernier pli. Tu le prends, quelle que soit ta carte ?',
  trumphator: 'Refuses-tu cet atout ? L’avant-dernière carte donnée décidera à sa place.',
  computer: 'Avant le décompte, ajoutes-tu 5 points aux tiens, ou en retires-tu 5 ?',
  raeuber: 'Prends-tu la carte retournée ? Choisis celle que tu donnes en échange.',
  'raeuber.dealer': 'Échanges-tu la carte retournée contre le six d’atout d’une autre main ?',
  voyeur: 'Qui te montre cinq cartes, maintenant ou avant un autre pli ?',
  'voyeur.show': 'Le voyeur veut voir cinq de tes cartes : lesquelles montres-tu ?',
  quizmaster: 'Interroge quelqu’un sur ses cartes, ou révèle quelque chose sur les tiennes.',
  'quizmaster.ask': 'Interroge quelqu’un sur ses cartes : tout le monde entend oui ou non.',
  'quizmaster.disclose': 'Révèle à tous quelque chose sur tes propres cartes : ce doit être vrai.',
  'quizmaster.show': 'Montre à tous quelques-unes de tes cartes : lesquelles ?',
  feministin: 'Refuses-tu ce pli ? La plus forte des autres cartes le prendra.',
  schuechterne: 'Qui entame à ta place, avec une carte tirée à l’aveugle ?',
  'schuechterne.lead':
    'Cette carte a été tirée de ta main : entames-tu avec elle ? Sinon, on en tire une autre, et tu devras la jouer.',
  teekraenzchen:
    'Invites-tu au salon de thé ? Chacun te donne une carte, et tu en rends une à chacun.',
  'teekraenzchen.gift': 'Le salon de thé te demande une carte : laquelle donnes-tu ?',
  'teekraenzchen.return':
    'Choisis deux cartes à rendre : la première à ta gauche, la deuxième à ta droite.',
  gerechtigkeit: 'Demandes-tu justice ? Dans ce pli et le suivant, chacun garde sa carte.',
  skater:
    'Annonces-tu « skat » pour le reste de la partie ? On ne coupe que si on ne peut pas fournir, et le dix se place entre le roi et l’as.',
  schwarzpeter: 'Annonces-tu le mistigri ? Dans cette partie, qui gagne le valet de corbeau perd.',
  farbenfreund: 'Quelle couleur faut-il entamer dans ce pli ?',
  scharfmacher: 'Doubles-tu ce pli ? Chacun joue une deuxième carte.',
  differenzler: 'Combien de points feras-tu dans cette partie ? Annonce-le avant le premier pli.',
  fahnder: 'Quelle carte doit tomber dans ce pli ? Qui l’a en main la joue.',
  fuersorge: 'À qui donnes-tu ce pli, et l’entame suivante avec lui ?',
  weisheit: 'Quelles combinaisons de ta main montres-tu avant le premier pli ?',
  'weisheit.count':
    'Avant le décompte, ajoutes-tu les points de tes combinaisons, ou les retires-tu ?',
  laser:
    'Allumes-tu le laser ? Les écarts des autres et leur première entame seront tirés à l’aveugle.',
  radarkontrolle: 'À combien de points mets-tu la limite de cette partie ?',
  konsumentenschutz: 'Refuses-tu la carte qui vient d’être jouée ? Il faudra en jouer une autre.',
  seher: 'Regardes-tu les cartes que les autres ont écartées ?',
  umwerter: 'Quelle carte d’un autre devient la plus forte ou la plus faible de sa couleur ?',
  zombie: 'Réveilles-tu les morts ? Chacun reprend une carte, et on joue un pli de plus.',
  'zombie.card': 'Le zombie réveille ton dernier pli : quelle carte reprends-tu ?',
  excuse: 'Joues-tu cette carte en t’excusant, au lieu de fournir ? Une fois par partie.',
  taschenspieler: 'Quelle carte échanges-tu contre ton écart ?',
  korrektor: 'Fais-tu rejouer ce pli ? Choisis qui l’entame.',
  fledderer: 'Quelle carte de ta main échanges-tu contre l’écart d’un autre, et avec qui ?',
  guggitaler:
    'Changes-tu les valeurs ? Dans cette partie, seuls compteront les cœurs et le roi d’étoile.',
  'guggitaler.put-down':
    'Avec Guggitaler, le roi d’étoile ne peut pas rester écarté : tu le reprends. Quelle carte écartes-tu à sa place ?',
  jackpot: 'Ouvres-tu un jackpot ? Choisis le sept qui le gagne.',
  kompass: 'Dans quel sens joue-t-on ? C’est toi qui décides.',
  'kompass.lead': 'Inverses-tu le sens du jeu avant ce pli ?',
  'black-friday': 'Quelle couleur donne tous ses points aux corbeaux ?',
  wuenschelrute: 'Quelle carte veux-tu ? On t’en tire une à l’aveugle en échange.',
  sphinx: 'Joues-tu cette carte face cachée ? Elle le reste jusqu’au décompte.',
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
