import { translationOf } from '../../../../../../protocol/texts'
import type { powersEn } from './en'

export const powersDe = translationOf<typeof powersEn>()({
  'powers.title': 'Ein Charakter, und wie ein Turnier endet',
  'powers.learnt': 'Du weißt, wann Charaktere gefragt werden, und was Kollision und Chaos heißen.',
  'powers.badge':
    'Im kosmischen Spiel hat jeder einen Charakter. Deiner ist Jiu-Jitsu: Einmal tauscht er zwei Nachbarkarten.',
  'powers.others':
    'Auch die Charaktere der anderen siehst du. Tipp einen an, um zu lesen, was er kann.',
  'powers.follow': 'Stern ist ausgespielt: Bedien mit deiner Sechs.',
  'powers.follow.other': 'Das darfst du. Bedien in dieser Lektion mit der Stern-Sechs.',
  'powers.asked':
    'Neun und Zehn sind Nachbarn, also wirst du gefragt, ob du deine Fähigkeit einsetzt.',
  'powers.pass': 'Das hilft nur {p2}. Du kannst immer passen: Tu es.',
  'powers.pass.other': 'Dann bekommt {p2} den Stich, und deine Fähigkeit ist weg. Passe lieber.',
  'powers.queen': '{p1} spielt den Eidechsen-König aus. Spiel deine Dame, seine Nachbarin.',
  'powers.queen.other': 'Das darfst du. Spiel in dieser Lektion die Eidechsen-Dame.',
  'powers.use': 'Setz jetzt deine Fähigkeit ein: Tausch König und Dame, dann ist deine Dame höher.',
  'powers.use.other': 'Dann gewinnt der König. Setz diesmal deine Fähigkeit ein.',
  'powers.won':
    'Der Stich gehört dir! Diese Fähigkeit ist jetzt bis zum nächsten Spiel verbraucht.',
  'powers.order':
    'Zuerst werden Asse gefragt, dann Könige, bis zu den Sechsen. So kann eine niedrigere Karte reagieren.',
  'powers.collision':
    'Ihr habt beide 6 von 7, du und {p1}. Bekommt ihr beide einen, ist Kollision: Wer mehr Punkte hat, bleibt auf 6, wer weniger hat, fällt auf 5.',
  'powers.chaos':
    'Haben alle drei 6, ist Chaos: Wer einen Siegpunkt bekäme, verliert, und der Dritte gewinnt!',
  'powers.end':
    'Jetzt kennst du Eidex ganz. Die anderen Charaktere erklären sich, wenn es so weit ist.',
})
