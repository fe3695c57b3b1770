import { Unreadable, unreadableInWords } from '@margine/listino'
import { type ColumnsBy, ColumnsWanted } from './column-choice.ts'
import { dropFiles } from './device.ts'
import { importList, joinCosts, type Progress, type Report } from './import.ts'
import { type KnownList, keepList, keptList, keptTerms } from './keeping.ts'
import type { Answer, Question } from './messages.ts'
import { previewOf } from './preview.ts'
import { asOf, type Terms } from './terms.ts'
import { Outdated, turn } from './turns.ts'
import { Undecided, whichIsWhich } from './which-is-which.ts'
import { messages } from './words.ts'

type Asked<Type extends Question['type']> = Extract<Question, { type: Type }>

const firstProblems = 200

/** Where a list comes from and where it stays: files that are read, the device, and nothing once it is forgotten. */
export class Reading {
  readonly #tell: (answer: Answer) => void
  readonly #take: (list: KnownList | null) => void
  #list: KnownList | null = null
  /** The file whose columns the seller is asked about. */
  #wanted: ColumnsWanted | null = null
  #previewing = 0
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
    const terms = list === null ? null : asOf(first.tariffe, await keptTerms(first))
    if (list !== null) {
      this.#hold(list)
      this.#tell({ type: 'kept', isKept: true })
    }
    this.#tell({ type: 'list', facts: this.#list?.facts ?? null, terms })
  }

  open({ file, other, terms, columns }: Asked<'open'>): Promise<void> {
    return this.#read(async (report) => {
      const { list, costs } =
        other === undefined || other.isCosts
          ? { list: file, costs: other?.file }
          : await whichIsWhich(file, other.file)
      await this.#import(list, terms, report, columns)
      try {
        if (costs !== undefined)
          await this.#join(costs, other?.withoutSuffix ?? false, report, columns)
      } finally {
        await this.#keep()
      }
    })
  }

  join({ file, withoutSuffix, columns }: Asked<'costs'>): Promise<void> {
    return this.#read(async (report) => {
      await this.#join(file, withoutSuffix, report, columns)
      await this.#keep()
    })
  }

  /** Shows what the first rows of the file come to that the seller is asked about. */
  async preview({ choice, terms }: Asked<'preview'>): Promise<void> {
    const previewing = ++this.#previewing
    if (this.#wanted === null) return
    const preview = await previewOf(this.#wanted, choice, terms)
    if (previewing === this.#previewing) this.#tell({ type: 'preview', preview })
  }

  async #import(file: File, chosen: Terms, report: Report, columns?: ColumnsBy): Promise<void> {
    const imported = await importList(file, file.name, chosen, report, columns)
    const { articles, unusable, label, mark, trueFees, isChosen, terms } = imported
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
      isChosen,
      trueFees,
    }
    this.#hold({ articles, unusable, facts, costs: null, mark })
    this.#tell({ type: 'list', facts, terms })
  }

  async #join(
    file: File,
    withoutSuffix: boolean,
    report: Report,
    columns?: ColumnsBy,
  ): Promise<void> {
    const list = this.#list
    if (list === null) return
    const { articles } = list
    const costs = await joinCosts(file, file.name, articles, withoutSuffix, report, columns)
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
  }

  cancel(): void {
    this.#reading++
    this.#wanted = null
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
    this.#wanted = null
    const report = async (progress: Progress) => {
      this.#tell({ type: 'progress', progress })
      await turn()
      if (reading !== this.#reading) throw new Outdated()
    }
    try {
      await work(report)
    } catch (error) {
      if (error instanceof Outdated || reading !== this.#reading) return
      if (error instanceof ColumnsWanted) {
        this.#wanted = error
        this.#tell({ type: 'columns', asked: error.asked })
      } else if (error instanceof Unreadable)
        this.#tell({ type: 'failed', message: unreadableInWords(error.code) })
      else if (error instanceof Undecided)
        this.#tell({ type: 'failed', message: messages.whichIsWhich })
      else throw error
    }
  }
}
