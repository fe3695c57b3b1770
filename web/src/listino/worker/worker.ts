import { answering } from '../../worker-calls.ts'
import { ListWorker } from './list-worker.ts'

const answer = answering(new ListWorker(self.name), (reply) => postMessage(reply))

addEventListener('message', ({ data }) => {
  // A failure is an error of the worker, which the page tells.
  answer(data).catch((error: unknown) => reportError(error))
})
