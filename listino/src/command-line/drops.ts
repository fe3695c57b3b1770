import { roundToCents, writeAmount } from '@margine/engine'
import { counted } from '../counted.ts'
import type { Calculated } from '../list/blocks.ts'
import { isMended, middleIn, mostRisePercent } from '../list/monthly.ts'
import type { Row } from '../list/row.ts'
import { first } from './report.ts'

/** An article that loses money, and breaks even at no price near its own. */
type Losing = { sku: string; pieces: number; monthly: number; currency: string }

/** Tells which articles to give up, as the page does: they lose, sell little, and no price helps. */
export class Drops {
  readonly #sales: number[] = []
  readonly #losing: Losing[] = []
  /** How many lose money, and nobody says how many of them are sold. */
  #unknown = 0

  add({ articles, recalculated, rows, figures }: Calculated): void {
    for (let id = 0; id < articles.length; id++) {
      const pieces = recalculated.monthlySalesOf(id)
      if (!Number.isNaN(pieces)) this.#sales.push(pieces)
      if (recalculated.isLost(id)) this.#addLost(rows.at(id), pieces, figures.even[id] as number)
    }
  }

  /** @param even breaks even where nothing else is to pay: a fee for sending that isn't known makes it higher */
  #addLost(row: Row, pieces: number, even: number): void {
    // Figures of a row that has a problem are none.
    if (row.problems.length > 0) return
    if (Number.isNaN(pieces)) this.#unknown++
    else if (!isMended(row.price, even)) {
      const left = row.isJudgedAfterTax ? row.afterTax : row.profit
      const { currency } = row
      this.#losing.push({ sku: row.sku || row.name, pieces, monthly: left * pieces, currency })
    }
  }

  inWords(): string[] {
    if (this.#sales.length === 0) return []
    const below = middleIn(Float64Array.from(this.#sales))
    const drops = this.#losing
      .filter(({ pieces }) => pieces < below)
      .sort((one, other) => one.monthly - other.monthly)
    const unknown = counted(this.#unknown, 'altro perde', 'altri perdono')
    return [
      `Quali togliere (perdono, vendono meno di ${below.toLocaleString('it-IT')} pezzi al mese e vanno in pari solo alzando il prezzo di oltre il ${mostRisePercent}%, o mai): ${counted(drops.length, 'articolo', 'articoli')}${drops.length === 0 ? '.' : ':'}`,
      ...first(
        drops.map(({ sku, monthly, currency }) => {
          const name = sku.replace(/\s+/gu, ' ')
          return `  ${name}: ${writeAmount(roundToCents(monthly), 2)} ${currency} al mese`
        }),
      ),
      ...(this.#unknown === 0 ? [] : [`  ${unknown}, ma nessuno dice quanti pezzi ne vendi.`]),
    ]
  }
}
