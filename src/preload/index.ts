import { contextBridge, ipcRenderer } from 'electron'
import type { Desktop, OpenRequest } from '../protocol/desktop'

type Asked = keyof Omit<Desktop, 'onOpenRequest'>
type Shape = 'string' | 'object'

/** Only the shape of each argument is checked here; the shell checks its content. */
type Shapes<Args extends readonly unknown[]> = { readonly [Index in keyof Args]: Shape }

const refusal = (verb: string) =>
  new TypeError(`desktop.${verb} is refused: that is not what it takes`)

function ask<Verb extends Asked>(verb: Verb, ...shapes: Shapes<Parameters<Desktop[Verb]>>) {
  return (...args: Parameters<Desktop[Verb]>): ReturnType<Desktop[Verb]> => {
    const given: readonly unknown[] = args
    const isFine =
      given.length === shapes.length &&
      given.every((arg, index) => arg !== null && typeof arg === shapes[index])
    const answer = isFine
      ? ipcRenderer.invoke(`desktop:${verb}`, ...given)
      : Promise.reject(refusal(verb))
    return answer as ReturnType<Desktop[Verb]>
  }
}

function onOpenRequest(listener: (request: OpenRequest) => void): () => void {
  if (typeof listener !== 'function') throw refusal('onOpenRequest')
  const take = async () => {
    const opened = (await ipcRenderer.invoke('desktop:openRequests')) as readonly OpenRequest[]
    for (const each of opened) listener(each)
  }
  const hear = () => {
    take().catch(reportError)
  }
  ipcRenderer.on('desktop:openRequests', hear)
  // Fetches what was opened before the page listened.
  hear()
  return () => ipcRenderer.off('desktop:openRequests', hear)
}

contextBridge.exposeInMainWorld('desktop', {
  about: ask('about'),
  setTheme: ask('setTheme', 'string'),
  setLanguage: ask('setLanguage', 'string'),
  settings: ask('settings'),
  changeSettings: ask('changeSettings', 'object'),
  host: ask('host'),
  hostStatus: ask('hostStatus'),
  closeHost: ask('closeHost'),
  nearby: ask('nearby'),
  seats: ask('seats'),
  keepSeats: ask('keepSeats', 'object'),
  newerVersion: ask('newerVersion'),
  visitRelease: ask('visitRelease'),
  newWindow: ask('newWindow'),
  savePdf: ask('savePdf', 'string'),
  print: ask('print'),
  openStich: ask('openStich'),
  saveStich: ask('saveStich', 'string', 'string'),
  onOpenRequest,
} satisfies Desktop)
