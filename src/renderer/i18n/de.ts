import { translation } from './messages'

export const de = translation({
  'nav.window': '{screen} – Stichabend',
  'nav.back': 'Zurück',

  'start.lead': 'Stichspiele für einen schönen Abend.',
  'start.menu': 'Was möchtest du tun?',
  'start.next': 'Der Tisch ist gedeckt, die Lampe brennt. Bald kommen die Spiele ebbes und Eidex.',

  'settings.title': 'Einstellungen',
  'settings.summary': 'Sprache und Aussehen',
  'settings.kept': 'Was du hier auswählst, merkt sich dieses Gerät.',
  'settings.language': 'Sprache',
  'settings.language.system': 'Wie auf diesem Gerät',
  'settings.language.now': 'zurzeit {language}',
  'settings.theme': 'Aussehen',
  'settings.theme.system': 'Wie auf diesem Gerät',
  'settings.theme.light': 'Hell',
  'settings.theme.dark': 'Dunkel',
  'settings.theme.contrast': 'Hoher Kontrast',

  'about.title': 'Über Stichabend',
  'about.version': 'Version {version}',
  'about.ebbes': 'Das Kartenspiel ebbes erscheint bei Palatia Spiele.',
  'about.ebbes.link': 'Palatia Spiele besuchen (öffnet sich in einem anderen Fenster)',
  'about.rules': 'Die Originalregeln der Spiele gehören ihren Verlagen.',
  'about.fonts':
    'Die Schriften heißen Fraunces und Atkinson Hyperlegible Next; beide sind frei nach der SIL Open Font License.',
})
