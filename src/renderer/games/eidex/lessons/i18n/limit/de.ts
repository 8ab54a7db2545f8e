import { translationOf } from '../../../../../../protocol/texts'
import type { limitEn } from './en'

export const limitDe = translationOf<typeof limitEn>()({
  'limit.title': 'Am meisten, am wenigsten, und das Limit',
  'limit.learnt': 'Du weißt, was gewinnt: am meisten Punkte oder am wenigsten, aber nie 100.',
  'limit.goal':
    'Punkte sind noch keine Siegpunkte. Davon gibt es zwei in jedem Spiel, und zwar so:',
  'limit.most':
    'Einen bekommt, wer am meisten Punkte hat, den anderen, wer am wenigsten hat! Die Mitte geht leer aus.',
  'limit.hundred':
    'Aber 100 Punkte oder mehr sind zu viel. Du hast 86, und zwei Stiche kommen noch.',
  'limit.choose': 'Mit beiden Stichen hättest du 109. Lass {p2} diesen: Wirf das Stern-Ass ab.',
  'limit.choose.trump':
    'Der Trumpf gewinnt, dein Ass danach auch: 109, über dem Limit. Wirf das Ass ab.',
  'limit.lost': 'Elf Punkte weg, und das ist genau richtig.',
  'limit.last': 'Der letzte Stich schadet dir nicht. Spiel deine Dame.',
  'limit.scores':
    '98 Punkte, am meisten und unter 100: ein Siegpunkt für dich. {p1} hat am wenigsten: auch einer.',
  'limit.end':
    'Also plan früh: viele Punkte oder fast keine. Wer zuerst 7 Siegpunkte hat, gewinnt.',
})
