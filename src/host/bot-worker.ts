/** A thread in which bots and the coach think, so that the table goes on while they do. */
import { parentPort } from 'node:worker_threads'
import { answerHere, type AnyQuestion } from './bot-questions'

/** Of the coach. The rest of a second goes to what has begun when time is over. */
const THINKING_MS = 850

parentPort?.on('message', (question: AnyQuestion) => {
  const end = performance.now() + (question.ask === 'decide' ? question.ms : THINKING_MS)
  parentPort?.postMessage(answerHere(question, () => performance.now() > end))
})
