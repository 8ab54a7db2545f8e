/** A thread in which bots and the coach think, so that the table stays responsive. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { answerHere, type AnyQuestion } from './bot-questions'

/** For the coach. The rest of the second is for work already begun when the time runs out. */
const THINKING_MS = 850

// People's tables go first where there are not cores enough. Elsewhere than on Linux this would be for the whole
// program. Not lower: on a busy machine a bot would never come to its turn.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', (question: AnyQuestion) => {
  const end = performance.now() + (question.ask === 'decide' ? question.ms : THINKING_MS)
  parentPort?.postMessage(answerHere(question, () => performance.now() > end))
})
