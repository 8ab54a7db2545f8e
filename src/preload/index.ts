import { contextBridge, ipcRenderer } from 'electron'
import type { Desktop } from '../protocol/desktop'

const call =
  <Verb extends keyof Desktop>(verb: Verb) =>
  (...args: Parameters<Desktop[Verb]>) =>
    ipcRenderer.invoke(`desktop:${verb}`, ...args) as ReturnType<Desktop[Verb]>

contextBridge.exposeInMainWorld('desktop', {
  about: call('about'),
  setTheme: call('setTheme'),
  host: call('host'),
  nearby: call('nearby'),
} satisfies Desktop)
