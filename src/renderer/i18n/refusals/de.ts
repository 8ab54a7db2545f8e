import { translationOf } from '../../../protocol/texts'
import type { refusalsEn } from './en'

export const refusalsDe = translationOf<typeof refusalsEn>()({
  'refusal.protocol.version':
    'Hier und dort laufen verschiedene Versionen von Stichabend. Aktualisiere die ältere oder lade die Seite neu, dann versuch es noch einmal.',
  'refusal.protocol.malformed':
    'Der Tisch hat dieses Gerät nicht verstanden. Versuch es noch einmal; hilft das nicht, lade die Seite neu.',
  'refusal.protocol.order': 'Das kam im falschen Moment. Versuch es noch einmal.',
  'refusal.protocol.silent':
    'Das Verbinden hat zu lange gedauert. Versuch noch einmal, dich dazuzusetzen.',

  'refusal.limit.rate': 'Nicht so hastig! Warte kurz, dann geht es weiter.',
  'refusal.limit.chat': 'So schnell liest niemand. Warte einen Moment und schick es noch einmal.',
  'refusal.limit.codes':
    'Das waren zu viele falsche Codes. Warte ein paar Minuten, prüf den Code und versuch es dann noch einmal.',
  'refusal.host.elsewhere':
    'Dort antwortet niemand. Ist der Tisch offen, und seid ihr im selben WLAN?',
  'refusal.limit.tables':
    'Für einen weiteren Tisch ist hier kein Platz. Spiel an einem anderen mit oder warte, bis einer schließt.',
  'refusal.limit.spectators':
    'Hier schauen schon genug zu. Setz dich auf einen freien Platz oder schau an einem anderen Tisch zu.',

  'refusal.table.unknown':
    'Diesen Tisch gibt es nicht mehr. Such dir einen anderen oder eröffne selbst einen.',
  'refusal.table.closed': 'Der Tisch ist geschlossen. Danke fürs Mitspielen!',
  'refusal.table.left': 'Du hast den Tisch verlassen.',
  'refusal.table.code':
    'Zu diesem Code gibt es keinen Tisch. Prüf die Zeichen oder frag am Tisch nach.',
  'refusal.table.private': 'Hier spielt man nur mit Code. Frag am Tisch danach.',
  'refusal.table.elsewhere': 'Du sitzt schon an einem anderen Tisch. Steh dort zuerst auf.',
  'refusal.table.nowhere': 'Du sitzt noch an keinem Tisch. Setz dich zuerst an einen.',
  'refusal.table.phase': 'Das geht gerade nicht. Der Tisch zeigt dir, was als Nächstes kommt.',
  'refusal.table.seats-open':
    'Da fehlt noch jemand. Wartet, oder setzt Bots auf die freien Plätze.',
  'refusal.table.paused': 'Der Tisch macht gerade Pause. Danach geht es weiter.',
  'refusal.table.stopped':
    'Das Spiel lässt sich nicht mehr speichern und steht still. Der Rechner des Gastgebers braucht mehr Platz auf der Platte.',
  'refusal.table.moving':
    'Der Tisch zieht gerade auf einen anderen Rechner um. Gleich geht es weiter.',
  'refusal.table.moved': 'Dieser Tisch steht jetzt auf einem anderen Rechner.',
  'refusal.table.spectators':
    'Hier schaut niemand zu. Nimm einen freien Platz oder frag am Tisch nach.',
  'refusal.table.taken-back':
    'Zurücknehmen geht nicht mehr: Inzwischen hat jemand etwas Neues gesehen, oder es liegt gar keine Karte.',
  'refusal.table.open': 'Der Rest der Runde ist noch offen: Spiel weiter.',

  'refusal.seat.unknown': 'Diesen Platz gibt es hier nicht. Such dir einen anderen aus.',
  'refusal.seat.taken': 'Da sitzt schon jemand. Such dir einen anderen Platz aus.',
  'refusal.seat.spectator':
    'Du schaust nur zu. Setz dich an einen Platz, wenn du mitspielen willst.',
  'refusal.seat.bot':
    'Gerade spielt ein Bot für dich. Übernimm deinen Platz, dann bist du wieder dran.',
  'refusal.seat.token':
    'Dieser Platz ist nicht mehr für dich reserviert. Setz dich neu an den Tisch.',
  'refusal.seat.replaced': 'Dein Platz ist in einem anderen Fenster offen. Spiel dort weiter.',
  'refusal.seat.kicked':
    'Du wurdest vom Tisch geschickt. Bitte die anderen, dich wieder hereinzulassen, oder such dir einen anderen Tisch.',

  'refusal.coach.off': 'An diesem Tisch darf man den Trainer beim Spielen nicht fragen.',
  'refusal.coach.moment': 'Im Moment gibt es nichts zu raten.',
  'refusal.coach.busy': 'Der Trainer denkt noch über deine letzte Frage nach.',
  'refusal.act.stale': 'Der Tisch ist schon weiter. Schau hin und wähl noch einmal.',
  'refusal.fair.commitment':
    'Was dein Gerät zum Mischen beiträgt, passt nicht zu dem, was es zugesagt hat. Lade die Seite neu und versuch es noch einmal.',
  'refusal.fair.moment': 'Gerade wird nicht gemischt. Du musst nichts tun.',
  'refusal.history.unknown': 'Diese Partie steht nicht in der Chronik. Schau nach, was da ist.',
  'refusal.history.unfinished':
    'Diese Partie läuft noch, da schaut niemand in die Karten. Komm wieder, wenn sie zu Ende ist.',
  'refusal.history.foreign': 'Diese Partie kam aus einer Datei und lässt sich nur ansehen.',
  'refusal.history.moved':
    'An diesem Tisch wurde auf einem anderen Rechner weitergespielt. Dort steht auch die Chronik.',
  'refusal.move.unasked':
    'Der Umzug ist abgesagt oder hat zu lange gedauert. Der Tisch bleibt, wo er ist.',
  'refusal.move.version':
    'Auf den beiden Rechnern laufen verschiedene Versionen von Stichabend. Aktualisiert die ältere, dann kann der Tisch umziehen.',
  'refusal.move.key': 'Der Tisch ließ sich für den Umzug nicht versiegeln. Er bleibt, wo er ist.',
  'refusal.move.large':
    'An diesem Tisch wurde so viel gespielt, dass er nicht mehr umziehen kann. Eröffnet dort einen neuen.',
  'refusal.move.damaged':
    'Der Tisch kam beschädigt an. Verloren ist nichts: Versucht den Umzug noch einmal.',
  'refusal.move.disk':
    'Dieser Rechner kann den Tisch nicht speichern. Schaff Platz auf der Platte und versuch es noch einmal.',
  'refusal.move.unknown':
    'Dieser Rechner kann den Tisch nicht übernehmen. Nehmt einen anderen oder versucht es noch einmal.',
  'refusal.move.here': 'Dieser Tisch ist schon hier, oder an seiner Stelle steht ein anderer.',
  'refusal.replay.moment':
    'An diesem Tisch wird gerade gespielt. Nachspielen könnt ihr, wenn die Partie zu Ende ist.',
  'refusal.host.remote':
    'Das geht nur am Rechner des Gastgebers. Ist das deiner, öffne diese Seite über den Link, den er beim Start ausgegeben hat.',
  'refusal.host.closing': 'Der Gastgeber beendet Stichabend. Danke für den Abend!',
  'refusal.host.failure':
    'Da ging auf der anderen Seite etwas schief; du kannst nichts dafür. Versuch es noch einmal.',

  'refusal.client.lost':
    'Die Verbindung riss ab, bevor eine Antwort kam. Warte, bis sie wieder steht, und schau dann auf den Tisch.',
  'refusal.client.closed':
    'Du hast den Tisch hier verlassen. Setz dich wieder dazu, wann du magst.',
  'refusal.client.malformed':
    'Dieses Gerät hat den Tisch nicht verstanden. Lade die Seite neu; hilft das nicht, aktualisiere Stichabend.',

  'refusal.input.malformed':
    'Damit kann der Tisch nichts anfangen. Wähl einen Zug, den er anbietet.',
  'refusal.input.seat': 'Gerade ist jemand anderes dran. Du kommst gleich.',
  'refusal.input.moment': 'Das kommt erst später. Der Tisch sagt dir, was jetzt dran ist.',
  'refusal.input.card': 'Diese Karte gibt es hier nicht. Nimm eine von deiner Hand.',
  'refusal.input.not-held': 'Diese Karte hast du nicht. Nimm eine von deiner Hand.',

  'refusal.stich.text':
    'Diese Datei lässt sich nicht lesen: Sie ist beschädigt oder gar keine Partie von Stichabend. Lass sie dir noch einmal geben.',
  'refusal.stich.version':
    'Diese Datei kommt aus einem neueren Stichabend. Aktualisiere deins und öffne sie noch einmal.',
  'refusal.stich.shape':
    'In dieser Datei stimmt etwas nicht: Sie ist beschädigt oder verändert. Lass sie dir noch einmal geben.',
  'refusal.stich.seats':
    'In dieser Datei sitzen nicht so viele am Tisch, wie es Plätze gab. Sie ist beschädigt oder verändert.',
  'refusal.log.torn':
    'Die Aufzeichnung dieser Partie bricht mitten in einer Zeile ab. Lass sie dir noch einmal geben.',
  'refusal.log.damaged':
    'Die Aufzeichnung dieser Partie ist beschädigt. Lass sie dir noch einmal geben.',
  'refusal.log.version':
    'Diese Partie wurde nach den Regeln einer anderen Version von Stichabend gespielt und lässt sich hier nicht zeigen.',

  'refusal.fair.secret':
    'Das Siegel des Gastgebers passt nicht zu seinem Geheimnis. Fragt nach und wertet diese Partie lieber nicht.',
  'refusal.fair.share':
    'Von jemandem am Tisch fehlt das Siegel, oder es passt nicht. Sprecht darüber und wertet diese Partie lieber nicht.',
  'refusal.fair.deal':
    'Irgendwo fielen die Karten anders, als die versiegelten Würfel sagen. Fragt nach und wertet diese Partie lieber nicht.',
  'refusal.fair.view':
    'Die Aufzeichnung zeigt einen anderen Tisch als den, den du gesehen hast. Fragt nach und wertet diese Partie lieber nicht.',
  'refusal.fair.log':
    'Die Aufzeichnung der Partie ist beschädigt oder verstößt gegen die Regeln. Fragt nach und wertet diese Partie lieber nicht.',
})
