import { selectedRows } from '@margine/engine'
import { columnOf, type Written } from './article-columns.ts'
import type { Articles } from './articles.ts'
import type { EditInput } from './asked.ts'
import { type BulkInput, type BulkPrices, bulkPrices } from './bulk-prices.ts'
import type { KnownList } from './known-list.ts'
import type { Recalculated } from './recalculated.ts'
import { Stage } from './stage.ts'
import { turn } from './turns.ts'

type EditOf<Type extends EditInput['type']> = Extract<EditInput, { type: Type }>

/** What an edit is about: the rows of the view, their figures, and by how many percent prices are tried. */
export type Edited = { rows: Uint32Array; recalculated: Recalculated | null; tried: number }

/** What edits write to a list. */
export class Edits {
  readonly #list: KnownList
  readonly #articles: Articles
  /** The prices that a rule was counted by, for when they are wanted. */
  readonly #counted = new Stage<BulkPrices>()
  /** How often the articles became others. */
  #changes = 0

  /** @param articles those of the list as the seller changed them */
  constructor(list: KnownList, articles: Articles) {
    this.#list = list
    this.#articles = articles
  }

  /** Makes what is being worked out write nothing: the articles are others now. */
  outdate(): void {
    this.#changes++
  }

  /** Writes a change; null where others are meant than are here. */
  async written(edit: EditInput, edited: Edited): Promise<Written | null> {
    const { changes } = this.#list
    switch (edit.type) {
      case 'undo':
      case 'redo':
        return changes[edit.type]()
      case 'price':
        return this.#price(edit, edited)
      case 'write':
        return this.#rows(edit, edited)
      case 'categories': {
        const { from, id, keys } = edit
        if (edited.rows[from] !== id) return null
        return changes.writeCategories(edited.rows.slice(from, from + keys.length), keys)
      }
      case 'bulk':
        return this.#prices(edit, edited)
      case 'adopt': {
        const rule = { kind: 'percent', percent: edited.tried } as const
        const rows = selectedRows(this.#articles.length, () => true)
        return this.#prices({ rule, mostRise: Number.POSITIVE_INFINITY }, { ...edited, rows })
      }
    }
  }

  /** The prices that a rule gives: those that it was counted by, where nothing has changed since. */
  async prices(
    input: BulkInput,
    { rows, recalculated }: Pick<Edited, 'rows' | 'recalculated'>,
  ): Promise<BulkPrices | null> {
    if (recalculated === null) return null
    const { rule, mostRise, isAsFar = false } = input
    const by = [recalculated, rows, mostRise, isAsFar, ...Object.values(rule)]
    return this.#counted.isOf(by)
      ? this.#counted.value
      : this.#counted.set(by, await bulkPrices(input, rows, this.#articles, recalculated, turn))
  }

  /** Writes amounts to rows of the view. */
  #rows({ what, from, id, amounts }: EditOf<'write'>, { rows }: Edited): Written | null {
    if (rows[from] !== id) return null
    const { articles, changes } = this.#list
    const ids = rows.slice(from, from + amounts.length)
    const read = articles.numbers[columnOf[what]]
    const after = Float64Array.from(ids, (one, at) => {
      const amount = amounts[at] as number
      return amount === read[one] ? Number.NaN : amount
    })
    return changes.write(what, ids, after)
  }

  /** Writes a price to an article, unless prices are tried. */
  #price({ id, sku, name, amount }: EditOf<'price'>, { tried }: Edited): Written | null {
    const { articles, changes } = this.#list
    const { numbers, texts, length } = articles
    if (id >= length || tried !== 0) return null
    // Without an SKU it goes by its name; without both nothing tells it from another.
    const isIt = texts.sku.at(id) === sku && (sku !== '' || texts.name.at(id) === name)
    if (!isIt || sku + name === '') return null
    const isRead = amount === numbers.prezzoVendita[id]
    return changes.write('price', Uint32Array.of(id), Float64Array.of(isRead ? Number.NaN : amount))
  }

  /** Writes the prices that a rule gives; null where the list became another meanwhile. */
  async #prices(input: BulkInput, edited: Edited): Promise<Written | null> {
    const before = this.#changes
    const found = await this.prices(input, edited)
    if (found === null || this.#changes !== before) return null
    // They are written over, and kept for the way back.
    this.#counted.clear()
    const { ids, prices } = found
    const read = this.#list.articles.numbers.prezzoVendita
    for (let at = 0; at < ids.length; at++)
      if (prices[at] === read[ids[at] as number]) prices[at] = Number.NaN
    return this.#list.changes.write('price', ids, prices)
  }
}
