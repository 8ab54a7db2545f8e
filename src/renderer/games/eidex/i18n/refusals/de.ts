import { translationOf } from '../../../../../protocol/texts'
import type { refusalsEn } from './en'

export const refusalsDe = translationOf<typeof refusalsEn>()({
  'refusal.eidex.setup':
    'So lässt sich Eidex nicht spielen. Ihr müsst zu dritt sein, und jeden Charakter gibt es nur einmal.',
  'refusal.eidex.deal':
    'Diese Karten sind falsch verteilt. Alle bekommen zwölf, und jede gibt es nur einmal.',
  'refusal.eidex.follow':
    'Du musst bedienen. Trumpfen darfst du auch, außer es gibt keinen Trumpf oder eine Fähigkeit verbietet es.',
  'refusal.eidex.follow.trump-led': 'Trumpf ist ausgespielt: Du musst Trumpf bedienen.',
  'refusal.eidex.undertrump':
    'Du darfst nicht untertrumpfen. Spiel einen höheren Trumpf oder eine andere Farbe.',
  'refusal.eidex.tournament':
    'Ein Turnier geht bis 3 bis 15 Siegpunkte, und niemand fängt am Ziel an. Wähl ein anderes Ziel.',
  'refusal.eidex.power.owner':
    'Das ist ein fremder Charakter. Einsetzen kannst du nur die Fähigkeit deines eigenen.',
  'refusal.eidex.power.moment':
    'Diese Fähigkeit geht gerade nicht. Der Tisch fragt dich, sobald es so weit ist.',
  'refusal.eidex.power.spent':
    'In diesem Spiel ist deine Fähigkeit verbraucht. Im nächsten hast du sie wieder.',
  'refusal.eidex.power.answer': 'Das passt nicht zur Frage. Wähl eine der Antworten.',
  'refusal.eidex.power.play':
    'Zu dieser Karte passt deine Fähigkeit gerade nicht. Spiel sie normal oder nimm eine andere.',
  'refusal.eidex.draw':
    'Diese Karte kann aus dieser Hand nicht gezogen werden. Die Würfel ziehen noch einmal.',
  'refusal.power':
    'Diese Karte verbietet gerade eine Fähigkeit. Nimm eine andere; mehr steht in den Regeln.',
})
