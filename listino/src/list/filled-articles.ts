import type { Article } from '../articles/article.ts'
import type { PlainRow } from '../articles/plain-row.ts'
import { amountOf, lacksPart, type Said, saidOf } from '../articles/usable.ts'
import { columnOfPart, type Spent, spent } from '../costs/parts.ts'
import { ArticleColumns } from './article-columns.ts'
import {
  columnNames,
  costBases,
  type Numbers,
  numbersFor,
  type State,
  stateIn,
  stateOf,
} from './article-numbers.ts'
import { TextColumn } from './text-column.ts'

const textNames = ['sku', 'name', 'listing', 'variation', 'ean'] as const

export type FilledTexts = Record<(typeof textNames)[number], TextColumn>

export const textsOfNone = (): FilledTexts => ({
  sku: new TextColumn(),
  name: new TextColumn(),
  listing: new TextColumn(),
  variation: new TextColumn(),
  ean: new TextColumn(),
})

/** The amounts of an expense and what is said of them, and what plain rows say. */
type SpentColumns = { amounts: Float64Array; states: Uint8Array; state: number }

/** What files say of a part, as its column of states holds it. */
function stateOfPart({ sender, reach }: Article, part: Spent, said: Said): State {
  if (part === 'fulfilment') {
    if (sender === 'seller') return 'bySeller'
    // Nothing is sent for nothing.
    if (said !== 'unsaid' && said !== 0) return 'said'
    return sender === 'marketplace' ? 'lacksFee' : 'unsaid'
  }
  if (said === 'unsaid') return 'unsaid'
  return part === 'shipping' && reach !== 'all' ? reach : 'said'
}

/** Articles by the column, to which those of rows are added as they are read. */
export abstract class FilledArticles extends ArticleColumns {
  abstract override texts: FilledTexts
  #spent: { numbers: Numbers; columns: SpentColumns[] } | null = null

  #makeRoom(): void {
    const { row } = this.numbers
    if (this.length === row.length) this.resize(row.length * 2)
  }

  protected resize(length: number): void {
    const made = numbersFor(length)
    const kept = Math.min(length, this.length)
    for (const name of columnNames) made[name].set(this.numbers[name].subarray(0, kept))
    this.numbers = made
  }

  push(article: Article): void {
    this.#makeRoom()
    const at = this.length++
    const { numbers, texts } = this
    if (article.sheet !== (this.sheets.at(-1)?.name ?? ''))
      this.sheets.push({ name: article.sheet, from: at })
    numbers.prezzoVendita[at] = article.price
    numbers.standingPrice[at] = article.standingPrice
    numbers.costo[at] = article.cost > 0 && !lacksPart(article, 'cost') ? article.cost : Number.NaN
    for (const part of spent) {
      const said = saidOf(article, part)
      const column = columnOfPart(part)
      const state = stateOfPart(article, part, said)
      numbers[column][at] = state === 'bySeller' ? 0 : amountOf(said)
      numbers[stateOf[column]][at] = stateIn(state)
    }
    this.pricesThere.write(at, article.pricesThere)
    numbers.truePercent[at] = article.truePercent
    numbers.monthlySales[at] = article.monthlySales
    numbers.row[at] = article.row
    numbers.place[at] = this.placeIndex.of(article)
    numbers.costBasis[at] = costBases.indexOf(article.costBasis)
    numbers.tableAgrees[at] = Number(article.tableAgrees)
    numbers.hasOwnSku[at] = Number(article.hasOwnSku)
    for (const name of textNames) texts[name].push(article[name])
  }

  /** Adds an article of a plain row: what its file says nothing of is 0, as the columns are. */
  pushPlain(plain: PlainRow): void {
    this.#makeRoom()
    const at = this.length++
    const { numbers, texts } = this
    numbers.prezzoVendita[at] = plain.price
    numbers.standingPrice[at] = plain.price
    numbers.costo[at] = plain.cost
    const spent = this.#spentBy(plain)
    for (let place = 0; place < spent.length; place++) {
      const amount = plain.amounts[place] as number
      if (Number.isNaN(amount)) continue
      const { amounts, states, state } = spent[place] as SpentColumns
      amounts[at] = amount
      states[at] = state
    }
    numbers.truePercent[at] = Number.NaN
    numbers.monthlySales[at] = Number.NaN
    numbers.row[at] = plain.row
    numbers.place[at] = this.placeIndex.ofPlain(plain)
    numbers.tableAgrees[at] = 1
    numbers.hasOwnSku[at] = 1
    // Each by its own name: one in a variable is looked up for every row.
    const { sku, name, listing, variation, ean } = plain.texts
    texts.sku.pushBytes(sku.bytes, sku.from, sku.to)
    texts.name.pushBytes(name.bytes, name.from, name.to)
    texts.listing.pushBytes(listing.bytes, listing.from, listing.to)
    texts.variation.pushBytes(variation.bytes, variation.from, variation.to)
    texts.ean.pushBytes(ean.bytes, ean.from, ean.to)
  }

  /** Where what plain rows say of expenses goes. */
  #spentBy({ spent, reach }: PlainRow): SpentColumns[] {
    const { numbers } = this
    if (this.#spent?.numbers === numbers) return this.#spent.columns
    const columns = spent.map((part) => {
      const column = columnOfPart(part)
      const state = stateIn(part === 'shipping' && reach !== 'all' ? reach : 'said')
      return { amounts: numbers[column], states: numbers[stateOf[column]], state }
    })
    this.#spent = { numbers, columns }
    return columns
  }
}
