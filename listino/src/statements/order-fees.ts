import type { Entry } from './entry.ts'

/** So many orders are remembered, should another row of one come later. */
const mostRemembered = 5000

/**
 * Tells which row of an order bears the amount that is charged once for it. Rows with totals of their own follow one another;
 * those of articles wait for what the row of their order tells beyond them.
 */
export class OrderFees {
  #rows: Entry[] = []
  readonly #borne = new Set<string>()
  readonly #items = new Map<string, Entry[]>()
  /** Orders with fees that only their own row tells. */
  readonly #untold = new Set<string>()

  /** Takes in an entry; answers those that nothing later changes. */
  take(entry: Entry): readonly Entry[] {
    const { order, isItem, inItems, amounts } = entry
    if (inItems !== 0 && (amounts.commission ?? 0) !== 0) this.#untold.add(order)
    if (isItem) {
      this.#items.set(order, [...(this.#items.get(order) ?? []), entry])
      return []
    }
    const [first] = this.#rows
    const settled = order === '' || order !== first?.order ? this.#settled() : []
    this.#rows.push(entry)
    return settled
  }

  /** The entries that were taken in and not answered yet. */
  rest(): readonly Entry[] {
    const items = [...this.#items].flatMap(([order, rows]) => {
      if (this.#untold.has(order)) for (const row of rows) row.tellsFees = false
      bear(rows)
      return rows
    })
    return [...this.#settled(), ...items]
  }

  #settled(): readonly Entry[] {
    const rows = this.#rows
    this.#rows = []
    const order = rows[0]?.order ?? ''
    if (order === '') return rows
    if (this.#borne.has(order)) for (const row of rows) row.bearsOrderFee = false
    else bear(rows)
    this.#remember(order)
    return rows
  }

  #remember(order: string): void {
    this.#borne.add(order)
    if (this.#borne.size <= mostRemembered) return
    for (const oldest of this.#borne) {
      this.#borne.delete(oldest)
      return
    }
  }
}

/** Gives the fee of an order to the row that was charged it, where none tells it to the first that was charged anything. */
function bear(rows: readonly Entry[]): void {
  const sold = rows.filter(({ kind }) => kind === 'sale')
  const bearer =
    sold.find(({ orderFee }) => orderFee !== 0) ??
    sold.find(({ amounts }) => amounts.commission !== undefined) ??
    sold[0]
  for (const row of sold) row.bearsOrderFee = row === bearer
}
