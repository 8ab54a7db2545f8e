/**
 * What a browser test must not do itself: tests/e2e/ready.ts and measure.ts wait until a page has come to rest.
 */

const MEASURE =
  'measure pages through tests/e2e/measure.ts, which waits until they have come to rest'

const MEASURES = [
  'boundingBox',
  'clientHeight',
  'clientWidth',
  'getBoundingClientRect',
  'offsetHeight',
  'offsetWidth',
  'scrollHeight',
  'scrollWidth',
]

export const AT_REST = {
  imports: [
    { name: 'axe-core', message: MEASURE },
    {
      name: '@playwright/test',
      importNames: ['test'],
      message: 'take test from a fixtures.ts: its pages come to rest before anybody looks at them',
    },
  ],
  properties: [
    ...MEASURES.map((property) => ({ property, message: MEASURE })),
    { property: 'waitForTimeout', message: 'wait for what you are waiting for' },
  ],
}
