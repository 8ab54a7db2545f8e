import type { OptionTexts, PromptTexts } from './prompts'

export const promptsDe: PromptTexts = {
  dealer: 'Vor diesem Stich darfst du jemandem anbieten, alle Handkarten zu tauschen: wem?',
  'dealer.swap':
    'Der Dealer bietet dir einen Tausch an, alle deine Karten gegen alle seine: Machst du mit?',
  'jiu-jitsu':
    'Du darfst zwei Nachbarkarten für diesen Stich den Rang tauschen lassen: welche zwei?',
  ultimo:
    'Du darfst diesen Stich nehmen, den letzten des Spiels, egal, wem die höchste Karte gehört.',
  trumphator: 'Du darfst diesen Trumpf jetzt ablehnen; dann entscheidet die vorletzte Karte.',
  computer:
    'Du darfst 5 Punkte dazuzählen oder 5 abziehen, bevor die Siegpunkte vergeben werden: was von beidem?',
  raeuber: 'Du darfst jetzt die offene Karte nehmen: Welche Karte gibst du dafür her?',
  'raeuber.dealer':
    'Du darfst jetzt die offene Karte gegen die Trumpf-Sechs aus einer anderen Hand tauschen.',
  voyeur: 'Du darfst dir fünf Karten zeigen lassen, jetzt oder vor einem späteren Stich: von wem?',
  'voyeur.show': 'Der Voyeur möchte Karten von dir sehen: Welche fünf zeigst du ihm?',
  quizmaster:
    'Vor dem nächsten Stich darfst du einen Gegner nach seinen Karten fragen oder etwas über deine verraten.',
  'quizmaster.ask': 'Frag einen Gegner nach seinen Karten: Alle hören Ja oder Nein.',
  'quizmaster.disclose': 'Verrate allen etwas über deine eigenen Karten: Es muss stimmen.',
  'quizmaster.show': 'Zeig allen einige deiner Karten: welche?',
  feministin: 'Du darfst diesen Stich ablehnen; dann bekommt ihn die höchste der anderen Karten.',
  schuechterne:
    'Du darfst einen anderen diesen Stich beginnen lassen, mit einer blind gezogenen Karte: wen?',
  'schuechterne.lead':
    'Diese Karte von dir wurde gezogen: Spielst du sie aus? Sonst wird eine andere gezogen, und die gilt.',
  teekraenzchen:
    'Vor dem ersten Stich darfst du dir von beiden anderen eine Karte geben lassen; danach gibst du jedem eine.',
  'teekraenzchen.gift': 'Das Teekränzchen bittet dich um eine Karte: Welche gibst du?',
  'teekraenzchen.return':
    'Wähle zwei Karten zum Weggeben: die erste für den Spieler links von dir, die zweite für den rechts.',
  gerechtigkeit:
    'Vor diesem Stich darfst du Gerechtigkeit verlangen: In diesem und im nächsten behalten alle ihre eigene Karte.',
  skater:
    'Du darfst Skat ansagen, bis zum Ende des Spiels: Trumpf nur, wer nicht bedienen kann, und die Zehn zwischen König und Ass.',
  schwarzpeter:
    'Bevor abgelegt wird, darfst du Schwarzpeter ansagen: Wer in diesem Spiel den Rabenbuben gewinnt, verliert.',
  farbenfreund: 'Du darfst die Farbe nennen, mit der dieser Stich beginnen muss: welche?',
  scharfmacher: 'Du darfst diesen Stich jetzt verdoppeln: Alle spielen eine zweite Karte.',
  differenzler:
    'Vor dem ersten Stich darfst du ansagen, wie viele Punkte du in diesem Spiel machst: wie viele?',
  fahnder: 'Du darfst eine Karte nennen, die ihr Besitzer in diesem Stich spielen muss: welche?',
  fuersorge: 'Du darfst diesen Stich verschenken und mit ihm das nächste Ausspielen: an wen?',
  weisheit: 'Vor dem ersten Stich darfst du Kombinationen aus deiner Hand zeigen: welche?',
  'weisheit.count':
    'Du darfst die Punkte deiner Kombinationen dazuzählen oder abziehen, bevor die Siegpunkte vergeben werden: was von beidem?',
  laser:
    'Jetzt darfst du blind ziehen lassen, was die anderen ablegen und was ein anderer als Erstes ausspielt.',
  radarkontrolle:
    'Bevor abgelegt wird, darfst du das Limit dieses Spiels verschieben: auf wie viele Punkte?',
  konsumentenschutz:
    'Du darfst die eben gespielte Karte zurückweisen; ihr Spieler muss dann eine andere spielen.',
  seher: 'Vor dem ersten Stich darfst du dir die abgelegten Karten der anderen ansehen.',
  umwerter:
    'Vor dem ersten Stich darfst du eine fremde Karte zur höchsten oder niedrigsten ihrer Farbe machen: welche?',
  zombie:
    'Vor diesem Stich darfst du alle eine Karte zurückholen lassen; dafür wird ein Stich mehr gespielt.',
  'zombie.card':
    'Der Zombie weckt deinen zuletzt gewonnenen Stich: Welche Karte daraus nimmst du zurück?',
  excuse:
    'Statt zu bedienen, darfst du diese Karte mit einer Entschuldigung spielen, einmal in diesem Spiel.',
  taschenspieler:
    'Vor diesem Stich darfst du eine Handkarte gegen deine abgelegte Karte tauschen: welche?',
  korrektor: 'Du darfst diesen Stich zurücknehmen und neu spielen lassen: Wer beginnt ihn?',
  fledderer:
    'Vor dem ersten Stich darfst du eine Handkarte gegen eine fremde abgelegte Karte tauschen: welche, und bei wem?',
  guggitaler:
    'Vor dem ersten Stich darfst du die Werte dieses Spiels ändern: Nur noch Herz und der Sternkönig zählen.',
  'guggitaler.put-down':
    'Mit Guggitaler darf der Sternkönig nicht abgelegt sein, du hast ihn also zurück: Welche Karte legst du stattdessen ab?',
  jackpot: 'Bevor abgelegt wird, darfst du einen Jackpot eröffnen: Welche Sieben gewinnt ihn?',
  kompass: 'Vor dem ersten Stich darfst du die Spielrichtung bestimmen: Wie herum?',
  'kompass.lead': 'Vor diesem Stich darfst du die Spielrichtung umdrehen.',
  'black-friday':
    'Vor dem ersten Stich darfst du einer Farbe alle Punkte nehmen und sie den Raben geben: welcher?',
  wuenschelrute:
    'Bevor abgelegt wird, darfst du dir eine Karte wünschen; dafür wird blind eine von dir gezogen: welche wünschst du?',
  sphinx: 'Du darfst diese Karte verdeckt spielen; sie bleibt verborgen, bis gezählt wird.',
}

export const optionsDe: OptionTexts = {
  to: 'Rang in ihrer Farbe',
  'to.highest': 'Höchste',
  'to.lowest': 'Niedrigste',
  direction: 'Spielrichtung',
  'direction.left': 'Nach links (im Uhrzeigersinn)',
  'direction.right': 'Nach rechts (gegen den Uhrzeigersinn)',
  compare: 'Wie viele dieser Karten',
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
