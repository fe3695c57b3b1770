import type { Article } from '../articles/article.ts'
import type { PlainRow } from '../articles/plain-row.ts'
import { amountOf, lacksPart, type Said, saidOf } from '../articles/usable.ts'
import { columnOfPart, type Spent, spent } from '../costs/parts.ts'
import { ArticleColumns } from './article-columns.ts'
import {
  columnNames,
  costBases,
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
    for (let place = 0; place < plain.spent.length; place++) {
      const amount = plain.amounts[place] as number
      if (Number.isNaN(amount)) continue
      const part = plain.spent[place] as Spent
      const column = columnOfPart(part)
      numbers[column][at] = amount
      const state = part === 'shipping' && plain.reach !== 'all' ? plain.reach : 'said'
      numbers[stateOf[column]][at] = stateIn(state)
    }
    numbers.truePercent[at] = Number.NaN
    numbers.monthlySales[at] = Number.NaN
    numbers.row[at] = plain.row
    numbers.place[at] = this.placeIndex.ofPlain(plain)
    numbers.tableAgrees[at] = 1
    numbers.hasOwnSku[at] = 1
    for (const name of textNames) {
      const { bytes, from, to } = plain.texts[name]
      texts[name].pushBytes(bytes, from, to)
    }
  }
}
