import type { IntroText } from '../../../rules/book'
import type { EidexRules } from './types'

export const eidexIntroDe: IntroText = {
  title: 'Eidex in einer Minute',
  text: [
    'Eidex ist ein Stichspiel für drei, verwandt mit dem Schweizer Jass. Alle bekommen zwölf Karten, legen eine davon ab und spielen mit den anderen elf Stiche.',
    'Am Schluss zählt ihr die Punkte in euren Stichen. Bloß nicht in die Mitte: Einen Siegpunkt bekommt, wer am meisten hat, und einen, wer am wenigsten hat; wer dazwischen liegt, geht leer aus. Und Vorsicht: 100\u00a0Punkte sind zu viel.',
    'Wer zuerst sieben Siegpunkte hat, gewinnt das Turnier. Im kosmischen Spiel habt ihr außerdem je einen von 36 Charakteren mit einer Fähigkeit, die die Regeln verbiegt.',
  ],
}

export const eidexRulesDe: EidexRules = {
  'eidex.setup': {
    title: 'Womit ihr spielt',
    text: [
      'Eidex ist für drei und hat 36 Karten in vier Farben:',
      '• {HA} Herz (rot)',
      '• {LA} Eidechse (grün)',
      '• {RA} Rabe (schwarz)',
      '• {SA} Stern (gelb)',
      'Jede Farbe geht von der Sechs bis zur Zehn, dann kommen Bube, Dame, König und Ass. Auf den gedruckten Karten stehen B, D, K und A; welche Buchstaben du sehen willst, wählst du in den Einstellungen.',
      'Das Grundspiel kommt ohne Charaktere aus. Im kosmischen Spiel lost der Zufall euch drei verschiedene von den 36 zu.',
      'Anders als bei vielen Spielen geht alles nach rechts: gegen den Uhrzeigersinn.',
    ],
    ours: ['Wer den Tisch eröffnet, darf die Charaktere auch auswählen.'],
  },
  'eidex.deal': {
    title: 'Geben und Trumpf',
    text: [
      'Alle bekommen dreimal vier Karten; es beginnt, wer rechts vom Geber sitzt. Die allerletzte Karte gehört dem Geber und wird aufgedeckt, denn sie entscheidet, was gespielt wird:',
      '• Meistens ist ihre Farbe Trumpf: Bei {L9} ist Eidechse Trumpf.',
      '• Ein Ass wie {RA} bedeutet Obenabe: kein Trumpf, das Ass ist am höchsten.',
      '• Eine Sechs wie {H6} bedeutet Undenufe: kein Trumpf, und alles steht kopf: Die Sechs ist am höchsten.',
      'Im nächsten Spiel gibt der rechte Nachbar.',
    ],
    ours: ['Wer zuerst gibt, entscheidet der Zufall.'],
  },
  'eidex.deal.again': {
    title: 'Ein leichter Einstieg',
    text: [
      'Ihr könnt einen leichten Einstieg ausmachen. Ist die erste aufgedeckte Karte des Turniers ein Ass oder eine Sechs, mischt und gibt derselbe Geber neu, bis eine Farbe Trumpf ist. Vom zweiten Spiel an gilt jede Karte, wie sie kommt.',
    ],
    ours: ['Das Original kennt keinen leichten Einstieg.'],
  },
  'eidex.put-down': {
    title: 'Eine Karte ablegen',
    text: [
      'Vor dem ersten Stich legt ihr alle gleichzeitig eine Handkarte verdeckt ab. Sie spielt nicht mehr mit, aber am Schluss zählt sie für dich.',
    ],
  },
  'eidex.lead': {
    title: 'Wer ausspielt',
    text: [
      'Zum ersten der elf Stiche spielt aus, wer rechts vom Geber sitzt. Wer einen Stich macht, spielt zum nächsten aus.',
    ],
  },
  'eidex.follow': {
    title: 'Bedienen oder trumpfen',
    text: [
      'Hast du die ausgespielte Farbe, musst du bedienen oder trumpfen: Trumpfen darfst du immer, auch wenn du bedienen könntest. Hast du die Farbe nicht, spielst du, was du willst.',
      'Beispiel: {H8} ist ausgespielt, Eidechse ist Trumpf. Du hast {HK} {L7} {S10}. Erlaubt sind {HK} und {L7}, aber nicht {S10}.',
      'In Obenabe und Undenufe gibt es keinen Trumpf: Du bedienst, wenn du kannst.',
    ],
  },
  'eidex.follow.trump-led': {
    title: 'Wenn Trumpf ausgespielt wird',
    text: [
      'Ist Trumpf ausgespielt, musst du Trumpf bedienen. Nur den Buben darfst du behalten, wenn er dein einziger Trumpf ist.',
    ],
  },
  'eidex.follow.jack': {
    title: 'Der Trumpf-Bube',
    text: [
      'Ist der Bube dein einziger Trumpf, musst du ihn nicht hergeben, wenn Trumpf ausgespielt wird: Spiel stattdessen, was du willst.',
      'Beispiel: Eidechse ist Trumpf, {L10} ist ausgespielt. Mit {LJ} {HA} {S6} auf der Hand sind alle drei Karten erlaubt.',
    ],
  },
  'eidex.undertrump': {
    title: 'Kein Untertrumpfen',
    text: [
      'Ist kein Trumpf ausgespielt und hat schon jemand getrumpft, darfst du keinen niedrigeren Trumpf spielen, nur einen höheren. Untertrumpfen darfst du bloß, wenn du lauter Trümpfe hast.',
      'Beispiel: {S8} ist ausgespielt, Eidechse ist Trumpf, und {L10} hat gestochen. Du darfst {LQ} spielen, denn die Dame ist höher, aber nicht {L7}.',
      'Ist Trumpf ausgespielt, gilt das nicht.',
    ],
    ours: [
      'Es gilt für alle und für alle Karten auf dem Tisch, also auch in einem Doppelstich.',
      'Eine verdeckt liegende Karte bindet niemanden: Keiner kann sie kennen.',
    ],
  },
  'eidex.rank': {
    title: 'Welche Karte welche schlägt',
    text: [
      'Der höchste Trumpf macht den Stich. Liegt keiner, macht ihn die höchste Karte der ausgespielten Farbe. Von oben nach unten:',
      '• Trumpf: {LJ} {L9} {LA} {LK} {LQ} {L10} {L8} {L7} {L6}',
      '• Andere Farben, und Obenabe: {HA} {HK} {HQ} {HJ} {H10} {H9} {H8} {H7} {H6}',
      '• Undenufe: {H6} {H7} {H8} {H9} {H10} {HJ} {HQ} {HK} {HA}',
    ],
  },
  'eidex.value': {
    title: 'Was die Karten zählen',
    text: [
      'Das hängt davon ab, was gespielt wird:',
      '• Trumpf: {LJ} 20, {L9} 14, {LA} 11, {L10} 10, {LK} 4, {LQ} 3, alle anderen 0',
      '• Die anderen Farben neben Trumpf: {HA} 11, {H10} 10, {HK} 4, {HQ} 3, {HJ} 2, alle anderen 0',
      '• Obenabe: {HA} 11, {H10} 10, {H8} 8, {HK} 4, {HQ} 3, {HJ} 2, alle anderen 0',
      '• Undenufe: {H6} 11, {H10} 10, {H8} 8, {HK} 4, {HQ} 3, {HJ} 2, alle anderen 0',
      'Der letzte Stich bringt 5\u00a0Punkte extra. Zusammen sind es immer 157.',
    ],
  },
  'eidex.vp': {
    title: 'Siegpunkte',
    text: [
      'In jedem Spiel gibt es zwei Siegpunkte. Geh diese Liste durch; die erste Zeile, die stimmt, entscheidet:',
      '• Match: Wer jeden Stich gemacht hat, bekommt beide.',
      '• Der Differenzler hat seine Punkte genau angesagt: Beide sind für ihn.',
      '• Schwarzpeter ist angesagt, und jemand hat den Raben-Buben bekommen: je einer für die beiden anderen.',
      '• Wer 100\u00a0Punkte oder mehr hat, geht leer aus: je einer für die anderen. Haben zwei so viele, bekommt der Dritte beide.',
      '• Zwei haben gleich viele Punkte: Der Dritte bekommt beide.',
      '• Sonst: einer für die meisten Punkte, einer für die wenigsten.',
      'Beispiel: Bei 74, 52 und 31\u00a0Punkten gibt es je einen Siegpunkt für 74 und 31, bei 105, 40 und 12 je einen für 40 und 12.',
      'Die Radarkontrolle kann das Limit von 100 verschieben. Guggitaler hebt es auf; dafür verliert dann, wer alle 13\u00a0Punkte ohne Match hat.',
    ],
    ours: [
      'Bei genau 100\u00a0Punkten widersprechen sich unsere Quellen. Bei uns sind sie schon zu viel.',
      'Eine richtige Ansage geht dem Schwarzpeter vor.',
      'Liegt ihr alle drei über dem Limit oder alle drei gleichauf, bekommt niemand etwas.',
    ],
  },
  'eidex.tournament': {
    title: 'Das Turnier',
    text: [
      'Ihr spielt Spiel um Spiel und zählt die Siegpunkte zusammen. Wer zuerst sieben hat, gewinnt – mit zwei Ausnahmen, wenn es am Ende eng wird.',
    ],
    ours: [
      'Ihr könnt auch ein anderes Ziel ausmachen, von 3 bis 15. Was hier für sechs steht, gilt dann für einen Siegpunkt weniger als das Ziel.',
    ],
  },
  'eidex.tournament.collision': {
    title: 'Zwei mit sechs',
    text: [
      'Haben zwei sechs Siegpunkte und bekämen jetzt beide einen, kollidieren sie: Noch gewinnt niemand. Wer in diesem Spiel mehr Punkte hat, bleibt bei sechs, der andere fällt auf fünf zurück. Bei Gleichstand bleiben beide bei sechs.',
    ],
  },
  'eidex.tournament.chaos': {
    title: 'Alle drei mit sechs',
    text: [
      'Habt ihr alle sechs Siegpunkte, herrscht Chaos: Die beiden, die je einen bekämen, verlieren, und der Dritte gewinnt das Turnier. Bekommt jemand zwei, gewinnt er.',
    ],
  },
  'eidex.order': {
    title: 'Wer zuerst drankommt',
    text: [
      'Zu jedem Charakter gehört eine Karte. Ist ein Moment für Fähigkeiten da, werden alle, die etwas tun könnten, nacheinander gefragt: zuerst die Asse, dann Könige, Damen, Buben und so weiter bis zu den Sechsen; bei gleichem Rang Eidechse, Rabe, Herz, Stern. Du setzt deine Fähigkeit ein oder passt. So können niedrigere Karten immer auf höhere antworten.',
      'Das sind die Momente:',
      '• nach dem Geben, bevor abgelegt wird',
      '• wenn abgelegt ist, vor dem ersten Stich',
      '• vor jedem Stich',
      '• nach jeder Karte und wenn alle zu einem Stich gespielt haben',
      '• wenn ein Stich vollständig ist und wenn er eingesammelt ist',
      '• wenn alle Punkte gezählt sind',
      'Was einen Stich verändert, wird gemeinsam beurteilt. Beispiel: Mit Jiu-Jitsu schlägt {H9} die {H10}. Dann sagt der Skater Skat an, und die Zehnen rücken zum Ass hinauf. Neun und Zehn sind keine Nachbarn mehr, und der Tausch verpufft.',
    ],
    ours: [
      'Gefragt wirst du nur aus Gründen, die alle kennen; so verrät die Frage nichts. Manchmal kannst du dann nur passen. Eine Ausnahme: Wer bei Guggitaler den Stern-König aufnehmen muss, hat ihn offensichtlich.',
      'Punkte richten sich nach den Werten des Spiels, dann nach Guggitaler, dann nach Black Friday. Ränge richten sich nach der Ordnung des Spiels, dann nach Skat, Umwerter und Jiu-Jitsu.',
      'Wer einen Stich bekommt, bestimmen die Ränge, dann Feministin, Ultimo und Fürsorge. Danach kann ihn der Korrektor aufheben, und zuletzt bestimmen Gerechtigkeit oder Jackpot, wohin die Karten kommen.',
    ],
  },
  'eidex.power.owner': {
    title: 'Nur der eigene Charakter',
    text: [
      'Alle sehen, wer welchen Charakter hat. Einsetzen kannst du nur die Fähigkeit deines eigenen.',
    ],
  },
  'eidex.power.moment': {
    title: 'Im richtigen Moment',
    text: [
      'Jede Fähigkeit hat ihre Momente; sie stehen beim Charakter. Kommt einer, fragt dich der Tisch. Sonst ruht sie.',
    ],
  },
  'eidex.power.spent': {
    title: 'Wie oft eine Fähigkeit wirkt',
    text: [
      'Die meisten Fähigkeiten wirken einmal pro Spiel, einige zweimal oder in jedem Stich; das steht beim Charakter. Im nächsten Spiel sind alle wieder da.',
    ],
    ours: [
      'Wo das Original keine Zahl nennt, wirkt eine Fähigkeit jedes Mal, wenn ihr Moment kommt.',
      'Eingesetzt ist eingesetzt, auch wenn der Stich neu gespielt wird oder am Ende nichts passiert.',
    ],
  },
  'eidex.power.answer': {
    title: 'Fragen beantworten',
    text: [
      'Manche Fähigkeiten fragen dich oder jemand anderen: nach einer Karte, einer Farbe, einer Zahl, nach Ja oder Nein. Es gelten nur die Antworten, die der Tisch anbietet, und das Spiel wartet darauf.',
    ],
  },
  'eidex.power.play': {
    title: 'Fähigkeiten beim Spielen einer Karte',
    text: [
      'Excuse und Sphinx werden nicht gefragt: Sie setzen ihre Fähigkeit ein, indem sie eine Karte spielen. Excuse braucht eine, die kein Trumpf ist und höchstens 3\u00a0Punkte zählt; die Sphinx eine, die sie auch offen spielen dürfte.',
    ],
  },
  'eidex.draw': {
    title: 'Blind gezogene Karten',
    text: [
      'Manche Fähigkeiten ziehen blind eine Karte aus einer Hand. Die Würfel des Programms wählen sie aus: Jede Karte hat die gleiche Chance, und niemand kann hineinschauen oder nachhelfen.',
    ],
  },
}
