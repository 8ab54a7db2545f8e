export const followEn = {
  'follow.title': 'Following suit, and trump at any time',
  'follow.learnt': 'You know when to follow, when to trump, and why the jack of trumps is special.',
  'follow.hand': 'Three of you play. Everybody puts one card in the middle: that’s a trick.',
  'follow.green':
    'Lizards are led: play a lizard, too. The ace is the highest card of a suit. Take the trick!',
  'follow.green.low': 'That’s allowed, but {p2} has played the ten. Your ace is higher.',
  'follow.green.trump':
    'A trump is always allowed, and it would win. But your ace wins without one.',
  'follow.won': 'The trick is yours. The winner leads the next one.',
  'follow.trump': 'Look up here: hearts are trump. A heart beats all cards of the other suits.',
  'follow.star': 'Now lead a low star, your seven or your eight.',
  'follow.star.other': 'You may lead that. For this lesson, lead the seven or eight of stars.',
  'follow.any-time': '{p1} still has stars, but plays a heart. In Eidex you may trump at any time!',
  'follow.use':
    '{p1} leads the ace of stars. You can do that, too: trump it with the ten of hearts.',
  'follow.use.jack': 'That would win as well. But the jack is your best card: take the ten.',
  'follow.use.star': 'You may follow suit, but then the ace wins. Trump it with the ten of hearts.',
  'follow.order': 'Among trumps, the jack is highest, then the nine, then ace, king, queen, ten.',
  'follow.raven': 'Lead a low raven: your seven or eight.',
  'follow.raven.other': 'You may lead that. For this lesson, lead the seven or eight of ravens.',
  'follow.led': '{p1} won, and now leads a trump. When trump is led, you must play a trump, too.',
  'follow.jack':
    'But your only trump is the jack, and you may keep it. So throw away any other card.',
  'follow.jack.kept': 'You may play it, and it would win. But it’s worth more later: keep it.',
  'follow.end': 'And you still have the highest card of all. Now you know how to play a trick.',
} as const
