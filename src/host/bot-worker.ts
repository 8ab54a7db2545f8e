/** A thread in which bots and the coach think, so that the table stays responsive. */
import { parentPort } from 'node:worker_threads'
import { answerHere, type AnyQuestion } from './bot-questions'

/** For the coach. The rest of the second is for work already begun when the time runs out. */
const THINKING_MS = 850

parentPort?.on('message', (question: AnyQuestion) => {
  const end = performance.now() + (question.ask === 'decide' ? question.ms : THINKING_MS)
  parentPort?.postMessage(answerHere(question, () => performance.now() > end))
})
