import { CostMemory } from '@margine/listino'
import { dropFiles, type Kept, keepFiles, namesIn, readFile } from './device.ts'
import { encoded, saidIn } from './kept-bytes.ts'

/** What becomes of the costs that were there. */
type Change = (memory: CostMemory) => CostMemory

/**
 * Costs are written to a file of another number each time, and only then is the one before deleted: where there is no
 * room, and where a tab is closed meanwhile, the costs before stay.
 */
const fileName = (number: number) => `costi.${number}`

const numberIn = (name: string): number => {
  const [, digits] = /^costi\.(\d+)$/.exec(name) ?? []
  return Number(digits ?? Number.NaN)
}

/** The files of costs in a folder, the newest in front. */
const costFilesIn = async (home: string): Promise<number[]> =>
  (await namesIn(home))
    .map(numberIn)
    .filter((number) => !Number.isNaN(number))
    .sort((one, other) => other - one)

/** Keeps what a person's pieces cost on this device, and tells their other tabs. Never throws. */
export class CostKeeper {
  readonly #home: string
  readonly #tabs: BroadcastChannel
  #kept = CostMemory.empty
  /** The number of the file that it is from; null where there is none. */
  #number: number | null = null
  /** What this tab changed and could not write yet. */
  #unwritten: Change[] = []
  #memory = CostMemory.empty
  #keeping: Kept = 'kept'

  /**
   * @param home what the folder of the person's files is called, and the lock that it is read and written under
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

  /** What the costs on the device are known by; null where there are none. */
  async numberOnDevice(): Promise<number | null> {
    const [number = null] = await costFilesIn(this.#home)
    return number
  }

  /** The costs, with what other tabs have changed. */
  read(): Promise<CostMemory> {
    return this.#alone(async () => {
      await this.#load()
      return this.#memory
    })
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

  /** Writes what was changed over what is on the device by now, and tells other tabs; without room for it, that stays. */
  async write(): Promise<void> {
    await this.#alone(async () => {
      await this.#load()
      if (this.#unwritten.length === 0) return
      const written = this.#unwritten.length
      const memory = this.#memory
      const number = Math.max(Date.now(), (this.#number ?? 0) + 1)
      this.#keeping = await this.#replace(memory, number)
      if (this.#keeping !== 'kept') return
      this.#kept = memory
      this.#number = memory.size === 0 ? null : number
      this.#unwritten = this.#unwritten.slice(written)
      this.#tabs.postMessage(null)
    })
  }

  async #replace(memory: CostMemory, number: number): Promise<Kept> {
    const before = (await costFilesIn(this.#home)).map(fileName)
    if (memory.size > 0) {
      const name = fileName(number)
      const kept = await keepFiles(this.#home, [name], () => ({ [name]: [encoded(memory)] }))
      if (kept !== 'kept') return kept
    }
    await dropFiles(this.#home, before)
    return 'kept'
  }

  /** Takes the newest costs on the device that can be read, with what this tab changed since. */
  async #load(): Promise<void> {
    const numbers = await costFilesIn(this.#home)
    if ((numbers[0] ?? null) === this.#number) return
    let [found, foundAt]: [CostMemory, number | null] = [CostMemory.empty, null]
    for (const number of numbers) {
      const memory = CostMemory.from(saidIn(await readFile(this.#home, fileName(number))))
      if (memory === null) continue
      found = memory
      foundAt = number
      break
    }
    this.#kept = found
    this.#number = foundAt
    this.#memory = this.#unwritten.reduce((memory, change) => change(memory), this.#kept)
  }

  /** Does something while no other tab reads, writes or deletes files of the person. */
  #alone<Done>(work: () => Promise<Done>): Promise<Done> {
    return navigator.locks.request(this.#home, work)
  }
}
