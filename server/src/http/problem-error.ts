import { type ProblemCode, tooManyAttempts } from '@margine/contract'

interface Details extends ErrorOptions {
  /** What the client is told to wait before it asks again. */
  retryAfterSeconds?: number
  /** What a person reads, where more is known than the code says. */
  detail?: string
  /** What the log says of it; undefined where it is not worth a line. */
  warning?: string
}

/** An error that carries the answer to the request it ends: `answerError` sends it. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly retryAfterSeconds: number | undefined
  readonly detail: string | undefined
  readonly warning: string | undefined

  constructor(
    code: ProblemCode,
    message: string,
    { retryAfterSeconds, detail, warning, ...options }: Details = {},
  ) {
    super(message, options)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
    this.detail = detail
    this.warning = warning
  }
}

/** Too many attempts: how long to wait before the next one. */
export class TooMany extends ProblemError {
  constructor(retryAfterMilliseconds: number) {
    const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMilliseconds / 1000))
    super('too-many-attempts', 'too many attempts', {
      retryAfterSeconds,
      detail: tooManyAttempts(retryAfterSeconds),
    })
  }
}
