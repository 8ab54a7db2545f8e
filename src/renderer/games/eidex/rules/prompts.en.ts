import type { OptionTexts, PromptTexts } from './prompts'

export const promptsEn: PromptTexts = {
  dealer: 'Before this trick you may offer somebody a swap of whole hands: whom?',
  'dealer.swap': 'Dealer offers you a swap, all your cards for all of theirs: do you agree?',
  'jiu-jitsu': 'You may let two neighbouring cards trade ranks in this trick: which two?',
  ultimo: 'You may take this trick, the last one of the game, whoever has the highest card.',
  trumphator: 'You may reject this trump now; the card dealt just before it then decides.',
  computer:
    'You may add 5 points to your score, or take 5 away, before victory points are given: which?',
  raeuber: 'You may take the open card now: which of your cards do you give for it?',
  'raeuber.dealer': 'You may swap the open card now for the six of trump in another hand.',
  voyeur: 'You may have somebody show you five cards, now or before a later trick: whom?',
  'voyeur.show': 'Voyeur wants to see some of your cards: which five do you show?',
  quizmaster:
    'Before the next trick you may ask an opponent about their cards, or reveal something about yours.',
  'quizmaster.ask': 'Ask an opponent about their cards: everybody hears yes or no.',
  'quizmaster.disclose': 'Tell everybody something about your own cards: it must be true.',
  'quizmaster.show': 'Show everybody some of your cards: which?',
  feministin: 'You may refuse this trick; the highest of the other cards then takes it.',
  schuechterne:
    'You may pass this lead on to another player, who leads a card drawn blindly: to whom?',
  'schuechterne.lead':
    'This card of yours was drawn: will you lead it? If not, another is drawn, and that one stands.',
  teekraenzchen:
    'Before the first trick you may have both others give you a card; you then give each of them one.',
  'teekraenzchen.gift': 'Tea Party asks you for a card: which one do you give?',
  'teekraenzchen.return':
    'Choose two cards to give: the first for the player on your left, the second for the one on your right.',
  gerechtigkeit:
    'Before this trick you may call for justice: in this one and the next, everybody keeps their own card.',
  skater:
    'You may call Skat for the rest of this game: trump only for those who can’t follow, tens between king and ace.',
  schwarzpeter:
    'Before cards are put down you may call Black Peter: whoever wins the raven jack in this game loses.',
  farbenfreund: 'You may name the suit that must be led to this trick: which?',
  scharfmacher: 'You may make this a double trick now: everybody plays a second card.',
  differenzler:
    'Before the first trick you may announce how many points you will make in this game: how many?',
  fahnder: 'You may name a card that its holder must play to this trick: which?',
  fuersorge: 'You may give this trick away, and with it the next lead: to whom?',
  weisheit: 'Before the first trick you may show combinations from your hand: which?',
  'weisheit.count':
    'You may add the points of your combinations, or subtract them, before victory points are given: which?',
  laser:
    'Now you may have blindly drawn what the others put down, and what another player leads first.',
  radarkontrolle: 'Before cards are put down you may move this game’s limit: to how many points?',
  konsumentenschutz: 'You may reject the card just played; its player must play another one.',
  seher: 'Before the first trick you may look at the cards the others have put down.',
  umwerter:
    'Before the first trick you may make a card that isn’t yours the highest or lowest of its suit: which?',
  zombie:
    'Before this trick you may have everybody take one card back; one more trick is then played.',
  'zombie.card': 'Zombie wakes the last trick you won: which of its cards do you take back?',
  excuse: 'Instead of following suit you may play this card with an excuse, once in this game.',
  taschenspieler: 'Before this trick you may swap a card for the one you put down: which?',
  korrektor: 'You may have this trick taken back and played again: who leads it?',
  fledderer:
    'Before the first trick you may swap a card from your hand for somebody’s put-down card: which, and whose?',
  guggitaler:
    'Before the first trick you may change what counts in this game: only hearts and the star king.',
  'guggitaler.put-down':
    'With Guggitaler the star king may not lie put down, so you have it back: which card do you put down instead?',
  jackpot: 'Before cards are put down you may open a jackpot: which seven wins it?',
  kompass: 'Before the first trick you may choose the direction of play: which way?',
  'kompass.lead': 'Before this trick you may turn the direction of play round.',
  'black-friday':
    'Before the first trick you may take all points from a suit and give them to the ravens: which suit?',
  wuenschelrute:
    'Before cards are put down you may wish for a card; a blind one of yours goes back: which?',
  sphinx: 'You may play this card face down; it stays hidden until the points are counted.',
}

export const optionsEn: OptionTexts = {
  to: 'Rank in its suit',
  'to.highest': 'Highest',
  'to.lowest': 'Lowest',
  direction: 'Direction of play',
  'direction.left': 'To the left (clockwise)',
  'direction.right': 'To the right (anticlockwise)',
  compare: 'How many of these cards',
  'compare.at-least': 'At least',
  'compare.exactly': 'Exactly',
  'compare.at-most': 'At most',
  where: 'Where',
  'where.hand': 'In hand',
  'where.put-down': 'Put down',
  disclose: 'Your own cards',
  'disclose.true': 'Tell something about my cards',
  accept: 'Your answer',
  'accept.true': 'Yes',
  'accept.false': 'No',
}
