import { translationOf } from '../../../../../../protocol/texts'
import type { modesEn } from './en'

export const modesDe = translationOf<typeof modesEn>()({
  'modes.title': 'Untertrumpfen, Obenabe und Undenufe',
  'modes.learnt': 'Du weißt, welche Trümpfe erlaubt sind, und wie man ganz ohne spielt.',
  'modes.trumped': '{p2} hat das Eidechsen-Ass ausgespielt, {p1} hat mit der Herz-Dame gestochen.',
  'modes.under':
    'Du darfst auch stechen, aber nicht niedriger als die Dame: kein Untertrumpfen. Nimm den König!',
  'modes.under.follow':
    'Du darfst bedienen, aber dann ist der Stich weg. Dein König ist höher als die Dame.',
  'modes.over': 'Der Stich gehört dir. Jetzt kommen Spiele ohne Trumpf.',
  'modes.obenabe':
    'Aufgedeckt wurde ein Ass: Obenabe. Es gibt keinen Trumpf, und das Ass ist am höchsten.',
  'modes.ace': 'Ohne Trumpf musst du einfach bedienen. Rabe ist ausgespielt: Mach den Stich.',
  'modes.ace.low': 'Das darfst du, aber dann gewinnt der König. Dein Ass ist höher.',
  'modes.plain': 'Richtig, das Ass ist am höchsten. Eine Art fehlt noch.',
  'modes.undenufe':
    'Hier wurde eine Sechs aufgedeckt: Undenufe. Kein Trumpf, und alles steht Kopf.',
  'modes.six': 'Jetzt ist die Sechs am höchsten und das Ass am niedrigsten. Mach den Stich!',
  'modes.six.ace': 'Das darfst du, aber hier ist das Ass die niedrigste Karte. Nimm die Sechs.',
  'modes.six.eight': 'Das darfst du, aber die Sieben von {p1} ist höher. Nimm die Sechs.',
  'modes.end':
    'Die Sechs macht den Stich. In jedem Spiel sagt die aufgedeckte Karte, was Trumpf ist.',
})
