import { translationOf } from '../messages'
import type { tableEn } from './en'

export const tableDe = translationOf<typeof tableEn>()({
  'table.title': 'Tisch',
  'table.your-turn': 'Du bist dran',
  'table.turn': '{name} ist dran',
  'table.hand': 'Deine Karten',
  'table.hand.confirm': 'Noch einmal tippen, um sie zu spielen',
  'table.trick': 'Der Stich',
  'table.trick.empty': 'Noch niemand hat gespielt',
  'table.trick.won': '{name} nimmt den Stich',
  'table.continue': 'Weiter',
  'table.last-trick': 'Frühere Stiche',
  'table.last-trick.none': 'In dieser Runde ist noch kein Stich fertig.',
  'table.log': 'Was geschah',
  'table.chat': 'Plaudern',
  'table.chat.say': 'Etwas sagen',
  'table.chat.send': 'Senden',
  'table.chat.empty': 'Noch hat niemand etwas gesagt.',
  'table.menu': 'Tisch',
  'table.menu.invite': 'Gäste einladen',
  'table.menu.pause': 'Pause',
  'table.menu.resume': 'Weiterspielen',
  'table.menu.rules': 'Regeln',
  'table.menu.settings': 'Einstellungen',
  'table.menu.bot': 'Bot für mich spielen lassen',
  'table.menu.back-from-bot': 'Wieder selbst spielen',
  'table.menu.take-back': 'Letzte Karte zurücknehmen',
  'table.menu.leave': 'Tisch verlassen',
  'table.menu.close': 'Tisch schließen',
  'table.close': 'Schließen',
  'table.cards.one': '{count} Karte',
  'table.cards.other': '{count} Karten',
  'table.bot': 'Bot',
  'table.stand-in': 'ein Bot spielt',
  'table.away': 'nicht da',
  'table.you': 'du',
  'table.dealer': 'hat gegeben',
  'table.watching.one': '{count} Gast schaut zu',
  'table.watching.other': '{count} Gäste schauen zu',
  'table.you-watch': 'Du schaust zu.',

  'table.connecting': 'Der Tisch wird gesucht …',
  'table.lost': 'Die Verbindung ist weg. Wir versuchen es weiter; dein Platz ist sicher.',
  'table.paused': 'Der Tisch macht Pause.',
  'table.stopped':
    'Das Spiel lässt sich gerade nicht sichern, darum steht es still. Ist die Festplatte voll?',
  'table.waiting': '{name} ist nicht da. Der Tisch wartet.',
  'table.waiting.bot': 'Bot für {name} spielen lassen',
  'table.standing-in': 'Ein Bot spielt für dich.',
  'table.ended': 'Dieses Fenster sitzt nicht mehr am Tisch.',
  'table.ended.home': 'Zum Anfang',
  'table.ended.again': 'Hier weiterspielen',
  'table.last-unfair':
    'Beim letzten Spiel wurden die Karten NICHT verteilt wie vereinbart. Jemand hat es manipuliert: {reason}',
  'table.vote': '{names} möchte: {what}',
  'table.vote.agree': 'Einverstanden',
  'table.vote.start': 'anfangen',
  'table.vote.pause': 'eine Pause',
  'table.vote.resume': 'weiterspielen',
  'table.vote.rematch': 'noch ein Spiel',
  'table.vote.again': 'noch einmal dieselben Karten',
  'table.vote.close': 'den Tisch schließen',
  'table.vote.take-back': 'die letzte Karte zurücknehmen',
  'table.vote.kick': '{name} wegschicken',
  'table.vote.bot': 'einen Bot für {name}',
  'table.vote.no-bot': 'den Bot auf dem Platz von {name} wegschicken',
  'table.nobody': 'den freien Platz',

  'help.open': 'So geht’s',
  'help.ebbes.title': 'So geht ebbes',
  'help.ebbes.trick':
    'Alle spielen eine Karte. Bediene die angespielte Farbe, wenn du kannst; wenn nicht, spiel irgendeine. Die höchste Karte dieser Farbe nimmt den Stich, es sei denn, jemand spielt Trumpf.',
  'help.ebbes.roles':
    'Am Anfang weiß niemand, was die Farben zählen. Sobald eine Karte mit der Zahl der Runde fällt, bekommt ihre Farbe die nächste Rolle:',
  'help.ebbes.roles.selected':
    'Am Anfang weiß niemand, was die Farben zählen. Sobald eine der fünf gewählten Karten fällt, bekommt ihre Farbe die nächste Rolle:',
  'help.ebbes.end':
    'Sind die Hände leer, zählen die Karten in deinen Stichen. Nach {rounds} Runden gewinnen die meisten Punkte.',
  'help.eidex.title': 'So geht Eidex',
  'help.eidex.aim':
    'Bleib nicht in der Mitte: Wer die meisten und wer die wenigsten Punkte macht, bekommt je einen Siegpunkt. Aber {limit} Punkte oder mehr sind zu viel. {target} Siegpunkte gewinnen.',
  'help.eidex.down': 'Leg zuerst eine Karte verdeckt weg: Ihre Punkte gehören am Ende dir.',
  'help.eidex.trick':
    'Dann werden elf Stiche gespielt, rechtsherum. Bediene die Farbe oder spiel Trumpf. Der höchste Trumpf nimmt den Stich; liegt keiner, die höchste Karte der angespielten Farbe.',
  'help.eidex.values':
    'Trumpf-Bube 20, Trumpf-Neun 14, Ass 11, Zehn 10, König 4, Dame 3, andere Buben 2. Der letzte Stich bringt 5 dazu. Ohne Trumpf zählen Achten 8.',
  'help.eidex.characters':
    'Neben deinen Karten steht dein Charakter. Kann er etwas tun, wirst du gefragt, und du kannst immer passen.',
  'help.raised':
    'Spielbare Karten sind hochgeschoben. Berühr eine andere, und der Tisch sagt, warum sie nicht geht. Allein darfst du eine Karte zurücknehmen: Taste U oder Menü.',
  'help.rules': 'Alle Regeln lesen',
  'help.go': 'Los geht’s',

  'dealing.title': 'Gemeinsam mischen',
  'dealing.lead':
    'Alle geben etwas zum Mischen dazu, versiegelt. Niemand kann die Karten bestimmen, auch nicht, wer den Tisch ausrichtet.',
  'dealing.sealed': 'versiegelt',
  'dealing.missing': 'noch nicht',

  'redraw.left': 'Es wurde neu gemischt: {name} ist gegangen.',
  'redraw.bot': 'Es wurde neu gemischt: Für {name} spielt jetzt ein Bot.',
  'redraw.person': 'Es wurde neu gemischt: {name} spielt jetzt statt des Bots.',
  'redraw.bots': 'Es wurde neu gemischt: Am Tisch spielen jetzt andere Bots.',
  'redraw.page':
    'Es wurde neu gemischt: {name} war kurz nicht verbunden oder hat die Seite neu geladen.',
  'redraw.line': 'Es wurde neu gemischt: Du warst kurz nicht verbunden.',
  'redraw.unplayed': 'Das letzte Spiel lief ohne dich zu Ende, und es wurde neu gemischt.',
  'redraw.none': 'Es wurde neu gemischt, und dein Gerät hat keinen Grund dafür gesehen.',
  'redraw.read': 'OK',
  'redraw.stop.title': 'Zu oft neu gemischt',
  'redraw.stop':
    'Schon {count}-mal wurden fertig gemischte Karten weggelegt. Wer den Tisch ausrichtet, könnte auf bessere gewartet haben. Darum mischt dein Gerät erst wieder mit, wenn du dich entschieden hast. Frag in die Runde, ob alles so war, wie es hier steht.',
  'redraw.stop.note': 'Wenn du trotzdem spielst, bürgt dein Gerät nicht für dieses Spiel.',
  'redraw.go-on': 'Trotzdem spielen',

  'over.rematch': 'Noch ein Spiel',
  'over.rematch.note': 'Alle rücken einen Platz weiter.',
  'over.fair': 'Alle Kartenverteilungen geprüft: Niemand hat die Karten bestimmt.',
  'over.fair-since':
    'Die Kartenverteilungen passen zu allem, was diese Seite gesehen hat. Sie war nicht von Anfang an dabei und kann nicht mehr prüfen.',
  'over.unvouched':
    'Die Karten kamen wie versiegelt. Vorher wurde aber so oft neu gemischt, dass dein Gerät für dieses Spiel nicht bürgen kann.',
  'over.checking': 'Die Kartenverteilungen werden geprüft …',
  'over.unfair':
    'Die Karten wurden NICHT verteilt wie vereinbart. Jemand hat dieses Spiel manipuliert: {reason}',
  'over.unknown': 'Du kamst zu spät, um die Kartenverteilungen dieses Spiels zu prüfen.',

  'reaction.title': 'Reaktionen',
  'reaction.well-played': 'Gut gespielt!',
  'reaction.ouch': 'Autsch!',
  'reaction.laugh': 'Haha!',
  'reaction.wow': 'Wow!',
  'reaction.think': 'Hmm …',
  'reaction.hurry': 'Na los!',
  'reaction.cheers': 'Zum Wohl!',
  'reaction.sorry': 'Entschuldige!',
})
