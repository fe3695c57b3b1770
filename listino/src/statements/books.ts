import { headerKey } from '../table/cell.ts'
import { Balance } from './balance.ts'
import type { Entry } from './entry.ts'
import { feeTermsOf } from './fee-terms.ts'
import { Labels } from './labels.ts'
import { Ledger } from './ledger.ts'
import { OrderFees } from './order-fees.ts'
import { Periods } from './periods.ts'
import { StatementReader } from './reader.ts'
import type { Meanings } from './row-types.ts'
import type { Statement } from './statement.ts'

/** What was read of a file. */
export type ReadStatement = {
  statement: Statement
  balance: Balance
  /** The files after it that tell some of its period again, and count instead. */
  replacedBy: readonly Statement[]
}

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
  const orders = feeTermsOf(layout.channel).hasOrderFee ? new OrderFees() : null
  const countCharged = (entry: Entry) => ledger.countCharged(entry, layout)
  for await (const entries of reader.entries())
    for (const entry of entries) {
      if (take(entry) === 'replaced') {
        balance.addReplaced(entry)
        continue
      }
      ledger.add(entry, layout)
      balance.add(entry)
      if (hasTotals) balance.check(entry)
      if (orders === null) countCharged(entry)
      else orders.take(entry).forEach(countCharged)
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
 * Reads several files, of which the later ones count where two tell the same period of one store. Nothing counts where one of
 * them is broken: it throws `BrokenStatement`, after `onBroken` was told which.
 */
export async function readStatements(
  statements: readonly Statement[],
  meanings: Meanings = new Map(),
  onBroken: (statement: Statement) => void = () => {},
): Promise<{ ledger: Ledger; read: readonly ReadStatement[] }> {
  const periods = new Periods()
  const labels = new Labels()
  const found: Awaited<ReturnType<typeof readInto>>[] = []
  const readOne = async (file: number, take: (entry: Entry) => 'counts' | 'replaced') => {
    const statement = statements[file] as Statement
    try {
      found[file] = await readInto(statement, meanings, labels, take)
    } catch (error) {
      onBroken(statement)
      throw error
    }
  }
  for (const [file, { layout }] of statements.entries())
    await readOne(file, (entry) => {
      periods.add(layout.ledger, file, entry)
      return 'counts'
    })
  const replacedBy = statements.map(({ layout }, file) => periods.after(layout.ledger, file))
  // Only a file that a later one tells again, or labels, is read twice.
  const isReadAgain = (file: number) =>
    replacedBy[file]?.length !== 0 ||
    found[file]?.lacking.some(({ order, listing }) => labels.of(order, listing) !== null)
  for (const [file, { layout }] of statements.entries())
    if (isReadAgain(file))
      await readOne(file, (entry) =>
        periods.replacing(layout.ledger, file, entry) === -1 ? 'counts' : 'replaced',
      )
  const ledger = new Ledger()
  const read = statements.map((statement, file) => {
    const { ledger: own, balance } = found[file] as (typeof found)[number]
    ledger.merge(own)
    balance.mayRepeat = periods
      .doubtful(statement.layout.ledger, file)
      .map((at) => (statements[at] as Statement).table.name)
    const others = balance.replacedRows === 0 ? [] : (replacedBy[file] ?? [])
    return { statement, balance, replacedBy: others.map((at) => statements[at] as Statement) }
  })
  return { ledger, read }
}
