import { firstTerms } from '../../src/listino/talk/first-terms.ts'
import { ListTalk } from '../../src/listino/talk/list-talk.ts'
import { Desk } from '../../src/listino/worker/desk.ts'
import type { Answer, Question } from '../../src/listino/worker/messages.ts'

/** A worker of the browser: what it is asked reaches the list's own code, until it is stuck or ended. */
export class BrowserWorker extends EventTarget {
  readonly asked: Question[] = []
  readonly told: Answer['type'][] = []
  isEnded = false
  /** From which question on it answers nothing, as one does that never comes to an end. */
  stuckAt: Question['type'] | null = null
  #isStuck = false
  readonly #desk = new Desk((data) => {
    if (this.isEnded || this.#isStuck) return
    this.told.push(data.type)
    this.dispatchEvent(new MessageEvent('message', { data }))
  })

  postMessage(question: Question): void {
    this.asked.push(question)
    this.#isStuck ||= question.type === this.stuckAt
    if (!this.#isStuck && !this.isEnded) void this.#desk.handle(question)
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
  readonly talk: ListTalk

  /** @param stuckAt where each worker is stuck */
  constructor(...stuckAt: (Question['type'] | null)[]) {
    const make = () => {
      const worker = new BrowserWorker()
      worker.stuckAt = stuckAt[this.workers.length] ?? null
      this.workers.push(worker)
      return worker as EventTarget as Worker
    }
    this.talk = new ListTalk(make, firstTerms('2026-11-22'))
    this.talk.begin()
  }

  get state() {
    return this.talk.state()
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
      const leave = this.talk.subscribe(look)
      look()
    })
  }

  /** Opens files, until what came of them is kept. */
  async open(...files: File[]): Promise<void> {
    await this.until(() => this.state.hasBegun)
    this.talk.files.open(...files)
    await this.until(() => this.state.keeping !== null && this.state.slow !== null)
  }
}
