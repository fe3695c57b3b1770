import { answering } from '../../worker-calls.ts'
import { listApi } from './list-api.ts'

const answer = answering(listApi(self.name), (reply) => postMessage(reply))

addEventListener('message', ({ data }) => {
  // A failure is an error of the worker, which the page tells.
  answer(data).catch((error: unknown) => reportError(error))
})
