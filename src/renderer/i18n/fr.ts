import { translation } from './messages'

export const fr = translation({
  'nav.window': '{screen} – Stichabend',
  'nav.back': 'Retour',

  'start.lead': 'Des jeux de levées pour une belle soirée.',
  'start.menu': 'Que souhaitez-vous faire ?',
  'start.next':
    'La table est mise, la lampe est allumée. Prochains invités : les jeux ebbes et Eidex.',

  'settings.title': 'Réglages',
  'settings.summary': 'Langue et apparence',
  'settings.kept': 'Vos choix restent enregistrés sur cet appareil.',
  'settings.language': 'Langue',
  'settings.language.system': 'Comme sur cet appareil',
  'settings.language.now': 'actuellement {language}',
  'settings.theme': 'Apparence',
  'settings.theme.system': 'Comme sur cet appareil',
  'settings.theme.light': 'Clair',
  'settings.theme.dark': 'Sombre',
  'settings.theme.contrast': 'Contraste élevé',

  'about.title': 'À propos de Stichabend',
  'about.version': 'Version {version}',
  'about.ebbes': 'Le jeu de cartes ebbes est édité par Palatia Spiele.',
  'about.ebbes.link': 'Découvrir Palatia Spiele (s’ouvre dans une autre fenêtre)',
  'about.rules': 'Les règles originales des jeux appartiennent à leurs éditeurs.',
  'about.fonts':
    'Les caractères sont Fraunces et Atkinson Hyperlegible Next, libres sous la licence SIL Open Font License.',
})
