import {
  BrokenStatement,
  chargesHead,
  chargesLine,
  daysInWords,
  type Kind,
  type Ledger,
  misfitsInWords,
  notesInWords,
  Outcomes,
  type ReadStatement,
  readMeaning,
  readStatements,
  type Statement,
  setAsideInWords,
  sumsInWords,
} from '@margine/listino'
import { fragmentOf } from '../../calculation/form-link.ts'
import type { NamedFile } from '../../save-file.ts'
import { Unread } from '../../unread-file.ts'
import type {
  ArticleAsked,
  Books,
  BooksApi,
  BooksTerms,
  Changed,
  FileFacts,
  Kept,
  Period,
  Progress,
} from './api.ts'
import { brokenInWords, type CostsRead, openFile, type StatementOpened } from './files.ts'
import { Keeper } from './keeper.ts'
import { linesOf, periodFacts } from './period.ts'

type Tell = (progress: Progress) => void

const firstTerms: BooksTerms = { regime: 'ordinario', costsIncludeVAT: false }

/** How often reading tells how far it has come, in milliseconds. */
const betweenReports = 100

const rows = (count: number) =>
  `${count.toLocaleString('it-IT', { useGrouping: 'always' })} ${count === 1 ? 'riga' : 'righe'}`

function factsOf({ statement, balance, replacedBy }: ReadStatement): FileFacts {
  const { table, layout } = statement
  const days = balance.first === '' ? '' : ` ${daysInWords(balance)}`
  return {
    name: table.name,
    said: `${layout.label}, ${rows(balance.rows)}${days}.`,
    sums: sumsInWords(balance),
    isEven: balance.isEven,
    notes: [...misfitsInWords(balance), ...notesInWords(balance, replacedBy)],
    unknown: balance.setAside.map((one) => ({ type: one.type, said: setAsideInWords(one) })),
  }
}

/** The currencies that something was sold or charged in, euro in front. */
const currenciesIn = (ledger: Ledger): string[] =>
  [...new Set(ledger.lines().map(({ currency }) => currency))].sort(
    (one, other) => Number(other === 'EUR') - Number(one === 'EUR') || (one < other ? -1 : 1),
  )

/** Files of the same name stand for one another: the newer one counts. */
const withNewer = <One extends { file: File }>(
  all: readonly One[],
  newer: readonly One[],
): One[] => {
  const names = new Set(newer.map(({ file }) => file.name))
  return [...all.filter(({ file }) => !names.has(file.name)), ...newer]
}

/** Statements that were opened, their costs, and what the seller says of them. */
class BooksRead {
  readonly #keeper: Keeper
  #statements: readonly StatementOpened[] = []
  #costs: readonly CostsRead[] = []
  #meanings: ReadonlyMap<string, string> = new Map()
  #terms = firstTerms
  #ledger: Ledger | null = null
  #read: readonly ReadStatement[] = []
  #refused: string[] = []
  #isKept: Kept = 'kept'
  #bytes = 0

  constructor(keeper: Keeper) {
    this.#keeper = keeper
  }

