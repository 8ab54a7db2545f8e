import { translationOf } from '../../../../../../protocol/texts'
import type { valuesEn } from './en'

export const valuesDe = translationOf<typeof valuesEn>()({
  'values.title': 'Eine Karte ablegen, und was Karten wert sind',
  'values.learnt': 'Du weißt, was die Karten wert sind: 157 Punkte stecken in jedem Spiel.',
  'values.aim': 'In Stichen geht es um Punkte: Jede Karte in deinen Stichen zählt für dich.',
  'values.table': 'Ass 11, Zehn 10, König 4, Dame 3, Bube 2. Neun bis Sechs sind nichts wert.',
  'values.aside': 'Zuerst legt jeder eine Karte ab. Sie zählt für dich. Nimm die Stern-Zehn.',
  'values.aside.ace':
    'Elf sichere Punkte! Aber das Ass gewinnt vielleicht einen Stich. Leg die Zehn ab.',
  'values.aside.other': 'Du darfst jede Karte ablegen. Nimm in dieser Lektion die Stern-Zehn.',
  'values.safe': 'Zehn Punkte, und niemand kann sie dir nehmen.',
  'values.trumps':
    'Herz ist Trumpf. Zwei Trümpfe sind viel mehr wert: der Bube 20 und die Neun 14.',
  'values.jack': 'Da liegen eine Zehn und ein Ass: 21 Punkte! Stich sie mit dem Herz-Buben.',
  'values.jack.eight': 'Die gewinnt auch. Aber der Bube bringt selbst noch 20 Punkte: Nimm ihn.',
  'values.jack.follow': 'Das darfst du, aber dann macht das Ass den Stich. Stich mit dem Buben.',
  'values.rich': '10 und 11, dazu 20 für deinen Buben: 41 Punkte in einem einzigen Stich.',
  'values.total': 'Der letzte Stich bringt noch 5. Zusammen sind es immer 157 Punkte.',
})
