import type { Component } from 'svelte'
import type { PowerId } from '../../../../../engine/eidex/characters'
import BlackFriday from './BlackFriday.svelte'
import Computer from './Computer.svelte'
import Dealer from './Dealer.svelte'
import Differenzler from './Differenzler.svelte'
import Excuse from './Excuse.svelte'
import Fahnder from './Fahnder.svelte'
import Farbenfreund from './Farbenfreund.svelte'
import Feministin from './Feministin.svelte'
import Fledderer from './Fledderer.svelte'
import Fuersorge from './Fuersorge.svelte'
import Gerechtigkeit from './Gerechtigkeit.svelte'
import Guggitaler from './Guggitaler.svelte'
import Jackpot from './Jackpot.svelte'
import JiuJitsu from './JiuJitsu.svelte'
import Kompass from './Kompass.svelte'
import Konsumentenschutz from './Konsumentenschutz.svelte'
import Korrektor from './Korrektor.svelte'
import Laser from './Laser.svelte'
import Quizmaster from './Quizmaster.svelte'
import Radarkontrolle from './Radarkontrolle.svelte'
import Raeuber from './Raeuber.svelte'
import Scharfmacher from './Scharfmacher.svelte'
import Schuechterne from './Schuechterne.svelte'
import Schwarzpeter from './Schwarzpeter.svelte'
import Seher from './Seher.svelte'
import Skater from './Skater.svelte'
import Sphinx from './Sphinx.svelte'
import Taschenspieler from './Taschenspieler.svelte'
import Teekraenzchen from './Teekraenzchen.svelte'
import Trumphator from './Trumphator.svelte'
import Ultimo from './Ultimo.svelte'
import Umwerter from './Umwerter.svelte'
import Voyeur from './Voyeur.svelte'
import Weisheit from './Weisheit.svelte'
import Wuenschelrute from './Wuenschelrute.svelte'
import Zombie from './Zombie.svelte'

export const PORTRAITS: Readonly<Record<PowerId, Component<{ size?: number }>>> = {
  dealer: Dealer,
  'jiu-jitsu': JiuJitsu,
  ultimo: Ultimo,
  trumphator: Trumphator,
  computer: Computer,
  raeuber: Raeuber,
  voyeur: Voyeur,
  quizmaster: Quizmaster,
  feministin: Feministin,
  schuechterne: Schuechterne,
  teekraenzchen: Teekraenzchen,
  gerechtigkeit: Gerechtigkeit,
  skater: Skater,
  schwarzpeter: Schwarzpeter,
  farbenfreund: Farbenfreund,
  scharfmacher: Scharfmacher,
  differenzler: Differenzler,
  fahnder: Fahnder,
  fuersorge: Fuersorge,
  weisheit: Weisheit,
  laser: Laser,
  radarkontrolle: Radarkontrolle,
  konsumentenschutz: Konsumentenschutz,
  seher: Seher,
  umwerter: Umwerter,
  zombie: Zombie,
  excuse: Excuse,
  taschenspieler: Taschenspieler,
  korrektor: Korrektor,
  fledderer: Fledderer,
  guggitaler: Guggitaler,
  jackpot: Jackpot,
  kompass: Kompass,
  'black-friday': BlackFriday,
  wuenschelrute: Wuenschelrute,
  sphinx: Sphinx,
}
