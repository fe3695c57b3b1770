import { Desk } from './desk.ts'
import type { Question } from './messages.ts'

const desk = new Desk((answer) => postMessage(answer))

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // A failure is an error of the worker, which the page tells.
  desk.handle(data).catch((error: unknown) => reportError(error))
})
