import { recognise } from '../layouts/recognise.ts'
import type { Table } from '../table/table.ts'
import { Unreadable } from '../table/unreadable.ts'
import { ownTermsIn } from './own-terms.ts'

/**
 * Throws `Unreadable` where a file of costs is one that we wrote, and says otherwise than the list whether VAT is in them.
 *
 * @param includesVAT whether the list is reckoned with VAT in its costs
 * @param today the day that it is in UTC
 */
export function assertCostVAT(table: Table, includesVAT: boolean, today: string): void {
  const found = ownTermsIn(table, recognise(table.header), today)
  if (found === null) return
  const isUnknown = found.faults.some(({ field }) => field === 'costoIncludesIVA')
  if (isUnknown) throw new Unreadable('unknownCostVAT')
  const { costoIncludesIVA } = found.terms
  if (costoIncludesIVA !== includesVAT)
    throw new Unreadable(costoIncludesIVA ? 'costsWithVAT' : 'costsWithoutVAT')
}