  async begin(tell: Tell): Promise<Changed> {
    const kept = await this.#keeper.read()
    if (kept === null) return this.#changed()
    this.#meanings = new Map(
      kept.meanings.map((said) => [said.slice(0, said.lastIndexOf('=')), said]),
    )
    this.#terms = kept.terms
    await this.#take([...kept.reports, ...kept.costs])
    await this.#readAll(tell)
    return this.#changed()
  }

  async open(files: readonly File[], tell: Tell): Promise<Changed> {
    await this.#take(files)
    await this.#readAll(tell)
    return this.#keep()
  }

  async remove(name: string, tell: Tell): Promise<Changed> {
    this.#statements = this.#statements.filter(({ file }) => file.name !== name)
    this.#costs = this.#costs.filter(({ file }) => file.name !== name)
    await this.#readAll(tell)
    return this.#keep()
  }

  async mean(type: string, kind: string, tell: Tell): Promise<Changed> {
    this.#meanings = new Map([...this.#meanings, [type, `${type}=${kind}`]])
    await this.#readAll(tell)
    return this.#keep()
  }

  async setTerms(terms: BooksTerms): Promise<Changed> {
    this.#terms = terms
    return this.#keep()
  }

  look(period: Period) {
    return this.#ledger === null ? null : periodFacts(this.#ledger, period, this.#outcomes())
  }

  article({ channel, store, sku, period, today }: ArticleAsked): string | null {
    const lines = this.#ledger === null ? [] : linesOf(this.#ledger, period)
    const line = lines.find(
      (one) => one.channel === channel && one.store === store && one.sku === sku && sku !== '',
    )
    const form = line === undefined ? null : this.#outcomes().formOf(line, today)
    return form === null ? null : fragmentOf(form)
  }

  async export(period: Period): Promise<NamedFile> {
    const outcomes = this.#outcomes()
    const cut = { count: 0 }
    const lines = this.#ledger === null ? [] : linesOf(this.#ledger, period)
    const parts = lines.map((line) => chargesLine(outcomes.of(line), 'excel', cut))
    const when = period.month === null ? '' : `-${period.month}`
    const blob = new Blob([chargesHead('excel'), ...parts], { type: 'text/csv' })
    return { name: `consuntivo${when}.csv`, blob }
  }

  async forget(): Promise<null> {
    this.#statements = []
    this.#costs = []
    this.#meanings = new Map()
    this.#ledger = null
    this.#read = []
    await this.#keeper.drop()
    return null
  }

  #outcomes(): Outcomes {
    return new Outcomes({ ...this.#terms, vatPercent: null, cardDay: '' }, this.#costs)
  }

  /** Opens files, each as what it is; one that can't be read is told. */
  async #take(files: readonly File[]): Promise<void> {
    const reports: StatementOpened[] = []
    const costs: CostsRead[] = []
    for (const file of files) {
      try {
        const opened = await openFile(file, (bytes) => {
          this.#bytes += bytes
        })
        if ('statement' in opened) reports.push(opened)
        else costs.push(opened)
      } catch (error) {
        if (!(error instanceof Unread)) throw error
        this.#refused.push(error.message)
      }
    }
    this.#statements = withNewer(this.#statements, reports)
    this.#costs = withNewer(this.#costs, costs)
  }

  /** Reads all statements anew: where two tell the same days, which of them counts depends on all. One that is broken is left out, and told. */
  async #readAll(tell: Tell): Promise<void> {
    const timer = this.#telling(tell)
    try {
      while (this.#statements.length > 0) {
        let broken: Statement | null = null
        try {
          const statements = this.#statements.map(({ statement }) => statement)
          const { ledger, read } = await readStatements(statements, this.#meant(), (statement) => {
            broken = statement
          })
          this.#ledger = ledger
          this.#read = read
          return
        } catch (error) {
          if (!(error instanceof BrokenStatement)) throw error
          const left = this.#statements.find(({ statement }) => statement === broken)
          this.#refused.push(brokenInWords(left?.file.name ?? '', error))
          this.#statements = this.#statements.filter((one) => one !== left)
        }
      }
      this.#ledger = null
      this.#read = []
    } finally {
      clearInterval(timer)
    }
  }

  #meant(): ReadonlyMap<string, Kind> {
    return new Map([...this.#meanings.values()].map(readMeaning).filter((one) => one !== null))
  }

  #telling(tell: Tell) {
    const all = this.#statements.reduce((sum, { file }) => sum + file.size, 0)
    this.#bytes = 0
    return setInterval(
      () => tell({ share: Math.min(1, this.#bytes / Math.max(all, 1)) }),
      betweenReports,
    )
  }

  async #keep(): Promise<Changed> {
    const files = (all: readonly { file: File }[]) => all.map(({ file }) => file)
    if (this.#statements.length === 0 && this.#costs.length === 0) {
      await this.#keeper.drop()
      this.#isKept = 'kept'
    } else
      this.#isKept = await this.#keeper.write({
        version: 1,
        reports: files(this.#statements),
        costs: files(this.#costs),
        meanings: [...this.#meanings.values()],
        terms: this.#terms,
      })
    return this.#changed()
  }

  #changed(): Changed {
    const refused = this.#refused
    this.#refused = []
    return { books: this.#books(), refused, kept: this.#isKept }
  }

  #books(): Books {
    const ledger = this.#ledger
    const currencies = ledger === null ? [] : currenciesIn(ledger)
    const [currency] = currencies
    return {
      files: this.#read.map(factsOf),
      costs: this.#costs.map(({ file, costs }) => ({ name: file.name, articles: costs.size })),
      months: ledger?.months() ?? [],
      currencies,
      terms: this.#terms,
      meanings: [...this.#meanings.values()],
      view: currency === undefined ? null : this.look({ month: null, currency }),
    }
  }
}

/**
 * Statements, of which there are none at first, and all that can be done with them.
 *
 * @param home what the database is called that they are kept in
 */
export function booksApi(home: string): BooksApi {
  const books = new BooksRead(new Keeper(home))
  return {
    begin: (_, tell) => books.begin(tell),
    open: (files, tell) => books.open(files, tell),
    remove: (name, tell) => books.remove(name, tell),
    mean: ({ type, kind }, tell) => books.mean(type, kind, tell),
    terms: (terms) => books.setTerms(terms),
    look: async (period) => books.look(period),
    article: async (asked) => books.article(asked),
    export: (period) => books.export(period),
    forget: () => books.forget(),
  }
}
