/** Texts of score sheets: for the page that shows them, and for print. */
export const scoresheetEn = {
  // The page
  'sheet.title': 'Score sheet',
  'sheet.lead': 'Look it over, print it, or save it.',
  'sheet.show': 'Show',
  'sheet.show.evening': 'The whole evening',
  'sheet.print': 'Print',
  'sheet.pdf': 'Save as PDF',
  'sheet.paper': 'Paper size for the PDF',
  'sheet.paper.a4': 'A4',
  'sheet.paper.letter': 'US Letter',
  'sheet.csv': 'Spreadsheet (CSV)',
  'sheet.saved': 'Saved: {name}',
  'sheet.not-printed': 'Nothing was printed.',
  'sheet.failed': 'That didn’t work. Please try again.',
  'sheet.loading': 'Opening the score sheet…',
  'sheet.blank': 'Blank sheets',
  'sheet.blank.lead': 'To fill in when you play with the real cards.',
  'sheet.blank.game': 'Game',

  // What every sheet has
  'sheet.evening': 'The evening',
  'sheet.table': 'Table',
  'sheet.date': 'Date',
  'sheet.host': 'Hosted by',
  'sheet.game': 'Game',
  'sheet.player': 'Player',
  'sheet.bot': 'bot',
  'sheet.nobody': 'nobody',
  'sheet.fingerprint': 'Fingerprint of the deals',
  'sheet.fingerprint.note':
    'Sealed before the first card was dealt, and checked again for this sheet.',
  'sheet.unfinished': 'Not played to the end.',
  'sheet.not-played': 'not finished',
  'sheet.winner': 'Winner',
  'sheet.winners': 'Winners',
  'sheet.end': 'End',
  'sheet.place': 'Place',
  'sheet.ranking': 'Final ranking',
  'sheet.ranking.now': 'Ranking so far',
  'sheet.options': 'Options',
  'sheet.rulings': 'House rulings used',
  'sheet.yes': 'yes',
  'sheet.no': 'no',

  // What several games have
  'sheet.dealer': 'Dealer',
  'sheet.total': 'Total',
  'sheet.option.drawn': 'drawn',

  // The evening
  'sheet.standings': 'Standings',
  'sheet.games': 'Games',
  'sheet.wins': 'Wins',
  'sheet.best': 'Best in {game}',
  'sheet.result': 'Result',

  // To be filled in with a pen
  'sheet.blank.name': 'Name',
} as const
