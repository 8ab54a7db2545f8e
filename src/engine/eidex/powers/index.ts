/** All characters; the type keeps the list complete. */
import type { Powers } from '../power'
import { blackFriday } from './black-friday'
import { computer } from './computer'
import { dealer } from './dealer'
import { differenzler } from './differenzler'
import { excuse } from './excuse'
import { fahnder } from './fahnder'
import { farbenfreund } from './farbenfreund'
import { feministin } from './feministin'
import { fledderer } from './fledderer'
import { fuersorge } from './fuersorge'
import { gerechtigkeit } from './gerechtigkeit'
import { guggitaler } from './guggitaler'
import { jackpot } from './jackpot'
import { jiuJitsu } from './jiu-jitsu'
import { kompass } from './kompass'
import { konsumentenschutz } from './konsumentenschutz'
import { korrektor } from './korrektor'
import { laser } from './laser'
import { quizmaster } from './quizmaster'
import { radarkontrolle } from './radarkontrolle'
import { raeuber } from './raeuber'
import { scharfmacher } from './scharfmacher'
import { schuechterne } from './schuechterne'
import { schwarzpeter } from './schwarzpeter'
import { seher } from './seher'
import { skater } from './skater'
import { sphinx } from './sphinx'
import { taschenspieler } from './taschenspieler'
import { teekraenzchen } from './teekraenzchen'
import { trumphator } from './trumphator'
import { ultimo } from './ultimo'
import { umwerter } from './umwerter'
import { voyeur } from './voyeur'
import { weisheit } from './weisheit'
import { wuenschelrute } from './wuenschelrute'
import { zombie } from './zombie'

export const POWERS: Powers = {
  dealer,
  'jiu-jitsu': jiuJitsu,
  ultimo,
  trumphator,
  computer,
  raeuber,
  voyeur,
  quizmaster,
  feministin,
  schuechterne,
  teekraenzchen,
  gerechtigkeit,
  skater,
  schwarzpeter,
  farbenfreund,
  scharfmacher,
  differenzler,
  fahnder,
  fuersorge,
  weisheit,
  laser,
  radarkontrolle,
  konsumentenschutz,
  seher,
  umwerter,
  zombie,
  excuse,
  taschenspieler,
  korrektor,
  fledderer,
  guggitaler,
  jackpot,
  kompass,
  'black-friday': blackFriday,
  wuenschelrute,
  sphinx,
}
