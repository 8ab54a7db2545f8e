import type { CharacterTexts } from './types'

export const charactersDe: CharacterTexts = {
  dealer: {
    name: 'Dealer',
    inText: 'den Dealer',
    short: 'Vor jedem Stich: Biete jemandem den Tausch aller Handkarten an.',
    text: [
      'Vor jedem Stich darfst du jemandem einen Tausch anbieten: alle deine Handkarten gegen alle von drüben. Das hören alle. Bei Nein bleibt alles, wie es ist.',
      'Das geht, so oft du willst. Abgelegte Karten und Stiche bleiben, wo sie sind.',
    ],
    ours: [
      'Getauscht wird nur, wenn ihr beide gleich viele Karten habt.',
      'Pro Stich nur ein Angebot; nach einem Nein ist Schluss.',
    ],
  },
  'jiu-jitsu': {
    name: 'Jiu-Jitsu',
    short: 'Einmal pro Spiel: Zwei Nachbarkarten einer Farbe tauschen für einen Stich den Rang.',
    text: [
      'Ist ein Stich vollständig, darfst du zwei Karten derselben Farbe wählen, die im Rang direkt aufeinander folgen. In diesem Stich schlägt dann die niedrigere die höhere.',
      'Es zählt die Reihenfolge, die gerade gilt: Im Trumpf kommt die Neun gleich nach dem Buben. Ändert danach jemand die Reihenfolge, sodass die beiden keine Nachbarn mehr sind, passiert nichts, und deine Fähigkeit ist verbraucht.',
    ],
    ours: ['Beide Karten müssen offen im Stich liegen.'],
  },
  ultimo: {
    name: 'Ultimo',
    short: 'Im letzten Stich: Nimm ihn, egal, was du gespielt hast.',
    text: [
      'Ist der letzte Stich eines Spiels vollständig, darfst du ihn nehmen, auch wenn eine andere Karte höher ist. Auch die 5\u00a0Punkte für den letzten Stich gehören dann dir.',
      'Gilt gerade die Gerechtigkeit, behalten alle ihre eigene Karte: Du bekommst deine und die 5\u00a0Punkte.',
    ],
    ours: [
      'Lässt der Korrektor den letzten Stich neu spielen, darfst du ihn wieder nehmen.',
      'Ein letzter Stich aus Eidechsen und Raben kommt in den Jackpot, wenn einer offen ist; dann bekommst du nur die 5\u00a0Punkte.',
    ],
  },
  trumphator: {
    name: 'Trumphator',
    inText: 'den Trumphator',
    short: 'Einmal pro Spiel: Lehn den Trumpf ab; die Karte davor entscheidet neu.',
    text: [
      'Ist der Trumpf aufgedeckt und noch nichts abgelegt, darfst du ihn ablehnen. Dann wird die vorletzte gegebene Karte aufgedeckt, die ebenfalls dem Geber gehört, und ihre Farbe ist Trumpf.',
      'Auch hier bedeutet ein Ass oder eine Sechs: kein Trumpf. Du entscheidest, bevor du diese Karte kennst.',
    ],
    ours: [
      'Hast du selbst gegeben, bleibt diese Karte in deiner Hand verdeckt, bis du entschieden hast.',
    ],
  },
  computer: {
    name: 'Computer',
    inText: 'den Computer',
    short: 'Einmal pro Spiel: Zähl am Schluss 5\u00a0Punkte dazu oder zieh 5 ab.',
    text: [
      'Sind alle Karten gezählt, darfst du dir 5\u00a0Punkte dazuzählen, 5 abziehen oder alles lassen. Die Siegpunkte gibt es erst danach: So kannst du über das Limit rutschen oder dich darunter retten.',
      'In einem Spiel, das Guggitaler verändert hat, geht das nicht.',
    ],
  },
  raeuber: {
    name: 'Räuber',
    inText: 'den Räuber',
    short: 'Einmal pro Spiel: Nimm die aufgedeckte Trumpfkarte und gib eine andere dafür her.',
    text: [
      'Ist der Trumpf aufgedeckt und noch nichts abgelegt, darfst du dem Geber die offene Karte klauen. Dafür gibst du irgendeine Karte her; der Dritte sieht nicht, welche.',
      'Hast du selbst gegeben, darfst du die offene Karte gegen die Trumpf-Sechs tauschen; wer die Sechs hat, muss mitmachen. Ohne Trumpffarbe geht das nicht, und auch nicht, wenn du die Sechs selbst hast.',
    ],
    ours: ['Hat der Trumphator den Trumpf abgelehnt, ist die neue Karte die offene.'],
  },
  voyeur: {
    name: 'Voyeur',
    inText: 'den Voyeur',
    short: 'Einmal pro Spiel: Jemand muss dir fünf Karten zeigen.',
    text: [
      'Nach dem Geben oder vor irgendeinem Stich wählst du, wer dir fünf Handkarten zeigen muss. Welche fünf, entscheidet die andere Seite; bei fünf oder weniger siehst du alle.',
      'Nur du siehst diese Karten.',
    ],
  },
  quizmaster: {
    name: 'Quizmaster',
    inText: 'den Quizmaster',
    short: 'Nach jedem Stich: Stell jemandem eine Ja-Nein-Frage zu den Karten.',
    text: [
      'Nach jedem Stich außer dem letzten darfst du jemanden etwas zu seinen Karten fragen, was sich mit Ja oder Nein beantworten lässt. Die Antwort stimmt immer, und alle hören sie.',
      'Stattdessen darfst du allen etwas Wahres über deine eigenen Karten verraten oder welche davon zeigen.',
    ],
    ours: [
      'Du wählst Karten aus und fragst, ob jemand mindestens, genau oder höchstens so viele davon hat, auf der Hand oder abgelegt. Die Antwort gibt das Programm.',
      'Über dich selbst kannst du das Gleiche sagen oder Karten offen zeigen.',
    ],
  },
  feministin: {
    name: 'Feministin',
    inText: 'die Feministin',
    short: 'Jedes Mal: Lehn einen Stich ab, in dem Dame und König oder Bube liegen.',
    text: [
      'Machst du einen Stich, in dem eine Dame zusammen mit einem König oder Buben liegt, darfst du ihn ablehnen. Deine Karte verliert dann ihre Kraft, und die höchste der anderen macht den Stich.',
      'Das geht bei jedem solchen Stich; müssen musst du nie.',
    ],
    ours: [
      'Als Damen, Könige und Buben zählen nur offen liegende Karten.',
      'Hat sonst niemand die Farbe bedient oder Trumpf gespielt, gilt die erste der übrigen Karten als ausgespielt.',
      'In einem Doppelstich verlieren deine beiden Karten ihre Kraft. Einen Stich, den Ultimo nimmt, kannst du nicht ablehnen.',
    ],
  },
  schuechterne: {
    name: 'Schüchterne',
    inText: 'die Schüchterne',
    short: 'Einmal pro Spiel: Nicht du spielst aus, sondern eine blind gezogene fremde Karte.',
    text: [
      'Müsstest du ausspielen, darfst du stattdessen jemand anderen wählen. Aus dieser Hand wird blind eine Karte gezogen und ausgespielt.',
      'Die erste gezogene Karte darf man ablehnen. Dann wird eine zweite gezogen, und die gilt.',
    ],
    ours: [
      'Wer nur eine Karte hat, kann sie nicht ablehnen. Zieht der Laser die erste Karte des Spiels, gilt seine.',
    ],
  },
  teekraenzchen: {
    name: 'Teekränzchen',
    inText: 'das Teekränzchen',
    short: 'Einmal pro Spiel: Alle geben dir eine Karte, du gibst allen eine zurück.',
    text: [
      'Haben alle abgelegt, darfst du vor dem ersten Stich zum Tee bitten: Die beiden anderen geben dir je eine Karte ihrer Wahl.',
      'Du schaust sie dir an und gibst dann beiden je eine Karte aus deiner Hand zurück, wenn du willst, dieselbe.',
    ],
  },
  gerechtigkeit: {
    name: 'Gerechtigkeit',
    inText: 'die Gerechtigkeit',
    short: 'Einmal pro Spiel: Zwei Stiche lang zählt jede Karte für den, der sie spielt.',
    text: [
      'Vor einem Stich darfst du Gerechtigkeit verlangen. In diesem und im nächsten Stich behalten alle ihre eigene Karte: Sie zählt am Schluss für sie, kommt aber nicht auf die Hand zurück.',
      'Die höchste Karte entscheidet weiter, wer als Nächstes ausspielt und wer die 5\u00a0Punkte für den letzten Stich bekommt. Stiche aus Eidechsen und Raben kommen so lange nicht in den Jackpot.',
    ],
    ours: [
      'Ein Match, also alle Stiche in einer Hand, gibt es in einem solchen Spiel nicht.',
      'Wer den Stich mit der angesagten Sieben macht, bekommt den Jackpot trotzdem; nur die Karten dieses Stichs behalten alle selbst.',
    ],
  },
  skater: {
    name: 'Skater',
    inText: 'den Skater',
    short: 'Einmal pro Spiel: Sag Skat an. Wer bedienen kann, muss; Zehn zwischen Ass und König.',
    text: [
      'Du darfst „Skat“ ansagen: nach dem Geben, vor einem Stich, nach jeder Karte und wenn ein Stich vollständig ist. Von da an darf bis zum Ende des Spiels nur noch trumpfen, wer nicht bedienen kann.',
      'Die Zehnen stehen im Rang zwischen Ass und König, auch schon im Stich auf dem Tisch. Die Punkte der Karten bleiben gleich.',
      'Sagst du es gleich nach einem Trumpf an, und es wäre auch Bedienen möglich gewesen, geht der Trumpf zurück auf die Hand, und es wird bedient.',
    ],
    ours: ['Ein unnötiger Trumpf wird auch dann zurückgenommen, wenn er verdeckt gespielt wurde.'],
  },
  schwarzpeter: {
    name: 'Schwarzpeter',
    inText: 'den Schwarzpeter',
    short: 'Einmal pro Spiel: Sag an, dass verliert, wer den Raben-Buben bekommt.',
    text: [
      'Nach dem Geben, bevor abgelegt wird, darfst du „Schwarzpeter“ ansagen. Wer am Schluss den Raben-Buben in seinen Stichen hat, geht leer aus, und die beiden anderen bekommen je einen Siegpunkt. Niemand darf den Raben-Buben ablegen.',
      'Das geht nicht, wenn Rabe Trumpf ist oder wenn zweien nur noch ein Siegpunkt fehlt. Ein Match geht vor: Wer alle Stiche macht, bekommt beide Siegpunkte. Guggitaler setzt den Schwarzpeter außer Kraft.',
    ],
    ours: [
      'Auch eine genau richtige Ansage des Differenzlers geht vor.',
      'Geht der Raben-Bube in einem Jackpot verloren, den niemand gewinnt, zählt das Spiel wie üblich.',
    ],
  },
  farbenfreund: {
    name: 'Farbenfreund',
    inText: 'den Farbenfreund',
    short: 'Zweimal pro Spiel: Wünsch dir, welche Farbe ausgespielt wird.',
    text: [
      'Spielt jemand anderes aus, darfst du vorher eine Farbe nennen. Wer sie hat und ausspielt, muss sie ausspielen; wer sie nicht hat, ist frei.',
      'Das geht zweimal pro Spiel.',
    ],
    ours: [
      'Eine Karte, die der Laser zieht, geht deinem Wunsch vor. Eine Karte, die die Schüchterne ziehen lässt, geht deinem Wunsch vor.',
      'Es zählt die Hand in dem Moment, in dem ausgespielt wird. Dein Wunsch gilt auch, wenn eine Karte zurückgewiesen wurde, aber nicht für die zweite Karte eines Doppelstichs.',
    ],
  },
  scharfmacher: {
    name: 'Scharfmacher',
    inText: 'den Scharfmacher',
    short: 'Einmal pro Spiel: Alle legen eine zweite Karte dazu, sechs Karten sind ein Stich.',
    text: [
      'Liegen drei Karten im Stich, darfst du ihn verdoppeln. Alle spielen in derselben Reihenfolge eine zweite Karte dazu, nach den üblichen Regeln.',
      'Die höchste der sechs Karten macht den Stich. Das Spiel hat dadurch einen Stich weniger.',
    ],
    ours: ['Das geht nur, solange alle noch eine Karte auf der Hand haben.'],
  },
  differenzler: {
    name: 'Differenzler',
    inText: 'den Differenzler',
    short: 'Einmal pro Spiel: Sag deine Punkte an. Genau getroffen: 2\u00a0Siegpunkte.',
    text: [
      'Haben alle abgelegt, darfst du vor dem ersten Stich ansagen, wie viele Punkte du machst. Stimmt die Zahl am Schluss genau und hast du mindestens einen Stich gemacht, gehören dir beide Siegpunkte.',
      'Sonst zählt das Spiel wie üblich. Ein Match geht vor. Mit Guggitaler zählen für deine Ansage deine Punkte nach den normalen Werten.',
    ],
    ours: [
      'Eine richtige Ansage geht dem Schwarzpeter vor. Mit Guggitaler sind die normalen Werte die reinen Kartenwerte, auch wenn Black Friday welche verschoben hat.',
    ],
  },
  fahnder: {
    name: 'Fahnder',
    inText: 'den Fahnder',
    short: 'Einmal pro Spiel: Spiel aus und nenn eine Karte; wer sie hat, muss sie spielen.',
    text: [
      'Gleich nach dem Ausspielen darfst du irgendeine Karte nennen. Wer sie auf der Hand hat, muss sie in diesem Stich spielen, wenn sie erlaubt ist.',
      'Ist die Karte schon weg, abgelegt oder nicht erlaubt, passiert nichts, und deine Fähigkeit ist verbraucht. Gilt der Schwarzpeter, kannst du den Raben-Buben nicht nennen.',
    ],
    ours: [
      'Die genannte Karte wird immer offen gespielt. Hast du sie selbst, musst auch du sie spielen, oder ausspielen, wenn deine Karte zurückgewiesen wird.',
      'War sie in der ersten Runde eines Doppelstichs nicht erlaubt, muss sie in der zweiten gespielt werden. Eine Karte, die blind aus deiner Hand gezogen wurde, hast du ausgespielt. Der Seher darf die genannte Karte ablegen.',
    ],
  },
  fuersorge: {
    name: 'Fürsorge',
    inText: 'die Fürsorge',
    short: 'Jedes Mal: Schenk einen Stich mit höchstens 3\u00a0Punkten her.',
    text: [
      'Ist ein Stich vollständig und zählt höchstens 3\u00a0Punkte, darfst du ihn verschenken, auch an dich selbst. Wer ihn bekommt, spielt auch als Nächstes aus. Das geht bei jedem solchen Stich außer dem letzten, aber nicht, wenn eine Karte darin verdeckt liegt.',
      'Kommt der Stich in den Jackpot, vergibst du nur das Ausspielen. Gilt gerade die Gerechtigkeit, vergibst du nur das Ausspielen. Sonst nimmt ein Stich mit der angesagten Sieben den Jackpot mit.',
    ],
    ours: [
      'Gilt die Gerechtigkeit, bekommt den Jackpot, wer den Stich mit der angesagten Sieben gemacht hat, nicht wer ausspielen darf.',
    ],
  },
  weisheit: {
    name: 'Weisheit',
    inText: 'die Weisheit',
    short:
      'Einmal pro Spiel: Zeig Kombinationen; zähl ihre Punkte am Schluss dazu oder zieh sie ab.',
    text: [
      'Haben alle abgelegt, darfst du vor dem ersten Stich Kombinationen aus deiner Hand zeigen. Vier Buben zählen 40, vier Neunen 30. Vier Asse, Könige, Damen oder Zehnen oder fünf Karten einer Farbe in Folge zählen 20. Vier in Folge zählen 10, drei in Folge oder König und Dame im Trumpf 4.',
      'Sind alle Karten gezählt, darfst du die Summe dazuzählen, abziehen oder es lassen.',
    ],
    ours: ['Jede Karte zählt nur in einer Kombination.'],
  },
  laser: {
    name: 'Laser',
    inText: 'den Laser',
    short: 'Einmal pro Spiel: Was die anderen ablegen und zuerst ausspielen, wird blind gezogen.',
    text: [
      'Bevor abgelegt wird, darfst du den Laser einschalten: Aus den anderen Händen wird blind je eine Karte gezogen und abgelegt. Deine wählst du wie immer. Vom Seher wird nie etwas gezogen.',
      'Spielt jemand anderes zum ersten Stich aus, wird auch diese Karte blind gezogen.',
    ],
    ours: [
      'Eine Karte, die nicht abgelegt werden darf, wird neu gezogen. Beim Schwarzpeter ist das der Raben-Bube.',
      'Die gezogene erste Karte geht dem Wunsch des Farbenfreunds vor. Die gezogene erste Karte geht der Karte der Schüchternen vor.',
    ],
  },
  radarkontrolle: {
    name: 'Radarkontrolle',
    inText: 'die Radarkontrolle',
    short: 'Einmal pro Spiel: Verschieb das Limit von 100\u00a0Punkten, auf 80 bis 120.',
    text: [
      'Nach dem Geben, bevor abgelegt wird, darfst du für dieses Spiel ein neues Limit festlegen: irgendwo von 80 bis 120. Wer es erreicht, bekommt keinen Siegpunkt.',
      'Verändert Guggitaler das Spiel, gilt dein Limit nicht mehr.',
    ],
  },
  konsumentenschutz: {
    name: 'Konsumentenschutz',
    inText: 'den Konsumentenschutz',
    short: 'Einmal pro Spiel: Weis eine Karte zurück, die gerade gespielt wurde.',
    text: [
      'Hat jemand anderes eine Karte gespielt, darfst du sie sofort zurückweisen. Dann muss in diesem Stich eine andere her; die zurückgewiesene kommt nach dem Stich wieder auf die Hand.',
      'Deine eigenen Karten kannst du nie zurückweisen.',
    ],
    ours: [
      'Die neue Karte muss erlaubt sein, als gäbe es die zurückgewiesene nicht. Eine letzte Handkarte kannst du nicht zurückweisen.',
      'Weist du eine blind gezogene erste Karte zurück, darf stattdessen irgendeine andere ausgespielt werden.',
      'Lag die zurückgewiesene Karte verdeckt, sieht sie niemand. Der Seher legt erst ab, wenn eine erste Karte gültig liegt.',
    ],
  },
  seher: {
    name: 'Seher',
    inText: 'den Seher',
    short:
      'In jedem Spiel: Leg später ab – und schau dir einmal an, was die anderen abgelegt haben.',
    text: [
      'Du legst erst ab, wenn zum ersten Stich ausgespielt ist.',
      'Vor diesem Stich darfst du dir außerdem die abgelegten Karten der anderen ansehen. Die Karte des Lasers bleibt dir verborgen. Eine Karte im Jackpot bleibt dir verborgen.',
    ],
  },
  umwerter: {
    name: 'Umwerter',
    inText: 'den Umwerter',
    short: 'Einmal pro Spiel: Mach eine fremde Karte zur höchsten oder niedrigsten ihrer Farbe.',
    text: [
      'Haben alle abgelegt, darfst du vor dem ersten Stich eine Karte nennen, die du weder auf der Hand noch abgelegt hast. In diesem Spiel ist sie die höchste oder die niedrigste ihrer Farbe, ganz wie du willst.',
      'Nur ihr Rang ändert sich, nicht ihre Punkte.',
    ],
  },
  zombie: {
    name: 'Zombie',
    inText: 'den Zombie',
    short: 'Einmal pro Spiel: Alle holen eine Karte aus ihren Stichen zurück; ein Stich mehr.',
    text: [
      'Vor einem Stich darfst du die Toten wecken, wenn mindestens zwei von euch einen Stich haben. Alle nehmen aus ihrem letzten Stich eine Karte ihrer Wahl wieder auf die Hand. Wer noch keinen hat, nimmt die abgelegte Karte.',
      'Dafür wird ein Stich mehr gespielt. Eine Karte, die du durch die Gerechtigkeit behalten hast, gilt als Stich.',
    ],
    ours: [
      'Karten, die die Sphinx verdeckt gespielt hat, bleiben liegen. Wem dadurch keine Karte zur Wahl bleibt, nimmt die abgelegte.',
    ],
  },
  excuse: {
    name: 'Excuse',
    inText: 'die Excuse',
    short: 'Einmal pro Spiel: Spiel eine Karte bis 3\u00a0Punkte, statt zu bedienen.',
    text: [
      'Müsstest du bedienen, darfst du dich entschuldigen und irgendeine Karte spielen, die kein Trumpf ist und gerade höchstens 3\u00a0Punkte zählt.',
      'Das geht beim Spielen, in jedem Stich, zu dem jemand anderes ausspielt.',
    ],
    ours: [
      'Hat der Fahnder eine Karte genannt, die du jetzt spielen musst, hilft keine Entschuldigung.',
    ],
  },
  taschenspieler: {
    name: 'Taschenspieler',
    inText: 'den Taschenspieler',
    short: 'Einmal pro Spiel: Tausch eine Handkarte gegen deine abgelegte.',
    text: [
      'Vor einem Stich darfst du, solange du mindestens vier Karten auf der Hand hast, eine davon gegen deine abgelegte Karte tauschen. Niemand sieht, welche.',
      'Eine Karte, die in diesem Spiel nicht abgelegt werden darf, kannst du auch so nicht ablegen. Beim Schwarzpeter ist das der Raben-Bube.',
    ],
    ours: [
      'Eine Karte, die zum Ausspielen aus deiner Hand gezogen wurde, kannst du nicht mehr tauschen, eine andere schon.',
    ],
  },
  korrektor: {
    name: 'Korrektor',
    inText: 'den Korrektor',
    short: 'Einmal pro Spiel: Ein Stich wird zurückgenommen und neu gespielt.',
    text: [
      'Ist ein Stich vollständig, darfst du ihn für ungültig erklären. Alle nehmen ihre Karten zurück, und der Stich wird neu gespielt.',
      'Du bestimmst, wer ausspielt: du oder dieselbe Hand wie vorher.',
    ],
    ours: [
      'Eine gewünschte Farbe und eine genannte Karte gelten danach nicht mehr. Im Stich eingesetzte Fähigkeiten bleiben verbraucht.',
      'Hat die Schüchterne eine Karte ziehen lassen, hat ausgespielt, aus wessen Hand sie kam.',
      'Auch eine erste Karte, die der Laser gezogen hat, gilt nicht mehr. Der zurückgenommene Stich zählt für niemanden und auch nicht als einer der beiden der Gerechtigkeit.',
    ],
  },
  fledderer: {
    name: 'Fledderer',
    inText: 'den Fledderer',
    short: 'Einmal pro Spiel: Nimm eine fremde abgelegte Karte und lass eine von dir da.',
    text: [
      'Haben alle abgelegt, darfst du vor dem ersten Stich eine fremde abgelegte Karte auf die Hand nehmen, ohne sie vorher zu sehen. Dafür legst du dort eine Handkarte hin.',
      'Die neue Karte darf man dort ansehen, aber nicht aufnehmen; am Schluss zählt sie dort. Deine eigene abgelegte Karte bleibt liegen.',
    ],
    ours: [
      'Du wählst die Karte, die du gibst, bevor du die andere siehst. Beim Seher, der noch nichts abgelegt hat, gibt es nichts zu holen. Den Jackpot darfst du nicht plündern.',
    ],
  },
  guggitaler: {
    name: 'Guggitaler',
    inText: 'den Guggitaler',
    short: 'Einmal pro Spiel: Nur noch Herz (je 1\u00a0Punkt) und der Stern-König (4) zählen.',
    text: [
      'Haben alle abgelegt, darfst du vor dem ersten Stich die Werte ändern: Der Stern-König zählt 4\u00a0Punkte, jedes Herz 1, alles andere nichts, auch nicht der letzte Stich. Das sind zusammen 13\u00a0Punkte.',
      'Das Limit gilt nicht mehr. Wer aber alle 13\u00a0Punkte hat, ohne alle Stiche zu machen, verliert, und die anderen bekommen je einen Siegpunkt. Der Schwarzpeter ist in diesem Spiel ausgeschaltet. Der Computer ist in diesem Spiel ausgeschaltet. Die Radarkontrolle ist in diesem Spiel ausgeschaltet.',
      'Der Stern-König darf nicht abgelegt sein: Wer ihn abgelegt hat, nimmt ihn auf und legt eine andere Karte ab.',
    ],
    ours: [
      'Auch der Seher darf den Stern-König später nicht ablegen. Hat der Stern-König den Jackpot eröffnet, bleibt er dort.',
      'Alle bekommen mit, wer den Stern-König aufnehmen muss. Die andere Karte ist frei gewählt, auch wenn der Laser den Stern-König gezogen hatte.',
      'Alle 13\u00a0Punkte heißt: aus den Karten allein, ohne die Punkte der Weisheit.',
    ],
  },
  jackpot: {
    name: 'Jackpot',
    inText: 'den Jackpot',
    short: 'Einmal pro Spiel: Stiche aus Eidechsen und Raben füllen einen Topf für eine Sieben.',
    text: [
      'Bevor abgelegt wird, darfst du einen Jackpot eröffnen und die Herz-Sieben oder die Stern-Sieben ansagen. Die Karte, die du dann ablegst, liegt verdeckt im Jackpot und gehört dir nicht mehr.',
      'Auch jeder Stich nur aus Eidechsen und Raben kommt hinein; wer darin die höchste Karte hat, spielt trotzdem als Nächstes aus. Wer den Stich mit der angesagten Sieben macht, bekommt alles, ohne die verdeckte Karte anzusehen.',
    ],
    ours: [
      'Ist der Jackpot weg, macht man Stiche aus Eidechsen und Raben wie üblich. Bekommt ihn niemand, zählt er für niemanden.',
      'Zu einem Match, also allen Stichen in einer Hand, gehört auch der Jackpot; die Stiche darin zählen dann mit. Kommt der letzte Stich hinein, gehen die 5\u00a0Punkte trotzdem an die höchste Karte.',
      'Findet der Zombie dich ohne Stich, nimmst du deine Karte aus dem Jackpot zurück, auch wenn ihn schon jemand hat.',
    ],
  },
  kompass: {
    name: 'Kompass',
    inText: 'den Kompass',
    short: 'In jedem Spiel: Bestimme die Richtung und dreh sie später bis zu zweimal um.',
    text: [
      'Vor dem ersten Stich darfst du bestimmen, ob linksherum oder rechtsherum gespielt wird; ohne dich geht es nach rechts weiter. Vor späteren Stichen darfst du die Richtung bis zu zweimal umdrehen.',
    ],
    ours: [
      'Die erste Wahl zählt nicht als eine der beiden Drehungen. Zuerst spielt in jedem Fall aus, wer rechts vom Geber sitzt.',
      'Wird der erste Stich neu gespielt, ist er noch immer der erste.',
    ],
  },
  'black-friday': {
    name: 'Black Friday',
    short: 'Einmal pro Spiel: Eine Farbe verliert ihre Punkte, die Raben bekommen sie dazu.',
    text: [
      'Haben alle abgelegt, darfst du vor dem ersten Stich Herz, Eidechse oder Stern wählen. Keine Karte dieser Farbe zählt in diesem Spiel noch etwas; ihre Punkte bekommt die gleiche Raben-Karte dazu.',
      'Welche Karte welche schlägt, ändert sich nicht.',
    ],
    ours: ['Hat auch Guggitaler die Punkte geändert, werden seine Werte verschoben.'],
  },
  wuenschelrute: {
    name: 'Wünschelrute',
    inText: 'die Wünschelrute',
    short: 'Einmal pro Spiel: Wünsch dir eine Karte; dafür wird blind eine von dir gezogen.',
    text: [
      'Nach dem Geben, bevor abgelegt wird, darfst du eine Karte nennen, die du nicht hast. Wer sie hat, gibt sie dir vor aller Augen.',
      'Dafür wird blind eine Karte aus deiner Hand gezogen.',
    ],
    ours: [
      'Gezogen wird aus deiner ganzen Hand; auch die Karte, die du gerade bekommen hast, kann zurückgehen.',
    ],
  },
  sphinx: {
    name: 'Sphinx',
    inText: 'die Sphinx',
    short: 'Zweimal pro Spiel: Spiel eine Karte verdeckt.',
    text: [
      'Bist du dran, darfst du eine Karte verdeckt spielen, aber nur eine, die auch offen erlaubt wäre. Spielst du damit aus, nennt das Programm ihre Farbe; ist der Stich vollständig, sagt es, wer ihn macht.',
      'Die Karte bleibt verdeckt, bis gezählt wird. Das geht zweimal pro Spiel.',
    ],
    ours: [
      'Eine Karte, die der Fahnder genannt hat, wird offen gespielt. Einen verdeckten Trumpf muss niemand überbieten.',
    ],
  },
}
