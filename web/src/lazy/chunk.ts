import { forgetReload, reloadedFor, rememberReload } from './reload-memory.ts'

const longestLoadMs = 120_000
const longestProbeMs = 10_000

type Failure = 'timedOut' | 'unreachable' | 'missing'

export type ChunkState<Part> =
  | { step: 'loading' }
  | { step: 'ready'; part: Part }
  | { step: 'failed'; why: Failure; retrying: boolean }

const chunks: Chunk<unknown>[] = []

/** Fetches every part that isn't loaded yet, ahead of its first use; between one and the next the page can answer. */
export async function prefetchChunks(): Promise<void> {
  for (const chunk of [...chunks]) {
    chunk.prefetch()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestProbeMs)
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/**
 * A part of the page in a script of its own, fetched ahead or when it is first shown.
 *
 * A retry reloads the page, because a second `import()` doesn't help: it waits for the request that
 * hangs, some browsers cache the failure, and Vite takes a style sheet that failed for a loaded one.
 */
export class Chunk<Part> {
  readonly #name: string
  readonly #import: () => Promise<Part>
  readonly #listeners = new Set<() => void>()
  #state: ChunkState<Part> = { step: 'loading' }
  /** The screens and panels that wait for it: a page that is loaded again for it opens the last one. */
  readonly #waiting: string[] = []
  #asked = false

  constructor(name: string, load: () => Promise<Part>) {
    this.#name = name
    this.#import = load
    chunks.push(this)
  }

  readonly state = () => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Fetches it ahead; a failure is silent, for nobody is waiting. */
  readonly prefetch = () => this.#load()

  /**
   * Waits for it.
   *
   * @param where the screen or panel that does, where that has another name: a page that is loaded again opens it
   * @returns how to wait no longer
   */
  readonly show = (where = this.#name) => {
    this.#waiting.push(where)
    this.#load()
    return () => void this.#waiting.splice(this.#waiting.indexOf(where), 1)
  }

  /** @param where as for `show` */
  readonly retry = async (where = this.#name) => {
    const { why } = this.#state.step === 'failed' ? this.#state : { why: 'missing' as const }
    this.#set({ step: 'failed', why, retrying: true })
    if (!(await serverAnswers()))
      return this.#set({ step: 'failed', why: 'unreachable', retrying: false })
    rememberReload(this.#name, where)
    location.reload()
  }

  async #load(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    const timer = setTimeout(() => this.#fail('timedOut'), longestLoadMs)
    try {
      const part = await this.#import()
      forgetReload(this.#name)
      this.#set({ step: 'ready', part })
    } catch {
      this.#asked = false
      if (this.#waiting.length > 0) await this.#lookForAnother()
    } finally {
      clearTimeout(timer)
    }
  }

  /** A script that is missing was replaced by a deploy: reloading the page gets the new one. */
  async #lookForAnother(): Promise<void> {
    if (!(await serverAnswers())) return this.#fail('unreachable')
    const where = this.#waiting.at(-1)
    // Nobody waits any more: whoever goes on working must not lose what a page loaded again forgets.
    if (where === undefined) return
    if (!reloadedFor(this.#name) && rememberReload(this.#name, where)) return location.reload()
    this.#fail('missing')
  }

  #fail(why: Failure): void {
    this.#set({ step: 'failed', why, retrying: false })
  }

  #set(state: ChunkState<Part>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
