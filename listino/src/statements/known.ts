import type { Cell } from '../table/cell.ts'
import { headerKey } from '../table/cell.ts'
import type { StatementLayout } from './layout.ts'
import { amazonSettlement } from './layouts/amazon-settlement.ts'
import { amazonTransactions } from './layouts/amazon-transactions.ts'

/** Every report of charges that is recognised by its headers. */
export const statementLayouts: readonly StatementLayout[] = [amazonTransactions, amazonSettlement]

const fits = ({ signature }: StatementLayout, keys: ReadonlySet<string>): boolean =>
  signature.every((names) => names.some((name) => keys.has(name)))

/** The report that has this header; null where it is none of them. */
export function statementWith(header: readonly Cell[]): StatementLayout | null {
  const keys = new Set(header.map(headerKey))
  return statementLayouts.find((layout) => fits(layout, keys)) ?? null
}

/** Whether a row is the header of a report of charges. */
export const isStatementHeader = (row: readonly Cell[]): boolean => statementWith(row) !== null
