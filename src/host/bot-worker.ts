/** The thread in which bots think, so that the table goes on while they do. */
import { parentPort } from 'node:worker_threads'
import { decideHere, type BotRequest } from './bot-request'

parentPort?.on('message', (request: BotRequest) => {
  parentPort?.postMessage(decideHere(request))
})
