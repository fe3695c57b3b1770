import { countryOfStore } from '../layouts/stores.ts'
import { headerKey } from '../table/cell.ts'
import { Balance } from './balance.ts'
import type { Entry } from './entry.ts'
import { feeTermsOf } from './fee-terms.ts'
import { Labels } from './labels.ts'
import { Ledger } from './ledger.ts'
import { OrderFees } from './order-fees.ts'
import { StatementReader } from './reader.ts'
import type { Meanings } from './row-types.ts'
import { SameMoney } from './same-money.ts'
import type { Statement } from './statement.ts'

/** What was read of a file. */
export type ReadStatement = {
  statement: Statement
  balance: Balance
  /** The files that tell some of its rows too, in which those count. */
  replacedBy: readonly Statement[]
}

/** Whether a sale or a refund of an article is one that cards of Italy may hold for. */
const isItalian = ({ kind, sku, store, currency, tellsFees }: Entry): boolean =>
  (kind === 'sale' || kind === 'refund') &&
  sku !== '' &&
  tellsFees &&
  currency === 'EUR' &&
  (store === '' || countryOfStore(store) === 'IT')

/** Whether it gives a sale back and doesn't say which article's. */
const isOfNoArticle = ({ kind, sku, amounts }: Entry): boolean =>
  kind === 'refund' && sku === '' && amounts.refunds !== undefined

/** Reads a file to its end into a ledger of its own. Throws `BrokenStatement` where it doesn't count. */
async function readInto(
  statement: Statement,
  meanings: Meanings,
  labels: Labels,
  take: (entry: Entry) => 'counts' | 'replaced',
): Promise<{ ledger: Ledger; balance: Balance; lacking: StatementReader['lacking'] }> {
  const { layout, places } = statement
  const reader = new StatementReader(statement, meanings, labels)
  const ledger = new Ledger()
  const balance = new Balance()
  const hasTotals = places.total !== -1
  const namesArticles = places.texts.sku !== undefined
  const orders = feeTermsOf(layout.channel).hasOrderFee ? new OrderFees() : null
  const countCharged = (entry: Entry) => {
    ledger.countCharged(entry, layout)
    const { from } = ledger.cardsOn(layout.channel, entry.moment.day)
    if (from !== '' && isItalian(entry)) balance.addCompared(entry)
  }
  const compare = (entry: Entry) => {
    if (orders === null) countCharged(entry)
    else orders.take(entry).forEach(countCharged)
  }
  const count = (entry: Entry) => {
    ledger.add(entry, layout)
    balance.add(entry)
    if (namesArticles && isOfNoArticle(entry)) balance.refundsOfNoArticle++
    // Of a row that doesn't come to its own total nobody knows what was charged.
    if (!hasTotals || balance.check(entry)) compare(entry)
  }
  for await (const entries of reader.entries())
    for (const entry of entries) {
      if (take(entry) === 'replaced') balance.addReplaced(entry)
      else count(entry)
    }
  orders?.rest().forEach(countCharged)
  balance.rows = reader.rows
  balance.ignored = statement.table.header.filter((title) =>
    layout.ignored?.includes(headerKey(title)),
  )
  balance.voidRows = reader.voidRows
  balance.loneItemRows = reader.loneItems
  balance.guessesDays = reader.guessesDays
  balance.announce(reader.announced)
  return { ledger, balance, lacking: reader.lacking }
}

/**
 * Reads several files; what two of them tell counts once. Nothing counts where one of them is broken: it throws
 * `BrokenStatement`, after `onBroken` was told which.
 */
export async function readStatements(
  statements: readonly Statement[],
  meanings: Meanings = new Map(),
  onBroken: (statement: Statement) => void = () => {},
): Promise<{ ledger: Ledger; read: readonly ReadStatement[] }> {
  const same = new SameMoney(statements.map(({ layout }) => layout))
  const labels = new Labels()
  const found: Awaited<ReturnType<typeof readInto>>[] = []
  const countedIn = statements.map(() => new Set<number>())
  const readOne = async (file: number, take: (entry: Entry) => 'counts' | 'replaced') => {
    const statement = statements[file] as Statement
    try {
      found[file] = await readInto(statement, meanings, labels, take)
    } catch (error) {
      onBroken(statement)
      throw error
    }
  }
  for (const file of statements.keys())
    await readOne(file, (entry) => {
      same.add(file, entry)
      return 'counts'
    })
  // Only a file that another may tell too, or label, is read twice.
  const isReadAgain = (file: number) =>
    same.isToldAgain(file) ||
    found[file]?.lacking.some(({ order, listing }) => labels.of(order, listing) !== null)
  for (const file of statements.keys())
    if (isReadAgain(file))
      await readOne(file, (entry) => {
        const at = same.countingIn(file, entry)
        if (at === -1) return 'counts'
        countedIn[file]?.add(at)
        return 'replaced'
      })
  const ledger = new Ledger()
  const read = statements.map((statement, file) => {
    const { ledger: own, balance } = found[file] as (typeof found)[number]
    ledger.merge(own)
    const named = (places: Iterable<number>) => [...places].map((at) => statements[at] as Statement)
    balance.mayRepeat = named(same.unsure(file)).map(({ table }) => table.name)
    balance.payoutMisfits = same.misfits(file).map(({ at, ...rows }) => ({
      name: (statements[at] as Statement).table.name,
      ...rows,
    }))
    return { statement, balance, replacedBy: named(countedIn[file] ?? []) }
  })
  return { ledger, read }
}
