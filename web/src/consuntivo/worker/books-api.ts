import {
  chargesColumns,
  chargesHead,
  chargesLine,
  counted,
  daysInWords,
  type Kind,
  type Ledger,
  misfitsInWords,
  notesInWords,
  Outcomes,
  type ReadStatement,
  rateKey,
  readMeaning,
  readStatements,
  rowsInWords,
  type Statement,
  setAsideInWords,
  sumsInWords,
  uncountedParts,
} from '@margine/listino'
import { Unread } from '@margine/listino/list'
import { fragmentOf } from '../../calculation/form-link.ts'
import { CostKeeper } from '../../listino/worker/cost-keeper.ts'
import type { NamedFile } from '../../save-file.ts'
import type {
  ArticleAsked,
  Asked,
  Books,
  BooksApi,
  BooksTerms,
  Changed,
  FileFacts,
  Kept,
  Meaning,
  Period,
  Progress,
  RealTermsChoice,
  RealTermsFacts,
  Refusal,
  Unsaid,
} from './api.ts'
import {
  askedOf,
  type CostsRead,
  copyOf,
  openFile,
  refusalOf,
  type StatementOpened,
  UnknownReport,
} from './files.ts'
import { type Change, Keeper } from './keeper.ts'
import type { KeptBooks, KeptFile } from './kept-books.ts'
import { linesOf, periodFacts } from './period.ts'
import {
  isKnown,
  marketplaceRates,
  type RealCost,
  type RealTerms,
  realTermsOf,
  typedCosts,
} from './real-costs.ts'

type Tell = (progress: Progress) => void

/** How often reading tells how far it has come, in milliseconds. */
const betweenReports = 100

function factsOf({ statement, balance, replacedBy }: ReadStatement) {
  const { table, layout } = statement
  const days = balance.first === '' ? '' : ` ${daysInWords(balance)}`
  return {
    name: table.name,
    said: `${layout.label}, ${counted(balance.rows, 'riga', 'righe')}${days}.`,
    rows: rowsInWords(balance),
    sums: sumsInWords(balance),
    isEven: balance.isEven,
    notes: [...misfitsInWords(balance), ...notesInWords(balance, replacedBy)],
    unknown: balance.setAside.map((one) => ({ type: one.type, said: setAsideInWords(one) })),
  }
}

const meant = (meanings: readonly Meaning[]): ReadonlyMap<string, Kind> =>
  new Map(
    meanings.map(({ type, kind }) => readMeaning(`${type}=${kind}`)).filter((one) => one !== null),
  )

const byTime = (one: File, other: File) => one.lastModified - other.lastModified

const sameName = (name: string) =>
  `Hai scelto più file che si chiamano «${name}»: ne abbiamo aperto uno solo. Rinomina gli altri e aggiungili.`

const lost = (files: number): string =>
  files === 1
    ? 'Un file che era su questo dispositivo non si legge più: aprilo di nuovo.'
    : `${files} file che erano su questo dispositivo non si leggono più: aprili di nuovo.`

/** The currencies that something was sold or charged in, euro in front. */
const currenciesIn = (ledger: Ledger): string[] =>
  [...new Set(ledger.lines().map(({ currency }) => currency))].sort(
    (one, other) => Number(other === 'EUR') - Number(one === 'EUR') || (one < other ? -1 : 1),
  )

/** A file that is chosen is the newest, and stands instead of one of its name. */
const withFile = (books: KeptBooks, added: KeptFile): KeptBooks => ({
  ...books,
  files: [...books.files.filter(({ file }) => file.name !== added.file.name), added],
})

/** What is said of a file changes nothing of which one is newer. */
const withSaid = (books: KeptBooks, said: KeptFile): KeptBooks =>
  books.files.some(({ file }) => file.name === said.file.name)
    ? { ...books, files: books.files.map((one) => (one.file.name === said.file.name ? said : one)) }
    : withFile(books, said)

const without =
  (isGone: (kept: KeptFile) => boolean): Change =>
  (books) => ({ ...books, files: books.files.filter((kept) => !isGone(kept)) })

type Opened = StatementOpened | CostsRead

const refused = ({ message, elsewhere }: Unread): Refusal => ({ message, elsewhere })

/** Why reading ends where the seller ends it. */
const cancelled = 'cancelled'

const nothingSaid: Unsaid = { currency: '', mark: null }

