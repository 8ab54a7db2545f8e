import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { texts } from './i18n/texts.svelte'
import { loadFirst, loadOthers } from './screens/pages'
import { takeArrival } from './session/arrival'
import { recallTickets } from './session/tickets'
import { takeKeyFromAddress } from './session/own-key'
import { Settings } from './settings/settings.svelte'
import { route } from './shell/route.svelte'

takeKeyFromAddress()
// In a page that is already open: its connection was made without the key.
window.addEventListener('hashchange', () => {
  if (takeKeyFromAddress()) location.reload()
})

const settings = new Settings()

// Before anything else: the code in the address bar must stay secret.
takeArrival(settings)

// Before anything is drawn: a page that changes its colours or language before the user's eyes is rude.
document.documentElement.dataset['theme'] = settings.look

// Not a top-level await: screens and languages use code from this file's chunk, and would wait for it.
Promise.all([texts.show(settings.spokenLanguage), loadFirst(route.screen), recallTickets()])
  .then(([, first]) => {
    mount(App, { target: document.body, props: { settings, first } })
    // What cannot be loaded now is loaded when it is wanted.
    loadOthers(first.id).catch(() => undefined)
  })
  .catch(reportError)
