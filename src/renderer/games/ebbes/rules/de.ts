import type { IntroText } from '../../../rules/book'
import type { EbbesRules } from './types'

export const ebbesIntroDe: IntroText = {
  title: 'ebbes in einer Minute',
  text: [
    'ebbes ist ein Stichspiel aus der Pfalz für zwei bis fünf Leute: Reihum legt ihr je eine Karte, und die beste macht den Stich.',
    'Der Clou: Am Anfang weiß niemand, was die Farben taugen. Jede Runde hat eine Zahl, und sooft eine Karte mit dieser Zahl fällt, bekommt ihre Farbe die nächste von fünf Rollen: Trumpf, Plus, ebbes, Minus, nix.',
    'Am Ende der Runde bringt jede Plus-Karte in deinen Stichen einen Punkt, jede Minus-Karte kostet einen, und bei ebbes liegst du am besten in der Mitte. Nach fünf Runden gewinnt, wer die meisten Punkte hat.',
  ],
}

export const ebbesRulesDe: EbbesRules = {
  'ebbes.setup': {
    title: 'Karten und Leute',
    text: [
      'Es gibt fünf Farben:',
      '• {B1} Elwetritsch, ein Fabelvogel (blau)',
      '• {N1} Burg (braun)',
      '• {Y1} Grumbeer, die Kartoffel (gelb)',
      '• {G1} Pelzerwald (grün)',
      '• {R1} Trauwe, die Trauben (rot)',
      'In jeder Farbe schlägt die höhere Karte die niedrigere. Wie hoch die Karten gehen, hängt davon ab, wie viele ihr seid; alle bekommen zehn:',
      '• zu zweit oder zu dritt: 1 bis 6',
      '• zu viert: 1 bis 8',
      '• zu fünft: 1 bis 10',
      'In Variante 1, „Mehr Karten“, bekommen alle 15 Karten, und ihr tappt länger im Dunkeln: Die Karten gehen dann zu dritt bis 9, zu viert bis 12 und zu fünft bis 15.',
      'Dazu kommen fünf Zahlenkarten, 1 bis 5. Sie liegen gemischt und verdeckt bereit, und in jeder Runde wird eine aufgedeckt: Das ist die Zahl der Runde.',
    ],
    ours: [
      'Welches Bild zu welcher Farbe gehört.',
      'Zu zweit gehen die Karten in Variante 1 von 1 bis 9.',
    ],
  },
  'ebbes.dealer': {
    title: 'Wer gibt',
    text: [
      'Nach jeder Runde gibt der linke Nachbar, also im Uhrzeigersinn. Zu zweit wechselt ihr euch ab.',
    ],
    ours: ['Wer zuerst gibt, entscheidet der Zufall.'],
  },
  'ebbes.deal': {
    title: 'Das Geben',
    text: [
      'Alle Karten werden verteilt: zehn für jeden, in Variante 1 sind es 15. Du siehst nur deine eigenen.',
    ],
    ours: ['Gegeben wird einzeln und reihum, links vom Geber beginnend.'],
  },
  'ebbes.starter': {
    title: 'Wer eine Runde beginnt',
    text: [
      'Die allererste Runde beginnt, wer zuletzt ebbes gespielt hat.',
      'Ab der zweiten Runde entscheidet das nix-Recht aus der Runde davor. Wer es hat, schaut sich die neuen Karten an und bestimmt dann, wer ausspielt – gern auch sich selbst.',
    ],
    ours: [
      'Das Programm schaut nach, wer zuletzt eine Partie ebbes zu Ende gespielt hat. Ist das niemand oder sind es mehrere, entscheidet der Zufall. Wer den Tisch eröffnet, darf auch selbst wählen.',
    ],
  },
  'ebbes.follow': {
    title: 'Bedienen',
    text: [
      'Die erste Karte eines Stichs gibt die Farbe vor. Wer sie hat, muss bedienen, egal mit welcher Karte. Wer sie nicht hat, ist frei: Du kannst trumpfen oder etwas abwerfen. Trumpfen musst du nie.',
      'Beispiel: {G6} ist ausgespielt, und du hast {G2} {Y5} {R1}. Du musst {G2} spielen. Ohne sie dürftest du spielen, was du willst.',
    ],
  },
  'ebbes.winner': {
    title: 'Wer den Stich macht',
    text: [
      'Der höchste Trumpf macht den Stich. Liegt keiner oder gibt es noch keinen, macht ihn die höchste Karte der ausgespielten Farbe. Alle anderen Karten verlieren, und seien sie noch so hoch.',
      'Beispiel: {B4} ist ausgespielt, dann kommen {B5} und {R6}. Ist Trauwe Trumpf, macht {R6} den Stich, sonst {B5}.',
    ],
  },
  'ebbes.lead': {
    title: 'Ausspielen',
    text: [
      'Zum ersten Stich spielt aus, wer die Runde beginnt, mit irgendeiner Karte; die anderen folgen im Uhrzeigersinn. Wer einen Stich macht, spielt zum nächsten aus.',
    ],
  },
  'ebbes.designate': {
    title: 'Wie die Farben ihre Rolle bekommen',
    text: [
      'Sooft eine Karte mit der Zahl der Runde fällt, bekommt ihre Farbe sofort die nächste Rolle. Die Reihenfolge ist immer dieselbe:',
      '• Trumpf: sticht alle anderen Farben und bringt keine Punkte',
      '• Plus: +1 für jede Karte',
      '• ebbes: 3\u00a0Punkte, wenn du weder am meisten noch am wenigsten hast',
      '• Minus: −1 für jede Karte',
      '• nix: keine Punkte, aber das nix-Recht',
      'Steht Minus fest, ist nur noch eine Farbe übrig: Sie ist sofort nix. Fallen in einem Stich mehrere solche Karten, gilt die Reihenfolge, in der sie gespielt wurden.',
      'Eine Rolle gilt bis zum Ende der Runde, auch für Karten, die schon in einem Stich liegen.',
      'Beispiel: Die Zahl ist 3. Zuerst fällt {B3}: Elwetritsch ist Trumpf. Dann kommt {R3}: Trauwe ist Plus. Die Farbe der nächsten 3 wird ebbes, die der übernächsten Minus.',
    ],
  },
  'ebbes.winner.instant': {
    title: 'Trumpf mitten im Stich',
    text: ['Eine Farbe kann Trumpf werden, während noch ein Stich läuft.'],
    ours: [
      'Wer den Stich macht, entscheidet sich erst, wenn er vollständig ist, mit dem Trumpf, der dann gilt. Auch eine Karte, die abgeworfen wurde, bevor ihre Farbe Trumpf wurde, ist also Trumpf.',
      'Beispiel: Die Zahl ist 1, und es gibt noch keinen Trumpf. {G6} ist ausgespielt, {Y5} wird abgeworfen, dann {Y1}. Jetzt ist Grumbeer Trumpf, und {Y5} macht den Stich.',
    ],
  },
  'ebbes.score': {
    title: 'Abrechnung einer Runde',
    text: [
      'Sind alle Karten gespielt, zählt ihr, was in euren Stichen liegt:',
      '• Trumpf und nix: nichts',
      '• Plus: 1\u00a0Punkt für jede Karte',
      '• Minus: 1\u00a0Punkt Abzug für jede Karte',
      '• ebbes: 3\u00a0Punkte für alle, die davon weder am meisten noch am wenigsten haben',
      'Auch keine einzige ebbes-Karte zu haben, kann am wenigsten sein. Wer sich den ersten oder letzten Platz teilt, geht bei ebbes leer aus; habt ihr alle gleich viele, bekommt niemand etwas.',
      'Beispiel: Zu fünft habt ihr 0, 0, 2, 3 und 5 ebbes-Karten. Zweimal am wenigsten, einmal am meisten: nichts. Wer 2 oder 3 hat, bekommt 3\u00a0Punkte.',
    ],
  },
  'ebbes.zilch': {
    title: 'Das nix-Recht',
    text: [
      'nix-Karten bringen keine Punkte. Aber wer die meisten davon hat, bestimmt, wer in der nächsten Runde ausspielt. Bei Gleichstand entscheidet die höchste nix-Karte.',
    ],
  },
  'ebbes.end.basic': {
    title: 'Ende des Basisspiels',
    text: [
      'Nach fünf Runden war jede Zahlenkarte einmal dran, und die Partie ist aus. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.',
    ],
  },
  'ebbes.select': {
    title: 'Variante 2: Bestimmerkarten aussuchen',
    text: [
      'In dieser Variante sucht ihr selbst aus, welche Karten die Rollen vergeben. Alle Zahlen im Spiel und alle fünf Farben stehen zur Wahl. Es beginnt, wer links neben dem sitzt, der ausspielt: Reihum nehmt ihr je eine Zahl und eine Farbe, die noch frei sind, bis es fünf Paare gibt. Je nachdem, wie viele ihr seid, wählen manche zweimal.',
      'Ein Paar steht für eine Karte: 5 und Pelzerwald heißt {G5}. In dieser Runde vergeben nur diese fünf Bestimmerkarten Rollen, in der üblichen Reihenfolge. Ob du die Karte selbst auf der Hand hast, ist egal.',
      'Dann kommt der erste Stich. In der nächsten Runde sind alle Zahlen und Farben wieder frei.',
    ],
  },
  'ebbes.end.goal': {
    title: 'Variante 2: das Ziel',
    text: [
      'Erreicht nach einer Abrechnung ein Spielstein das Ziel, war es die letzte Runde. Wer die meisten Punkte hat, gewinnt.',
    ],
  },
  'ebbes.end.dabbscheedel': {
    title: 'Variante 2: der Dabbscheedel',
    text: [
      'Dabbscheedel heißt in der Pfalz, wer nicht gerade der Hellste ist. Ist nach einer Abrechnung ein Spielstein auf dieses Feld oder noch tiefer gefallen, ist die Partie ebenfalls aus. Wie immer gewinnt, wer die meisten Punkte hat.',
    ],
  },
  'ebbes.end.rounds': {
    title: 'Variante 2: die letzte Runde',
    text: [
      'Vor der Partie macht ihr aus, wie viele Runden sie höchstens dauert: fünf oder mehr. Nach der letzten ist Schluss, auch wenn niemand am Ziel oder beim Dabbscheedel ist.',
    ],
    ours: [
      'Möglich sind 5 bis 20 Runden.',
      'Kommen mehrere Gründe zusammen, nennen wir das Ziel vor dem Dabbscheedel und beide vor der letzten Runde. Am Sieg ändert das nichts.',
    ],
  },
  'ebbes.track': {
    title: 'Die Rundreise',
    text: [
      'Eure Punkte sind eine Rundreise durch die Pfalz, vorbei an elf Städten. Wer unter null fällt, landet auf einem kurzen Nebenweg, und an dessen Ende wartet der Dabbscheedel.',
    ],
    ours: [
      'Das Ziel liegt bei +20 und der Dabbscheedel bei −10, wenn ihr nichts anderes ausmacht: 10 bis 60 für das Ziel, −5 bis −40 für den Dabbscheedel.',
    ],
  },
  'ebbes.virtual': {
    title: 'Zu zweit mit dem Strohmann',
    text: [
      'Seid ihr zu zweit, spielt als Dritter der Strohmann mit. Er sitzt immer links vom Geber, wechselt also in jeder Runde den Platz.',
      'Seine Karten liegen in fünf Spalten: eine verdeckt, eine offen darauf. Eine Wahl hat er nicht:',
      '• Er bedient mit der offenen Karte der ausgespielten Farbe, die am weitesten links liegt.',
      '• Kann er nicht bedienen, spielt er seine offene Karte ganz links.',
      '• Spielt er aus, nimmt er ebenfalls die ganz links.',
      'Liegt nach einem Stich eine verdeckte Karte frei, wird sie aufgedeckt, bevor es weitergeht. Bis dahin sieht sie niemand.',
      'Der Strohmann bekommt Punkte wie ihr, zählt beim Vergleich der ebbes-Karten mit und kann gewinnen.',
    ],
    ours: [
      'Mit Variante 1 hat er 15 Karten: Zwei der drei Lagen sind verdeckt.',
      'Hat er das nix-Recht, bestimmt er sich selbst. Auch ihr dürft ihn bestimmen.',
      'In Variante 2 sucht er keine Bestimmerkarten aus; ihr beide wechselt euch ab.',
    ],
  },
}
