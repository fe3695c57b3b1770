import type { Articles } from './articles.ts'
import { asOf } from './as-of.ts'
import { type ColumnsBy, ColumnsWanted } from './column-choice.ts'
import { areCostsAlone } from './costs-alone.ts'
import { importList, type Joining, joinCosts, type Progress, type Report } from './import.ts'
import type { Keeper, News } from './keeper.ts'
import type { KnownList } from './keeping.ts'
import type { Answer, ListFacts, Question } from './messages.ts'
import { previewOf } from './preview.ts'
import type { Terms } from './terms.ts'
import { type OwnReading, withoutSaid } from './terms-before.ts'
import { Outdated, turn } from './turns.ts'
import { readingOf, Unread } from './unread.ts'
import type { Unusable } from './unusable.ts'
import { Undecided, whichIsWhich } from './which-is-which.ts'
import { messages } from './words.ts'

type Asked<Type extends Question['type']> = Extract<Question, { type: Type }>

const firstProblems = 200

function unusableFacts(
  unusable: Unusable,
  articles: Articles,
): Pick<ListFacts, 'unusable' | 'problems'> {
  const left = [...unusable.left(articles)]
  const problems = left.slice(0, firstProblems).map((place) => unusable.at(place))
  return { unusable: left.length, problems }
}

const nothingSaid: ColumnsBy = { known: {}, isAsked: false, said: {} }

const isLookedUpWithoutSuffix = ({ facts }: KnownList) =>
  facts.costs?.isLookedUpWithoutSuffix ?? false

/** Where a list comes from and where it stays: files that are read, the device, and nothing once it is forgotten. */
export class Reading {
  readonly #tell: (answer: Answer) => void
  readonly #keeper: Keeper
  readonly #take: (list: KnownList | null) => void
  #list: KnownList | null = null
  /** Settled once it is known what is on this device. */
  #begun: Promise<void> = Promise.resolve()
  /** The file whose columns the seller is asked about. */
  #wanted: ColumnsWanted | null = null
  /** How the list was read, where it is a file of ours. */
  #own: OwnReading | null = null
  #previewing = 0
  /** What is under way, and given up when another begins. */
  #reading = 0

  /** @param take is told of every list that comes, or that there is none any more */
  constructor(
    tell: (answer: Answer) => void,
    keeper: Keeper,
    take: (list: KnownList | null) => void,
  ) {
    this.#tell = tell
    this.#keeper = keeper
    this.#take = take
  }

  /** The list that is known; null where there is none. */
  get list(): KnownList | null {
    return this.#list
  }

