import type { Noted } from './api.ts'
import { alone, dropFiles, type Kept, keepFiles, readFile, writeFile } from './device.ts'
import { isNewerList, type KnownBy, type KnownList, listIn, partsOf } from './keeping.ts'
import { encoded, type FileParts, saidIn } from './kept-bytes.ts'
import { readDatabase } from './old-database.ts'
import type { Terms } from './terms.ts'

/** What another tab of the same person did: it keeps another list, deleted all, or could keep none. */
export type TabNews = 'newer' | 'deleted' | Exclude<Kept, 'kept'>

type Told = { whose: string; id: string | null; news: TabNews }

const listFile = 'articoli'
const termsFile = 'condizioni'

/** In files of terms before it the standard category stands for none as well. */
const termsVersion = 2

/** Terms in a file, if they are those of the list of this id. */
function termsIn(buffer: ArrayBuffer | null, id: string): Partial<Terms> | null {
  const said: { id?: unknown; terms?: Partial<Terms>; version?: unknown } | null = saidIn(buffer)
  if (said?.id !== id) return null
  const { terms = {}, version } = said
  return version === undefined && terms.category === 'base' ? { ...terms, category: '' } : terms
}

/** Keeps a list on this device with what it is calculated with, and tells the other tabs. Never throws. */
export class Keeper {
  readonly #tabs = new BroadcastChannel('margine.listino')
  #whose = ''
  /** When the page began, in milliseconds. */
  #began = 0
  /** What the list of this tab is known by on the device; null where there is none. */
  #id: string | null = null
  #terms: Terms | null = null

  constructor(hear: (news: TabNews) => void) {
    this.#tabs.onmessage = ({ data: { whose, id, news } }: MessageEvent<Told>) => {
      if (whose !== this.#whose || (id !== null && id === this.#id)) return
      if (news === 'deleted') this.#id = null
      hear(news)
    }
  }

  #tell(news: TabNews): void {
    const told: Told = { whose: this.#whose, id: this.#id, news }
    this.#tabs.postMessage(told)
  }

  /** Says who owns the lists of this tab, and when its page began, in milliseconds. */
  belongTo(whose: string, began: number): void {
    this.#whose = whose
    this.#began = began
  }

  /**
   * The list that somebody has on this device, its terms, and whether it stays there: from a database it is moved to files,
   * where they can be written. What is not theirs or can't be read is deleted, but for what a newer version of this page
   * keeps, and what somebody else has kept since the page began.
   *
   * @param noted whether something of theirs was known to be here: else it was being deleted, or another tab keeps it since
   */
  async begin(
    whose: string,
    { isNoted, at }: Noted,
    first: Terms,
  ): Promise<{ list: KnownList; terms: Terms; kept: Kept } | 'newerVersion' | null> {
    this.belongTo(whose, at)
    return alone(async () => {
      const database = await readDatabase()
      const read = async (name: string) => database?.get(name) ?? (await readFile(name))
      const buffer = await read(listFile)
      if (isNoted && isNewerList(buffer, whose)) return 'newerVersion'
      const list = listIn(buffer)
      const isSince = (list?.keptAt ?? 0) >= at
      const isTheirs = list?.whose === whose
      if (isSince && !isTheirs) return null
      if (list === null || !isTheirs || !(isNoted || isSince)) {
        await dropFiles()
        return null
      }
      this.#id = list.id
      const terms = { ...first, ...termsIn(await read(termsFile), list.id) }
      this.#terms = terms
      const kept = database === null ? 'kept' : await keepFiles(() => this.#filesOf(list, list))
      return { list, terms, kept }
    })
  }

  /** Keeps a list instead of any other of theirs; null where it is not wanted any more, or somebody else has one here by now. */
  async keep(list: KnownList, terms: Terms | null): Promise<Kept | null> {
    const id = crypto.randomUUID()
    this.#id = id
    if (terms !== null) this.#terms = terms
    const kept = await alone(async () => {
      if (this.#id !== id || (await this.#isOthers())) return null
      const by = { whose: this.#whose, id, keptAt: Date.now() }
      return keepFiles(() => this.#filesOf(list, by))
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
    await alone(async () => {
      if (this.#id !== id || termsIn(await readFile(termsFile), id) === null) return
      // Without room for them the list begins with its first terms again.
      await writeFile(termsFile, this.#encodedTerms(id)).catch(() => {})
    })
  }

  /** Deletes the list from this device, whatever is being kept, but for somebody else's. */
  async forget(): Promise<void> {
    this.#id = null
    await alone(async () => {
      if (!(await this.#isOthers())) await dropFiles()
    })
    this.#tell('deleted')
  }

  #filesOf(list: KnownList, by: KnownBy): Record<string, FileParts> {
    return { [listFile]: partsOf(list, by), [termsFile]: this.#encodedTerms(by.id) }
  }

  #encodedTerms(id: string): FileParts {
    const by = { id, whose: this.#whose, began: this.#began, version: termsVersion }
    return [encoded({ ...by, terms: this.#terms })]
  }

  /** Whether the list on this device is somebody's whose page began after this one. */
  async #isOthers(): Promise<boolean> {
    const { whose, began }: { whose?: unknown; began?: unknown } =
      saidIn(await readFile(termsFile)) ?? {}
    return whose !== this.#whose && Number(began) > this.#began
  }
}
