import { Unreadable, unreadableInWords } from '@margine/listino'
import { dropFiles } from './device.ts'
import { importList, joinCosts, MissingColumn, type Progress, type Report } from './import.ts'
import { type KnownList, keepList, keptList, keptTerms } from './keeping.ts'
import type { Answer } from './messages.ts'
import type { Terms } from './terms.ts'
import { Outdated, turn } from './turns.ts'
import { messages } from './words.ts'

const firstProblems = 200

/** Where a list comes from and where it stays: files that are read, the device, and nothing once it is forgotten. */
export class Reading {
  readonly #tell: (answer: Answer) => void
  readonly #take: (list: KnownList | null) => void
  #list: KnownList | null = null
  /** What is under way, and given up when another begins. */
  #reading = 0

  /** @param take is told of every list that comes, or that there is none any more */
  constructor(tell: (answer: Answer) => void, take: (list: KnownList | null) => void) {
    this.#tell = tell
    this.#take = take
  }

  /** The list that is known; null where there is none. */
  get list(): KnownList | null {
    return this.#list
  }

  async begin(first: Terms, isOurs: boolean): Promise<void> {
    if (!isOurs) await dropFiles()
    const list = isOurs ? await keptList() : null
    const terms = list === null ? null : await keptTerms(first)
    if (list !== null) {
      this.#hold(list)
      this.#tell({ type: 'kept', isKept: true })
    }
    this.#tell({ type: 'list', facts: this.#list?.facts ?? null, terms })
  }

  open(file: File, chosen: Terms): Promise<void> {
    return this.#read(async (report) => {
      const { articles, unusable, label, mark, terms } = await importList(
        file,
        file.name,
        chosen,
        report,
      )
      await report({ rows: articles.length, share: 1 })
      const facts = {
        fileName: file.name,
        label,
        articles: articles.length,
        unusable: unusable.length,
        problems: Array.from({ length: Math.min(unusable.length, firstProblems) }, (_, at) =>
          unusable.at(at),
        ),
        costs: null,
      }
      this.#hold({ articles, unusable, facts, costs: null, mark })
      this.#tell({ type: 'list', facts, terms })
      await this.#keep()
    })
  }

  join(file: File, withoutSuffix: boolean): Promise<void> {
    return this.#read(async (report) => {
      const list = this.#list
      if (list === null) return
      const costs = await joinCosts(file, file.name, list.articles, withoutSuffix, report)
      const facts = {
        ...list.facts,
        costs: {
          fileName: file.name,
          found: costs.found,
          withoutSuffix: costs.withoutSuffix,
          unused: costs.unused.length,
          problems: costs.problems.length,
        },
      }
      this.#hold({ ...list, facts, costs })
      this.#tell({ type: 'list', facts, terms: null })
      await this.#keep()
    })
  }

  cancel(): void {
    this.#reading++
    this.#tell({ type: 'cancelled' })
  }

  async forget(): Promise<void> {
    this.#reading++
    this.#hold(null)
    await dropFiles()
    this.#tell({ type: 'list', facts: null, terms: null })
  }

  #hold(list: KnownList | null): void {
    this.#list = list
    this.#take(list)
  }

  /** Keeps the list on this device, as far as there is room. */
  async #keep(): Promise<void> {
    const list = this.#list
    if (list === null) return
    const isKept = await keepList(list).then(
      () => true,
      () => false,
    )
    // Half a list is of no use, and one that was forgotten meanwhile isn't kept.
    if (!isKept || this.#list === null) await dropFiles()
    if (this.#list !== null) this.#tell({ type: 'kept', isKept })
  }

  async #read(work: (report: Report) => Promise<void>): Promise<void> {
    const reading = ++this.#reading
    const report = async (progress: Progress) => {
      this.#tell({ type: 'progress', progress })
      await turn()
      if (reading !== this.#reading) throw new Outdated()
    }
    try {
      await work(report)
    } catch (error) {
      if (error instanceof Outdated) return
      if (error instanceof Unreadable)
        this.#tell({ type: 'failed', message: unreadableInWords(error.code) })
      else if (error instanceof MissingColumn)
        this.#tell({ type: 'failed', message: messages.missingColumn(error.header) })
      else throw error
    }
  }
}