  /** Takes the list that somebody has on this device. */
  async begin({ whose, noted, terms: first, isRead }: Asked<'begin'>): Promise<void> {
    if (!isRead) {
      this.#keeper.belongTo(whose, noted.at)
      return this.#tell({ type: 'unread', why: 'notAsked' })
    }
    this.#begun = this.#keeper.begin(whose, noted, first).then((kept) => {
      if (kept === 'newerVersion') return this.#tell({ type: 'unread', why: 'newerVersion' })
      if (kept !== null) this.#hold(kept.list)
      this.#tell({
        type: 'list',
        facts: this.#list?.facts ?? null,
        terms: kept === null ? null : asOf(first.tariffe, kept.terms),
        isDone: false,
      })
      if (kept !== null) this.#tell({ type: 'kept', keeping: 'kept' })
    })
    return this.#begun
  }

  open({ file, other, terms, columns = nothingSaid }: Asked<'open'>): Promise<void> {
    return this.#read(async (report) => {
      const known = this.#list
      const alone = known !== null && other === undefined && (await areCostsAlone(file, columns))
      if (known !== null && alone !== false) {
        const by = { ...columns, isAsked: alone === 'asked' }
        const joining = { terms, withoutSuffix: isLookedUpWithoutSuffix(known) }
        await this.#join(file, joining, report, by)
        return this.#keep(null)
      }
      const { list, costs } =
        other === undefined || other.isCosts
          ? { list: file, costs: other?.file }
          : await whichIsWhich(file, other.file)
      const taken = await this.#import(
        list,
        { terms, columns, hasCosts: costs !== undefined },
        report,
      )
      try {
        const joining = { terms: taken, withoutSuffix: other?.withoutSuffix ?? false }
        if (costs !== undefined) await this.#join(costs, joining, report, columns)
      } finally {
        await this.#keep(taken)
      }
    })
  }

  join({ file, withoutSuffix, terms, columns }: Asked<'costs'>): Promise<void> {
    return this.#read(async (report) => {
      await this.#join(file, { terms, withoutSuffix }, report, columns)
      await this.#keep(null)
    })
  }

  /** Shows what the first rows of the file come to that the seller is asked about. */
  async preview({ choice, terms }: Asked<'preview'>): Promise<void> {
    const previewing = ++this.#previewing
    if (this.#wanted === null) return
    const preview = await previewOf(this.#wanted, choice, terms)
    if (previewing === this.#previewing) this.#tell({ type: 'preview', preview })
  }

  /** Reads a list, which another file may have the costs of, and answers the terms that it was read with. */
  async #import(
    file: File,
    { terms: chosen, columns, hasCosts }: { terms: Terms; columns: ColumnsBy; hasCosts: boolean },
    report: Report,
  ): Promise<Terms> {
    const begun = withoutSaid(chosen, this.#own)
    const imported = await readingOf(file, () =>
      importList(file, file.name, begun, report, columns),
    )
    const { articles, unusable, label, mark, trueFees, isChosen, terms } = imported
    await report({ rows: articles.length, share: 1 })
    const facts = {
      fileName: file.name,
      label,
      articles: articles.length,
      ...unusableFacts(unusable, articles),
      costs: null,
      isChosen,
      trueFees,
    }
    this.#own = imported.isOwn ? { chosen: begun, read: terms } : null
    this.#hold({ articles, unusable, facts, costs: null, mark })
    this.#tell({ type: 'list', facts, terms, isDone: !hasCosts })
    return terms
  }

  async #join(file: File, joining: Joining, report: Report, columns?: ColumnsBy): Promise<void> {
    const list = this.#list
    if (list === null) return
    const { articles } = list
    const costs = await readingOf(file, () =>
      joinCosts(file, file.name, articles, joining, report, columns),
    )
    const facts = {
      ...list.facts,
      ...unusableFacts(list.unusable, articles),
      costs: {
        fileName: file.name,
        found: costs.found,
        withoutSuffix: costs.withoutSuffix,
        isLookedUpWithoutSuffix: joining.withoutSuffix,
        unused: costs.unused.length,
        problems: costs.problems.length,
      },
    }
    this.#hold({ ...list, facts, costs })
    this.#tell({ type: 'list', facts, terms: null, isDone: true })
  }

  cancel(): void {
    this.#reading++
    this.#wanted = null
    this.#tell({ type: 'cancelled' })
  }

  async forget(): Promise<void> {
    this.#reading++
    this.#hold(null)
    await this.#keeper.forget()
    this.#tell({ type: 'list', facts: null, terms: null, isDone: true })
  }

  /** What another tab did with the list on this device. */
  hear(news: News): void {
    const hasList = this.#list !== null
    if (news !== 'deleted') {
      // A newer list is told of in any case: that there was none may have been said while it was being kept.
      if (hasList || news === 'newer') this.#tell({ type: 'kept', keeping: news })
    } else if (hasList) {
      this.#reading++
      this.#hold(null)
      this.#tell({ type: 'list', facts: null, terms: null, isDone: true })
    }
  }

  #hold(list: KnownList | null): void {
    this.#list = list
    this.#take(list)
  }

  /** Keeps the list on this device, if it can. */
  async #keep(terms: Terms | null): Promise<void> {
    const keeping = this.#list === null ? null : await this.#keeper.keep(this.#list, terms)
    if (keeping !== null) this.#tell({ type: 'kept', keeping })
  }

  async #read(work: (report: Report) => Promise<void>): Promise<void> {
    const reading = ++this.#reading
    this.#wanted = null
    await this.#begun
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
      } else if (error instanceof Unread) this.#tell({ type: 'failed', message: error.message })
      else if (error instanceof Undecided)
        this.#tell({ type: 'failed', message: messages.whichIsWhich })
      else throw error
    }
  }
}
