import { apiOf } from './worker-calls.ts'

/** How long a worker may take to confirm an abort, in milliseconds. */
const patienceMs = 1000

/** Why a worker is replaced: it did not answer, or it failed. */
export type Fault = 'silent' | 'broken'

/** What every worker does that reads files. */
type Cancelling = {
  /** Aborts what is read. */
  cancel(input: null): Promise<unknown>
}

/** The worker that reads a page's files, or the one that replaced it; messages of a replaced one are dropped. */
export class Connection<Api extends Cancelling> {
  readonly #make: () => Worker
  readonly #tell: (fault: Fault) => void
  #ended = new AbortController()
  #silence: ReturnType<typeof setTimeout> | undefined
  #api: Api

  /** @param tell is told of a worker that doesn't answer a cancel in time, or that failed */
  constructor(make: () => Worker, tell: (fault: Fault) => void) {
    this.#make = make
    this.#tell = tell
    this.#api = this.#start()
  }

  /** What the worker does. Calls that are pending when it is terminated never settle. */
  get api(): Api {
    return this.#api
  }

  /** Aborts what the worker is reading: however often it is asked, it is waited for once. */
  async cancel(): Promise<void> {
    this.#silence ??= setTimeout(() => this.#tell('silent'), patienceMs)
    await this.#api.cancel(null)
    this.#waitNoMore()
  }

  /** Ends the worker and starts another, which knows nothing yet. */
  restart(): void {
    this.end()
    this.#api = this.#start()
  }

  end(): void {
    this.#ended.abort()
    this.#waitNoMore()
  }

  #start(): Api {
    this.#ended = new AbortController()
    const { signal } = this.#ended
    const worker = this.#make()
    worker.addEventListener('error', () => this.#tell('broken'), { signal })
    signal.addEventListener('abort', () => worker.terminate())
    return apiOf<Api>(worker, signal)
  }

  #waitNoMore(): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
  }
}