/** Statements that were opened, their costs, and what the seller says of them. */
class BooksRead {
  readonly #keeper: Keeper
  /** Files by their ids, opened. */
  readonly #opened = new Map<string, Opened>()
  #ledger: Ledger | null = null
  #read: readonly ReadStatement[] = []
  /** What the ledger was read of. */
  #readFrom = ''
  #refused: Refusal[] = []
  /** Files that don't count until the seller says something of them, by their names. */
  readonly #asked = new Map<string, { kept: KeptFile; asked: Asked }>()
  #isKept: Kept = 'kept'
  #bytes = 0
  /** What pieces cost by the seller's list. */
  readonly #costKeeper: CostKeeper
  #newest = new AbortController()
  #last: Promise<void> = Promise.resolve()
  /** Aborted where what reads statements is to end; null where none are read. */
  #reading: AbortSignal | null = null

  /** @param home what the person's database and folder are called */
  constructor(home: string) {
    this.#keeper = new Keeper(home)
    // The page hears of costs that have changed, and begins anew.
    this.#costKeeper = new CostKeeper(home, () => {})
  }

  begin(terms: Partial<BooksTerms> | null, tell: Tell): Promise<Changed> {
    if (terms !== null) this.#keeper.beginWith(terms)
    return this.#change(tell, () => {})
  }

  open(files: readonly File[], tell: Tell): Promise<Changed> {
    return this.#change(tell, () => this.#take(files))
  }

