import { type Articles, costBases, fulfilmentIn } from './articles.ts'
import { asOf } from './as-of.ts'
import { type ColumnsBy, ColumnsWanted } from './column-choice.ts'
import { areCostsAlone } from './costs-alone.ts'
import { importList, type Progress, type Report, readCosts } from './import.ts'
import { countCosts, joinCosts, type ReadCosts } from './joined-costs.ts'
import type { Keeper, News } from './keeper.ts'
import type { KnownList } from './keeping.ts'
import type { Answer, ListFacts, Question } from './messages.ts'
import { previewOf } from './preview.ts'
import type { Terms } from './terms.ts'
import { type FileReading, withoutSaid } from './terms-before.ts'
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

/** How a list is read. */
type HowToRead = { terms: Terms; columns: ColumnsBy; sheet: string | null; hasCosts: boolean }

/** Which costs stay: all that are here, those of the list's own file, or those before the last file of costs. */
type Keeps = 'all' | 'own' | 'before'

const countOf = (column: Uint8Array, holds: (value: number) => boolean): number => {
  let count = 0
  for (const value of column) count += Number(holds(value))
  return count
}

const lackingFulfilment = ({ numbers, length }: Articles): number =>
  countOf(numbers.fulfilment.subarray(0, length), (known) => known === fulfilmentIn('missing'))

/** Of two files the list, and the other as its costs. */
async function pairOf(one: File, other: File): Promise<{ list: File; costs: File[] }> {
  const { list, costs } = await whichIsWhich(one, other)
  return { list, costs: [costs] }
}

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
  /** Costs of which the seller was told what they would do. */
  #waiting: ReadCosts | null = null
  /** The terms that the list was read with, and those chosen before. */
  #said: FileReading | null = null
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
      if (kept !== null) this.#tell({ type: 'kept', keeping: kept.kept })
    })
    return this.#begun
  }

  open(asked: Asked<'open'>): Promise<void> {
    const { file, others = [], terms, columns = nothingSaid, sheet = null } = asked
    return this.#read(async (report) => {
      const known = this.#list
      const [other] = others
      if (
        known !== null &&
        other === undefined &&
        sheet === null &&
        (await areCostsAlone(file, columns))
      )
        return this.#tellFound(file, isLookedUpWithoutSuffix(known), report, columns)
      const { list, costs } =
        other === undefined || other.isCosts
          ? { list: file, costs: others.map((one) => one.file) }
          : await pairOf(file, other.file)
      const how = { terms, columns, sheet, hasCosts: costs.length > 0 }
      const taken = await this.#import(list, how, report)
      try {
        const withoutSuffix = other?.withoutSuffix ?? false
        // What was said of one file's columns is remembered for files of its kind, and of no other.
        const by = costs.length > 1 ? { ...columns, said: {} } : columns
        for (const one of costs)
          await this.#join(await this.#costsOf(one, withoutSuffix, report, by), 'all', report)
      } finally {
        await this.#keep(taken)
      }
    })
  }

  /** Reads costs and tells what they would do; costs that are here are joined once more, in another way. */
  costs({ file, withoutSuffix, isAgain, columns }: Asked<'costs'>): Promise<void> {
    return this.#read(async (report) => {
      if (!isAgain) return this.#tellFound(file, withoutSuffix, report, columns)
      const costs = await this.#costsOf(file, withoutSuffix, report, columns)
      await this.#join(costs, 'before', report)
      await this.#keep(null)
    })
  }

  /** Joins the costs of which the seller was told what they do. */
  joinWaiting({ isReplacing }: Asked<'joinCosts'>): Promise<void> {
    const costs = this.#waiting
    return this.#read(async (report) => {
      if (costs === null) return
      await this.#join(costs, isReplacing ? 'own' : 'all', report)
      await this.#keep(null)
    })
  }

  async #tellFound(
    file: File,
    withoutSuffix: boolean,
    report: Report,
    columns?: ColumnsBy,
  ): Promise<void> {
    const list = this.#list
    const read = await this.#costsOf(file, withoutSuffix, report, columns)
    if (list === null) return
    const found = await countCosts(read, list.articles, report)
    this.#waiting = read
    this.#tell({ type: 'costsFound', found, account: read.account })
  }

  #costsOf(
    file: File,
    withoutSuffix: boolean,
    report: Report,
    columns?: ColumnsBy,
  ): Promise<ReadCosts> {
    return readingOf(file, async () => ({
      fileName: file.name,
      withoutSuffix,
      ...(await readCosts(file, file.name, withoutSuffix, report, columns)),
    }))
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
    { terms: chosen, columns, sheet, hasCosts }: HowToRead,
    report: Report,
  ): Promise<Terms> {
    const begun = withoutSaid(chosen, this.#said)
    const imported = await readingOf(file, () =>
      importList(file, file.name, begun, report, columns, sheet),
    )
    const { articles, unusable, label, mark, trueFees, isChosen, account, sheets, terms } = imported
    await report({ rows: articles.length, share: 1 })
    const facts = {
      fileName: file.name,
      label,
      articles: articles.length,
      ...unusableFacts(unusable, articles),
      costs: null,
      isChosen,
      account,
      sheets,
      lacksFulfilment: lackingFulfilment(articles),
      trueFees,
    }
    this.#said = { chosen: begun, read: terms }
    this.#hold({ articles, unusable, facts, costs: null, mark })
    this.#tell({ type: 'list', facts, terms, isDone: !hasCosts })
    return terms
  }

  async #join(read: ReadCosts, keeps: Keeps, report: Report): Promise<void> {
    const list = this.#list
    if (list === null) return
    const { articles } = list
    const { own, before } = articles
    const bases = { all: null, own, before }
    const base = bases[keeps] ?? articles.costColumns
    const joined = await joinCosts(read.costs, articles, base, report)
    const earlier = keeps === 'all' ? list.costs : null
    const costs = {
      unused: [...(earlier?.unused ?? []), ...joined.unused],
      problems: [...(earlier?.problems ?? []), ...joined.problems],
    }
    const names = keeps === 'own' ? [] : (list.facts.costs?.fileNames ?? [])
    const basisOf = articles.numbers.costBasis.subarray(0, articles.length)
    const joinedTo = articles.numbers.joined.subarray(0, articles.length)
    const facts: ListFacts = {
      ...list.facts,
      ...unusableFacts(list.unusable, articles),
      lacksFulfilment: lackingFulfilment(articles),
      costs: {
        fileNames: [...names.filter((name) => name !== read.fileName), read.fileName],
        account: read.account,
        found: countOf(joinedTo, (is) => is === 1),
        withoutSuffix: countOf(basisOf, (basis) => costBases[basis] === 'costiSenzaSuffisso'),
        otherCode: countOf(basisOf, (basis) => costBases[basis] === 'costiAltroCodice'),
        isLookedUpWithoutSuffix: read.withoutSuffix,
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
    this.#waiting = null
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
    this.#waiting = null
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
