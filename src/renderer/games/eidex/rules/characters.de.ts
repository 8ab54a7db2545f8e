import type { CharacterTexts } from './types'

export const charactersDe: CharacterTexts = {
  dealer: {
    name: 'Dealer',
    short: 'Vor jedem Stich: Biete jemandem an, alle Handkarten zu tauschen.',
    text: [
      'Bevor ein Stich beginnt, darfst du einem Mitspieler einen Tausch anbieten: alle deine Handkarten gegen alle seine. Alle hören dein Angebot, und er sagt Ja oder Nein. Bei Nein behalten alle ihre Karten.',
      'Das geht vor jedem Stich, so oft du willst. Abgelegte Karten und gewonnene Stiche bleiben, wo sie sind.',
    ],
    ours: [
      'Getauscht wird nur, wenn ihr beide gleich viele Karten habt.',
      'Vor jedem Stich machst du nur ein Angebot; nach einem Nein ist Schluss.',
    ],
  },
  'jiu-jitsu': {
    name: 'Jiu-Jitsu',
    short: 'Einmal pro Spiel: Zwei Nachbarkarten einer Farbe tauschen für einen Stich den Rang.',
    text: [
      'Wenn alle Karten eines Stichs liegen, darfst du zwei Karten derselben Farbe wählen, die im Rang direkt aufeinander folgen. In diesem Stich schlägt die niedrigere die höhere.',
      'Es zählt die Reihenfolge, die gerade gilt: Im Trumpf zum Beispiel kommt die Neun gleich nach dem Buben. Ändert danach jemand die Reihenfolge, sodass die beiden keine Nachbarn mehr sind, passiert nichts, aber deine Fähigkeit ist verbraucht.',
    ],
    ours: ['Beide Karten müssen offen im Stich liegen.'],
  },
  ultimo: {
    name: 'Ultimo',
    short: 'Im letzten Stich: Nimm ihn, egal, was du gespielt hast.',
    text: [
      'Wenn der letzte Stich eines Spiels vollständig ist, darfst du ihn nehmen, auch wenn eine andere Karte höher ist. Die 5 Zusatzpunkte für den letzten Stich bekommst dann ebenfalls du.',
      'Gilt in diesem Stich gerade die Gerechtigkeit, behalten alle ihre eigene Karte: Du bekommst deine und die 5 Punkte.',
    ],
    ours: [
      'Lässt der Korrektor den letzten Stich neu spielen, darfst du ihn wieder nehmen.',
      'Ein letzter Stich aus Eidechsen und Raben kommt in den offenen Jackpot; dann bekommst du nur die 5 Punkte.',
    ],
  },
  trumphator: {
    name: 'Trumphator',
    short: 'Einmal pro Spiel: Lehne den Trumpf ab; die Karte davor entscheidet neu.',
    text: [
      'Wenn der Trumpf aufgedeckt ist und noch niemand abgelegt hat, darfst du ihn ablehnen. Dann wird die vorletzte Karte des Gebens aufgedeckt, die ebenfalls dem Geber gehört, und ihre Farbe ist Trumpf.',
      'Ein Ass oder eine Sechs bedeutet auch hier ein Spiel ohne Trumpf. Du entscheidest, bevor du diese Karte kennst.',
    ],
    ours: [
      'Hast du selbst gegeben, bleibt diese Karte in deiner Hand verdeckt, bis du entschieden hast.',
    ],
  },
  computer: {
    name: 'Computer',
    short: 'Einmal pro Spiel: Zähle am Schluss 5 Punkte zu deinen dazu oder zieh 5 ab.',
    text: [
      'Wenn alle Karten gezählt sind, darfst du deine eigenen Punkte um 5 erhöhen, um 5 senken oder so lassen. Die Siegpunkte werden erst danach vergeben: Du kannst so über das Limit kommen oder dich darunter retten.',
      'In einem Spiel, das Guggitaler verändert hat, geht das nicht.',
    ],
  },
  raeuber: {
    name: 'Räuber',
    short: 'Einmal pro Spiel: Nimm die aufgedeckte Trumpfkarte und gib eine andere dafür.',
    text: [
      'Wenn der Trumpf aufgedeckt ist und noch niemand abgelegt hat, darfst du dem Geber die offene Karte wegnehmen. Du gibst ihm dafür eine beliebige Karte von dir; der Dritte sieht nicht, welche.',
      'Hast du selbst gegeben, darfst du die offene Karte gegen die Trumpf-Sechs tauschen; wer die Sechs hat, muss mitmachen. Dazu braucht es eine Trumpffarbe, und es geht nicht, wenn du die Sechs selbst hast.',
    ],
    ours: ['Hat der Trumphator den Trumpf abgelehnt, ist die neue Karte die offene.'],
  },
  voyeur: {
    name: 'Voyeur',
    short: 'Einmal pro Spiel: Ein Mitspieler zeigt dir fünf Karten.',
    text: [
      'Nach dem Geben oder vor einem beliebigen Stich wählst du einen Mitspieler. Er muss dir fünf seiner Handkarten zeigen und sucht sie selbst aus; hat er fünf oder weniger, zeigt er alle.',
      'Nur du siehst diese Karten.',
    ],
  },
  quizmaster: {
    name: 'Quizmaster',
    short: 'Nach jedem Stich: Stelle jemandem eine Ja-Nein-Frage zu seinen Karten.',
    text: [
      'Nach jedem Stich außer dem letzten darfst du einem Gegner eine Frage zu seinen Karten stellen, die sich mit Ja oder Nein beantworten lässt. Die Antwort stimmt immer, und alle hören sie.',
      'Stattdessen darfst du allen etwas Wahres über deine eigenen Karten verraten oder welche davon zeigen.',
    ],
    ours: [
      'Du wählst Karten aus und fragst, ob der Gegner mindestens, genau oder höchstens so viele davon hat, auf der Hand oder abgelegt. Die Antwort gibt das Programm.',
      'Über dich selbst kannst du das Gleiche sagen oder Karten offen zeigen.',
    ],
  },
  feministin: {
    name: 'Feministin',
    short: 'Jedes Mal: Lehne deinen Stich ab, wenn Dame und König oder Bube darin liegen.',
    text: [
      'Würdest du einen Stich gewinnen, in dem eine Dame zusammen mit einem König oder Buben liegt, darfst du ihn ablehnen. Deine Karte verliert dann ihre Kraft, und die höchste der anderen Karten bekommt den Stich.',
      'Das geht bei jedem solchen Stich, und du musst es nie tun.',
    ],
    ours: [
      'Als Damen, Könige und Buben zählen nur offen liegende Karten.',
      'Hat sonst niemand die Farbe bedient oder Trumpf gespielt, gilt die erste der übrigen Karten als ausgespielt.',
      'In einem Doppelstich verlieren deine beiden Karten ihre Kraft. Einen Stich, den Ultimo nimmt, kannst du nicht ablehnen.',
    ],
  },
  schuechterne: {
    name: 'Schüchterne',
    short: 'Einmal pro Spiel: Nicht du spielst aus, sondern eine blind gezogene fremde Karte.',
    text: [
      'Wenn du einen Stich beginnen müsstest, darfst du stattdessen einen Mitspieler wählen. Aus seiner Hand wird blind eine Karte gezogen, und er spielt sie aus.',
      'Die erste gezogene Karte darf er ablehnen. Dann wird eine zweite gezogen, und die muss er ausspielen.',
    ],
    ours: [
      'Wer nur eine Karte hat, kann sie nicht ablehnen. Zieht der Laser die erste Karte des Spiels, gilt seine.',
    ],
  },
  teekraenzchen: {
    name: 'Teekränzchen',
    short: 'Einmal pro Spiel: Alle geben dir eine Karte, du gibst allen eine zurück.',
    text: [
      'Wenn alle abgelegt haben und bevor der erste Stich beginnt, darfst du zum Tee bitten: Jeder der beiden anderen gibt dir eine Karte seiner Wahl.',
      'Du siehst dir beide an und gibst dann jedem eine beliebige Karte aus deiner Hand. Es darf die sein, die du von ihm hast.',
    ],
  },
  gerechtigkeit: {
    name: 'Gerechtigkeit',
    short: 'Einmal pro Spiel: Zwei Stiche lang zählt jede Karte für den, der sie spielt.',
    text: [
      'Vor einem Stich darfst du Gerechtigkeit verlangen. In diesem und im nächsten Stich gewinnt niemand fremde Karten: Die eigene Karte zählt am Schluss für einen selbst. Auf die Hand kommt sie nicht zurück.',
      'Die höchste Karte entscheidet weiter, wer als Nächster ausspielt und wer die 5 Punkte für den letzten Stich bekommt. Stiche aus Eidechsen und Raben wandern in dieser Zeit nicht in den Jackpot.',
    ],
    ours: [
      'Einen Match, also alle Stiche für einen Spieler, gibt es in einem solchen Spiel nicht.',
      'Wessen Karte den Stich mit der angesagten Sieben gewinnt, der bekommt den Jackpot trotzdem; nur die Karten dieses Stichs bleiben bei ihren Besitzern.',
    ],
  },
  skater: {
    name: 'Skater',
    short:
      'Einmal pro Spiel: Sag Skat an. Erst bedienen, dann Trumpf; Zehn zwischen Ass und König.',
    text: [
      'Du darfst „Skat“ ansagen: nach dem Geben, vor einem Stich, nach jeder Karte und wenn ein Stich vollständig ist. Von da an bis zum Ende des Spiels darf nur noch Trumpf spielen, wer die ausgespielte Farbe nicht hat.',
      'Die Zehnen stehen im Rang zwischen Ass und König, auch schon im Stich auf dem Tisch. Die Punkte der Karten bleiben gleich.',
      'Sagst du es gleich nach einem Trumpf an, dessen Besitzer die Farbe hätte bedienen können, nimmt er den Trumpf zurück und bedient.',
    ],
    ours: ['Ein unnötiger Trumpf wird auch dann zurückgenommen, wenn er verdeckt gespielt wurde.'],
  },
  schwarzpeter: {
    name: 'Schwarzpeter',
    short: 'Einmal pro Spiel: Sag an, dass verliert, wer den Rabenbuben gewinnt.',
    text: [
      'Nach dem Geben, bevor abgelegt wird, darfst du „Schwarzpeter“ ansagen. Wer den Rabenbuben am Schluss bei seinen gewonnenen Karten hat, bekommt nichts, und die beiden anderen bekommen je einen Siegpunkt. Niemand darf den Rabenbuben ablegen.',
      'Das geht nicht, wenn Rabe Trumpf ist oder wenn zwei Spielern nur noch ein Siegpunkt zum Sieg fehlt. Ein Match geht vor: Wer alle Stiche gewinnt, bekommt beide Siegpunkte. Guggitaler setzt den Schwarzpeter außer Kraft.',
    ],
    ours: [
      'Auch eine genau richtige Ansage des Differenzlers geht vor.',
      'Geht der Rabenbube in einem Jackpot verloren, den niemand gewinnt, zählt das Spiel wie üblich.',
    ],
  },
  farbenfreund: {
    name: 'Farbenfreund',
    short: 'Zweimal pro Spiel: Bestimme, welche Farbe ein anderer ausspielen muss.',
    text: [
      'Vor einem Stich, den ein anderer beginnt, darfst du eine Farbe nennen. Hat er eine Karte davon, muss er eine ausspielen; sonst spielt er, was er möchte.',
      'Das geht zweimal pro Spiel.',
    ],
    ours: [
      'Eine Karte, die der Laser zieht, geht deinem Wunsch vor. Eine Karte, die die Schüchterne ziehen lässt, geht deinem Wunsch vor.',
      'Es zählt die Hand in dem Moment, in dem ausgespielt wird. Dein Wunsch gilt auch, wenn eine Karte zurückgewiesen wurde, aber nicht für die zweite Karte eines Doppelstichs.',
    ],
  },
  scharfmacher: {
    name: 'Scharfmacher',
    short: 'Einmal pro Spiel: Alle legen eine zweite Karte, sechs Karten sind ein Stich.',
    text: [
      'Wenn drei Karten im Stich liegen, darfst du ihn verdoppeln. Alle spielen in derselben Reihenfolge eine zweite Karte dazu, nach den üblichen Regeln.',
      'Die höchste der sechs Karten gewinnt sie alle. Das Spiel hat dadurch einen Stich weniger.',
    ],
    ours: ['Das geht nur, solange alle noch eine Karte zum Spielen haben.'],
  },
  differenzler: {
    name: 'Differenzler',
    short: 'Einmal pro Spiel: Sag deine Punkte an. Genau getroffen gibt 2 Siegpunkte.',
    text: [
      'Wenn alle abgelegt haben und bevor der erste Stich beginnt, darfst du laut ansagen, wie viele Punkte du machen wirst. Stimmt die Zahl am Schluss genau und hast du mindestens einen Stich gewonnen, gehören dir beide Siegpunkte.',
      'Sonst zählt das Spiel wie üblich. Gewinnt jemand alle Stiche, geht das vor. Mit Guggitaler zählen für deine Ansage deine Punkte nach den normalen Werten.',
    ],
    ours: [
      'Eine richtige Ansage geht dem Schwarzpeter vor. Mit Guggitaler sind die normalen Werte die reinen Kartenwerte, auch wenn Black Friday welche verschoben hat.',
    ],
  },
  fahnder: {
    name: 'Fahnder',
    short: 'Einmal pro Spiel: Nenn nach deinem Ausspiel eine Karte; wer sie hat, spielt sie.',
    text: [
      'Gleich nachdem du einen Stich begonnen hast, darfst du eine beliebige Karte nennen. Wer sie auf der Hand hat, muss sie in diesem Stich spielen, sofern die Regeln es dort erlauben.',
      'Ist die Karte schon weg, abgelegt oder nicht erlaubt, passiert nichts, und deine Fähigkeit ist verbraucht. Gilt der Schwarzpeter, kannst du den Rabenbuben nicht nennen.',
    ],
    ours: [
      'Die genannte Karte wird immer offen gespielt. Hast du sie selbst, musst auch du sie spielen, und sie ausspielen, wenn dein Ausspiel abgelehnt wird.',
      'War sie in der ersten Runde eines Doppelstichs nicht erlaubt, muss sie in der zweiten gespielt werden. Eine Karte, die blind aus deiner Hand gezogen wurde, hast du ausgespielt. Der Seher darf die genannte Karte ablegen.',
    ],
  },
  fuersorge: {
    name: 'Fürsorge',
    short: 'Jedes Mal: Schenk einen Stich mit höchstens 3 Punkten, wem du willst.',
    text: [
      'Wenn ein Stich vollständig ist und höchstens 3 Punkte zählt, darfst du ihn einem beliebigen Spieler geben, auch dir selbst. Wer ihn bekommt, spielt auch als Nächster aus. Das geht bei jedem solchen Stich außer dem letzten, aber nicht, wenn eine Karte darin verdeckt liegt.',
      'Kommt der Stich in den Jackpot, vergibst du nur das Ausspielen. Gilt gerade die Gerechtigkeit, vergibst du nur das Ausspielen. Sonst nimmt ein Stich mit der angesagten Sieben den Jackpot mit.',
    ],
    ours: [
      'Gilt die Gerechtigkeit, geht der Jackpot mit der angesagten Sieben an den, dessen Karte den Stich gewonnen hat, nicht an den, der ausspielen darf.',
    ],
  },
  weisheit: {
    name: 'Weisheit',
    short: 'Einmal pro Spiel: Zeig Kombinationen; zähl ihre Punkte am Schluss dazu oder ab.',
    text: [
      'Wenn alle abgelegt haben und bevor der erste Stich beginnt, darfst du Kombinationen aus deiner Hand zeigen. Vier Buben zählen 40, vier Neunen 30. Vier Asse, Könige, Damen oder Zehnen oder eine Reihe von fünf Karten einer Farbe zählen 20. Eine Reihe von vier zählt 10, eine Reihe von drei oder König und Dame im Trumpf 4.',
      'Wenn alle Karten gezählt sind, darfst du die Summe zu deinen Punkten zählen, sie abziehen oder es lassen.',
    ],
    ours: ['Jede Karte zählt nur in einer Kombination.'],
  },
  laser: {
    name: 'Laser',
    short: 'Einmal pro Spiel: Was die anderen ablegen und zuerst ausspielen, wird blind gezogen.',
    text: [
      'Bevor abgelegt wird, darfst du den Laser einschalten: Aus jeder anderen Hand wird blind eine Karte gezogen und dort abgelegt. Deine eigene wählst du wie immer. Vom Seher wird nie etwas gezogen.',
      'Beginnt ein anderer den ersten Stich, wird auch seine erste Karte blind aus seiner Hand gezogen.',
    ],
    ours: [
      'Eine Karte, die nicht abgelegt werden darf, wird neu gezogen. Beim Schwarzpeter ist das der Rabenbube.',
      'Die gezogene erste Karte geht dem Wunsch des Farbenfreunds vor. Die gezogene erste Karte geht der Karte der Schüchternen vor.',
    ],
  },
  radarkontrolle: {
    name: 'Radarkontrolle',
    short: 'Einmal pro Spiel: Verschieb das Limit von 100 Punkten auf 80 bis 120.',
    text: [
      'Nach dem Geben, bevor abgelegt wird, darfst du für dieses Spiel ein neues Limit festlegen: eine beliebige Zahl von 80 bis 120. Wer es erreicht, bekommt keinen Siegpunkt.',
      'Verändert Guggitaler das Spiel, gilt dein Limit nicht mehr.',
    ],
  },
  konsumentenschutz: {
    name: 'Konsumentenschutz',
    short: 'Einmal pro Spiel: Weise eine Karte zurück, die ein anderer gerade gespielt hat.',
    text: [
      'Gleich nach der Karte eines Mitspielers darfst du sie zurückweisen. Er muss in diesem Stich eine andere spielen und bekommt die zurückgewiesene nach dem Stich wieder auf die Hand.',
      'Deine eigenen Karten kannst du nie zurückweisen.',
    ],
    ours: [
      'Die neue Karte muss erlaubt sein, als hätte er die zurückgewiesene nicht. Die einzige Karte eines Spielers kannst du nicht zurückweisen.',
      'Weist du eine blind gezogene erste Karte zurück, spielt ihr Besitzer eine beliebige andere aus.',
      'Lag die zurückgewiesene Karte verdeckt, sieht sie niemand. Der Seher legt erst ab, wenn eine erste Karte gültig liegt.',
    ],
  },
  seher: {
    name: 'Seher',
    short: 'In jedem Spiel: Du legst erst spät ab. Einmal: Sieh dir an, was die anderen ablegten.',
    text: [
      'Du legst deine Karte erst ab, wenn die erste Karte des ersten Stichs gespielt ist.',
      'Vor diesem Stich darfst du dir außerdem die abgelegten Karten der anderen ansehen. Die Karte des Lasers bleibt dir verborgen. Eine Karte, die im Jackpot liegt, bleibt dir verborgen.',
    ],
  },
  umwerter: {
    name: 'Umwerter',
    short: 'Einmal pro Spiel: Mach eine fremde Karte zur höchsten oder niedrigsten ihrer Farbe.',
    text: [
      'Wenn alle abgelegt haben und bevor der erste Stich beginnt, darfst du eine Karte nennen, die du weder auf der Hand noch abgelegt hast. In diesem Spiel ist sie die höchste oder die niedrigste ihrer Farbe, wie du möchtest.',
      'Nur ihr Rang ändert sich. Sie zählt so viele Punkte wie vorher.',
    ],
  },
  zombie: {
    name: 'Zombie',
    short: 'Einmal pro Spiel: Alle holen eine gewonnene Karte zurück; ein Stich mehr.',
    text: [
      'Vor einem Stich darfst du die Toten wecken, wenn mindestens zwei Spieler einen Stich gewonnen haben. Jeder nimmt aus seinem zuletzt gewonnenen Stich eine Karte seiner Wahl wieder auf die Hand. Wer noch keinen hat, nimmt seine abgelegte Karte.',
      'Dafür wird ein Stich mehr gespielt. Eine Karte, die du durch die Gerechtigkeit behalten hast, gilt als gewonnener Stich.',
    ],
    ours: [
      'Karten, die die Sphinx verdeckt gespielt hat, bleiben liegen. Bleibt jemandem dadurch keine Karte zur Wahl, nimmt er seine abgelegte.',
    ],
  },
  excuse: {
    name: 'Excuse',
    short: 'Einmal pro Spiel: Statt zu bedienen, spiel eine einfache Karte bis 3 Punkte.',
    text: [
      'Müsstest du eine Farbe bedienen, darfst du dich entschuldigen und irgendeine Karte spielen, die nicht Trumpf ist und gerade höchstens 3 Punkte zählt.',
      'Das geschieht beim Spielen einer Karte und geht in jedem Stich, den ein anderer beginnt.',
    ],
    ours: [
      'Hat der Fahnder eine Karte genannt, die du jetzt spielen musst, hilft keine Entschuldigung.',
    ],
  },
  taschenspieler: {
    name: 'Taschenspieler',
    short: 'Einmal pro Spiel: Tausche eine Handkarte gegen deine abgelegte Karte.',
    text: [
      'Vor einem Stich darfst du, solange du mindestens vier Karten auf der Hand hast, eine davon gegen deine abgelegte Karte tauschen. Niemand sieht, welche Karten du tauschst.',
      'Eine Karte, die in diesem Spiel nicht abgelegt werden darf, kannst du auch so nicht ablegen. Beim Schwarzpeter ist das der Rabenbube.',
    ],
    ours: [
      'Eine Karte, die zum Ausspielen aus deiner Hand gezogen wurde, kannst du nicht mehr tauschen, eine andere schon.',
    ],
  },
  korrektor: {
    name: 'Korrektor',
    short: 'Einmal pro Spiel: Ein Stich wird zurückgenommen und neu gespielt.',
    text: [
      'Wenn ein Stich vollständig ist, darfst du ihn für ungültig erklären. Alle nehmen ihre Karten zurück, und der Stich wird neu gespielt.',
      'Du wählst, wer ihn beginnt: du oder wer ihn vorher begonnen hat.',
    ],
    ours: [
      'Eine gewünschte Farbe und eine genannte Karte gelten danach nicht mehr. Im Stich benutzte Fähigkeiten bleiben verbraucht.',
      'Hat die Schüchterne eine Karte ziehen lassen, hat den Stich begonnen, aus wessen Hand sie kam.',
      'Auch eine erste Karte, die der Laser gezogen hat, gilt nicht mehr. Der zurückgenommene Stich zählt für niemanden und auch nicht als einer der beiden der Gerechtigkeit.',
    ],
  },
  fledderer: {
    name: 'Fledderer',
    short: 'Einmal pro Spiel: Nimm eine fremde abgelegte Karte und lass dafür eine von dir da.',
    text: [
      'Wenn alle abgelegt haben und bevor der erste Stich beginnt, darfst du eine Handkarte vor einen Mitspieler legen und dafür seine abgelegte Karte auf die Hand nehmen, ohne sie vorher zu sehen.',
      'Er darf die neue Karte ansehen, aber nicht aufnehmen; am Schluss zählt sie für ihn. Deine eigene abgelegte Karte bleibt liegen.',
    ],
    ours: [
      'Du wählst die Karte, die du gibst, bevor du die andere siehst. Den Seher, der noch nichts abgelegt hat, kannst du nicht berauben. Den Jackpot kannst du nicht berauben.',
    ],
  },
  guggitaler: {
    name: 'Guggitaler',
    short: 'Einmal pro Spiel: Nur noch Herz (je 1 Punkt) und der Sternkönig (4) zählen.',
    text: [
      'Wenn alle abgelegt haben und bevor der erste Stich beginnt, darfst du die Werte ändern: Der Sternkönig zählt 4 Punkte, jedes Herz 1, alles andere nichts, und für den letzten Stich gibt es keine Zusatzpunkte. Das sind zusammen 13 Punkte.',
      'Das Limit gilt nicht mehr. Wer aber alle 13 Punkte bekommt, ohne alle Stiche zu gewinnen, verliert, und die anderen bekommen je einen Siegpunkt. Der Schwarzpeter ist in diesem Spiel ausgeschaltet. Der Computer ist in diesem Spiel ausgeschaltet. Die Radarkontrolle ist in diesem Spiel ausgeschaltet.',
      'Der Sternkönig darf nicht abgelegt sein: Wer ihn abgelegt hat, nimmt ihn auf und legt eine andere Karte ab.',
    ],
    ours: [
      'Auch der Seher darf den Sternkönig später nicht ablegen. Hat der Sternkönig den Jackpot eröffnet, bleibt er dort.',
      'Alle bekommen mit, wer den Sternkönig aufnehmen muss. Er wählt die andere Karte frei, auch wenn der Laser den Sternkönig gezogen hatte.',
      'Alle 13 Punkte heißt: aus den Karten allein, ohne die Punkte der Weisheit.',
    ],
  },
  jackpot: {
    name: 'Jackpot',
    short: 'Einmal pro Spiel: Stiche aus Eidechsen und Raben füllen einen Topf für eine Sieben.',
    text: [
      'Bevor abgelegt wird, darfst du einen Jackpot eröffnen und die Herz-Sieben oder die Stern-Sieben ansagen. Die Karte, die du dann ablegst, liegt verdeckt im Jackpot und gehört dir nicht mehr.',
      'Auch jeder Stich, der nur aus Eidechsen und Raben besteht, kommt hinein; seine höchste Karte spielt trotzdem als Nächste aus. Wer den Stich mit der angesagten Sieben gewinnt, bekommt alles, ohne die verdeckte Karte anzusehen.',
    ],
    ours: [
      'Ist der Jackpot gewonnen, gewinnt man Stiche aus Eidechsen und Raben wie üblich. Gewinnt ihn niemand, zählt er für niemanden.',
      'Zu einem Match, also allen Stichen für einen Spieler, gehört auch der Jackpot; die Stiche darin zählen dann mit. Kommt der letzte Stich hinein, gehen die 5 Punkte trotzdem an die höchste Karte.',
      'Findet der Zombie dich ohne Stich, nimmst du deine Karte aus dem Jackpot zurück oder von dem, der ihn gewonnen hat.',
    ],
  },
  kompass: {
    name: 'Kompass',
    short: 'In jedem Spiel: Bestimme zuerst die Richtung und dreh sie später zweimal um.',
    text: [
      'Vor dem ersten Stich darfst du bestimmen, ob linksherum oder rechtsherum gespielt wird; ohne dich geht es nach rechts weiter. Vor späteren Stichen darfst du die Richtung zweimal umdrehen.',
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
      'Wenn alle abgelegt haben und bevor der erste Stich beginnt, darfst du Herz, Eidechse oder Stern wählen. Keine Karte dieser Farbe zählt in diesem Spiel noch etwas; ihre Punkte bekommt die gleiche Karte der Raben zu den eigenen dazu.',
      'Welche Karte welche schlägt, ändert sich nicht.',
    ],
    ours: ['Hat auch Guggitaler die Punkte geändert, werden seine Werte verschoben.'],
  },
  wuenschelrute: {
    name: 'Wünschelrute',
    short: 'Einmal pro Spiel: Wünsch dir eine Karte; dafür wird blind eine von dir gezogen.',
    text: [
      'Nach dem Geben, bevor abgelegt wird, darfst du eine beliebige Karte nennen, die du nicht hast. Wer sie hat, gibt sie dir vor aller Augen.',
      'Dafür zieht er blind eine Karte aus deiner Hand.',
    ],
    ours: [
      'Er zieht aus deiner ganzen Hand; auch die Karte, die du gerade bekommen hast, kann zurückgehen.',
    ],
  },
  sphinx: {
    name: 'Sphinx',
    short: 'Zweimal pro Spiel: Spiel eine Karte verdeckt.',
    text: [
      'Wenn du an der Reihe bist, darfst du eine Karte verdeckt spielen, aber nur eine, die auch offen erlaubt wäre. Beginnst du damit einen Stich, wird ihre Farbe genannt; ist der Stich vollständig, erfahren alle, wer ihn gewonnen hat. Beides sagt das Programm.',
      'Die Karte bleibt verdeckt, bis gezählt wird. Das geht zweimal pro Spiel.',
    ],
    ours: [
      'Eine Karte, die der Fahnder genannt hat, wird offen gespielt. Einen verdeckten Trumpf muss niemand überbieten.',
    ],
  },
}
