import type { IntroText } from '../../../rules/book'
import type { EidexRules } from './types'

export const eidexIntroDe: IntroText = {
  title: 'Eidex in einer Minute',
  text: [
    'Eidex ist ein Stichspiel für drei, verwandt mit dem Schweizer Jass. Jeder bekommt zwölf Karten, legt eine davon beiseite und spielt mit den anderen elf Stiche.',
    'Am Schluss zählt ihr die Punkte in den gewonnenen Karten. Es lohnt sich aber, am Rand zu stehen: Einen Siegpunkt bekommt, wer am meisten Punkte hat, und einen, wer am wenigsten hat; wer dazwischen liegt, geht leer aus. Und Vorsicht: 100 Punkte sind zu viel.',
    'Wer zuerst sieben Siegpunkte hat, gewinnt das Turnier. Im kosmischen Spiel ist außerdem jeder einer von 36 Charakteren mit einer Fähigkeit, die die Regeln verbiegt.',
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
      'Jede Farbe geht von der Sechs bis zur Zehn, dann kommen Bube, Dame, König und Ass. Auf den gedruckten Karten stehen dafür B, D, K und A; in den Einstellungen kannst du die Buchstaben wählen, die dir lieber sind.',
      'Das Grundspiel kommt ohne Charaktere aus. Im kosmischen Spiel bekommt jeder einen anderen der 36, vom Zufall bestimmt.',
      'Anders als bei vielen Spielen geht alles nach rechts: gegen den Uhrzeigersinn.',
    ],
    ours: ['Wer den Tisch eröffnet, darf die Charaktere auch auswählen.'],
  },
  'eidex.deal': {
    title: 'Geben und Trumpf',
    text: [
      'Jeder bekommt drei Päckchen zu vier Karten; es beginnt, wer rechts vom Geber sitzt. Die allerletzte Karte gehört dem Geber und wird allen gezeigt, denn sie entscheidet, was gespielt wird:',
      '• Meistens ist ihre Farbe Trumpf: Bei {L9} ist Eidechse Trumpf.',
      '• Ein Ass wie {RA} bedeutet Obenabe: kein Trumpf, und das Ass ist am höchsten.',
      '• Eine Sechs wie {H6} bedeutet Undenufe: kein Trumpf, und die Reihenfolge steht auf dem Kopf, sodass die Sechs am höchsten ist.',
      'Im nächsten Spiel gibt, wer rechts daneben sitzt.',
    ],
    ours: ['Wer zuerst gibt, entscheidet der Zufall.'],
  },
  'eidex.deal.again': {
    title: 'Ein leichter Einstieg',
    text: [
      'Ein Tisch kann einen leichten Einstieg vereinbaren. Ist die erste Karte, die im Turnier aufgedeckt wird, ein Ass oder eine Sechs, sehen sie alle, und derselbe Geber mischt und gibt neu, bis eine Farbe Trumpf ist. Vom zweiten Spiel an gilt jede Karte, wie sie kommt.',
    ],
    ours: ['Das Original kennt keinen leichten Einstieg.'],
  },
  'eidex.put-down': {
    title: 'Eine Karte ablegen',
    text: [
      'Vor dem ersten Stich wählt jeder eine Handkarte und legt sie verdeckt ab, alle gleichzeitig. Sie spielt nicht mehr mit, aber am Schluss zählen ihre Punkte für den, dem sie gehört.',
    ],
  },
  'eidex.lead': {
    title: 'Wer ausspielt',
    text: [
      'Den ersten der elf Stiche beginnt, wer rechts vom Geber sitzt. Wer einen Stich gewinnt, spielt zum nächsten aus.',
    ],
  },
  'eidex.follow': {
    title: 'Bedienen oder trumpfen',
    text: [
      'Hast du die ausgespielte Farbe, musst du sie bedienen oder einen Trumpf spielen: Trumpfen darfst du jederzeit, auch wenn du bedienen könntest. Hast du die Farbe nicht, spielst du, was du möchtest.',
      'Beispiel: {H8} wird ausgespielt, und Eidechse ist Trumpf. Du hast {HK} {L7} {S10}. Erlaubt sind {HK} und {L7}, aber nicht {S10}.',
      'In Obenabe und Undenufe gibt es keinen Trumpf: Du bedienst, wenn du kannst.',
    ],
  },
  'eidex.follow.trump-led': {
    title: 'Wenn Trumpf ausgespielt wird',
    text: [
      'Beginnt ein Stich mit einem Trumpf, muss jeder Trumpf spielen, der einen hat. Nur der Bube darf bleiben, wenn er dein einziger Trumpf ist.',
    ],
  },
  'eidex.follow.jack': {
    title: 'Der Trumpfbube',
    text: [
      'Ist der Bube der einzige Trumpf auf deiner Hand, darfst du ihn behalten, wenn Trumpf ausgespielt wird, und stattdessen irgendeine Karte spielen.',
      'Beispiel: Eidechse ist Trumpf, und {L10} wird ausgespielt. Mit {LJ} {HA} {S6} auf der Hand sind alle drei Karten erlaubt.',
    ],
  },
  'eidex.undertrump': {
    title: 'Kein Untertrumpfen',
    text: [
      'Wurde eine andere Farbe als Trumpf ausgespielt und hat schon jemand anderes darauf getrumpft, darfst du keinen niedrigeren Trumpf dazulegen. Ein höherer ist erlaubt. Nur wenn du lauter Trümpfe hast, darfst du darunter bleiben.',
      'Beispiel: {S8} wird ausgespielt, Eidechse ist Trumpf, und darauf kam {L10}. Du darfst {LQ} spielen, denn die Dame ist höher, aber nicht {L7}.',
      'Wurde Trumpf ausgespielt, gilt das nicht.',
    ],
    ours: [
      'Es gilt für alle Spieler und alle Karten auf dem Tisch, also auch in einem doppelten Stich.',
      'Eine verdeckt liegende Karte bindet niemanden: Keiner kann sie kennen.',
    ],
  },
  'eidex.rank': {
    title: 'Welche Karte welche schlägt',
    text: [
      'Der höchste Trumpf bekommt den Stich. Liegt keiner darin, ist es die höchste Karte der ausgespielten Farbe. Von oben nach unten:',
      '• Trumpf: {LJ} {L9} {LA} {LK} {LQ} {L10} {L8} {L7} {L6}',
      '• Andere Farben, und Obenabe: {HA} {HK} {HQ} {HJ} {H10} {H9} {H8} {H7} {H6}',
      '• Undenufe: {H6} {H7} {H8} {H9} {H10} {HJ} {HQ} {HK} {HA}',
    ],
  },
  'eidex.value': {
    title: 'Was die Karten zählen',
    text: [
      'Wie viele Punkte eine Karte bringt, hängt davon ab, was gespielt wird:',
      '• Trumpf: {LJ} 20, {L9} 14, {LA} 11, {L10} 10, {LK} 4, {LQ} 3, alle anderen 0',
      '• Die anderen Farben neben Trumpf: {HA} 11, {H10} 10, {HK} 4, {HQ} 3, {HJ} 2, alle anderen 0',
      '• Obenabe: {HA} 11, {H10} 10, {H8} 8, {HK} 4, {HQ} 3, {HJ} 2, alle anderen 0',
      '• Undenufe: {H6} 11, {H10} 10, {H8} 8, {HK} 4, {HQ} 3, {HJ} 2, alle anderen 0',
      'Der letzte Stich bringt 5 Punkte extra. Zusammen sind es immer 157.',
    ],
  },
  'eidex.vp': {
    title: 'Siegpunkte',
    text: [
      'In jedem Spiel gibt es zwei Siegpunkte. Geh diese Liste durch; die erste Zeile, die stimmt, entscheidet:',
      '• Match: Wer jeden einzelnen Stich gewonnen hat, bekommt beide.',
      '• Der Differenzler hat seine Punkte genau vorhergesagt: Beide sind für ihn.',
      '• Schwarzpeter ist angesagt, und jemand hat den Rabenbuben gewonnen: je einer für die beiden anderen.',
      '• Jemand hat 100 Punkte oder mehr: nichts für ihn, je einer für die anderen. Haben zwei so viele, bekommt der Dritte beide.',
      '• Zwei haben gleich viele Punkte: Der Dritte bekommt beide.',
      '• Sonst: einer für die meisten Punkte, einer für die wenigsten.',
      'Beispiel: Bei 74, 52 und 31 Punkten bekommen der Erste und der Letzte je einen Siegpunkt. Bei 105, 40 und 12 sind es die beiden anderen.',
      'Die Radarkontrolle kann das Limit von 100 verschieben. Guggitaler hebt es auf; dafür verliert dann, wer alle 13 Punkte ohne Match hat.',
    ],
    ours: [
      'Bei genau 100 Punkten widersprechen sich unsere Quellen. Hier sind sie schon zu viel.',
      'Eine richtige Vorhersage geht dem Schwarzpeter vor.',
      'Liegt ihr alle drei über dem Limit oder alle drei gleichauf, bekommt niemand etwas.',
    ],
  },
  'eidex.tournament': {
    title: 'Das Turnier',
    text: [
      'Ihr spielt Spiel um Spiel, und die Siegpunkte werden zusammengezählt. Wer zuerst sieben hat, hat gewonnen, mit zwei Ausnahmen, wenn es am Ende eng wird.',
    ],
    ours: [
      'Ein Tisch kann auch um ein anderes Ziel spielen, von 3 bis 15. Was für sechs gesagt ist, gilt dann für einen Siegpunkt weniger als das Ziel.',
    ],
  },
  'eidex.tournament.collision': {
    title: 'Zwei mit sechs',
    text: [
      'Haben zwei Spieler sechs Siegpunkte und bekämen jetzt beide einen, gewinnt noch niemand. Wer in diesem Spiel mehr Punkte hat, bleibt bei sechs, der andere fällt auf fünf zurück. Haben sie gleich viele, bleiben beide bei sechs.',
    ],
  },
  'eidex.tournament.chaos': {
    title: 'Alle drei mit sechs',
    text: [
      'Habt ihr alle sechs Siegpunkte, steht die Welt kopf: Die beiden, die je einen Siegpunkt bekämen, verlieren, und der Dritte gewinnt das Turnier. Bekommt jemand zwei, gewinnt er.',
    ],
  },
  'eidex.order': {
    title: 'Wer zuerst an die Reihe kommt',
    text: [
      'Zu jedem Charakter gehört eine Karte. Kommt ein Moment für Fähigkeiten, werden alle, die etwas tun könnten, nacheinander gefragt: zuerst die Asse, dann Könige, Damen, Buben und so weiter bis zu den Sechsen; bei gleichem Rang Eidechse, Rabe, Herz, Stern. Du benutzt deine Fähigkeit oder passt. So können niedrigere Karten immer auf höhere antworten.',
      'Das sind die Momente:',
      '• nach dem Geben, bevor abgelegt wird',
      '• wenn abgelegt ist, vor dem ersten Stich',
      '• vor jedem Stich',
      '• nach jeder Karte, und wenn alle zu einem Stich gespielt haben',
      '• wenn ein Stich vollständig ist, und wenn er weggenommen ist',
      '• wenn alle Punkte gezählt sind',
      'Was einen Stich verändert, wird gemeinsam beurteilt. Beispiel: Mit Jiu-Jitsu schlägt {H9} die {H10}. Dann sagt der Skater Skat an, und die Zehnen rücken zum Ass hinauf. Neun und Zehn sind keine Nachbarn mehr, und der Tausch verpufft.',
    ],
    ours: [
      'Gefragt wirst du aus Gründen, die alle kennen; so verrät die Frage nichts. Manchmal kannst du dann nur passen. Eine Ausnahme: Wer bei Guggitaler den Sternkönig aufnehmen muss, hat ihn offensichtlich.',
      'Punkte richten sich nach den Werten des Spiels, dann nach Guggitaler, dann nach Black Friday. Ränge richten sich nach der Ordnung des Spiels, dann nach Skat, Umwerter und Jiu-Jitsu.',
      'Wer einen Stich bekommt, sagen die Ränge, dann Feministin, Ultimo und Fürsorge. Danach kann ihn der Korrektor aufheben, und zuletzt sagen Gerechtigkeit oder Jackpot, wohin die Karten kommen.',
    ],
  },
  'eidex.power.owner': {
    title: 'Nur der eigene Charakter',
    text: [
      'Alle sehen, wer welchen Charakter hat. Du kannst die Fähigkeit deines eigenen benutzen, nie die eines anderen.',
    ],
  },
  'eidex.power.moment': {
    title: 'Im richtigen Moment',
    text: [
      'Jede Fähigkeit hat ihre Momente; sie stehen in ihrer Beschreibung. Kommt einer, fragt dich der Tisch. Zu jeder anderen Zeit ruht sie.',
    ],
  },
  'eidex.power.spent': {
    title: 'Wie oft eine Fähigkeit wirkt',
    text: [
      'Die meisten Fähigkeiten wirken einmal pro Spiel, einige zweimal oder in jedem Stich; das steht in der Beschreibung. Im nächsten Spiel sind alle wieder frisch.',
    ],
    ours: [
      'Wo das Original keine Zahl nennt, wirkt eine Fähigkeit jedes Mal, wenn ihr Moment kommt.',
      'Benutzt ist benutzt, auch wenn der Stich neu gespielt wird oder am Ende nichts geschieht.',
    ],
  },
  'eidex.power.answer': {
    title: 'Einer Fähigkeit antworten',
    text: [
      'Manche Fähigkeiten wollen von dir oder jemand anderem etwas wissen: eine Karte, eine Farbe, eine Zahl, Ja oder Nein. Es gilt nur eine Antwort, die der Tisch anbietet, und das Spiel wartet auf sie.',
    ],
  },
  'eidex.power.play': {
    title: 'Fähigkeiten beim Spielen einer Karte',
    text: [
      'Excuse und Sphinx warten nicht auf eine Frage: Sie benutzen ihre Fähigkeit, während sie eine Karte spielen. Excuse braucht eine Karte, die kein Trumpf ist und höchstens 3 Punkte zählt; die Sphinx braucht eine, die sie auch offen spielen dürfte.',
    ],
  },
  'eidex.draw': {
    title: 'Blind gezogene Karten',
    text: [
      'Manche Fähigkeiten ziehen eine Karte aus einer Hand, ohne hinzusehen. Die Würfel des Programms wählen sie aus: Jede Karte dieser Hand hat die gleiche Chance, und niemand kann hineinschauen oder nachhelfen.',
    ],
  },
}
