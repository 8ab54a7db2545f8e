import type { IntroText } from '../../../rules/book'
import type { EbbesRules } from './types'

export const ebbesIntroDe: IntroText = {
  title: 'ebbes in einer Minute',
  text: [
    'ebbes ist ein Stichspiel aus der Pfalz für zwei bis fünf Leute: Reihum legt jeder eine Karte, und die beste gewinnt sie alle.',
    'Der Clou: Zu Beginn einer Runde weiß niemand, welche Farben etwas taugen. Jede Runde hat eine Zahl, und sooft eine Karte mit dieser Zahl fällt, bekommt ihre Farbe die nächste von fünf Rollen: Trumpf, Plus, ebbes, Minus, nix.',
    'Sind alle Karten gespielt, bringt jede gewonnene Plus-Karte einen Punkt, jede Minus-Karte kostet einen, und bei ebbes liegt man am besten in der Mitte. Nach fünf Runden gewinnt, wer insgesamt am meisten hat.',
  ],
}

export const ebbesRulesDe: EbbesRules = {
  'ebbes.setup': {
    title: 'Karten und Spieler',
    text: [
      'Es gibt fünf Farben:',
      '• {B1} Elwetritsch, ein Fabelvogel (blau)',
      '• {N1} Burg (braun)',
      '• {Y1} Grumbeer, die Kartoffel (gelb)',
      '• {G1} Pelzerwald (grün)',
      '• {R1} Trauwe, die Trauben (rot)',
      'In jeder Farbe schlägt der höhere Wert den niedrigeren. Wie weit die Werte gehen, hängt davon ab, wie viele ihr seid; alle bekommen zehn Karten:',
      '• zu zweit oder zu dritt: 1 bis 6',
      '• zu viert: 1 bis 8',
      '• zu fünft: 1 bis 10',
      'Mit Variante 1, „mehr Karten“, bekommen alle 15 Karten, und ihr tappt länger im Dunkeln: Die Werte gehen dann zu dritt bis 9, zu viert bis 12 und zu fünft bis 15.',
      'Dazu kommen fünf Zahlenkarten, 1 bis 5. Sie liegen in zufälliger Folge verdeckt, und jede Runde deckt eine auf: Das ist die Zahl der Runde.',
    ],
    ours: [
      'Welches Bild zu welcher Farbe gehört.',
      'Zu zweit gehen die Werte in Variante 1 von 1 bis 9.',
    ],
  },
  'ebbes.dealer': {
    title: 'Wer gibt',
    text: [
      'Nach jeder Runde wandert das Geben einen Platz nach links, also im Uhrzeigersinn. Zu zweit wechselt ihr euch ab.',
    ],
    ours: ['Wer zuerst gibt, entscheidet der Zufall.'],
  },
  'ebbes.deal': {
    title: 'Das Geben',
    text: [
      'Das ganze Spiel wird verteilt: zehn Karten für jeden, in Variante 1 sind es 15. Du siehst nur deine eigenen.',
    ],
    ours: ['Gegeben wird einzeln und reihum, links vom Geber beginnend.'],
  },
  'ebbes.starter': {
    title: 'Wer eine Runde beginnt',
    text: [
      'Die allererste Runde beginnt, wer zuletzt ebbes gespielt hat.',
      'Ab der zweiten Runde hat jemand aus der Runde davor das nix-Recht. Sobald alle ihre neuen Karten kennen, sagt er, wer herauskommt; das darf er auch selbst sein.',
    ],
    ours: [
      'Das Programm schaut nach, wer als Letzter eine Partie ebbes beendet hat. Ist das niemand, oder sind es mehrere, entscheidet der Zufall. Wer den Tisch eröffnet, darf auch selbst wählen.',
    ],
  },
  'ebbes.follow': {
    title: 'Farbe bedienen',
    text: [
      'Die erste Karte eines Stichs gibt die Farbe vor. Wer diese Farbe hat, muss sie bedienen, egal mit welcher Karte. Wer sie nicht hat, ist frei: Du kannst trumpfen oder irgendetwas anderes loswerden. Trumpfen musst du nie.',
      'Beispiel: {G6} kommt heraus, und du hast {G2} {Y5} {R1}. Du musst {G2} spielen. Ohne diese Karte wären beide anderen erlaubt.',
    ],
  },
  'ebbes.winner': {
    title: 'Wer den Stich bekommt',
    text: [
      'Der höchste Trumpf gewinnt. Liegt kein Trumpf im Stich, oder gibt es noch keinen, gewinnt die höchste Karte der Farbe, mit der begonnen wurde. Alles andere verliert, auch wenn es noch so hoch ist.',
      'Beispiel: {B4} kommt heraus, dann folgen {B5} und {R6}. Ist Trauwe Trumpf, gewinnt {R6}. Sonst gewinnt {B5}.',
    ],
  },
  'ebbes.lead': {
    title: 'Wer herauskommt',
    text: [
      'Den ersten Stich eröffnet, wer die Runde beginnt, mit irgendeiner Karte; die anderen folgen im Uhrzeigersinn. Wer einen Stich gewinnt, kommt beim nächsten heraus.',
    ],
  },
  'ebbes.designate': {
    title: 'Wie Farben ihre Rolle bekommen',
    text: [
      'Sooft eine Karte mit der Zahl der Runde fällt, bekommt ihre Farbe sofort die nächste freie Rolle. Die Folge ist immer dieselbe:',
      '• Trumpf: sticht alle anderen Farben und bringt keine Punkte',
      '• Plus: +1 für jede Karte',
      '• ebbes: 3 Punkte, wenn du weder am meisten noch am wenigsten hast',
      '• Minus: −1 für jede Karte',
      '• nix: keine Punkte, aber das nix-Recht',
      'Steht Minus fest, ist nur noch eine Farbe übrig: Sie ist augenblicklich nix. Fallen in einem Stich mehrere solche Karten, geht es danach, welche zuerst gespielt wurde.',
      'Eine Rolle gilt bis zum Ende der Runde, auch für Karten dieser Farbe, die schon jemand gewonnen hat.',
      'Beispiel: Die Zahl ist 3. Zuerst fällt {B3}: Elwetritsch ist Trumpf. Dann kommt {R3}: Trauwe ist Plus. Die nächste 3 macht ihre Farbe zu ebbes, die übernächste macht ihre zu Minus.',
    ],
  },
  'ebbes.winner.instant': {
    title: 'Trumpf mitten im Stich',
    text: ['Eine Farbe kann Trumpf werden, während noch ein Stich läuft.'],
    ours: [
      'Wir beurteilen einen Stich, wenn er vollständig ist, mit dem Trumpf, der dann gilt. Eine Karte, die jemand abgeworfen hat, bevor ihre Farbe Trumpf wurde, ist deshalb ebenfalls ein Trumpf.',
      'Beispiel: Die Zahl ist 1, und es gibt noch keinen Trumpf. {G6} kommt heraus, {Y5} wird abgeworfen, dann {Y1}. Jetzt ist Grumbeer Trumpf, und {Y5} bekommt den Stich.',
    ],
  },
  'ebbes.score': {
    title: 'Abrechnung einer Runde',
    text: [
      'Sind alle Karten gespielt, zählt jeder, was in seinen Stichen liegt:',
      '• Trumpf und nix: nichts',
      '• Plus: 1 Punkt für jede Karte',
      '• Minus: 1 Punkt Abzug für jede Karte',
      '• ebbes: 3 Punkte für alle, die davon weder am meisten noch am wenigsten haben',
      'Auch gar keine ebbes-Karte kann am wenigsten sein. Wer sich den ersten oder den letzten Platz teilt, geht bei ebbes leer aus; habt ihr alle gleich viele, bekommt niemand etwas.',
      'Beispiel: Fünf Leute haben 0, 0, 2, 3 und 5 ebbes-Karten gewonnen. Zwei haben am wenigsten, einer am meisten: nichts für sie. Die beiden mit 2 und 3 Karten bekommen je 3 Punkte, egal, wie viele Karten es sind.',
    ],
  },
  'ebbes.zilch': {
    title: 'Das nix-Recht',
    text: [
      'nix-Karten bringen keine Punkte. Aber wer die meisten davon gewonnen hat, sagt, wer in der folgenden Runde herauskommt. Haben mehrere gleich viele, entscheidet unter ihnen die höchste nix-Karte.',
    ],
  },
  'ebbes.end.basic': {
    title: 'Ende des Grundspiels',
    text: [
      'Nach fünf Runden war jede Zahlenkarte einmal dran, und das Spiel ist aus. Wer insgesamt die meisten Punkte hat, gewinnt. Wer gleichauf liegt, gewinnt gemeinsam.',
    ],
  },
  'ebbes.select': {
    title: 'Variante 2: entscheidende Karten wählen',
    text: [
      'In dieser Variante bestimmt ihr selbst, welche Karten die Rollen vergeben. Alle Werte im Spiel und alle fünf Farben stehen zur Wahl. Links von dem, der herauskommt, geht es los: Reihum nimmt sich jeder eine Zahl und eine Farbe, die noch frei sind, bis es fünf Paare gibt. Je nachdem, wie viele ihr seid, wählen manche zweimal.',
      'Ein Paar steht für eine Karte: 5 und Pelzerwald heißt {G5}. In dieser Runde vergeben nur diese fünf Karten Rollen, in der üblichen Folge. Du kannst eine Karte wählen, die du hast, oder eine, die du nicht hast.',
      'Danach geht der erste Stich los. In der Runde darauf sind alle Zahlen und Farben wieder frei.',
    ],
  },
  'ebbes.end.goal': {
    title: 'Variante 2: das Ziel',
    text: [
      'Steht nach der Abrechnung einer Runde ein Spielstein auf dem Ziel oder dahinter, war es die letzte Runde. Wer insgesamt die meisten Punkte hat, gewinnt.',
    ],
  },
  'ebbes.end.dabbscheedel': {
    title: 'Variante 2: der Dabbscheedel',
    text: [
      'Dabbscheedel heißt in der Pfalz, wer nicht der Hellste ist. Ist nach der Abrechnung einer Runde ein Spielstein bis auf dieses Feld oder noch tiefer gefallen, ist das Spiel ebenfalls aus. Wie immer gewinnt, wer insgesamt die meisten Punkte hat.',
    ],
  },
  'ebbes.end.rounds': {
    title: 'Variante 2: die letzte Runde',
    text: [
      'Vor dem Spiel macht ihr aus, wie viele Runden es höchstens dauert: fünf oder mehr. Mit der letzten davon endet es, auch wenn niemand das Ziel oder den Dabbscheedel erreicht hat.',
    ],
    ours: [
      'Ein Tisch kann 5 bis 20 Runden ausmachen.',
      'Kommen mehrere Gründe zusammen, nennen wir das Ziel vor dem Dabbscheedel und beide vor der letzten Runde. Wer gewinnt, hängt davon nicht ab.',
    ],
  },
  'ebbes.track': {
    title: 'Die Rundreise',
    text: [
      'Eure Punkte zeigt eine Rundreise durch die Pfalz, die an elf Städten vorbeiführt. Wer unter null fällt, kommt auf einen kurzen Nebenweg, und an dessen Ende wartet der Dabbscheedel.',
    ],
    ours: [
      'Das Ziel liegt bei +20 und der Dabbscheedel bei −10, wenn der Tisch es nicht anders will: 10 bis 60 für das Ziel, −5 bis −40 für den Dabbscheedel.',
    ],
  },
  'ebbes.virtual': {
    title: 'Zu zweit mit dem Strohmann',
    text: [
      'Seid ihr zu zweit, spielt als Dritter der Strohmann mit. Sein Platz ist links neben dem, der gibt, und nach ihm kommt der andere von euch. Er wechselt also mit jedem Geben den Platz.',
      'Seine Karten liegen in fünf Spalten: eine verdeckt, eine offen darauf. Er hat keine Wahl:',
      '• Er bedient mit der offenen Karte der verlangten Farbe, die am weitesten links liegt.',
      '• Ist keine solche offen, spielt er seine offene Karte ganz links.',
      '• Kommt er heraus, spielt er ebenfalls seine offene Karte ganz links.',
      'Nach einem Stich wird eine verdeckte Karte, auf der nichts mehr liegt, aufgedeckt, bevor es weitergeht. Bis dahin kann niemand sie sehen.',
      'Der Strohmann bekommt Punkte wie alle. Er zählt mit, wenn ihr ebbes-Karten vergleicht, und er kann gewinnen.',
    ],
    ours: [
      'Mit Variante 1 hat er 15 Karten: Zwei der drei Lagen sind verdeckt.',
      'Hat er das nix-Recht, benennt er sich selbst. Auch ihr dürft ihn benennen.',
      'In Variante 2 wählt er keine entscheidenden Karten; ihr beide wechselt euch ab.',
    ],
  },
}
