import { translationOf } from '../../../protocol/texts'
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
  'refusal.limit.codes':
    'Von hier kamen zu viele falsche Codes. Warte ein paar Minuten, sieh dir den Code noch einmal an und versuch es dann wieder.',
  'refusal.host.elsewhere':
    'Dort antwortet niemand. Ist der Tisch geöffnet, und seid ihr im selben WLAN?',
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
  'refusal.table.open': 'Der Rest dieser Runde ist noch offen: Spiel weiter.',

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
})
