import { answering } from '../../worker-calls.ts'
import { booksApi } from './books-api.ts'

const answer = answering(booksApi(self.name), (reply) => postMessage(reply))

addEventListener('message', ({ data }) => {
  // A failure is an error of the worker, which the page tells.
  answer(data).catch((error: unknown) => reportError(error))
})
