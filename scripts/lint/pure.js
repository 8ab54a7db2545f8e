/**
 * What the engine and the bots must do without: clock, dice, input and output, and every back door
 * to them. Each message says where the code belongs instead.
 */
const PURE = 'The engine and the bots are pure'
const DICE = `${PURE}: the host’s dice come in as an argument.`
const OUTSIDE = 'the outside world belongs in src/host.'
const TIMER = 'timers belong in src/host or src/renderer.'
const HIDDEN = 'this hides from lint what is used; name it directly.'
const LOCALE = 'words and numbers of a country belong in src/renderer.'

/** @type {Readonly<Record<string, string>>} */
const GLOBALS = {
  Date: 'time is the host’s: pass it in as an argument.',
  Temporal: 'time is the host’s: pass it in as an argument.',
  console: 'return a value; printing belongs in scripts or src/host.',
  setTimeout: TIMER,
  setInterval: TIMER,
  setImmediate: TIMER,
  queueMicrotask: TIMER,
  requestAnimationFrame: TIMER,
  performance: OUTSIDE,
  crypto: OUTSIDE,
  process: OUTSIDE,
  fetch: OUTSIDE,
  Intl: LOCALE,
  Function: HIDDEN,
  Reflect: HIDDEN,
  globalThis: HIDDEN,
}

const LOCAL_METHODS = [
  'localeCompare',
  'toLocaleDateString',
  'toLocaleLowerCase',
  'toLocaleString',
  'toLocaleTimeString',
  'toLocaleUpperCase',
]

/** @type {import('eslint').Linter.RulesRecord} */
export const pureRules = {
  'no-eval': 'error',
  'no-restricted-globals': [
    'error',
    ...Object.entries(GLOBALS).map(([name, where]) => ({ name, message: `${PURE}: ${where}` })),
  ],
  'no-restricted-imports': [
    'error',
    {
      name: '@noble/hashes/utils.js', // which has dice and timers, too
      allowImportNames: ['bytesToHex', 'concatBytes', 'createView', 'hexToBytes', 'utf8ToBytes'],
      message: `${PURE}: only notations of bytes come from here.`,
    },
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: DICE },
    ...LOCAL_METHODS.map((property) => ({ property, message: `${PURE}: ${LOCALE}` })),
  ],
  'no-restricted-syntax': [
    'error',
    // An alias of Math would have its dice under another name, too.
    { selector: ':not(MemberExpression) > Identifier[name="Math"]', message: DICE },
    { selector: 'MemberExpression[object.name="Math"][computed=true]', message: DICE },
    { selector: '[declare=true]', message: `${PURE}: what is declared here comes from outside.` },
  ],
}