  say(name: string, said: Partial<Unsaid>, tell: Tell): Promise<Changed> {
    return this.#change(tell, () => {
      const known = this.#keeper.books.files.find(({ file }) => file.name === name)
      const before = this.#asked.get(name)?.kept ?? known
      if (before === undefined) return
      this.#asked.delete(name)
      const { file, unsaid } = before
      const kept = { id: crypto.randomUUID(), file, unsaid: { ...unsaid, ...said } }
      this.#keeper.change((books) => withSaid(books, kept))
    })
  }

  remove(name: string, tell: Tell): Promise<Changed> {
    return this.#change(tell, () => {
      this.#asked.delete(name)
      this.#keeper.change(without(({ file }) => file.name === name))
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

  setTerms(terms: BooksTerms, tell: Tell): Promise<Changed> {
    return this.#change(tell, () => this.#keeper.change((books) => ({ ...books, terms })))
  }

  /** Cancels the reading of reports. */
  cancel(): void {
    this.#newest.abort(cancelled)
  }

  look(period: Period) {
    return this.#ledger === null ? null : periodFacts(this.#ledger, period, this.#outcomes())
  }

  article({ channel, store, sku, period, today, imposte }: ArticleAsked): string | null {
    const lines = this.#ledger === null ? [] : linesOf(this.#ledger, period)
    const line = lines.find(
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
    const lines = this.#ledger === null ? [] : linesOf(this.#ledger, period)
    const columns = chargesColumns(outcomes)
    const parts = lines.map((line) => chargesLine(outcomes.of(line), columns, 'excel', cut))
    const when = period.month === null ? '' : `-${period.month}`
    const blob = new Blob([chargesHead(columns, 'excel'), ...parts], { type: 'text/csv' })
    return { name: `consuntivo${when}.csv`, blob }
  }

  async realTerms(period: Period): Promise<RealTermsFacts> {
    const { costs, rates, ...shares } = this.#realTerms(period)
    const memory = await this.#costKeeper.read()
    const count = (part: 'fulfilment' | 'advertising') => {
      const real = costs.filter((one) => one[part] > 0)
      const isOther = (one: RealCost) => {
        const known = memory.of(one.sku)?.parts[part]
        return known !== undefined && known !== one[part]
      }
      return [real.length, real.filter(isOther).length] as const
    }
    const [logistics, otherLogistics] = count('fulfilment')
    const [advertising, otherAdvertising] = count('advertising')
    const otherRates = rates.filter(isKnown).filter(({ sku, channel, rate }) => {
      const known = memory.of(sku)?.facts[rateKey(channel)]
      return known !== undefined && known.percent !== rate.percent
    })
    return {
      ...{ logistics, otherLogistics, advertising, otherAdvertising },
      ...{ rates: marketplaceRates(rates), otherRates: otherRates.length },
      ...shares,
    }
  }

  async rememberRealTerms(choice: RealTermsChoice): Promise<Kept> {
    const { period, logistics, advertising, source } = choice
    const real = this.#realTerms(period)
    const costs = typedCosts(
      real.costs.map((one) => ({
        ...one,
        fulfilment: logistics ? one.fulfilment : 0,
        advertising: advertising ? one.advertising : 0,
      })),
      choice.rates ? real.rates : [],
    )
    const keeper = this.#costKeeper
    await keeper.read()
    keeper.change((memory) => memory.added(costs, { file: source, at: memory.after(Date.now()) }))
    await keeper.write()
    return keeper.keeping
  }

  #realTerms(period: Period): RealTerms {
    const lines = this.#ledger === null ? [] : linesOf(this.#ledger, period)
    return realTermsOf(lines, this.#outcomes('ordinario'))
  }

  #outcomes(regime = this.#keeper.books.terms.regime): Outcomes {
    // What a file of these reports says counts before what the list remembers.
    const remembered = { costs: this.#costKeeper.memory, facts: null }
    const { terms } = this.#keeper.books
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
      [remembered, ...this.#costs()],
      this.#ledger?.lines(),
    )
  }

  #files(): Opened[] {
    return this.#keeper.books.files.flatMap(({ id }) => this.#opened.get(id) ?? [])
  }

  #statements(): StatementOpened[] {
    return this.#files().filter((one) => 'statement' in one)
  }

  #costs(): CostsRead[] {
    return this.#files().filter((one) => 'costs' in one)
  }

  /** Changes are made one after another. A newer one ends the reading of the one before: it reads all anew. */
  async #change(tell: Tell, change: () => void | Promise<void>): Promise<Changed> {
    this.#newest.abort()
    const newest = new AbortController()
    this.#newest = newest
    const before = this.#last
    const work = async () => {
      await before
      await this.#keeper.refresh()
      const { lostFiles } = this.#keeper
      if (lostFiles > 0) this.#refused.push({ message: lost(lostFiles), elsewhere: null })
      await this.#costKeeper.read()
      const { unkept } = this.#keeper
      const asked = [...this.#asked]
      await change()
      await this.#openKept()
      await this.#readAll(newest.signal, tell)
      if (newest.signal.reason === cancelled) {
        this.#keeper.takeBack(unkept)
        this.#asked.clear()
        for (const [name, one] of asked) this.#asked.set(name, one)
        await this.#openKept()
        // The change before may be neither read yet nor written.
        await this.#readAll(new AbortController().signal, tell)
      } else if (newest.signal.aborted) return
      this.#isKept = await this.#keeper.write()
    }
    const done = work()
    this.#last = done.catch(() => {})
    await done
    for (let last: unknown; last !== this.#last; await last) last = this.#last
    return this.#changed()
  }

  /** Takes in copies of files, each as what it is, the newest last: where two tell the same days it counts. One that can't be read is told. */
  async #take(files: readonly File[]): Promise<void> {
    const names = new Set<string>()
    for (const chosen of files.toSorted(byTime)) {
      if (names.has(chosen.name))
        this.#refused.push({ message: sameName(chosen.name), elsewhere: null })
      else await this.#takeOne(chosen)
      names.add(chosen.name)
    }
  }

  async #takeOne(chosen: File): Promise<void> {
    try {
      const kept = { id: crypto.randomUUID(), file: await copyOf(chosen), unsaid: nothingSaid }
      if (!(await this.#openOne(kept))) return
      this.#asked.delete(chosen.name)
      this.#keeper.change((books) => withFile(books, kept))
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      this.#refused.push(refused(error))
    }
  }

  /** Opens what an earlier visit or another tab kept, and lets go of what is kept no more. */
  async #openKept(): Promise<void> {
    const { files } = this.#keeper.books
    for (const kept of files)
      if (!this.#opened.has(kept.id) && !(await this.#openOne(kept))) this.#leaveOut(kept.id)
    const ids = new Set(files.map(({ id }) => id))
    for (const id of this.#opened.keys()) if (!ids.has(id)) this.#opened.delete(id)
  }

  /** @returns false where it doesn't count: why is told, or asked */
  async #openOne(kept: KeptFile): Promise<boolean> {
    const { id, file, unsaid } = kept
    try {
      this.#opened.set(id, await openFile(file, unsaid, this.#count))
      return true
    } catch (error) {
      const { name } = file
      if (error instanceof UnknownReport)
        this.#asked.set(name, {
          kept,
          asked: {
            name,
            about: 'titles',
            header: error.header,
            list: error.mayBeList ? file : null,
          },
        })
      else if (error instanceof Unread) this.#refused.push(refused(error))
      else throw error
      return false
    }
  }

  #leaveOut(id: string): void {
    this.#keeper.change(without((kept) => kept.id === id))
  }

  readonly #count = (bytes: number) => {
    this.#reading?.throwIfAborted()
    this.#bytes += bytes
  }

  /**
   * Reads all statements anew, unless they are those that were read before: where two tell the same days, which of them counts
   * depends on all. One that can't be read is left out, and told.
   */
  async #readAll(signal: AbortSignal, tell: Tell): Promise<void> {
    const timer = this.#telling(tell)
    this.#reading = signal
    try {
      while (!(await this.#readOnce(signal)));
    } finally {
      this.#reading = null
      clearInterval(timer)
    }
  }

  /** @returns false where one was left out, and the others are still to be read */
  async #readOnce(signal: AbortSignal): Promise<boolean> {
    const { files, meanings } = this.#keeper.books
    const statements = this.#statements().map(({ statement }) => statement)
    const from = JSON.stringify([files.map(({ id }) => id), meanings])
    if (signal.aborted || from === this.#readFrom) return true
    let broken: Statement | null = null
    try {
      const { ledger, read } = await readStatements(statements, meant(meanings), (statement) => {
        broken = statement
      })
      if (signal.aborted) return true
      this.#ledger = read.length === 0 ? null : ledger
      this.#read = read
      this.#readFrom = from
      return true
    } catch (error) {
      if (signal.aborted) return true
      this.#leaveOutBroken(broken, error)
      return false
    }
  }

  /** Tells why a statement doesn't count, or asks what the seller can say of it. Throws where the failure is not the file's. */
  #leaveOutBroken(broken: Statement | null, error: unknown): void {
    const kept = this.#keeper.books.files.find(({ id }) => {
      const opened = this.#opened.get(id)
      return opened !== undefined && 'statement' in opened && opened.statement === broken
    })
    const refusal = kept === undefined ? null : refusalOf(kept.file, error)
    if (kept === undefined || refusal === null) throw error
    const about = askedOf(error)
    if (about === null) this.#refused.push(refused(refusal))
    else this.#asked.set(kept.file.name, { kept, asked: { name: kept.file.name, about } })
    this.#leaveOut(kept.id)
  }

  #telling(tell: Tell) {
    const all = this.#statements().reduce((sum, { file }) => sum + file.size, 0)
    this.#bytes = 0
    return setInterval(
      () => tell({ share: Math.min(1, this.#bytes / Math.max(all, 1)) }),
      betweenReports,
    )
  }

  #changed(): Changed {
    const refused = this.#refused
    const asked = [...this.#asked.values()].map((one) => one.asked)
    this.#refused = []
    return { books: this.#books(), refused, asked, kept: this.#isKept }
  }

  #factsOf(one: ReadStatement): FileFacts {
    const { name } = one.statement.table
    const isUnsure = ({ balance }: ReadStatement) =>
      one.balance.mayRepeat.length > 0 || balance.mayRepeat.includes(name)
    const kept = this.#keeper.books.files.find(({ file }) => file.name === name)
    return {
      ...factsOf(one),
      account: kept?.unsaid.account ?? '',
      asksAccount: this.#read.some(isUnsure),
    }
  }

  #rememberedIn(ledger: Ledger | null): Books['remembered'] {
    const { memory } = this.#costKeeper
    if (memory.size === 0) return null
    const outcomes = this.#outcomes()
    const articles = new Set<string>()
    const without = new Set<string>()
    for (const line of ledger?.lines() ?? []) {
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
    const ledger = this.#ledger
    const { terms, meanings } = this.#keeper.books
    const currencies = ledger === null ? [] : currenciesIn(ledger)
    const [currency] = currencies
    return {
      files: this.#read.map((one) => this.#factsOf(one)),
      costs: this.#costs().map(({ file, costs }) => ({
        name: file.name,
        file,
        articles: costs.size,
        pieces: costs.measured,
        uncounted: uncountedParts(costs),
      })),
      remembered: this.#rememberedIn(ledger),
      months: ledger?.months() ?? [],
      currencies,
      terms,
      meanings,
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
  const books = new BooksRead(home)
  return {
    begin: (terms, tell) => books.begin(terms, tell),
    open: (files, tell) => books.open(files, tell),
    say: ({ name, said }, tell) => books.say(name, said, tell),
    remove: (name, tell) => books.remove(name, tell),
    mean: (meaning, tell) => books.mean(meaning, tell),
    terms: (terms, tell) => books.setTerms(terms, tell),
    look: async (period) => books.look(period),
    article: async (asked) => books.article(asked),
    realTerms: (period) => books.realTerms(period),
    rememberRealTerms: (choice) => books.rememberRealTerms(choice),
    export: (period) => books.export(period),
    cancel: async () => books.cancel(),
  }
}
