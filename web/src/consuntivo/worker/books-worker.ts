import {
  channelName,
  chargesColumns,
  chargesHead,
  chargesLine,
  coverageOf,
  currenciesIn,
  type Line,
  linesOf,
  type MonthsOf,
  monthsCovered,
  Outcomes,
  type Period,
  type PeriodFacts,
  periodFacts,
  type RealTermsFacts,
  realTermsFacts,
  realTermsOf,
  reportLabels,
  typedCosts,
  uncountedParts,
  type YearResult,
  yearResults,
} from '@margine/listino'
import { beginningToday, utcDay } from '@margine/listino/list'
import { fragmentOf } from '../../calculation/form-link.ts'
import { CostKeeper } from '../../costs/cost-keeper.ts'
import type { NamedFile } from '../../save-file.ts'
import type {
  ArticleAsked,
  Books,
  BooksApi,
  BooksTerms,
  Changed,
  Kept,
  Meaning,
  MonthsAsked,
  MonthsFileAsked,
  ProfileTerms,
  RealTermsChoice,
  Unsaid,
} from './api.ts'
import { JoinedFiles } from './joined-files.ts'
import { Keeper } from './keeper.ts'
import { without, withSaid } from './kept-books.ts'
import { monthsFile } from './months-file.ts'
import { Reports, type Tell } from './reports.ts'

const lost = (files: number): string =>
  files === 1
    ? 'Un file che era su questo dispositivo non si legge più: aprilo di nuovo.'
    : `${files} file che erano su questo dispositivo non si leggono più: aprili di nuovo.`

const usualTerms: BooksTerms = { regime: 'ordinario', costsIncludeVAT: false, storeVAT: {} }

const profileTermsOf = (profile: ProfileTerms) => Object.keys(profile) as (keyof ProfileTerms)[]

/** Why reading ends where the seller ends it. */
const cancelled = 'cancelled'

/** Statements, of which there are none at first, their costs, and all that can be done with them. */
export class BooksWorker implements BooksApi {
  readonly #keeper: Keeper
  readonly #reports: Reports
  /** What pieces cost by the seller's list. */
  readonly #costKeeper: CostKeeper
  readonly #joined = new JoinedFiles()
  #isKept: Kept = 'kept'
  #profile: ProfileTerms = {}
  #newest = new AbortController()
  #last: Promise<void> = Promise.resolve()

  /** @param home what the person's database and folder are called */
  constructor(home: string) {
    this.#keeper = new Keeper(home)
    this.#reports = new Reports(this.#keeper)
    // The page hears of costs that have changed, and begins anew.
    this.#costKeeper = new CostKeeper(home, () => {})
  }

  knownFiles = async (_: null) => reportLabels

  begin(profile: ProfileTerms, tell: Tell): Promise<Changed> {
    this.#profile = profile
    return this.#change(tell, () => {})
  }

  open(files: readonly File[], tell: Tell): Promise<Changed> {
    return this.#change(tell, () => this.#reports.take(files))
  }

