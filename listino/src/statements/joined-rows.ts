import type { Entry } from './entry.ts'
import { countsPieces, factsOf, type Kind, saleKinds } from './kinds.ts'
import type { StatementLayout } from './layout.ts'
import { addAmounts } from './parts.ts'
import type { Meanings } from './row-types.ts'

/** So many sales wait for rows that tell more of them. */
const mostOpen = 5000

/** Joins rows that tell parts of one sale. */
export class JoinedRows {
  readonly #mergesAll: boolean
  /** Whether VAT of sales stands in rows of its own. */
  readonly #joinsVAT: boolean
  /** The entries that a later row may belong to, the oldest first. */
  readonly #open = new Map<string, Entry>()

  constructor({ mergesRows, types }: StatementLayout, meanings: Meanings) {
    this.#mergesAll = mergesRows === true
    this.#joinsVAT = [...meanings.values(), ...types.map(({ is }) => is)].some(isVAT)
  }

  /** The entries that wait at the end. */
  get open(): readonly Entry[] {
    return [...this.#open.values()]
  }

  /**
   * Takes in a row that may tell a part of a sale; whether it is one. What no later row is expected for goes to the entries.
   *
   * @param event what happened, as the file writes it
   */
  takes(entry: Entry, event: string, entries: Entry[]): boolean {
    const key = this.#keyOf(entry, event)
    if (key === '') return false
    const open = this.#open.get(key)
    if (open === undefined) this.#wait(entry, key, entries)
    else join(open, entry)
    return true
  }

  /** What rows that tell parts of one sale have in common; blank where a row tells all of it. */
  #keyOf(entry: Entry, event: string): string {
    const { kind, order, sku, store, currency, payout, moment } = entry
    if (kind === null || order === '') return ''
    const sale = [order, sku, store, currency]
    if (this.#mergesAll) return [...sale, payout, moment.day, event].join('\n')
    if (!this.#joinsVAT || !saleKinds.has(kind)) return ''
    return [...sale, isBack(entry) ? 'back' : 'sold'].join('\n')
  }

  #wait(entry: Entry, key: string, entries: Entry[]): void {
    this.#open.set(key, entry)
    if (this.#open.size <= mostOpen) return
    for (const [oldest, passed] of this.#open) {
      this.#open.delete(oldest)
      entries.push(passed)
      return
    }
  }
}

const isVAT = (kind: Kind): boolean => kind === 'saleVAT' || kind === 'withheldVAT'

/** Whether an entry is about what is given back. */
const isBack = ({ kind, amounts, total }: Entry): boolean =>
  kind === 'withheldVAT'
    ? total > 0
    : amounts.refundsVAT !== undefined || (kind !== null && factsOf(kind).isRefund === true)

/** Adds what another row says of the same sale. */
function join(entry: Entry, other: Entry): void {
  addAmounts(entry.amounts, other.amounts)
  entry.goods += other.goods
  entry.beside += other.beside
  entry.total += other.total
  entry.rows += other.rows
  if (!countsPieces(other.kind)) return
  const isFirst = !countsPieces(entry.kind)
  entry.quantity = isFirst ? other.quantity : entry.quantity + other.quantity
  entry.kind = other.kind
}
