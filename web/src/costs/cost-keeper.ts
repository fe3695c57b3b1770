import { CostMemory, costsKeptIn, keptCosts } from '@margine/listino'
import { isForbidden, type Kept, keepFiles, newest, numbersOf, whyNot } from '../person/device.ts'
import { dropFiles } from '../person/folder.ts'
import { encoded, saidIn, Unreadable } from '../person/kept-bytes.ts'

/** What becomes of the costs that were there. */
type Change = (memory: CostMemory) => CostMemory

const costsFile = 'costi'

function memoryIn(bytes: ArrayBuffer): CostMemory {
  const memory = costsKeptIn(saidIn(bytes))
  if (memory === null) throw new Unreadable()
  return memory
}

/** Keeps what a person's pieces cost on this device, and tells their other tabs. Never throws. */
export class CostKeeper {
  readonly #home: string
  readonly #tabs: BroadcastChannel
  /** The number of the file that they were read from or written to; null where there is none. */
  #number: number | null = null
  /** What this tab changed and could not write yet. */
  #unwritten: Change[] = []
  #memory = CostMemory.empty
  #keeping: Kept = 'kept'
  #loading: Promise<void> = Promise.resolve()
  /** How many changes are being written, or wait for another tab to let them. */
  #writes = 0

  /**
   * @param home what the folder of the person's files is called, and the lock that it is written under
   * @param hear is told that another tab has changed the costs
   */
  constructor(home: string, hear: () => void) {
    this.#home = home
    this.#tabs = new BroadcastChannel(`${home}:costi`)
    this.#tabs.onmessage = () => hear()
  }

  /** The costs, as far as this tab knows them. */
  get memory(): CostMemory {
    return this.#memory
  }

  /** What they are known by on the device, until they change; null where they aren't there. */
  get number(): number | null {
    return this.#unwritten.length === 0 ? this.#number : null
  }

  /** Whether all of them stay on the device. */
  get keeping(): Kept {
    return this.#keeping
  }

  /** What the costs on the device are known by; null where there are none, undefined where that can't be told now. */
  async numberOnDevice(): Promise<number | null | undefined> {
    try {
      const [number = null] = await numbersOf(this.#home, costsFile)
      return number
    } catch (error) {
      return isForbidden(error) ? null : undefined
    }
  }

  /** The costs, with what other tabs have changed. Takes no lock. */
  async read(): Promise<CostMemory> {
    if (this.#writes === 0) {
      this.#loading = this.#loading.then(() => this.#load())
      await this.#loading
    }
    return this.#memory
  }

  /**
   * Changes the costs in this tab; `write` keeps them.
   *
   * @param changed what the change makes of `memory`
   */
  change(change: Change, changed = change(this.#memory)): void {
    this.#unwritten.push(change)
    this.#memory = changed
  }

  /** Applies the changes to what is on the device by now, writes it and tells other tabs. */
  async write(): Promise<void> {
    if (this.#unwritten.length === 0) return
    await this.#alone(() => this.#writeNow())
  }

  /** Deletes costs that can't be read. */
  async dropUnreadable(): Promise<void> {
    await this.#alone(async () => {
      await this.#load()
      if (this.#keeping === 'unreadable') await dropFiles(this.#home, [costsFile]).catch(whyNot)
      await this.#load()
    })
  }

  async #alone(work: () => Promise<void>): Promise<void> {
    this.#writes++
    await this.#loading
    try {
      await navigator.locks.request(this.#home, work)
    } finally {
      this.#writes--
    }
  }

  async #writeNow(): Promise<void> {
    await this.#load()
    const written = this.#unwritten.length
    if (written === 0 || this.#keeping === 'unreadable') return
    const memory = this.#memory
    const kept = await this.#replace(memory).catch(whyNot)
    this.#keeping = typeof kept === 'string' ? kept : 'kept'
    if (typeof kept === 'string') return
    this.#number = kept
    this.#unwritten = this.#unwritten.slice(written)
    this.#tabs.postMessage(null)
  }

  async #replace(memory: CostMemory) {
    if (memory.size > 0)
      return keepFiles(this.#home, () => [[costsFile, [encoded(keptCosts(memory))]]])
    if (this.#number !== null) await dropFiles(this.#home, [costsFile])
    return null
  }

  /** Takes the newest costs on the device, with what this tab changed since; those that can't be read stay there. */
  async #load(): Promise<void> {
    const isUnreadable = this.#keeping === 'unreadable'
    if ((await this.numberOnDevice()) === this.#number && !isUnreadable) return
    let found: { number: number; value: CostMemory } | null = null
    try {
      found = await newest(this.#home, costsFile, memoryIn)
      if (isUnreadable) this.#keeping = 'kept'
    } catch (error) {
      whyNot(error)
      this.#keeping = 'unreadable'
      return
    }
    this.#number = found?.number ?? null
    this.#memory = this.#unwritten.reduce(
      (memory, change) => change(memory),
      found?.value ?? CostMemory.empty,
    )
  }
}
