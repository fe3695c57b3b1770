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

  /** What the costs on the device are known by; null where there are none. */
  async numberOnDevice(): Promise<number | null> {
    const [number = null] = await costFilesIn(this.#home)
    return number
  }

  /** The costs, with what other tabs have changed. Takes no lock: half a file fails to parse and counts as none. */
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

  /** Applies the changes to what is on the device by now, writes it and tells other tabs. Without room the old file stays. */
  async write(): Promise<void> {
    if (this.#unwritten.length === 0) return
    this.#writes++
    await this.#loading
    await navigator.locks.request(this.#home, () => this.#writeNow())
    this.#writes--
  }

  async #writeNow(): Promise<void> {
    await this.#load()
    const written = this.#unwritten.length
    if (written === 0) return
    const memory = this.#memory
    const number = Math.max(Date.now(), (this.#number ?? 0) + 1)
    this.#keeping = await this.#replace(memory, number)
    if (this.#keeping !== 'kept') return
    this.#number = memory.size === 0 ? null : number
    this.#unwritten = this.#unwritten.slice(written)
    this.#tabs.postMessage(null)
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

  /** Takes the newest costs on the device, with what this tab changed since. */
  async #load(): Promise<void> {
    const number = await this.numberOnDevice()
    if (number === this.#number) return
    const found = await newestIn(this.#home)
    this.#number = found?.number ?? null
    this.#memory = this.#unwritten.reduce(
      (memory, change) => change(memory),
      found?.memory ?? CostMemory.empty,
    )
  }
}

/** The newest costs in a folder that can be read; null where there are none. */
async function newestIn(home: string): Promise<{ number: number; memory: CostMemory } | null> {
  const numbers = await costFilesIn(home)
  for (const number of numbers) {
    const memory = CostMemory.from(saidIn(await readFile(home, fileName(number))))
    if (memory !== null) return { number, memory }
  }
  // Another tab may have replaced them meanwhile.
  const isSame = String(await costFilesIn(home)) === String(numbers)
  return isSame ? null : newestIn(home)
}
