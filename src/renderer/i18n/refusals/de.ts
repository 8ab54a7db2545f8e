import { translationOf } from '../messages'
import type { refusalsEn } from './en'

export const refusalsDe = translationOf<typeof refusalsEn>()({
  'refusal.protocol.version':
    'Dieses Gerät und der Gastgeber haben verschiedene Versionen von Stichabend. Aktualisiere die ältere oder lade die Seite neu und versuch es noch einmal.',
  'refusal.protocol.malformed':
    'Der Gastgeber hat dieses Gerät nicht verstanden. Versuch es noch einmal; hilft das nicht, lade die Seite neu.',
  'refusal.protocol.order':
    'Das kam in einem Moment, in dem der Gastgeber nicht damit gerechnet hat. Versuch es noch einmal.',
  'refusal.protocol.silent':
    'Die Begrüßung hat zu lange gedauert, da hat der Gastgeber aufgelegt. Versuch noch einmal mitzuspielen.',

  'refusal.limit.rate':
    'Das war ein bisschen viel auf einmal. Warte einen Moment und mach dann weiter.',
  'refusal.limit.chat':
    'Du schreibst schneller, als die anderen lesen können. Warte einen Moment und schick es noch einmal.',
  'refusal.limit.slow':
    'Dieses Gerät kam nicht mehr mit. Prüf seine Verbindung und spiel wieder mit.',
  'refusal.limit.connections':
    'Beim Gastgeber ist kein Platz für weitere Geräte. Schließ Stichabend dort, wo du es nicht mehr brauchst, oder versuch es später.',
  'refusal.limit.codes':
    'Von hier kamen zu viele falsche Codes. Warte ein paar Minuten, sieh dir den Code noch einmal an und versuch es dann wieder.',
  'refusal.limit.tables':
    'Beim Gastgeber ist kein Platz für einen weiteren Tisch. Spiel an einem anderen mit oder warte, bis einer frei wird.',
  'refusal.limit.spectators':
    'Bei diesem Tisch ist kein Platz mehr zum Zuschauen. Setz dich auf einen freien Platz, oder schau an einem anderen Tisch zu.',

  'refusal.table.unknown':
    'Diesen Tisch gibt es nicht mehr. Such dir einen anderen oder eröffne selbst einen.',
  'refusal.table.closed': 'Der Tisch wurde geschlossen. Danke fürs Mitspielen!',
  'refusal.table.left': 'Du hast den Tisch verlassen.',
  'refusal.table.code':
    'Zu diesem Code gibt es keinen Tisch. Schau dir die Buchstaben noch einmal an und frag deinen Gastgeber.',
  'refusal.table.private': 'An diesem Tisch spielt man nur mit Einladung. Frag nach seinem Code.',
  'refusal.table.elsewhere': 'Du sitzt schon an einem anderen Tisch. Verlass ihn zuerst.',
  'refusal.table.nowhere': 'Du sitzt noch an keinem Tisch. Setz dich zuerst an einen.',
  'refusal.table.phase':
    'Das geht an dieser Stelle des Abends nicht. Schau auf den Tisch: Er zeigt, was als Nächstes kommt.',
  'refusal.table.seats-open': 'Es fehlt noch jemand. Wartet, oder gebt die freien Plätze an Bots.',
  'refusal.table.options':
    'So lässt sich das Spiel nicht spielen. Ändere die Einstellungen und versuch es noch einmal.',
  'refusal.table.paused': 'Der Tisch macht gerade Pause. Danach geht es weiter.',
  'refusal.table.stopped':
    'Der Gastgeber kann dieses Spiel nicht mehr speichern, deshalb steht der Tisch still. Bitte deinen Gastgeber, auf der Festplatte Platz zu schaffen.',
  'refusal.table.moving':
    'Der Tisch zieht gerade auf einen anderen Rechner um. Gleich geht es weiter.',
  'refusal.table.moved': 'Dieser Tisch steht jetzt auf einem anderen Rechner.',
  'refusal.table.spectators':
    'An diesem Tisch gibt es keine Zuschauer. Nimm einen freien Platz oder frag deinen Gastgeber.',
  'refusal.table.taken-back':
    'Jetzt lässt sich nichts zurücknehmen: Jemand hat seither etwas Neues erfahren, oder es wurde nichts gespielt.',

  'refusal.seat.unknown': 'Diesen Platz gibt es hier nicht. Such dir einen anderen aus.',
  'refusal.seat.taken': 'Da sitzt schon jemand. Such dir einen anderen Platz aus.',
  'refusal.seat.spectator': 'Du schaust gerade nur zu. Setz dich an einen Platz, um mitzuspielen.',
  'refusal.seat.bot':
    'Gerade spielt ein Bot für dich. Übernimm deinen Platz wieder, dann bist du dran.',
  'refusal.seat.token':
    'Dieser Platz ist nicht mehr für dich reserviert. Setz dich neu an den Tisch.',
  'refusal.seat.replaced':
    'Du hast deinen Platz in einem anderen Fenster geöffnet. Spiel dort weiter.',
  'refusal.seat.kicked':
    'Du wurdest von diesem Tisch weggeschickt. Bitte die Leute dort, dich wieder hereinzulassen, oder such dir einen anderen Tisch.',

  'refusal.coach.off': 'An diesem Tisch gibt es während des Spiels keinen Rat.',
  'refusal.coach.moment': 'Im Moment gibt es nichts zu raten.',
  'refusal.coach.busy': 'Der Trainer denkt noch über deine letzte Frage nach.',
  'refusal.act.stale': 'Der Tisch ist inzwischen weiter. Schau hin und wähl noch einmal.',
  'refusal.fair.commitment':
    'Was dein Gerät zum Mischen beiträgt, passt nicht zu dem, was es zugesagt hat. Lade die Seite neu und versuch es noch einmal.',
  'refusal.fair.moment': 'Gerade wird nicht gemischt. Du brauchst nichts zu tun.',
  'refusal.history.unknown': 'So ein Spiel gibt es in der Chronik nicht. Schau nach, was da ist.',
  'refusal.history.unfinished':
    'Dieses Spiel läuft noch, da darf niemand in die Karten schauen. Komm wieder, wenn es zu Ende ist.',
  'refusal.history.foreign': 'Dieses Spiel kam aus einer Datei und lässt sich nur ansehen.',
  'refusal.history.moved':
    'An diesem Tisch wurde auf einem anderen Rechner weitergespielt. Dort steht auch seine Chronik.',
  'refusal.move.unasked':
    'Der Umzug ist abgesagt, oder er hat zu lange gedauert. Der Tisch bleibt, wo er ist.',
  'refusal.move.version':
    'Auf den beiden Rechnern laufen verschiedene Versionen von Stichabend. Bring die ältere auf den neuen Stand, dann kann der Tisch umziehen.',
  'refusal.move.key':
    'Der Tisch ließ sich für den anderen Rechner nicht versiegeln. Er bleibt, wo er ist.',
  'refusal.move.large':
    'An diesem Tisch wurde zu viel gespielt, als dass er umziehen könnte. Eröffnet dort einen neuen.',
  'refusal.move.damaged':
    'Was ankam, ist nicht das, was losgeschickt wurde. Es ist nichts verloren: Versucht den Umzug noch einmal.',
  'refusal.move.disk':
    'Dieser Rechner kann den Tisch nicht speichern. Schaff auf der Festplatte Platz und versuch es noch einmal.',
  'refusal.move.unknown':
    'Dieser Rechner kann den Tisch nicht übernehmen. Nehmt einen anderen, oder versucht es noch einmal.',
  'refusal.move.here':
    'Dieser Tisch ist schon auf diesem Rechner, oder ein anderer an seiner Stelle.',
  'refusal.replay.moment':
    'An diesem Tisch wird gerade gespielt. Spielt etwas nach, wenn das Spiel zu Ende ist.',
  'refusal.host.remote':
    'Das geht nur am Gerät des Gastgebers. Ist es deins, dann öffne diese Seite über den Link, den es beim Start ausgegeben hat.',
  'refusal.host.closing': 'Der Gastgeber beendet Stichabend. Danke für den Abend!',
  'refusal.host.failure':
    'Beim Gastgeber ging etwas schief, und du kannst nichts dafür. Versuch es noch einmal.',

  'refusal.client.lost':
    'Die Verbindung riss ab, bevor die Antwort kam. Warte, bis du wieder verbunden bist, und schau dann auf den Tisch.',
  'refusal.client.closed': 'Du hast hier aufgelegt. Spiel wieder mit, wann immer du möchtest.',
  'refusal.client.malformed':
    'Dieses Gerät hat den Gastgeber nicht verstanden. Lade die Seite neu; hilft das nicht, aktualisiere Stichabend.',

  'refusal.input.malformed':
    'Damit konnte der Tisch nichts anfangen. Wähl einen der Züge, die er anbietet.',
  'refusal.input.seat': 'Gerade ist jemand anderes dran. Du kommst gleich.',
  'refusal.input.moment':
    'Das gehört an eine andere Stelle des Spiels. Der Tisch sagt dir, was jetzt dran ist.',
  'refusal.input.card': 'Diese Karte gibt es in diesem Spiel nicht. Nimm eine aus deiner Hand.',
  'refusal.input.not-held': 'Diese Karte hast du nicht. Nimm eine aus deiner Hand.',

  'refusal.stich.text':
    'Diese Datei lässt sich nicht lesen: Sie ist beschädigt oder gar kein Spiel von Stichabend. Lass sie dir noch einmal geben.',
  'refusal.stich.version':
    'Diese Datei hat ein neueres Stichabend geschrieben. Aktualisiere deines und öffne sie dann noch einmal.',
  'refusal.stich.shape':
    'In dieser Datei stimmt etwas nicht: Sie ist beschädigt, oder jemand hat sie verändert. Lass sie dir noch einmal geben.',
  'refusal.stich.seats':
    'In dieser Datei sind nicht so viele Mitspieler, wie es Plätze gab. Sie ist beschädigt, oder jemand hat sie verändert.',
  'refusal.log.torn':
    'Die Aufzeichnung dieses Spiels bricht mitten in einer Zeile ab. Lass sie dir noch einmal geben.',
  'refusal.log.damaged':
    'Die Aufzeichnung dieses Spiels ist beschädigt. Lass sie dir noch einmal geben.',
  'refusal.log.version':
    'Dieses Spiel wurde nach den Regeln einer anderen Version von Stichabend gespielt und lässt sich hier nicht zeigen.',

  'refusal.fair.secret':
    'Das Siegel des Gastgebers passt nicht zu seinem Geheimnis. Fragt nach und wertet dieses Spiel lieber nicht.',
  'refusal.fair.share':
    'Das Siegel eines Mitspielers fehlt oder passt nicht. Sprecht darüber und wertet dieses Spiel lieber nicht.',
  'refusal.fair.deal':
    'Irgendwo fielen die Karten anders, als die versiegelten Würfel sagen. Fragt nach und wertet dieses Spiel lieber nicht.',
  'refusal.fair.view':
    'Die Aufzeichnung zeigt einen anderen Tisch als den, den du gesehen hast. Fragt nach und wertet dieses Spiel lieber nicht.',
  'refusal.fair.log':
    'Die Aufzeichnung des Spiels ist beschädigt oder verstößt gegen die Regeln. Fragt nach und wertet dieses Spiel lieber nicht.',

  'refusal.ebbes.setup':
    'So lässt sich ebbes nicht spielen. Es ist für 2 bis 5 Leute: Prüf die Einstellungen des Tischs.',
  'refusal.ebbes.dealer': 'Dieser Platz gibt jetzt nicht. Das Geben wandert nach links weiter.',
  'refusal.ebbes.deal':
    'Diese Karten sind nicht richtig verteilt. Alle bekommen gleich viele, und jede Karte gibt es einmal.',
  'refusal.ebbes.starter': 'So kann die Runde nicht beginnen. Nenn jemanden an diesem Tisch.',
  'refusal.ebbes.select':
    'Diese Zahl oder diese Farbe ist nicht mehr frei. Nimm eine Zahl und eine Farbe, die noch niemand gewählt hat.',
  'refusal.ebbes.follow': 'Du hast die Farbe, mit der begonnen wurde: Spiel eine davon.',
  'refusal.ebbes.winner':
    'Den Stich bekommt jemand anderes: Es gewinnt der höchste Trumpf, sonst die höchste Karte der ersten Farbe.',
  'refusal.ebbes.winner.instant':
    'Dieser Stich zählt mit dem Trumpf, der am Ende gilt. Schau dir die Rollen der Farben an.',
  'refusal.ebbes.lead': 'Diesen Stich beginnt jemand anderes: wer den letzten gewonnen hat.',
  'refusal.ebbes.designate':
    'Diese Farbe kann die Rolle nicht bekommen. Die Rollen kommen der Reihe nach, für jede Farbe eine.',
  'refusal.ebbes.score':
    'Die Punkte dieser Runde ergeben etwas anderes. Schau dir die Abrechnung an.',
  'refusal.ebbes.zilch':
    'Das nix-Recht hat jemand anderes: mit den meisten nix-Karten oder der höchsten davon.',
  'refusal.ebbes.end.basic':
    'Das Grundspiel hat immer fünf Runden. Wähl Variante 2, wenn ihr mehr möchtet.',
  'refusal.ebbes.end.goal': 'Das Ziel ist erreicht und dieses Spiel vorbei. Fangt ein neues an!',
  'refusal.ebbes.end.dabbscheedel':
    'Jemand ist beim Dabbscheedel gelandet und dieses Spiel vorbei. Fangt ein neues an!',
  'refusal.ebbes.end.rounds': 'Ein Spiel kann 5 bis 20 Runden haben. Wähl eine Zahl dazwischen.',
  'refusal.ebbes.track':
    'Da können die beiden Endfelder nicht liegen: Setz das Ziel zwischen 10 und 60 und den Dabbscheedel zwischen −5 und −40.',
  'refusal.ebbes.virtual':
    'Der Strohmann spielt nach seinen eigenen Regeln; niemand kann für ihn entscheiden.',

  'refusal.eidex.setup':
    'So lässt sich Eidex nicht spielen. Es braucht drei Leute und, wenn ihr mögt, drei verschiedene Charaktere.',
  'refusal.eidex.deal':
    'Diese Karten sind nicht richtig verteilt. Alle bekommen zwölf, und jede Karte gibt es einmal.',
  'refusal.eidex.put-down':
    'Diese Karte kannst du nicht ablegen. Nimm eine andere aus deiner Hand.',
  'refusal.eidex.lead': 'Diesen Stich beginnt jemand anderes. Warte auf dessen Karte.',
  'refusal.eidex.follow':
    'Du hast die ausgespielte Farbe: Spiel eine davon oder einen Trumpf, falls es einen gibt.',
  'refusal.eidex.follow.trump-led': 'Trumpf ist ausgespielt, und du hast einen: Spiel Trumpf.',
  'refusal.eidex.follow.jack':
    'Nur der Trumpfbube darf auf der Hand bleiben, wenn Trumpf ausgespielt ist, und nur als dein einziger Trumpf. Spiel Trumpf.',
  'refusal.eidex.undertrump':
    'Da liegt schon ein höherer Trumpf. Spiel einen noch höheren oder eine Karte, die kein Trumpf ist.',
  'refusal.eidex.rank':
    'Hier ist eine andere Karte höher. Schau dir die Reihenfolge der Karten an.',
  'refusal.eidex.value':
    'In diesem Spiel zählen diese Karten etwas anderes. Schau dir ihre Werte an.',
  'refusal.eidex.vp':
    'Die Siegpunkte dieses Spiels ergeben etwas anderes. Schau dir die Abrechnung an.',
  'refusal.eidex.tournament':
    'Ein Turnier geht bis 3 bis 15 Siegpunkte, und niemand beginnt schon am Ziel. Wähl ein anderes Ziel.',
  'refusal.eidex.tournament.collision':
    'Zwei hätten zugleich gewonnen, deshalb geht das Turnier weiter. Spielt noch ein Spiel.',
  'refusal.eidex.tournament.chaos':
    'Euch allen dreien fehlte nur ein Siegpunkt, da hat der Dritte gewonnen. Fangt ein neues Turnier an!',
  'refusal.eidex.order':
    'Ein anderer Charakter wird zuerst gefragt. Warte kurz, dann bist du dran.',
  'refusal.eidex.power.owner':
    'Das ist der Charakter von jemand anderem. Du kannst nur die Fähigkeit deines eigenen benutzen.',
  'refusal.eidex.power.moment':
    'Diese Fähigkeit geht gerade nicht. Der Tisch fragt dich, wenn ihre Zeit gekommen ist.',
  'refusal.eidex.power.spent':
    'In diesem Spiel hast du diese Fähigkeit schon verbraucht. Im nächsten ist sie wieder da.',
  'refusal.eidex.power.answer':
    'Das beantwortet die Frage nicht. Wähl eine der angebotenen Antworten.',
  'refusal.eidex.power.play':
    'Zu dieser Karte passt deine Fähigkeit gerade nicht. Spiel sie normal oder nimm eine andere.',
  'refusal.eidex.draw':
    'Diese Karte kann aus dieser Hand nicht gezogen werden. Die Würfel ziehen noch einmal.',

  'refusal.power':
    'Eine Fähigkeit, die gerade gilt, erlaubt diese Karte nicht. Nimm eine andere; mehr steht in den Regeln.',
})
