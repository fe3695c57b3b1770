import type { KnownList, SaidTerms, Terms } from '@margine/listino/list'
import { Changes, saidOf, termsSaying } from '@margine/listino/list'
import {
  dropHalves,
  dropOthers,
  isForbidden,
  keepFiles,
  newest,
  newestSaid,
  numbersOf,
  whyNot,
} from '../../person/device.ts'
import { dropFiles, listFiles } from '../../person/folder.ts'
import { encoded, type FileParts, saidIn, Unreadable } from '../../person/kept-bytes.ts'
import type { Keeping, WhyUnread } from './api.ts'
import { listIn, partsOf } from './keeping.ts'
import { changesIn, changesParts } from './kept-changes.ts'
import { areTerms } from './kept-shapes.ts'

/** What another tab of the same person did: it keeps another list, changed this one, or deleted it. */
export type TabNews = 'newer' | 'changed' | 'deleted'

type Told = { id: string | null; news: TabNews }

/** Terms in a file; null where they are of another list than that of this id. */
function termsIn(bytes: ArrayBuffer, id: string): SaidTerms | null {
  const said: { id?: unknown; terms?: SaidTerms } | null = saidIn(bytes)
  if (said === null) throw new Unreadable()
  if (said.id !== id) return null
  const { terms = {} } = said
  if (!areTerms(terms)) throw new Unreadable()
  return terms
}

/** The terms that are otherwise than before. */
const changedTerms = (terms: SaidTerms, before: SaidTerms): SaidTerms =>
  Object.fromEntries(
    Object.entries(terms).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SaidTerms]),
    ),
  )

const areSame = (terms: SaidTerms, before: SaidTerms): boolean =>
  Object.keys(changedTerms(terms, before)).length === 0

const termsParts = (terms: SaidTerms, id: string): FileParts => [encoded({ id, terms })]

/**
 * Keeps a person's list on this device with what it is calculated with, and tells their other tabs. What several tabs change
 * in one list comes together: each writes its changes over what is kept by then.
 */
export class Keeper {
  readonly marketplace: string
  readonly #home: string
  readonly #files: ReturnType<typeof listFiles>
  readonly #tabs: BroadcastChannel
  /** What the list of this tab is known by on the device; null where there is none. */
  #id: string | null = null
  /** Whether it is there, and not only in this tab. */
  #isKept = false
  /** The number of the newest list on the device when this tab kept its own or had no room; before that it replaces any. */
  #listNumber: number | null | undefined
  /** The number of the changes that it has taken in. */
  #changesNumber: number | null = null
  /** What was said of the list's terms, as this tab has it, and as it kept it last. */
  #terms: SaidTerms = {}
  #keptTerms: SaidTerms = {}

