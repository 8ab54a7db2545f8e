export const coachEn = {
  'coach.gain': '{gain} points in this round, ± {spread}',
  'coach.starter': '{name} leads',
  'coach.starter.me': 'You lead',
  'coach.role.is': '{suit} is {role}',
  'coach.role.certain': '{suit} becomes {role}',
  'coach.role.likely': '{suit} probably becomes {role} ({percent})',
  'coach.role.open': '{suit} may become {role} ({percent})',
  'after.when': 'Round {round}, trick {trick}',
  'after.when.before': 'Round {round}, before the first trick',
} as const
