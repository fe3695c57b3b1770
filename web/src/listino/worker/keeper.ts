import type { Changes } from './changes.ts'
import {
  dropFiles,
  type Kept,
  keepFiles,
  listFiles,
  namesIn,
  readFile,
  writeFile,
} from './device.ts'
import { isNewerList, type KnownList, listIn, partsOf } from './keeping.ts'
import { encoded, type FileParts, saidIn } from './kept-bytes.ts'
import { changesIn, changesParts } from './kept-changes.ts'
import type { Terms } from './terms.ts'

/** What another tab of the same person did: it keeps another list, changed this one, deleted all, or could keep none. */
export type TabNews = 'newer' | 'changed' | 'deleted' | Exclude<Kept, 'kept'>

type Told = { id: string | null; news: TabNews }

const [listFile, termsFile, changesFile] = listFiles

/** In files of terms before it the standard category stands for none as well. */
const termsVersion = 2

/** Terms in a file, if they are those of the list of this id. */
function termsIn(buffer: ArrayBuffer | null, id: string): Partial<Terms> | null {
  const said: { id?: unknown; terms?: Partial<Terms>; version?: unknown } | null = saidIn(buffer)
  if (said?.id !== id) return null
  const { terms = {}, version } = said
  return version === undefined && terms.category === 'base' ? { ...terms, category: '' } : terms
}

/** Keeps a person's list on this device with what it is calculated with, and tells their other tabs. Never throws. */
export class Keeper {
  readonly #home: string
  readonly #tabs: BroadcastChannel
  /** What the list of this tab is known by on the device; null where there is none. */
  #id: string | null = null
  #terms: Terms | null = null

  /** @param home what the folder of the person's files is called, and the lock that it is read and written under */
  constructor(home: string, hear: (news: TabNews) => void) {
    this.#home = home
    this.#tabs = new BroadcastChannel(home)
    this.#tabs.onmessage = ({ data: { id, news } }: MessageEvent<Told>) => {
      if ((id !== null && id === this.#id) !== (news === 'changed')) return
      if (news === 'deleted') this.#id = null
      hear(news)
    }
  }

  #tell(news: TabNews): void {
    const told: Told = { id: this.#id, news }
    this.#tabs.postMessage(told)
  }

  /** Whether there is a list on this device, read or not. */
  readonly isThere = async () => (await namesIn(this.#home)).includes(listFile)

  /** Does something while no other tab reads, writes or deletes the list. */
  #alone<Done>(work: () => Promise<Done>): Promise<Done> {
    return navigator.locks.request(this.#home, work)
  }

  /**
   * The list on this device, and its terms. One that can't be read is deleted, but for what a newer version of this page
   * keeps.
   */
  async begin(first: Terms): Promise<{ list: KnownList; terms: Terms } | 'newerVersion' | null> {
    return this.#alone(async () => {
      const buffer = await readFile(this.#home, listFile)
      if (isNewerList(buffer)) return 'newerVersion'
      const kept = listIn(buffer)
      if (kept === null) {
        await dropFiles(this.#home, listFiles)
        return null
      }
      const list = { ...kept, changes: await this.#changesOf(kept) }
      this.#id = list.id
      this.#terms = { ...first, ...termsIn(await readFile(this.#home, termsFile), list.id) }
      return { list, terms: this.#terms }
    })
  }

  /** Keeps a list instead of any other; null where it is not wanted any more. */
  async keep(list: KnownList, terms: Terms | null): Promise<Kept | null> {
    const id = crypto.randomUUID()
    this.#id = id
    if (terms !== null) this.#terms = terms
    const kept = await this.#alone(async () => {
      if (this.#id !== id) return null
      return keepFiles(this.#home, listFiles, () => ({
        [listFile]: partsOf(list, id),
        [termsFile]: this.#encodedTerms(id),
        [changesFile]: changesParts(list.changes, id),
      }))
    })
    if (kept === null || this.#id !== id) return null
    this.#tell(kept === 'kept' ? 'newer' : kept)
    return kept
  }

  /** Keeps what the list is calculated with, unless another tab keeps another list. */
  readonly keepTerms = async (terms: Terms): Promise<void> => {
    this.#terms = terms
    const id = this.#id
    if (id === null) return
    await this.#alone(async () => {
      const kept = await readFile(this.#home, termsFile)
      if (this.#id !== id || termsIn(kept, id) === null) return
      // Without room for them the list begins with its first terms again.
      await writeFile(this.#home, termsFile, this.#encodedTerms(id)).catch(() => {})
    })
  }

  /**
   * Keeps what a seller changed in the list, unless another tab keeps another one.
   *
   * @returns whether there was room for it; null where it isn't wanted any more, or the list isn't kept either
   */
  readonly keepChanges = async (changes: Changes): Promise<Kept | null> => {
    const id = this.#id
    if (id === null) return null
    const kept = await this.#alone(async () => {
      const terms = await readFile(this.#home, termsFile)
      if (this.#id !== id || termsIn(terms, id) === null) return null
      return writeFile(this.#home, changesFile, changesParts(changes, id)).then(
        () => 'kept' as const,
        () => 'noRoom' as const,
      )
    })
    if (kept === 'kept') this.#tell('changed')
    return kept
  }

  /** What a seller changed in the list of this tab, in whichever tab. */
  readChanges(length: number): Promise<Changes> {
    return this.#alone(() => this.#changesOf({ id: this.#id ?? '', articles: { length } }))
  }

  async #changesOf({ id, articles }: { id: string; articles: { length: number } }) {
    return changesIn(await readFile(this.#home, changesFile), id, articles.length)
  }

  /** Deletes the list from this device, whatever is being kept. */
  async forget(): Promise<void> {
    this.#id = null
    await this.#alone(() => dropFiles(this.#home, listFiles))
    this.#tell('deleted')
  }

  #encodedTerms(id: string): FileParts {
    return [encoded({ id, version: termsVersion, terms: this.#terms })]
  }
}
