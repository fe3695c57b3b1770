import { firstTerms } from '../../src/listino/page/first-terms.ts'
import { List } from '../../src/listino/page/list.ts'
import type { ListApi } from '../../src/listino/worker/api.ts'
import { ListWorker } from '../../src/listino/worker/list-worker.ts'
import { answering } from '../../src/worker-calls.ts'

type Call = Parameters<ReturnType<typeof answering<ListApi>>>[0]

/** A worker of the browser: what it is asked reaches the list's own code, until it is stuck or ended. */
export class BrowserWorker extends EventTarget {
  readonly asked: Call[] = []
  /** The calls that it answered. */
  readonly answered: (keyof ListApi)[] = []
  isEnded = false
  /** From which call on it answers nothing, as one does that never comes to an end. */
  stuckAt: keyof ListApi | null = null
  #isStuck = false
  readonly #answer = answering(new ListWorker('margine-'), (data) => {
    if (this.isEnded || this.#isStuck) return
    const method = this.asked.find(({ id }) => id === data.id)?.method
    // A view that a newer one aborted ends in nothing.
    if (method !== undefined && 'end' in data && data.end !== null) this.answered.push(method)
    this.dispatchEvent(new MessageEvent('message', { data }))
  })

  postMessage(call: Call): void {
    this.asked.push(call)
    this.#isStuck ||= call.method === this.stuckAt
    if (!this.#isStuck && !this.isEnded) void this.#answer(call)
  }

  fail(): void {
    this.#isStuck = true
    this.dispatchEvent(new Event('error'))
  }

  terminate(): void {
    this.isEnded = true
  }
}

/** A page of the list, and the workers that it made. */
export class Page {
  readonly workers: BrowserWorker[] = []
  readonly list: List

  /** @param stuckAt where each worker is stuck */
  constructor(...stuckAt: (keyof ListApi | null)[]) {
    const make = () => {
      const worker = new BrowserWorker()
      worker.stuckAt = stuckAt[this.workers.length] ?? null
      this.workers.push(worker)
      return worker as EventTarget as Worker
    }
    this.list = new List(make, firstTerms('2026-11-22'))
    this.list.begin()
  }

  get state() {
    return this.list.state()
  }

  get worker(): BrowserWorker {
    return this.workers.at(-1) as BrowserWorker
  }

  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return
        leave()
        resolve()
      }
      const leave = this.list.subscribe(look)
      look()
    })
  }

  /** Opens files, until what came of them is kept. */
  async open(...files: File[]): Promise<void> {
    await this.until(() => this.state.hasBegun)
    this.list.files.open(...files)
    await this.until(() => this.state.keeping !== null && this.state.slow !== null)
  }
}