  /**
   * @param home what the folder of the person's files is called, and the lock that it is read and written under
   * @param marketplace the one that the list is of: each has its own
   */
  constructor(home: string, marketplace: string, hear: (news: TabNews) => void) {
    this.marketplace = marketplace
    this.#home = home
    this.#files = listFiles(marketplace)
    this.#tabs = new BroadcastChannel(`${home}:${marketplace}`)
    this.#tabs.onmessage = ({ data: { id, news } }: MessageEvent<Told>) => {
      if ((id !== null && id === this.#id) !== (news === 'changed')) return
      if (news === 'deleted') this.#id = null
      hear(news)
    }
  }

  /** What the list of this tab is known by on the device; null where there is none. */
  get id(): string | null {
    return this.#id
  }

  /** Whether the list is on the device, and not only in this tab. */
  get isKept(): boolean {
    return this.#isKept
  }

  /** Whether what was said of its terms is there, since it was read. */
  get areTermsKept(): boolean {
    return areSame(this.#terms, this.#keptTerms)
  }

  /** Its terms, as this tab has them. */
  terms(first: Terms): Terms {
    return termsSaying(this.#terms, first)
  }

  /** The marketplace that it is calculated on, as the seller said last. */
  get soldOn(): string {
    return this.#terms.marketplace ?? this.marketplace
  }

  /** Ends what is heard of other tabs, where another list is shown; what is being written comes to its end. */
  close(): void {
    this.#tabs.onmessage = null
  }

  #tell(news: TabNews): void {
    const told: Told = { id: this.#id, news }
    this.#tabs.postMessage(told)
  }

  /** Does something while no other tab reads, writes or deletes the list. */
  #alone<Done>(work: () => Promise<Done>): Promise<Done> {
    return navigator.locks.request(this.#home, work)
  }

  /** Whether there is a list on this device, read or not. */
  readonly isThere = () =>
    numbersOf(this.#home, this.#files.articles).then(
      (numbers) => numbers.length > 0,
      (error) => whyNot(error) === 'unreadable',
    )

  /** The list on this device, and its terms; one that can't be read stays. */
  async begin(first: Terms): Promise<{ list: KnownList; terms: Terms } | WhyUnread | null> {
    try {
      return await this.#alone(() => this.#begin(first))
    } catch (error) {
      if (isForbidden(error)) return null
      if (error instanceof Unreadable && error.isNewer) return 'newerVersion'
      if (error instanceof Unreadable || error instanceof DOMException) return 'unreadable'
      throw error
    }
  }

  async #begin(first: Terms): Promise<{ list: KnownList; terms: Terms } | null> {
    await dropHalves(this.#home)
    const found = await newest(this.#home, this.#files.articles, listIn)
    if (found === null) {
      await dropFiles(this.#home, [this.#files.changes, this.#files.terms])
      return null
    }
    const { id, articles } = found.value
    const changes = await this.#newestChanges(id, articles.length)
    const terms = await newest(this.#home, this.#files.terms, (bytes) => termsIn(bytes, id))
    // A tab may have been closed over a list that it was keeping.
    await dropOthers(this.#home, this.#files.articles, found.number)
    await dropOthers(this.#home, this.#files.changes, changes?.number ?? Number.NaN)
    await dropOthers(this.#home, this.#files.terms, terms?.number ?? Number.NaN)
    this.#id = id
    this.#isKept = true
    this.#listNumber = found.number
    this.#changesNumber = changes?.number ?? null
    this.#keptTerms = terms?.value ?? {}
    this.#terms = this.#keptTerms
    const list = { ...found.value, changes: changes?.value ?? new Changes(articles.length) }
    return { list, terms: this.terms(first) }
  }

  #newestChanges(id: string, length: number) {
    return newest(this.#home, this.#files.changes, (bytes) => changesIn(bytes, id, length))
  }

  /** Takes a list that was read instead of any other: what is said of it from now on is kept with it. */
  take(terms: Terms): void {
    this.#id = crypto.randomUUID()
    this.#isKept = false
    this.#listNumber = undefined
    this.#terms = saidOf(terms)
    this.#keptTerms = this.#terms
  }

  /** Keeps the list that was taken, or once more with other costs; null where it is not wanted any more. */
  async keep(list: KnownList): Promise<Keeping | null> {
    const id = this.#id
    if (id === null) return null
    const isNew = !this.#isKept
    const kept = await this.#alone(async () => {
      if (this.#id !== id) return null
      return (await this.#isLast()) ? this.#write(list, id) : 'newer'
    }).catch(whyNot)
    if (this.#id !== id) return null
    if (kept === 'kept' && isNew) this.#tell('newer')
    return kept
  }

  async #write(list: KnownList, id: string): Promise<Keeping | null> {
    const isNew = !this.#isKept
    const terms = this.#terms
    let steps = 0
    const number = await keepFiles(this.#home, () => {
      // Another may have been taken meanwhile.
      if (this.#id !== id) return []
      const articles = [this.#files.articles, partsOf(list, id)] as const
      if (!isNew) return [articles]
      steps = list.changes.unkept
      const changes = [this.#files.changes, changesParts(list.changes, id)] as const
      return [changes, [this.#files.terms, termsParts(terms, id)], articles]
    })
    const newestNumber = await this.#newestNumber(this.#files.articles)
    if (this.#id !== id) return null
    this.#listNumber = newestNumber
    if (typeof number === 'string') return number
    this.#isKept = true
    if (isNew) {
      this.#changesNumber = number
      this.#keptTerms = terms
      list.changes.settle(steps)
    }
    return 'kept'
  }

  async #newestNumber(name: string): Promise<number | null> {
    const [number = null] = await numbersOf(this.#home, name)
    return number
  }

  /** Whether no other tab has kept another list since this one did, or had no room. */
  async #isLast(): Promise<boolean> {
    if (this.#listNumber === undefined) return true
    if ((await this.#newestNumber(this.#files.articles)) === this.#listNumber) return true
    await dropHalves(this.#home)
    const found = await newestSaid(this.#home, this.#files.articles)
    const isThis = found !== null && 'id' in found.value && found.value.id === this.#id
    if (isThis) this.#listNumber = found.number
    return (found?.number ?? null) === this.#listNumber
  }

  async #isThis(id: string | null): Promise<boolean> {
    return id !== null && id === this.#id && this.#isKept && (await this.#isLast())
  }

  /** Keeps what of the terms has changed in this tab; null where the list isn't kept either, or another tab keeps another. */
  async keepTerms(now?: Terms): Promise<Keeping | null> {
    const terms = now === undefined ? this.#terms : saidOf(now)
    // Another tab may hold up what there is to keep.
    const isNothing = areSame(terms, this.#terms) && areSame(terms, this.#keptTerms)
    this.#terms = terms
    const id = this.#id
    if (isNothing) return 'kept'
    return this.#alone(async () => {
      const changed = changedTerms(terms, this.#keptTerms)
      if (id === null || !(await this.#isThis(id))) return null
      if (areSame(terms, this.#keptTerms)) return 'kept'
      const kept = await newest(this.#home, this.#files.terms, (bytes) => termsIn(bytes, id))
      const all = { ...kept?.value, ...changed }
      const number = await keepFiles(this.#home, () => [[this.#files.terms, termsParts(all, id)]])
      if (typeof number === 'string') return number
      this.#keptTerms = terms
      return 'kept'
    }).catch(whyNot)
  }

  /**
   * Keeps what a seller changed in the list, with what other tabs changed, unless another tab keeps another one.
   *
   * @returns whether it is kept, and whether something of other tabs came; null where the list isn't kept either
   */
  readonly keepChanges = async (
    changes: Changes,
  ): Promise<{ keeping: Keeping; isMerged: boolean } | null> => {
    const id = this.#id
    const kept = await this.#alone(async () => {
      if (id === null || !(await this.#isThis(id))) return null
      const isMerged = await this.#takeIn(changes, id)
      const steps = changes.unkept
      if (steps === 0) return { keeping: 'kept' as const, isMerged, isNews: false }
      const number = await keepFiles(this.#home, () => [
        [this.#files.changes, changesParts(changes, id)],
      ])
      const isNews = typeof number === 'number'
      if (isNews) {
        this.#changesNumber = number
        changes.settle(steps)
      }
      return { keeping: isNews ? ('kept' as const) : number, isMerged, isNews }
    }).catch(whyNot)
    if (typeof kept === 'string') return { keeping: kept, isMerged: false }
    if (kept?.isNews) this.#tell('changed')
    return kept
  }

  /** Takes in what other tabs changed in the list of this tab; false where that is nothing. */
  async readChanges(changes: Changes): Promise<boolean> {
    const id = this.#id
    const isMerged = await this.#alone(
      async () => id !== null && (await this.#isThis(id)) && this.#takeIn(changes, id),
    ).catch(whyNot)
    return isMerged === true
  }

  async #takeIn(changes: Changes, id: string): Promise<boolean> {
    if ((await this.#newestNumber(this.#files.changes)) === this.#changesNumber) return false
    const found = await this.#newestChanges(id, changes.length)
    this.#changesNumber = found?.number ?? null
    return found !== null && changes.takeIn(found.value)
  }

  /** Deletes the list of this tab from this device, unless another tab keeps another in its place. */
  async forgetOwn(): Promise<void> {
    const isDeleted = await this.#alone(async () => {
      const isThis = await this.#isThis(this.#id)
      if (isThis) await dropFiles(this.#home, Object.values(this.#files))
      return isThis
    }).catch(whyNot)
    if (isDeleted !== true) return
    this.#id = null
    this.#tell('deleted')
  }

  /** Deletes the list from this device, whatever is being kept. */
  async forget(): Promise<void> {
    this.#id = null
    await this.#alone(() => dropFiles(this.#home, Object.values(this.#files)))
    this.#tell('deleted')
  }
}
