/**
 * Loaded into the main process before the application (`electron -r`): prints when its window is shown
 * with the start screen in it, and what memory all its processes have. The same for ours and the empty one.
 */
const { app } = require('electron')

/** Until it is there, and has been painted. */
const until = (/** @type {string} */ condition) => `new Promise((done) => {
  const look = () => (${condition}) ? requestAnimationFrame(() => done(true)) : setTimeout(look, 4)
  look()
})`

const CARDS = `document.querySelectorAll('[data-card]').length`

/** Three cards of a game alone, as fast as the table lets us. */
const PLAY = `(async () => {
  location.hash = '#/alone'
  // The table waits while a new player reads the short explanation of the game.
  ${until(`document.querySelector('dialog[open] button')`)}.then(() => document.querySelector('dialog[open] button').click())
  await ${until(`document.querySelector('button[type=submit]')`)}
  document.querySelector('button[type=submit]').click()
  for (let card = 0; card < 3; card++) {
    await ${until(`document.querySelector('button.playable')`)}
    const held = ${CARDS}
    document.querySelector('button.playable').click()
    await ${until(`${CARDS} < held`)}
  }
})()`

const memory = () =>
  app.getAppMetrics().reduce((sum, { memory: { workingSetSize } }) => sum + workingSetSize, 0)

app.on('browser-window-created', (_event, window) => {
  const { webContents } = window
  const shown = new Promise((resolve) => window.once('show', () => resolve(undefined)))
  webContents.once('dom-ready', () => {
    void (async () => {
      await webContents.executeJavaScript(until(`document.querySelector('nav a')`))
      await shown
      console.log(`usable ${Date.now()}`)
      if (process.env['BENCH_PLAY'] === '1') await webContents.executeJavaScript(PLAY)
      if (process.env['BENCH_MEMORY'] === '1') {
        // What was needed to start only is given back in the meantime.
        await new Promise((resolve) => setTimeout(resolve, 3000))
        console.log(`memory ${memory()}`)
      }
      app.exit(0)
    })()
  })
})
