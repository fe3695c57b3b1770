import type { Answer, Question } from '../worker/messages.ts'

/** So long a worker may take to say that it gave up what it was asked to, in milliseconds. */
const patienceMs = 1000

/** What a worker did that another has to take the place of: it kept silent, or failed. */
export type Fault = 'silent' | 'broken'

/** The line to the worker that knows the list; of one that was ended nothing is heard any more. */
export class WorkerLine {
  readonly #make: () => Worker
  readonly #hear: (answer: Answer) => void
  readonly #tell: (fault: Fault) => void
  #worker: Worker | null = null
  #cancelling: ReturnType<typeof setTimeout> | undefined

  /** @param tell is told of a worker that doesn't answer a cancel in time, or that failed */
  constructor(make: () => Worker, hear: (answer: Answer) => void, tell: (fault: Fault) => void) {
    this.#make = make
    this.#hear = hear
    this.#tell = tell
    this.restart()
  }

  readonly say = (question: Question): void => {
    // However often it is asked, it is waited for once.
    if (question.type === 'cancel')
      this.#cancelling ??= setTimeout(() => this.#tell('silent'), patienceMs)
    this.#worker?.postMessage(question)
  }

  /** Ends the worker and starts another, which knows nothing yet. */
  restart(): void {
    this.end()
    const worker = this.#make()
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (worker !== this.#worker) return
      if (data.type === 'cancelled') this.#waitNoMore()
      this.#hear(data)
    })
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#tell('broken')
    })
  }

  end(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#waitNoMore()
  }

  #waitNoMore(): void {
    clearTimeout(this.#cancelling)
    this.#cancelling = undefined
  }
}
