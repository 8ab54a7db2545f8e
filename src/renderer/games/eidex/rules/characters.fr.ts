import type { CharacterTexts } from './types'

export const charactersFr: CharacterTexts = {
  dealer: {
    name: 'Le troqueur',
    inText: 'le troqueur',
    short: 'Avant chaque pli : propose à quelqu’un d’échanger vos deux mains.',
    text: [
      'Avant un pli, tu peux proposer un échange à un autre joueur : toute ta main contre la sienne. Tout le monde entend ton offre, et la réponse est oui ou non. Si c’est non, chacun garde ses cartes.',
      'Tu peux le proposer avant chaque pli. Les écarts et les plis déjà gagnés ne bougent pas.',
    ],
    ours: [
      'L’échange n’est possible que si vous avez le même nombre de cartes.',
      'Une seule offre avant chaque pli ; un « non » y met fin.',
    ],
  },
  'jiu-jitsu': {
    name: 'Jiu-jitsu',
    short: 'Une fois par partie : deux cartes voisines d’une couleur échangent leur rang.',
    text: [
      'Quand un pli est complet, tu peux choisir deux cartes de la même couleur qui se suivent. Pour ce pli, la plus faible bat la plus forte.',
      'L’ordre du moment compte : à l’atout, le neuf vient juste après le valet. Si quelqu’un change ensuite l’ordre et que les deux cartes ne sont plus voisines, rien ne se passe, mais ton pouvoir est utilisé.',
    ],
    ours: ['Les deux cartes doivent être visibles dans le pli.'],
  },
  ultimo: {
    name: 'Ultimo',
    short: 'Au dernier pli : prends-le, quelle que soit ta carte.',
    text: [
      'Quand le dernier pli de la partie est complet, tu peux le prendre, même si une autre carte est plus forte. Les 5 points du dernier pli sont alors aussi pour toi.',
      'Si la justice règne sur ce pli, chacun garde quand même sa propre carte : tu as la tienne et les 5 points.',
    ],
    ours: [
      'Si le correcteur fait rejouer le dernier pli, tu peux le prendre à nouveau.',
      'Un dernier pli de lézards et de corbeaux va au jackpot s’il est ouvert ; tu n’as alors que les 5 points.',
    ],
  },
  trumphator: {
    name: 'Le triomphateur',
    inText: 'le triomphateur',
    short: 'Une fois par partie : refuse l’atout ; l’avant-dernière carte décide à sa place.',
    text: [
      'Quand l’atout est retourné et que personne n’a encore écarté, tu peux le refuser. On retourne alors l’avant-dernière carte donnée, elle aussi au donneur : sa couleur devient atout.',
      'Un as ou un six annonce, comme toujours, une partie sans atout. Tu décides avant de connaître cette carte.',
    ],
    ours: ['Si c’est toi qui donnes, cette carte de ta main te reste cachée jusqu’à ta décision.'],
  },
  computer: {
    name: 'L’ordinateur',
    inText: 'l’ordinateur',
    short: 'Une fois par partie : à la fin, ajoute 5 points aux tiens ou retires-en 5.',
    text: [
      'Au décompte, tu peux ajouter 5 points aux tiens, en retirer 5 ou ne rien changer. Les points de victoire viennent ensuite : tu peux ainsi dépasser la limite ou y échapper.',
      'Pas dans une partie changée par Guggitaler.',
    ],
  },
  raeuber: {
    name: 'Le voleur',
    inText: 'le voleur',
    short: 'Une fois par partie : prends la carte retournée et donne une des tiennes.',
    text: [
      'Quand l’atout est retourné et que personne n’a encore écarté, tu peux prendre la carte retournée au donneur. Tu lui donnes en échange la carte de ton choix ; le troisième joueur ne la voit pas.',
      'Si c’est toi qui donnes, tu peux échanger la carte retournée contre le six d’atout, et qui l’a doit accepter. Il faut un atout, et ça ne marche pas si tu as toi-même le six.',
    ],
    ours: ['Si le triomphateur a refusé l’atout, la nouvelle carte est la carte retournée.'],
  },
  voyeur: {
    name: 'Le voyeur',
    inText: 'le voyeur',
    short: 'Une fois par partie : un joueur te montre cinq cartes.',
    text: [
      'Après la donne ou avant n’importe quel pli, choisis un joueur : il te montre cinq cartes de sa main, celles qu’il veut. S’il en a cinq ou moins, il les montre toutes.',
      'Personne d’autre ne voit ces cartes.',
    ],
  },
  quizmaster: {
    name: 'Le maître du quiz',
    inText: 'le maître du quiz',
    short: 'Après chaque pli : pose à quelqu’un une question sur ses cartes, oui ou non.',
    text: [
      'Après chaque pli sauf le dernier, tu peux poser à un adversaire une question sur ses cartes, à répondre par oui ou par non. La réponse est toujours vraie, et tout le monde l’entend.',
      'Ou bien tu révèles à tous quelque chose de vrai sur tes propres cartes, ou tu en montres.',
    ],
    ours: [
      'Tu choisis des cartes et tu demandes si l’adversaire en a au moins, exactement ou au plus tant, en main ou dans son écart. C’est le programme qui répond.',
      'Sur toi-même, tu peux dire la même chose ou montrer des cartes.',
    ],
  },
  feministin: {
    name: 'La féministe',
    inText: 'la féministe',
    short: 'Chaque fois : refuse ton pli s’il réunit une dame et un roi ou un valet.',
    text: [
      'Si tu allais gagner un pli où une dame se trouve avec un roi ou un valet, tu peux le refuser. Ta carte perd alors sa force, et la plus forte des autres prend le pli.',
      'C’est possible à chaque pli de ce genre, jamais obligatoire.',
    ],
    ours: [
      'Seules les cartes visibles comptent comme dames, rois et valets.',
      'Si personne d’autre n’a fourni ni coupé, la première des cartes restantes compte comme entame.',
      'Dans un pli double, tes deux cartes perdent leur force. Un pli que prend Ultimo n’est pas à toi, et tu ne peux pas le refuser.',
    ],
  },
  schuechterne: {
    name: 'La timide',
    inText: 'la timide',
    short: 'Une fois par partie : une carte tirée à l’aveugle chez un autre entame à ta place.',
    text: [
      'Quand c’est à toi d’entamer, tu peux désigner un autre joueur. Une carte est tirée à l’aveugle dans sa main, et il entame avec elle.',
      'Il peut refuser la première carte tirée. On en tire alors une deuxième, qu’il doit jouer.',
    ],
    ours: [
      'Un joueur qui n’a qu’une carte ne peut pas la refuser. Si le laser tire la première carte de la partie, c’est la sienne qui compte.',
    ],
  },
  teekraenzchen: {
    name: 'Le salon de thé',
    inText: 'le salon de thé',
    short: 'Une fois par partie : chacun te donne une carte, tu en rends une à chacun.',
    text: [
      'Après l’écart et avant le premier pli, tu peux inviter tout le monde à prendre le thé : chacun des deux autres te donne une carte de son choix.',
      'Tu les regardes, puis tu rends à chacun une carte de ta main, celle que tu veux, même la sienne.',
    ],
  },
  gerechtigkeit: {
    name: 'La justice',
    inText: 'la justice',
    short: 'Une fois par partie : pendant deux plis, chacun garde les points de ses cartes.',
    text: [
      'Avant un pli, tu peux demander justice. Pendant ce pli et le suivant, personne ne gagne les cartes des autres : à la fin, chacun compte la sienne. Ces cartes ne reviennent pas en main.',
      'La carte la plus forte décide toujours qui entame ensuite et qui marque les 5 points du dernier pli. Pendant ce temps, les plis de lézards et de corbeaux ne vont pas au jackpot.',
    ],
    ours: [
      'Dans une telle partie, personne ne peut faire match, c’est-à-dire remporter tous les plis.',
      'Celui dont la carte gagne le pli du sept annoncé prend quand même le jackpot ; seules les cartes de ce pli restent à qui les a jouées.',
    ],
  },
  skater: {
    name: 'Le joueur de skat',
    inText: 'le joueur de skat',
    short:
      'Une fois par partie : annonce « skat ». Fournir passe avant l’atout ; dix entre as et roi.',
    text: [
      'Tu peux annoncer « skat » après la donne, avant un pli, après chaque carte et quand un pli est complet. Dès lors, et pour le reste de la partie, on ne peut couper que si on n’a pas la couleur demandée.',
      'Les dix se placent entre l’as et le roi, même dans le pli qui est sur la table. Les points des cartes ne changent pas.',
      'Si tu l’annonces juste après un atout dont le joueur aurait pu fournir, il reprend son atout et fournit.',
    ],
    ours: ['Un atout inutile est repris même s’il a été joué face cachée.'],
  },
  schwarzpeter: {
    name: 'Le mistigri',
    inText: 'le mistigri',
    short: 'Une fois par partie : annonce que celui qui gagne le valet de corbeau perd.',
    text: [
      'Après la donne et avant l’écart, tu peux annoncer le mistigri. Celui qui a gagné le valet de corbeau n’obtient rien, et les deux autres obtiennent un point de victoire chacun. Personne ne peut écarter le valet de corbeau.',
      'Ce n’est pas possible si le corbeau est atout ou si deux joueurs sont à un point de victoire du total. Un match passe avant : qui remporte tous les plis obtient les deux points de victoire. Guggitaler annule le mistigri.',
    ],
    ours: [
      'Une annonce exacte du pronostiqueur passe avant, elle aussi.',
      'Si le valet de corbeau est perdu dans un jackpot que personne ne gagne, on compte comme d’habitude.',
    ],
  },
  farbenfreund: {
    name: 'L’ami des couleurs',
    inText: 'l’ami des couleurs',
    short: 'Deux fois par partie : choisis la couleur qu’un autre doit entamer.',
    text: [
      'Avant un pli qu’un autre entame, tu peux nommer une couleur. S’il en a, il doit en jouer ; sinon, il joue ce qu’il veut.',
      'Tu peux le faire deux fois par partie.',
    ],
    ours: [
      'Une carte tirée par le laser passe avant ton souhait. Une carte tirée pour la timide passe avant ton souhait.',
      'Ce qui compte, c’est la main au moment de l’entame. Ton souhait vaut aussi quand une entame a été refusée, mais pas pour la seconde carte d’un pli double.',
    ],
  },
  scharfmacher: {
    name: 'Le boutefeu',
    inText: 'le boutefeu',
    short: 'Une fois par partie : chacun ajoute une carte, et six cartes font un seul pli.',
    text: [
      'Quand les trois cartes du pli sont jouées, tu peux le doubler. Chacun joue une deuxième carte, dans le même ordre et selon les règles habituelles.',
      'La plus forte des six cartes les prend toutes. La partie compte donc un pli de moins.',
    ],
    ours: ['C’est possible seulement si chacun a encore une carte à jouer.'],
  },
  differenzler: {
    name: 'Le pronostiqueur',
    inText: 'le pronostiqueur',
    short: 'Une fois par partie : annonce tes points. Juste au point près : 2 points de victoire.',
    text: [
      'Après l’écart et avant le premier pli, tu peux annoncer à voix haute combien de points tu feras. Si le compte est juste et que tu as gagné au moins un pli, les deux points de victoire sont pour toi.',
      'Sinon, on compte comme d’habitude. Si quelqu’un remporte tous les plis, cela passe avant. Avec Guggitaler, ce sont tes points aux valeurs normales qui comptent pour ton annonce.',
    ],
    ours: [
      'Une annonce exacte passe avant le mistigri. Avec Guggitaler, les valeurs normales sont celles des cartes seules, même si Black Friday en a déplacé.',
    ],
  },
  fahnder: {
    name: 'L’enquêteur',
    inText: 'l’enquêteur',
    short: 'Une fois par partie : après ton entame, nomme une carte ; qui l’a doit la jouer.',
    text: [
      'Juste après avoir entamé un pli, tu peux nommer une carte, n’importe laquelle. Celui qui l’a en main doit la jouer dans ce pli, si les règles le permettent.',
      'Si la carte est déjà jouée, écartée ou interdite dans ce pli, rien ne se passe et ton pouvoir est utilisé. Quand le mistigri est annoncé, tu ne peux pas nommer le valet de corbeau.',
    ],
    ours: [
      'La carte nommée se joue toujours face visible. Si c’est toi qui l’as, tu dois la jouer aussi, et entamer avec elle si ton entame est refusée.',
      'Si elle n’était pas permise au premier tour d’un pli double, elle doit être jouée au second. Une carte tirée à l’aveugle de ta main est ton entame. Le voyant peut écarter la carte nommée.',
    ],
  },
  fuersorge: {
    name: 'La bienfaitrice',
    inText: 'la bienfaitrice',
    short: 'Chaque fois : donne un pli de 3 points au plus à qui tu veux, avec l’entame.',
    text: [
      'Quand un pli est complet et vaut 3 points au plus, tu peux le donner à qui tu veux, même à toi. Celui qui le reçoit entame aussi le suivant. C’est possible pour chaque pli de ce genre sauf le dernier, mais pas si une de ses cartes est cachée.',
      'Si le pli revient au jackpot, tu ne donnes que l’entame. Tant que la justice règne, tu ne donnes que l’entame. Sinon, un pli qui contient le sept annoncé emporte le jackpot.',
    ],
    ours: [
      'Tant que la justice règne, le sept annoncé donne le jackpot à celui dont la carte a gagné le pli, et non à celui qui reçoit l’entame.',
    ],
  },
  weisheit: {
    name: 'La sagesse',
    inText: 'la sagesse',
    short:
      'Une fois par partie : montre des combinaisons ; à la fin, ajoute ou retire leurs points.',
    text: [
      'Après l’écart et avant le premier pli, tu peux montrer des combinaisons de ta main. Quatre valets valent 40, quatre neuf 30. Quatre as, rois, dames ou dix, ou une suite de cinq dans une couleur, valent 20. Une suite de quatre vaut 10, une suite de trois, ou roi et dame d’atout, 4.',
      'Au décompte, tu peux ajouter cette somme à tes points, la retirer ou ne rien faire.',
    ],
    ours: ['Chaque carte ne compte que dans une seule combinaison.'],
  },
  laser: {
    name: 'Le laser',
    inText: 'le laser',
    short: 'Une fois par partie : le hasard choisit l’écart des autres et leur première entame.',
    text: [
      'Avant l’écart, tu peux allumer le laser : dans la main de chaque autre joueur, une carte est tirée à l’aveugle et écartée. Tu choisis la tienne comme toujours. Rien n’est jamais tiré chez le voyant.',
      'Si un autre joueur entame le premier pli, sa première carte est elle aussi tirée à l’aveugle dans sa main.',
    ],
    ours: [
      'Si la carte tirée ne peut pas être écartée, on en tire une autre. Avec le mistigri, c’est le valet de corbeau.',
      'La carte d’entame tirée passe avant le souhait de l’ami des couleurs. La carte d’entame tirée passe avant le tirage de la timide.',
    ],
  },
  radarkontrolle: {
    name: 'Le radar',
    inText: 'le radar',
    short: 'Une fois par partie : déplace la limite de 100 points, entre 80 et 120.',
    text: [
      'Après la donne et avant l’écart, tu peux fixer une nouvelle limite pour cette partie, de 80 à 120 points. Qui l’atteint n’obtient aucun point de victoire.',
      'Si Guggitaler change la partie, ta limite ne compte plus.',
    ],
  },
  konsumentenschutz: {
    name: 'La défense du consommateur',
    inText: 'la défense du consommateur',
    short: 'Une fois par partie : renvoie une carte qu’un autre vient de jouer.',
    text: [
      'Juste après la carte d’un autre joueur, tu peux la refuser. Il doit en jouer une autre dans ce pli, et reprend la carte refusée en main après le pli.',
      'Tu ne peux jamais refuser une de tes propres cartes.',
    ],
    ours: [
      'La nouvelle carte doit être permise comme s’il n’avait pas celle que tu refuses. La seule carte d’un joueur ne peut pas être refusée.',
      'Si tu refuses une entame tirée à l’aveugle, ce joueur entame avec la carte de son choix.',
      'Une carte refusée qui était face cachée reste secrète. Le voyant n’écarte qu’après l’entame définitive.',
    ],
  },
  seher: {
    name: 'Le voyant',
    inText: 'le voyant',
    short: 'À chaque partie : écarte plus tard, et regarde les écarts des autres.',
    text: [
      'Tu n’écartes ta carte qu’après la première carte du premier pli.',
      'Avant ce pli, tu peux aussi regarder, une fois par partie, les cartes que les autres ont écartées. Celle du laser te reste cachée. Une carte qui se trouve dans le jackpot te reste cachée.',
    ],
  },
  umwerter: {
    name: 'Le réévaluateur',
    inText: 'le réévaluateur',
    short: 'Une fois par partie : place une carte d’un autre tout en haut ou en bas de sa couleur.',
    text: [
      'Après l’écart et avant le premier pli, tu peux nommer une carte que tu n’as ni en main ni dans ton écart. Pour cette partie, elle devient la plus forte ou la plus faible de sa couleur, à ton choix.',
      'Seul son rang change. Elle vaut autant de points qu’avant.',
    ],
  },
  zombie: {
    name: 'Le zombie',
    inText: 'le zombie',
    short: 'Une fois par partie : chacun reprend une carte gagnée ; on joue un pli de plus.',
    text: [
      'Avant un pli, tu peux réveiller les morts, si au moins deux joueurs ont gagné un pli. Chacun reprend en main une carte de son choix dans le dernier pli qu’il a gagné. Qui n’en a gagné aucun reprend son écart.',
      'On joue donc un pli de plus. Une carte gardée grâce à la justice compte comme un pli gagné.',
    ],
    ours: [
      'Les cartes que le sphinx a jouées face cachée restent où elles sont. Qui n’a alors plus de carte à choisir reprend son écart.',
    ],
  },
  excuse: {
    name: 'L’excuse',
    inText: 'l’excuse',
    short:
      'Une fois par partie : au lieu de fournir, joue une carte hors atout de 3 points au plus.',
    text: [
      'Quand tu devrais fournir une couleur, tu peux t’excuser et jouer n’importe quelle carte hors atout qui vaut 3 points au plus à ce moment.',
      'Ça se fait en jouant la carte, dans tout pli qu’un autre a entamé.',
    ],
    ours: [
      'Si l’enquêteur a nommé une carte que tu dois jouer maintenant, aucune excuse n’est admise.',
    ],
  },
  taschenspieler: {
    name: 'Le prestidigitateur',
    inText: 'le prestidigitateur',
    short: 'Une fois par partie : échange une carte de ta main contre ton écart.',
    text: [
      'Avant un pli, tant que tu as au moins quatre cartes en main, tu peux en échanger une contre ton écart. Personne ne voit les cartes que tu échanges.',
      'Une carte interdite dans l’écart l’est ici aussi. Avec le mistigri, c’est le valet de corbeau.',
    ],
    ours: [
      'Une carte tirée de ta main pour l’entame l’a déjà quittée ; tu peux en échanger une autre.',
    ],
  },
  korrektor: {
    name: 'Le correcteur',
    inText: 'le correcteur',
    short: 'Une fois par partie : un pli est repris et rejoué.',
    text: [
      'Quand un pli est complet, tu peux l’annuler. Chacun reprend ses cartes, et le pli est rejoué.',
      'Tu choisis qui l’entame : toi, ou celui qui l’avait entamé.',
    ],
    ours: [
      'Une couleur souhaitée et une carte nommée dans ce pli ne comptent plus. Les pouvoirs utilisés le restent.',
      'Si la timide a fait tirer une carte, c’est le joueur chez qui elle a été tirée qui avait entamé.',
      'Une première entame tirée par le laser ne vaut plus non plus. Le pli repris ne compte pour personne, ni comme l’un des deux de la justice.',
    ],
  },
  fledderer: {
    name: 'Le pilleur de tombes',
    inText: 'le pilleur de tombes',
    short: 'Une fois par partie : prends l’écart d’un autre et laisse une carte à la place.',
    text: [
      'Après l’écart et avant le premier pli, tu peux poser une carte de ta main devant un autre joueur et prendre son écart en main, sans l’avoir vu.',
      'Il peut regarder la nouvelle carte, mais pas la prendre en main ; elle compte pour lui à la fin. Ton propre écart reste en place.',
    ],
    ours: [
      'Tu choisis la carte que tu donnes avant de voir celle que tu prends. Le voyant, qui n’a encore rien écarté, ne peut pas être pillé. Le jackpot ne peut pas être pillé.',
    ],
  },
  guggitaler: {
    name: 'Guggitaler',
    short: 'Une fois par partie : seuls comptent les cœurs (1 point) et le roi d’étoile (4).',
    text: [
      'Après l’écart et avant le premier pli, tu peux changer les valeurs : le roi d’étoile vaut 4 points, chaque cœur 1, tout le reste rien, et le dernier pli ne rapporte rien de plus. En tout, cela fait 13 points.',
      'La limite ne compte plus, mais qui fait les 13 points sans remporter tous les plis perd, et les autres obtiennent un point de victoire chacun. Le mistigri est sans effet dans cette partie. L’ordinateur est sans effet dans cette partie. Le radar est sans effet dans cette partie.',
      'Le roi d’étoile ne peut pas rester dans un écart : qui l’a écarté le reprend et écarte une autre carte.',
    ],
    ours: [
      'Le voyant ne peut pas non plus l’écarter plus tard. Un roi d’étoile qui a ouvert le jackpot y reste.',
      'Tout le monde voit qui reprend le roi d’étoile. Ce joueur choisit librement l’autre carte, même si le laser avait tiré le roi d’étoile.',
      'Les 13 points sont ceux des cartes seules, sans les points de la sagesse.',
    ],
  },
  jackpot: {
    name: 'Le jackpot',
    inText: 'le jackpot',
    short: 'Une fois par partie : lézards et corbeaux remplissent un jackpot qu’un sept gagne.',
    text: [
      'Avant l’écart, tu peux ouvrir un jackpot et annoncer le sept de cœur ou le sept d’étoile. La carte que tu écartes ensuite y va, cachée, et n’est plus à toi.',
      'Chaque pli fait seulement de lézards et de corbeaux y va aussi ; sa carte la plus forte donne quand même l’entame. Qui gagne le pli du sept annoncé prend tout, sans regarder la carte cachée.',
    ],
    ours: [
      'Une fois le jackpot gagné, les plis de lézards et de corbeaux se gagnent comme d’habitude. Si personne ne le gagne, il ne compte pour personne.',
      'Pour un match, c’est-à-dire tous les plis, il faut aussi le jackpot ; les plis qu’il contient comptent alors. Si le dernier pli y va, les 5 points reviennent quand même à la carte la plus forte.',
      'Si le zombie te trouve sans pli, tu reprends ta carte dans le jackpot, ou chez celui qui l’a gagné.',
    ],
  },
  kompass: {
    name: 'La boussole',
    inText: 'la boussole',
    short: 'À chaque partie : choisis d’abord le sens du jeu, puis inverse-le deux fois.',
    text: [
      'Avant le premier pli, tu peux décider si le jeu tourne vers la gauche ou vers la droite ; sans toi, il tourne vers la droite. Avant les plis suivants, tu peux inverser le sens deux fois.',
    ],
    ours: [
      'Ton premier choix ne compte pas parmi les deux inversions. Dans tous les cas, le joueur à droite du donneur entame le premier pli.',
      'Si le premier pli est rejoué, il est encore le premier.',
    ],
  },
  'black-friday': {
    name: 'Black Friday',
    short: 'Une fois par partie : une couleur perd ses points, les corbeaux les reçoivent.',
    text: [
      'Après l’écart et avant le premier pli, tu peux choisir le cœur, le lézard ou l’étoile. Cette couleur ne compte plus dans cette partie ; chaque corbeau reçoit, en plus des siens, les points de la carte de même rang.',
      'L’ordre des cartes, lui, ne change pas.',
    ],
    ours: ['Si Guggitaler a aussi changé les points, ce sont ses valeurs qui sont déplacées.'],
  },
  wuenschelrute: {
    name: 'La baguette de sourcier',
    inText: 'la baguette de sourcier',
    short: 'Une fois par partie : demande une carte ; on t’en tire une à l’aveugle en échange.',
    text: [
      'Après la donne et avant l’écart, tu peux nommer une carte que tu n’as pas. Celui qui l’a te la donne devant tout le monde.',
      'En échange, il tire une carte à l’aveugle dans ta main.',
    ],
    ours: ['Il tire dans toute ta main : même la carte que tu viens de recevoir peut repartir.'],
  },
  sphinx: {
    name: 'Le sphinx',
    inText: 'le sphinx',
    short: 'Deux fois par partie : joue une carte face cachée.',
    text: [
      'À ton tour, tu peux jouer une carte face cachée, à condition de pouvoir aussi la jouer visible. Si tu entames avec elle, sa couleur est annoncée ; quand le pli est complet, tout le monde apprend qui l’a gagné. Le programme s’en charge.',
      'La carte reste cachée jusqu’au décompte. Tu peux le faire deux fois par partie.',
    ],
    ours: [
      'Une carte nommée par l’enquêteur se joue face visible. Personne n’est obligé de battre un atout caché.',
    ],
  },
}