  say({ name, said }: { name: string; said: Partial<Unsaid> }, tell: Tell): Promise<Changed> {
    return this.#change(tell, () => {
      const { asked } = this.#reports
      const known = this.#keeper.books.files.find(({ file }) => file.name === name)
      const before = asked.get(name)?.kept ?? known
      if (before === undefined) return
      asked.delete(name)
      const { file, unsaid } = before
      const kept = { id: crypto.randomUUID(), file, unsaid: { ...unsaid, ...said } }
      this.#keeper.change((books) => withSaid(books, kept))
    })
  }

  remove(name: string, tell: Tell): Promise<Changed> {
    return this.#change(tell, () => {
      this.#reports.asked.delete(name)
      this.#keeper.change((books) => without(books, ({ file }) => file.name === name))
    })
  }

  mean(meaning: Meaning, tell: Tell): Promise<Changed> {
    return this.#change(tell, () =>
      this.#keeper.change((books) => {
        const others = books.meanings.filter(({ type }) => type !== meaning.type)
        return { ...books, meanings: meaning.kind === '' ? others : [...others, meaning] }
      }),
    )
  }

  terms(said: Partial<BooksTerms>, tell: Tell): Promise<Changed> {
    return this.#change(tell, () =>
      this.#keeper.change((books) => ({ ...books, terms: { ...books.terms, ...said } })),
    )
  }

  async cancel(): Promise<void> {
    this.#newest.abort(cancelled)
  }

  async look(period: Period): Promise<PeriodFacts | null> {
    return this.#look(period)
  }

  async months(asked: MonthsAsked): Promise<readonly YearResult[]> {
    return this.#months(asked)
  }

  exportMonths({ form, ...asked }: MonthsFileAsked): Promise<NamedFile> {
    return monthsFile(this.#months(asked), form)
  }

  async article(asked: ArticleAsked): Promise<string | null> {
    const { channel, store, sku, period, today, imposte } = asked
    const line = this.#lines(period).find(
      (one) => one.channel === channel && one.store === store && one.sku === sku && sku !== '',
    )
    const form = line === undefined ? null : this.#outcomes().formOf(line, today)
    if (form === null) return null
    const asksTaxes = form.regime === 'forfettario' && imposte !== null
    return fragmentOf(asksTaxes ? { ...form, imposte } : form)
  }

  async export(period: Period): Promise<NamedFile> {
    const outcomes = this.#outcomes()
    const cut = { count: 0 }
    const columns = chargesColumns(outcomes)
    const parts = this.#lines(period).map((line) =>
      chargesLine(outcomes.of(line), columns, 'excel', cut),
    )
    const when = period.month === null ? '' : `-${period.month}`
    const blob = new Blob([chargesHead(columns, 'excel'), ...parts], { type: 'text/csv' })
    return { name: `consuntivo${when}.csv`, blob }
  }

  async realTerms(period: Period): Promise<RealTermsFacts> {
    const memory = await this.#costKeeper.read()
    return realTermsFacts(this.#realTerms(period), memory, this.#monthsOf(period))
  }

  async rememberRealTerms({ period, source, ...chosen }: RealTermsChoice): Promise<Kept> {
    const costs = beginningToday(typedCosts(this.#realTerms(period), chosen))
    const keeper = this.#costKeeper
    await keeper.read()
    keeper.change((memory) => memory.added(costs, { file: source, at: memory.after(Date.now()) }))
    await keeper.write()
    return keeper.keeping
  }

  #lines(period: Period): Line[] {
    const { ledger } = this.#reports
    return ledger === null ? [] : linesOf(ledger, period)
  }

  #look(period: Period): PeriodFacts | null {
    const { ledger } = this.#reports
    return ledger === null ? null : periodFacts(ledger, period, this.#outcomes())
  }

  #months({ currency, terms, today }: MonthsAsked): YearResult[] {
    const { ledger, read } = this.#reports
    if (ledger === null) return []
    const books = { ledger, outcomes: this.#outcomes(), currency, days: coverageOf(read, today) }
    return yearResults(books, terms)
  }

  #realTerms(period: Period) {
    return realTermsOf(this.#lines(period), this.#outcomes('ordinario'), this.#monthsOf(period))
  }

  #monthsOf({ month }: Period): MonthsOf {
    const { ledger, read } = this.#reports
    const months = month === null ? (ledger?.months() ?? []) : [month]
    const coverage = coverageOf(read, utcDay())
    return (channel) => monthsCovered(months, channelName(channel), coverage)
  }

  /** The terms that count: as said here, else by the profile. */
  get #terms(): BooksTerms {
    return { ...usualTerms, ...this.#profile, ...this.#keeper.books.terms }
  }

  #outcomes(regime = this.#terms.regime): Outcomes {
    // What a file of these reports says counts before what the list remembers.
    const { costs } = this.#reports
    const known = {
      costs: [this.#costKeeper.memory, this.#joined.of(costs)],
      facts: costs.map(({ facts }) => facts),
    }
    const terms = this.#terms
    return new Outcomes(
      {
        ...terms,
        regime,
        resalePercent: terms.resalePercent ?? 100,
        countsExpenses: terms.countsExpenses ?? true,
        expensesIncludeVAT: terms.expensesIncludeVAT ?? false,
        vatPercent: null,
        cardDay: '',
      },
      known,
      this.#reports.ledger?.lines(),
    )
  }

  /** Changes are made one after another. A newer one ends the reading of the one before: it reads all anew. */
  async #change(tell: Tell, change: () => void | Promise<void>): Promise<Changed> {
    this.#newest.abort()
    const newest = new AbortController()
    this.#newest = newest
    const before = this.#last
    const reports = this.#reports
    const work = async () => {
      await before
      await this.#keeper.refresh()
      const { lostFiles } = this.#keeper
      if (lostFiles > 0) reports.refuse(lost(lostFiles))
      await this.#costKeeper.read()
      const { unkept } = this.#keeper
      const asked = new Map(reports.asked)
      await change()
      await reports.openKept()
      await reports.readAll(newest.signal, tell)
      if (newest.signal.reason === cancelled) {
        this.#keeper.takeBack(unkept)
        reports.asked = asked
        await reports.openKept()
        // The change before may be neither read yet nor written.
        await reports.readAll(new AbortController().signal, tell)
      } else if (newest.signal.aborted) return
      this.#isKept = await this.#keeper.write()
    }
    const done = work()
    this.#last = done.catch(() => {})
    await done
    for (let last: unknown; last !== this.#last; await last) last = this.#last
    return {
      books: this.#books(),
      refused: reports.takeRefused(),
      asked: Array.from(reports.asked.values(), (one) => one.asked),
      kept: this.#isKept,
    }
  }

  #remembered(): Books['remembered'] {
    const { memory } = this.#costKeeper
    if (memory.size === 0) return null
    const outcomes = this.#outcomes()
    const articles = new Set<string>()
    const without = new Set<string>()
    for (const line of this.#reports.ledger?.lines() ?? []) {
      if (line.sku === '') continue
      const costs = outcomes.costsOf(line)
      if (costs === memory) articles.add(line.sku)
      else if (costs === null) without.add(line.sku)
    }
    return articles.size + without.size === 0
      ? null
      : { articles: articles.size, without: without.size }
  }

  #books(): Books {
    const { ledger, costs } = this.#reports
    const { terms: said, meanings } = this.#keeper.books
    const currencies = ledger === null ? [] : currenciesIn(ledger)
    const [currency] = currencies
    return {
      files: this.#reports.facts(),
      costs: costs.map(({ file, costs }) => ({
        name: file.name,
        file,
        articles: costs.size,
        pieces: costs.measured,
        uncounted: uncountedParts(costs),
      })),
      remembered: this.#remembered(),
      months: ledger?.months() ?? [],
      currencies,
      terms: this.#terms,
      fromProfile: profileTermsOf(this.#profile).filter((name) => !Object.hasOwn(said, name)),
      meanings,
      view: currency === undefined ? null : this.#look({ month: null, currency }),
    }
  }
}
