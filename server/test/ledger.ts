/** A client that saves and deletes. A request without an answer throws. */
export interface Saver {
  save(name: string, key: string): Promise<{ status: number; id: string }>
  remove(id: string): Promise<number>
  names(): Promise<(string | undefined)[]>
}

interface Entry {
  name: string
  state: 'asked' | 'saved' | 'removing' | 'removed'
  id?: string
}

/** What a server said it did, to be compared with what is there after it was killed. */
export class Ledger {
  readonly #saver: Saver
  readonly #onAnswer: () => void
  readonly #entries: Entry[] = []
  /** Saved according to the answer and not there, or deleted and still there. */
  lost = 0
  /** There more than once. */
  duplicated = 0
  /** Saves and deletions that were answered with another status than they should. */
  refused = 0

  constructor(saver: Saver, onAnswer: () => void) {
    this.#saver = saver
    this.#onAnswer = onAnswer
  }

  /** Saves, deletes and saves again, until done or the server is gone. */
  async write(round: string): Promise<void> {
    try {
      const first = await this.#save(`${round} prima`)
      await this.#save(`${round} seconda`)
      await this.#remove(first)
      await this.#save(`${round} terza`)
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }

  /** Compares, then repeats the requests that got no answer, as a page does, and compares again. */
  async settle(): Promise<void> {
    await this.#compare()
    for (const entry of this.#entries) {
      if (entry.state === 'asked') await this.#ask(entry)
      if (entry.state === 'removing') await this.#remove(entry)
    }
    await this.#compare()
  }

  async #compare(): Promise<void> {
    const names = await this.#saver.names()
    for (const { name, state } of this.#entries) {
      const there = names.filter((one) => one === name).length
      if (there > 1) this.duplicated++
      if (state === 'saved' && there === 0) this.lost++
      if (state === 'removed' && there > 0) this.lost++
    }
  }

  #save(name: string): Promise<Entry> {
    const entry: Entry = { name, state: 'asked' }
    this.#entries.push(entry)
    return this.#ask(entry)
  }

  async #ask(entry: Entry): Promise<Entry> {
    const { status, id } = await this.#saver.save(entry.name, entry.name.replaceAll(' ', '-'))
    if (status !== 201) this.refused++
    entry.state = 'saved'
    entry.id = id
    this.#onAnswer()
    return entry
  }

  async #remove(entry: Entry): Promise<void> {
    const again = entry.state === 'removing'
    entry.state = 'removing'
    const status = await this.#saver.remove(entry.id ?? '')
    if (status !== 204 && !(again && status === 404)) this.refused++
    entry.state = 'removed'
    this.#onAnswer()
  }
}

/** Whether an error of Node's clients means a broken connection. */
function isGone(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return (
    /^(?:ECONN|EPIPE|UND_ERR_SOCKET)/.test(code ?? '') || (cause !== undefined && isGone(cause))
  )
}
