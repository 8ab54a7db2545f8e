/** The source of all texts: the other languages must have these keys and these {parameters}. */
export const en = {
  'nav.window': '{screen} – Stichabend',
  'nav.back': 'Back',

  'start.lead': 'Trick-taking card games for a good evening.',
  'start.menu': 'What would you like to do?',
  'start.next': 'The table is set and the lamp is lit. Next to arrive: the games ebbes and Eidex.',

  'settings.title': 'Settings',
  'settings.summary': 'Language and appearance',
  'settings.kept': 'What you choose here is remembered on this device.',
  'settings.language': 'Language',
  'settings.language.system': 'Same as this device',
  'settings.language.now': 'now {language}',
  'settings.theme': 'Appearance',
  'settings.theme.system': 'Same as this device',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.theme.contrast': 'High contrast',

  'about.title': 'About Stichabend',
  'about.version': 'Version {version}',
  'about.ebbes': 'The card game ebbes is published by Palatia Spiele.',
  'about.ebbes.link': 'Visit Palatia Spiele (opens in another window)',
  'about.rules': 'The original rules of the games belong to their publishers.',
  'about.fonts':
    'The letters are Fraunces and Atkinson Hyperlegible Next, free fonts under the SIL Open Font License.',
} as const
