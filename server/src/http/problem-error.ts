import { tooManyAttempts } from '@margine/contract'
import type { Context } from 'hono'
import { problem } from './problem.ts'

interface Options extends ErrorOptions {
  /** What the log says of it; undefined where it is not worth a line. */
  warning?: string
}

/** An error that carries the answer to the request it ends: `answerError` sends it. */
export class ProblemError extends Error {
  readonly answer: (c: Context) => Response
  readonly warning: string | undefined

  constructor(
    message: string,
    answer: (c: Context) => Response,
    { warning, ...options }: Options = {},
  ) {
    super(message, options)
    this.answer = answer
    this.warning = warning
  }
}

/** The header that tells a client how long to wait before it asks again. */
export const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) })

/** Too many attempts: how long to wait before the next one. */
export class TooMany extends ProblemError {
  constructor(retryAfterMilliseconds: number) {
    const seconds = Math.max(1, Math.ceil(retryAfterMilliseconds / 1000))
    const detail = tooManyAttempts(seconds)
    super('too many attempts', (c) =>
      problem(c, 'too-many-attempts', { headers: retryAfter(seconds), detail }),
    )
  }
}
