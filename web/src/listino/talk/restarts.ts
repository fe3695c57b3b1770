import { listIsKept } from '../../session/kept-list.ts'
import { words } from '../words.ts'
import type { Answer, ListFacts } from '../worker/messages.ts'
import type { Terms } from '../worker/terms.ts'
import type { FileTalk } from './file-talk.ts'
import type { ListStore } from './list-store.ts'
import { type AwaitedList, isBack, lostInWords } from './lost-list.ts'
import { owner } from './owner.ts'
import { type Fault, WorkerLine } from './worker-line.ts'

/** After so many workers in a row that failed, the list on the device is left there unread; one more, and none follows. */
const mostFailures = 2

type Setting = {
  makeWorker: () => Worker
  store: ListStore
  /** The terms that a list begins with. */
  first: Terms
  files: () => FileTalk
  hear: (answer: Answer) => void
}

/** Begins with a worker, and with another in its place where it fails: what is on the device comes back with it. */
export class Restarts {
  readonly line: WorkerLine
  readonly #setting: Setting
  /** When the page began, in milliseconds. */
  readonly #began = Date.now()
  /** Whether a list was noted when its worker was asked for it. */
  #wasNoted = false
  /** Whether it isn't known yet what is on the device. */
  #isBeginning = false
  /** How many workers in a row failed before all was answered. */
  #failures = 0
  #awaited: AwaitedList | null = null

  constructor(setting: Setting) {
    this.#setting = setting
    this.line = new WorkerLine(setting.makeWorker, setting.hear, this.#replace)
  }

  get wasNoted(): boolean {
    return this.#wasNoted
  }

  /** Asks for what is on this device. */
  readonly begin = (): void => {
    this.#wasNoted = listIsKept()
    this.#isBeginning = true
    const noted = { isNoted: this.#wasNoted, at: this.#began }
    const isRead = this.#failures < mostFailures
    const { first: terms } = this.#setting
    this.line.say({ type: 'begin', terms, whose: owner, noted, isRead })
  }

  /** Leaves the list that is on this device there unread, where that takes too long. */
  readonly leaveUnread = (): void => {
    this.#failures = mostFailures
    this.line.restart()
    this.begin()
  }

  /** Called once it is known what is on the device: whether that is the list that was here before, and what to say of it. */
  hasBegun(facts: ListFacts | null): { isBack: boolean; lost: string } {
    const awaited = this.#awaited
    this.#awaited = null
    this.#isBeginning = false
    if (facts === null) this.#failures = 0
    if (awaited === null) return { isBack: false, lost: '' }
    return { isBack: isBack(awaited, facts), lost: lostInWords(awaited, facts) }
  }

  /** Called where a list is deleted that may be on its way back. */
  awaitNothing(): void {
    this.#awaited = null
  }

  /** Called once a worker has answered all that was asked. */
  hasAnswered(): void {
    this.#failures = 0
  }

  /** A list that isn't on the device would go with its worker: that one stays for as long as it answers. */
  readonly #replace = (fault: Fault): void => {
    const { store, files } = this.#setting
    const { facts, keeping, progress } = store.state()
    const wasReading = progress !== null
    const isUnkept = facts !== null && keeping !== 'kept' && this.#awaited === null
    store.set({ progress: null, asked: null, preview: null, isExporting: false })
    if (fault === 'broken' || this.#isBeginning) this.#failures++
    if (fault === 'broken' && (isUnkept || this.#failures > mostFailures)) {
      const message = isUnkept ? words.lost.stillHere : words.broken
      store.set({ hasBegun: true, failure: { message } })
      return
    }
    const { before } = files()
    // A list that has come, and its costs have not, isn't kept yet.
    const isHalf = wasReading && facts !== null && facts !== before.facts && keeping !== 'kept'
    if (isHalf) store.set({ ...before, progress: null, failure: null })
    const half = isHalf ? facts.fileName : null
    this.#awaited ??= { fault, wasReading, facts: store.state().facts, half }
    this.line.restart()
    this.begin()
    files().beginAnew(wasReading && fault === 'silent')
  }
}
