import type { CharacterTexts } from './types'

export const charactersEn: CharacterTexts = {
  dealer: {
    name: 'Dealer',
    short: 'Before every trick: offer one player a swap of whole hands.',
    text: [
      'Before a trick begins you may offer one player a swap: all the cards in your hand for all the cards in theirs. Your offer is open, and that player says yes or no. If the answer is no, everybody keeps their cards.',
      'You can do so before every trick, as often as you like during a game. Cards set aside and tricks already won stay where they are.',
    ],
    ours: [
      'Only hands with the same number of cards can be swapped.',
      'You make one offer before each trick; a “no” ends it.',
    ],
  },
  'jiu-jitsu': {
    name: 'Jiu-Jitsu',
    short: 'Once a game: two neighbouring cards of a suit swap ranks for one trick.',
    text: [
      'When all cards of a trick lie on the table, you may pick two cards of the same suit that follow each other directly in rank. For this trick the lower one beats the higher one.',
      'What counts is the order that holds just then: in trump, for example, the nine comes right below the jack. If somebody changes the order afterwards so that the two are no longer neighbours, nothing happens, but your power is used up.',
    ],
    ours: ['Both cards must lie face up in the trick.'],
  },
  ultimo: {
    name: 'Ultimo',
    short: 'In the last trick: take it, whatever you played.',
    text: [
      'When the last trick of a game is complete, you may take it, even if another card is higher. The 5 extra points for the last trick are then yours, too.',
      'If Justice is at work in that trick, everybody still keeps their own card: you get yours and the 5 points.',
    ],
    ours: [
      'If Rejector has the last trick played again, you may take it again.',
      'A last trick of lizards and ravens goes into an open jackpot; then you get only the 5 points.',
    ],
  },
  trumphator: {
    name: 'Trumphator',
    short: 'Once a game: reject the trump; the card dealt before it decides instead.',
    text: [
      'When trump has been turned up and nobody has set a card aside, you may reject it. The last card but one of the deal, which is the dealer’s, too, is turned up and decides: its suit becomes trump.',
      'With an ace or six there is no trump in this game, as always. You decide before you know that card.',
    ],
    ours: ['If you dealt yourself, that card in your hand stays hidden from you until you decide.'],
  },
  computer: {
    name: 'Computer',
    short: 'Once a game: at the end, add 5 points to your score or take 5 away.',
    text: [
      'When all cards have been counted, you may make your own score 5 points higher or 5 points lower, or leave it. Victory points are given afterwards, so this can carry you over the limit or save you from it.',
      'You cannot do this in a game that Guggitaler has changed.',
    ],
  },
  raeuber: {
    name: 'Thief',
    short: 'Once a game: take the card that was turned up for trump and give one for it.',
    text: [
      'When trump has been turned up and nobody has set a card aside, you may take the open card from the dealer. You give that player any card of yours for it; the third player does not see which.',
      'If you dealt yourself, you may swap the open card for the six of trump, whoever holds it. This needs a trump suit, and you cannot do it if you hold the six yourself.',
    ],
    ours: ['If Trumphator has rejected the trump, the open card is the new one.'],
  },
  voyeur: {
    name: 'Peeping Tom',
    short: 'Once a game: one player shows you five cards.',
    text: [
      'After the deal, or before any trick, you choose a player who must show you five cards from their hand. They choose which; with five cards or fewer they show all of them.',
      'Only you see these cards.',
    ],
  },
  quizmaster: {
    name: 'Quizmaster',
    short: 'After every trick: ask a yes-or-no question about somebody’s cards.',
    text: [
      'After each trick except the last you may ask one opponent a yes-or-no question about their cards. The answer is always true, and everybody hears it.',
      'Instead, you may tell everybody something true about your own cards, or show some of them.',
    ],
    ours: [
      'You choose some cards and ask whether your opponent has at least, exactly or at most so many of them, in hand or set aside. The program answers.',
      'About yourself you can say the same kind of thing, or show cards.',
    ],
  },
  feministin: {
    name: 'Feminist',
    short: 'Every time: refuse a trick you win if a queen lies there with a king or jack.',
    text: [
      'If you are about to win a trick in which a queen lies together with a king or a jack, you may refuse it. Your card then loses its power, and the highest of the other cards takes the trick.',
      'You can do so in every such trick, and you never have to.',
    ],
    ours: [
      'Only cards lying face up count as queens, kings and jacks.',
      'If nobody else has followed suit or trumped, the first of the other cards counts as the one led.',
      'Of a double trick both your cards lose their power. A trick that Ultimo takes is not yours to refuse.',
    ],
  },
  schuechterne: {
    name: 'Shyness',
    short: 'Once a game: don’t lead; a card drawn blindly from another hand does.',
    text: [
      'When it is your turn to lead a trick, you may choose another player instead. A card is drawn blindly from that hand, and that player leads it.',
      'They may refuse the first card drawn. Then a second one is drawn, and that one must be led.',
    ],
    ours: [
      'A player with a single card cannot refuse it. If Laser draws the first lead of the game, Laser’s card is the one that counts.',
    ],
  },
  teekraenzchen: {
    name: 'Tea Party',
    short: 'Once a game: get a card from each player, then give each of them one back.',
    text: [
      'When everybody has set a card aside and before the first trick, you may invite everybody to tea: each of the others gives you one card of their choice.',
      'You look at both and then give each of them any one card from your hand. It may be the one you got from them.',
    ],
  },
  gerechtigkeit: {
    name: 'Justice',
    short: 'Once a game: for two tricks, everybody keeps the points of their own cards.',
    text: [
      'Before a trick you may call for justice. In this trick and the one after it nobody wins the others’ cards: everybody’s own card counts for themselves at the end. These cards do not return to the hand.',
      'The highest card still decides who leads next, and who earns the last trick’s 5 points. Tricks of lizards and ravens do not go into the jackpot while this lasts.',
    ],
    ours: [
      'In such a game nobody can make a match, that is, win every trick.',
      'The player whose card wins the trick with the called seven still takes the jackpot; only the cards of that trick stay with their owners.',
    ],
  },
  skater: {
    name: 'Trumper',
    short: 'Once a game: call Skat. Trump only if you can’t follow; tens between ace and king.',
    text: [
      'You may call “Skat” after the deal, before a trick, after any card and when a trick is complete. From that moment to the end of the game, trump may be played only by somebody who has no card of the suit led.',
      'Tens rank between ace and king, even in the trick lying on the table. The points of the cards stay the same.',
      'If you call right after somebody has trumped who could have followed suit, that player takes the trump back and follows.',
    ],
    ours: ['A needless trump is taken back even if it was played face down.'],
  },
  schwarzpeter: {
    name: 'Old Maid',
    short: 'Once a game: declare that whoever wins the jack of ravens loses.',
    text: [
      'After the deal, before cards are set aside, you may call “Old Maid”. Whoever has the jack of ravens among the cards they won at the end gets nothing, and the two others get one victory point each. Nobody may set the jack of ravens aside.',
      'You cannot call it if raven is trump, or if two players are one victory point short of winning. A match goes first: whoever wins every trick gets both victory points. Guggitaler switches Old Maid off.',
    ],
    ours: [
      'If Differentiator has announced his points exactly, that goes first, too.',
      'If the jack of ravens is lost in a jackpot that nobody wins, the game counts as usual.',
    ],
  },
  farbenfreund: {
    name: 'Fond of Suits',
    short: 'Twice a game: name the suit that another player must lead.',
    text: [
      'Before a trick that somebody else leads you may name a suit. If that player has a card of it, they must lead one; if not, they lead what they like.',
      'You can do this twice in a game.',
    ],
    ours: [
      'A lead drawn by Laser or for Shyness overrides your wish.',
      'What counts is the hand as it is when the card is led. Your wish also holds for a lead that replaces a rejected one, but not for the second card of a double trick.',
    ],
  },
  scharfmacher: {
    name: 'Agitator',
    short: 'Once a game: everybody adds a second card, and six cards make one trick.',
    text: [
      'When three cards lie in a trick, you may make it a double one. Everybody plays a second card in the same order, by the usual rules.',
      'The highest of the six cards takes them all. The game has one trick fewer.',
    ],
    ours: ['You can do so only while everybody has a card left to play.'],
  },
  differenzler: {
    name: 'Differentiator',
    short: 'Once a game: announce your points. Exactly right gives 2 victory points.',
    text: [
      'When all cards are set aside and before the first trick, you may announce how many points you will make. If the number is exactly right at the end and you have won at least one trick, both victory points are yours.',
      'If not, the game counts as usual. If somebody wins every trick, that goes first. With Guggitaler, your points by the normal values count.',
    ],
    ours: [
      'A correct announcement goes before Old Maid. With Guggitaler, “normal” means the bare values of the game, even if Black Friday has moved some.',
    ],
  },
  fahnder: {
    name: 'Cop',
    short: 'Once a game: after your lead, name a card; whoever has it must play it now.',
    text: [
      'Right after you have led a trick you may name any card. Whoever has it in hand must play it to this trick, provided that the rules allow it there.',
      'If the card is gone, has been set aside or may not be played, nothing happens and your power is used up. While Old Maid is in force you cannot name the jack of ravens.',
    ],
    ours: [
      'The named card is always played face up. If you hold it, you have to play it, too, and to lead it if your lead is rejected.',
      'It has to be played in the second round of a double trick, too, if it was not allowed in the first. A lead drawn blindly from your hand is your lead. Seer may set the named card aside.',
    ],
  },
  fuersorge: {
    name: 'Social Security',
    short: 'Every time: give a trick worth 3 points or less to anybody, with the lead.',
    text: [
      'When a trick is complete and its cards are worth 3 points or less, you may give it to any player, yourself included. That player then leads, too. You can do this with every such trick except the last one, and not if a card in it lies face down.',
      'If the trick goes into the jackpot, you give away only the lead. While Justice lasts, you give away only the lead. Otherwise a trick with the seven called for the jackpot takes the jackpot along.',
    ],
    ours: [
      'While Justice lasts, the called seven takes the jackpot to the player whose card won the trick, not to the one you give the lead to.',
    ],
  },
  weisheit: {
    name: 'Wisdom',
    short: 'Once a game: show combinations; at the end add or subtract their points.',
    text: [
      'When all cards are set aside and before the first trick, you may show combinations from your hand. Four jacks are worth 40, four nines 30. Four aces, kings, queens or tens, or a run of five in a suit, are worth 20. A run of four is worth 10, and a run of three, or the king and queen of trump, 4.',
      'When all cards have been counted, you may add the sum to your score, subtract it, or leave it.',
    ],
    ours: ['Each card counts in one combination only.'],
  },
  laser: {
    name: 'Laser',
    short: 'Once a game: what the others set aside is drawn blindly, and so is the first lead.',
    text: [
      'Before cards are set aside you may switch on the laser: a card is drawn blindly from each of the other hands and set aside there. You choose your own card as usual. Nothing is ever drawn from Seer.',
      'If the first lead is not yours, its card is drawn blindly as well, from the hand of the player who leads.',
    ],
    ours: [
      'If a card that may not be set aside is drawn, another is drawn. With Old Maid, that is the jack of ravens.',
      'The drawn lead overrides the wish of Fond of Suits and the draw of Shyness.',
    ],
  },
  radarkontrolle: {
    name: 'Speed Limit',
    short: 'Once a game: move the limit of 100 points to anywhere from 80 to 120.',
    text: [
      'After the deal, before cards are set aside, you may set a new limit for this game: any number from 80 to 120. Whoever reaches it gets no victory point.',
      'If Guggitaler changes the game, your limit no longer holds.',
    ],
  },
  konsumentenschutz: {
    name: 'Consumer Protection',
    short: 'Once a game: send back a card that another player has just played.',
    text: [
      'Right after another player’s card you may reject it. They must play a different one to this trick, and the rejected card returns to their hand after the trick.',
      'You can never reject a card of your own.',
    ],
    ours: [
      'The new card must be allowed as if the rejected one were not in that hand. A player’s only card cannot be rejected.',
      'If you reject a lead that was drawn blindly, that player leads any other card.',
      'A rejected card that lay face down stays unseen. Seer sets his card aside only after the lead that stands.',
    ],
  },
  seher: {
    name: 'Seer',
    short: 'Every game: set your card aside late. Once: look at what the others set aside.',
    text: [
      'You set your card aside only after the first card of the first trick has been played.',
      'Before that trick you may also look at the cards that the others have set aside, but not at Laser’s, nor at one that lies in the jackpot.',
    ],
  },
  umwerter: {
    name: 'Revalue',
    short: 'Once a game: make a card that isn’t yours the highest or lowest of its suit.',
    text: [
      'When all cards are set aside and before the first trick, you may name a card that you neither hold nor have set aside. For this game it becomes the highest or the lowest of its suit, as you choose.',
      'Only its rank changes. It counts as many points as before.',
    ],
  },
  zombie: {
    name: 'Zombie',
    short: 'Once a game: everybody takes a won card back; one more trick is played.',
    text: [
      'Before a trick you may wake the dead, provided that two players or more have won a trick. Everybody takes one card of their choice from the last trick they won back into their hand. Whoever has won none takes up the card they set aside.',
      'One more trick is played for it. A card that Justice gave back to you counts as a trick you won.',
    ],
    ours: [
      'Cards that Sphinx played face down stay where they are. If that leaves somebody no card to choose, they take up the one they set aside.',
    ],
  },
  excuse: {
    name: 'Excuse',
    short: 'Once a game: don’t follow suit; play a plain card worth 3 points or less.',
    text: [
      'When you would have to follow suit, you may excuse yourself and play any card that is not trump and is worth 3 points or less at that moment.',
      'This is part of playing a card and possible in any trick that somebody else leads.',
    ],
    ours: ['If Cop has named a card that you have to play now, there is no excuse.'],
  },
  taschenspieler: {
    name: 'Cheater',
    short: 'Once a game: swap a card in your hand for the one you set aside.',
    text: [
      'Before a trick, while you have at least four cards in hand, you may swap one of them for the card you set aside. Nobody sees which cards you swap.',
      'A card that may not be set aside in this game can’t be swapped in this way, either. With Old Maid, that is the jack of ravens.',
    ],
    ours: ['A card that was drawn from you to lead has left your hand; you may swap another one.'],
  },
  korrektor: {
    name: 'Rejector',
    short: 'Once a game: a trick is taken back and played again.',
    text: [
      'When a trick is complete you may cancel it. Everybody takes their cards back, and the trick is played anew.',
      'You choose who leads it: you, or whoever led it before.',
    ],
    ours: [
      'A suit wished for and a card named in this trick no longer hold. Powers used in it stay used up.',
      'If Shyness had a card drawn to lead, “whoever led it before” is the player from whom it was drawn.',
      'A first lead that Laser drew no longer holds, either. The trick taken back counts for nobody, and is not one of the two of Justice.',
    ],
  },
  fledderer: {
    name: 'Grave Robber',
    short: 'Once a game: take the card another player set aside and leave one of yours.',
    text: [
      'When all cards are set aside and before the first trick, you may put a card from your hand in front of another player and take the card that player set aside into your hand, without seeing it first.',
      'That player may look at the new card, but not take it up. It counts for them at the end. The card you set aside yourself stays in place.',
    ],
    ours: [
      'You choose the card you give before you see the one you get. You can rob neither the jackpot nor Seer, who has set nothing aside yet.',
    ],
  },
  guggitaler: {
    name: 'Guggitaler',
    short: 'Once a game: only hearts (1 point each) and the king of stars (4) count.',
    text: [
      'When all cards are set aside and before the first trick, you may change what cards count: the king of stars 4 points, each heart 1, everything else nothing, and the last trick brings no extra points. That makes 13 points in all.',
      'The limit no longer holds, but whoever gets all 13 points without winning every trick loses, and the others get one victory point each. Old Maid, Computer and Speed Limit are switched off for this game.',
      'The king of stars may not be set aside: whoever did so takes it up and sets another card aside.',
    ],
    ours: [
      'Seer may not set the king of stars aside later, either. A king of stars that opened the jackpot stays there.',
      'Everybody notices who has to take the king of stars up. That player chooses the other card freely, even if Laser had drawn the king of stars.',
      'All 13 means the cards alone, without Wisdom’s points.',
    ],
  },
  jackpot: {
    name: 'Jackpot',
    short: 'Once a game: tricks of lizards and ravens fill a jackpot that a seven wins.',
    text: [
      'Before cards are set aside you may open a jackpot and call the seven of hearts or the seven of stars. The card you set aside then lies in it, unseen, and is no longer yours.',
      'Every trick made up of lizards and ravens alone goes into it as well; its highest card still leads next. Whoever wins the trick with the called seven takes it all, without looking at the hidden card.',
    ],
    ours: [
      'Once the jackpot is won, tricks of lizards and ravens are won as usual. If nobody wins it, it counts for nobody.',
      'A match, that is, winning every trick, needs the jackpot, too; tricks that come with it then count for it. If the last trick goes into it, the 5 points still go to the highest card.',
      'If Zombie finds you without a trick, you take your card back out of the jackpot, or from whoever has won it.',
    ],
  },
  kompass: {
    name: 'Compass',
    short: 'Every game: choose the direction of play first, and turn it round twice later.',
    text: [
      'Before the first trick you may decide whether play goes round to the left or to the right; without you it goes to the right. Before later tricks you may turn it round twice.',
    ],
    ours: [
      'Your first choice does not count as one of the two turns. The player to the dealer’s right leads first in either case.',
      'If the first trick is played again, it is still the first.',
    ],
  },
  'black-friday': {
    name: 'Black Friday',
    short: 'Once a game: a suit loses its points, and the ravens get them on top.',
    text: [
      'When all cards are set aside and before the first trick, you may choose hearts, lizards or stars. No card of that suit counts anything in this game; the raven of the same rank gets its points on top of its own.',
      'Which card beats which does not change.',
    ],
    ours: ['If Guggitaler has changed the points as well, his values are the ones that move.'],
  },
  wuenschelrute: {
    name: 'Wishbone',
    short: 'Once a game: ask for any card and get it; a blind card goes back in return.',
    text: [
      'After the deal, before cards are set aside, you may name any card that you do not hold. Whoever has it gives it to you, for all to see.',
      'In return that player draws a card from your hand blindly.',
    ],
    ours: ['They draw from your whole hand, so even the card you just received can go back.'],
  },
  sphinx: {
    name: 'Sphinx',
    short: 'Twice a game: play a card face down.',
    text: [
      'When it is your turn, you may keep your card face down as you play it. It must be one that you could also play openly. If you lead with it, its suit is announced; when the trick is complete, everybody is told who won. The program does both.',
      'The card stays hidden until the points are counted. You can do this twice in a game.',
    ],
    ours: [
      'A card that Cop has named is played face up. Nobody has to beat a trump that lies face down.',
    ],
  },
}
