import type { Article, ProductOption } from '../articles/article.ts'
import { changeables, columnOf, tellings, type Written } from './article-columns.ts'
import {
  byName,
  type Column,
  type CostColumns,
  columnNames,
  costColumns,
  type Numbers,
  numbersFor,
} from './article-numbers.ts'
import { FilledArticles, type FilledTexts, textsOfNone } from './filled-articles.ts'
import type { PaidRates, Place } from './places.ts'
import { withoutRoom } from './room.ts'
import { TextColumn } from './text-column.ts'

type Texts = FilledTexts & {
  /** The options of variants as JSON; up to the last article that has some. */
  options: TextColumn
}

/** The columns that it is written to. */
const writtenColumns = [
  'prezzoVendita',
  'costo',
  'spedizione',
  'place',
  'costBasis',
  'spedizioneState',
] as const

/** The articles of a list, all at once. */
export class Articles extends FilledArticles {
  override texts: Texts
  /** What their own file says that they cost, where remembered costs have changed it; null where it is the same. */
  own: CostColumns | null = null
  /** The handles of products of Shopify of which the file has rows that can't be used. */
  partial: Set<string> = new Set()
  /** How many articles a seller changed. */
  changed = 0

  constructor(
    numbers = numbersFor(1 << 10),
    texts: Texts = { ...textsOfNone(), options: new TextColumn() },
    places: Place[] = [],
    length = 0,
  ) {
    super(numbers, places, length)
    this.texts = texts
  }

  /** The same articles, as a seller may change them. */
  changeable(): Articles {
    const same = this.#same({ ...this.numbers })
    same.read = this.numbers
    return same
  }

  /** The same articles, which stay as they are whatever is joined or written to these later. */
  asTheyAre(): Articles {
    const same = this.#same({
      ...this.numbers,
      ...byName(writtenColumns, (name) => this.#copied(name)),
    })
    same.read = this.read
    same.changed = this.changed
    return same
  }

  #same(numbers: Numbers): Articles {
    const same = new Articles(numbers, this.texts, this.places, this.length)
    same.sheets = this.sheets
    same.partial = this.partial
    same.sources = this.sources
    same.soldOn = this.soldOn
    same.there = this.there
    same.pricesThere = this.pricesThere
    return same
  }

  #copied(name: (typeof writtenColumns)[number]): Column {
    const column = this.numbers[name]
    return this.read === null || column === this.read[name] ? column : column.slice()
  }

  /** Takes what a seller wrote, where it is changeable. */
  write({ what, ids, amounts, keys = [] }: Written): void {
    const { read } = this
    if (read === null) throw new Error('These articles are as files say')
    const name = columnOf[what]
    const others = changeables.filter((one) => one !== what && this.#isWrittenTo(columnOf[one]))
    const [before, column] = [read[name], this.#ownColumn(name)]
    const isElse = (id: number) =>
      others.some((one) => !Object.is(read[columnOf[one]][id], this.numbers[columnOf[one]][id]))
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number
      const amount = amounts[at] as number
      const was = column[id] as number
      const file = before[id] as number
      const value = what === 'category' ? this.placeIndex.written(file, keys[amount]) : amount
      const is = Number.isNaN(amount) ? file : value
      column[id] = is
      const turned = Number(!Object.is(is, file)) - Number(!Object.is(was, file))
      if (turned !== 0 && !isElse(id)) this.changed += turned
    }
    const told = tellings[what]
    if (told === null) return
    const telling = this.#ownColumn(told.column)
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number
      telling[id] = Number.isNaN(amounts[at]) ? (read[told.column][id] as number) : told.by
    }
  }

  #isWrittenTo(name: keyof Numbers): boolean {
    return this.numbers[name] !== this.read?.[name]
  }

  /** A column to write to: until then it is that of the files. */
  #ownColumn<Name extends keyof Numbers>(name: Name): Numbers[Name] {
    if (!this.#isWrittenTo(name))
      this.numbers = { ...this.numbers, [name]: this.numbers[name].slice() }
    return this.numbers[name]
  }

  /** Makes room for so many articles at once: doubling it time and again takes as long as what is written to it. */
  expect(length: number): void {
    if (length > this.numbers.row.length) this.resize(length)
    const { sku, name, listing, variation, ean } = this.texts
    for (const texts of [sku, name, listing, variation, ean]) texts.expect(length)
  }

  /** Gives back the room that was kept for more. */
  trim(): void {
    const { length } = this
    const cut = byName(columnNames, (name) => withoutRoom(this.numbers[name], length))
    this.numbers = cut as Numbers
    const { sku, name, listing, variation, ean, options } = this.texts
    this.texts = {
      sku: sku.trimmed(),
      name: name.trimmed(),
      listing: listing.trimmed(),
      variation: variation.trimmed(),
      ean: ean.trimmed(),
      options: options.trimmed(),
    }
  }

  /** The index of a place that differs from one in whether the cost includes VAT. */
  placeWith(index: number, costIncludesVAT: boolean | null): number {
    return this.placeIndex.withVAT(index, costIncludesVAT)
  }

  /** The index of a place that differs from one in what marketplaces charged there. */
  placePaid(index: number, paid: PaidRates): number {
    return this.placeIndex.paid(index, paid)
  }

  /** What articles cost as it is now. */
  get costColumns(): CostColumns {
    return byName(costColumns, (name) => this.numbers[name])
  }

  override push(article: Article): void {
    const at = this.length
    super.push(article)
    const { options } = this.texts
    if (article.options.length > 0) {
      while (options.length < at) options.push('')
      options.push(JSON.stringify(article.options))
    }
  }

  /** What tells an article from the other variants of its product; empty where its file doesn't say. */
  optionsOf(id: number): readonly ProductOption[] {
    const { options } = this.texts
    const text = id < options.length ? options.at(id) : ''
    return text === '' ? [] : JSON.parse(text)
  }
}
