import { answering } from '../../worker-calls.ts'
import { BooksWorker } from './books-worker.ts'

const answer = answering(new BooksWorker(self.name), (reply) => postMessage(reply))

addEventListener('message', ({ data }) => {
  // A failure is an error of the worker, which the page tells.
  answer(data).catch((error: unknown) => reportError(error))
})
