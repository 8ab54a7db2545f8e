import type { OptionTexts, PromptTexts } from './prompts'

export const promptsDe: PromptTexts = {
  dealer: 'Mit wem möchtest du vor diesem Stich alle Handkarten tauschen?',
  'dealer.swap': 'Der Dealer will tauschen, alle deine Handkarten gegen alle seine: Machst du mit?',
  'jiu-jitsu': 'Welche zwei Nachbarkarten sollen in diesem Stich den Rang tauschen?',
  ultimo: 'Das ist der letzte Stich. Nimmst du ihn, egal wem er gehört?',
  trumphator: 'Lehnst du diesen Trumpf ab? Dann entscheidet die vorletzte Karte.',
  computer: 'Zählst du dir vor der Abrechnung 5\u00a0Punkte dazu, oder ziehst du 5 ab?',
  raeuber: 'Nimmst du die offene Karte? Welche gibst du dafür her?',
  'raeuber.dealer': 'Tauschst du die offene Karte gegen die Trumpf-Sechs aus einer anderen Hand?',
  voyeur: 'Wer soll dir fünf Karten zeigen, jetzt oder später?',
  'voyeur.show': 'Der Voyeur will fünf Karten sehen: Welche zeigst du ihm?',
  quizmaster: 'Frag nach fremden Karten oder verrat etwas über deine.',
  'quizmaster.ask': 'Frag jemanden nach Karten: Alle hören Ja oder Nein.',
  'quizmaster.disclose': 'Verrate allen etwas über deine Karten: Es muss stimmen.',
  'quizmaster.show': 'Welche deiner Karten zeigst du allen?',
  feministin: 'Lehnst du diesen Stich ab? Dann macht ihn die höchste der anderen Karten.',
  schuechterne: 'Wer spielt für dich aus, mit einer blind gezogenen Karte?',
  'schuechterne.lead':
    'Diese Karte von dir wurde gezogen: Spielst du sie aus? Sonst wird eine zweite gezogen, und die gilt.',
  teekraenzchen: 'Bittest du zum Tee? Beide geben dir eine Karte, und du gibst beiden eine zurück.',
  'teekraenzchen.gift': 'Das Teekränzchen bittet um eine Karte: Welche gibst du?',
  'teekraenzchen.return':
    'Wähl zwei Karten zum Weggeben: die erste geht nach links, die zweite nach rechts.',
  gerechtigkeit:
    'Verlangst du Gerechtigkeit? In diesem und im nächsten Stich behalten alle ihre eigene Karte.',
  skater:
    'Sagst du Skat an? Bis zum Ende des Spiels trumpft nur, wer nicht bedienen kann, und die Zehn kommt gleich nach dem Ass.',
  schwarzpeter:
    'Sagst du Schwarzpeter an? Dann verliert, wer in diesem Spiel den Raben-Buben bekommt.',
  farbenfreund: 'Welche Farbe soll zu diesem Stich ausgespielt werden?',
  scharfmacher: 'Verdoppelst du diesen Stich? Dann spielen alle eine zweite Karte.',
  differenzler: 'Wie viele Punkte machst du in diesem Spiel? Sag es vor dem ersten Stich an.',
  fahnder: 'Welche Karte muss in diesen Stich? Wer sie hat, spielt sie.',
  fuersorge: 'Wem schenkst du diesen Stich? Wer ihn bekommt, spielt als Nächstes aus.',
  weisheit: 'Welche Kombinationen aus deiner Hand zeigst du vor dem ersten Stich?',
  'weisheit.count':
    'Zählst du die Punkte deiner Kombinationen vor der Abrechnung dazu, oder ziehst du sie ab?',
  laser:
    'Schaltest du den Laser ein? Was die anderen ablegen und zuerst ausspielen, wird dann blind gezogen.',
  radarkontrolle: 'Auf wie viele Punkte legst du das Limit in diesem Spiel?',
  konsumentenschutz: 'Weist du die eben gespielte Karte zurück? Dann muss eine andere her.',
  seher: 'Siehst du dir vor dem ersten Stich an, was die anderen abgelegt haben?',
  umwerter: 'Welche fremde Karte machst du zur höchsten oder niedrigsten ihrer Farbe?',
  zombie: 'Weckst du die Toten? Alle holen eine Karte zurück, und es gibt einen Stich mehr.',
  'zombie.card': 'Der Zombie weckt deinen letzten Stich: Welche Karte nimmst du auf die Hand?',
  excuse:
    'Spielst du diese Karte mit einer Entschuldigung, statt zu bedienen? Das geht einmal pro Spiel.',
  taschenspieler: 'Welche Handkarte tauschst du gegen deine abgelegte?',
  korrektor: 'Lässt du diesen Stich neu spielen? Wer spielt dann aus?',
  fledderer: 'Welche Handkarte tauschst du gegen eine fremde abgelegte, und bei wem?',
  guggitaler: 'Änderst du die Werte? In diesem Spiel zählen dann nur Herz und der Stern-König.',
  'guggitaler.put-down':
    'Bei Guggitaler darf der Stern-König nicht abgelegt sein, du hast ihn zurück: Welche Karte legst du stattdessen ab?',
  jackpot: 'Eröffnest du einen Jackpot? Welche Sieben gewinnt ihn?',
  kompass: 'Wie herum wird gespielt? Du bestimmst.',
  'kompass.lead': 'Drehst du vor diesem Stich die Spielrichtung um?',
  'black-friday': 'Welche Farbe verliert ihre Punkte an die Raben?',
  wuenschelrute: 'Welche Karte wünschst du dir? Dafür wird blind eine von dir gezogen.',
  sphinx: 'Spielst du diese Karte verdeckt? Sie bleibt es, bis gezählt wird.',
}

export const optionsDe: OptionTexts = {
  to: 'Rang in ihrer Farbe',
  'to.highest': 'Höchste',
  'to.lowest': 'Niedrigste',
  direction: 'Spielrichtung',
  'direction.left': 'Nach links (im Uhrzeigersinn)',
  'direction.right': 'Nach rechts (gegen den Uhrzeigersinn)',
  compare: 'Wie viele davon',
  'compare.at-least': 'Mindestens',
  'compare.exactly': 'Genau',
  'compare.at-most': 'Höchstens',
  where: 'Wo',
  'where.hand': 'Auf der Hand',
  'where.put-down': 'Abgelegt',
  disclose: 'Deine eigenen Karten',
  'disclose.true': 'Etwas über meine Karten verraten',
  accept: 'Deine Antwort',
  'accept.true': 'Ja',
  'accept.false': 'Nein',
}
