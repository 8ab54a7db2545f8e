import { translationOf } from '../../../../../protocol/texts'
import type { refusalsEn } from './en'

export const refusalsDe = translationOf<typeof refusalsEn>()({
  'refusal.eidex.setup':
    'So lässt sich Eidex nicht spielen. Es braucht drei Leute und, wenn ihr mögt, drei verschiedene Charaktere.',
  'refusal.eidex.deal':
    'Diese Karten sind nicht richtig verteilt. Alle bekommen zwölf, und jede Karte gibt es einmal.',
  'refusal.eidex.follow':
    'Du hast die ausgespielte Farbe: Spiel eine davon oder einen Trumpf, falls es einen gibt.',
  'refusal.eidex.follow.trump-led': 'Trumpf ist ausgespielt, und du hast einen: Spiel Trumpf.',
  'refusal.eidex.undertrump':
    'Da liegt schon ein höherer Trumpf. Spiel einen noch höheren oder eine Karte, die kein Trumpf ist.',
  'refusal.eidex.tournament':
    'Ein Turnier geht bis 3 bis 15 Siegpunkte, und niemand beginnt schon am Ziel. Wähl ein anderes Ziel.',
  'refusal.eidex.power.owner':
    'Das ist der Charakter von jemand anderem. Du kannst nur die Fähigkeit deines eigenen benutzen.',
  'refusal.eidex.power.moment':
    'Diese Fähigkeit geht gerade nicht. Der Tisch fragt dich, wenn ihre Zeit gekommen ist.',
  'refusal.eidex.power.spent':
    'In diesem Spiel hast du diese Fähigkeit schon verbraucht. Im nächsten ist sie wieder da.',
  'refusal.eidex.power.answer':
    'Das beantwortet die Frage nicht. Wähl eine der angebotenen Antworten.',
  'refusal.eidex.power.play':
    'Zu dieser Karte passt deine Fähigkeit gerade nicht. Spiel sie normal oder nimm eine andere.',
  'refusal.eidex.draw':
    'Diese Karte kann aus dieser Hand nicht gezogen werden. Die Würfel ziehen noch einmal.',
  'refusal.power':
    'Eine Fähigkeit, die gerade gilt, erlaubt diese Karte nicht. Nimm eine andere; mehr steht in den Regeln.',
})
