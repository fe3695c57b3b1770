import type { Tariffs } from '@margine/engine'
import type { Article } from '../articles/article.ts'
import type { PlainRow } from '../articles/plain-row.ts'
import type { Problem } from '../articles/problem.ts'
import type { Sink } from '../articles/reader.ts'
import { isUsable } from '../articles/usable.ts'
import type { ChannelBook } from '../channels/channel.ts'
import { columnNames, numbersFor } from './article-numbers.ts'
import type { ListBasis } from './basis.ts'
import { ChannelFigures, type CompiledChannel, compiledOn } from './channels.ts'
import { type Compiled, Compiler } from './compiled.ts'
import { withExpenses } from './expenses.ts'
import { FilledArticles, textsOfNone } from './filled-articles.ts'
import { placed, Spots } from './placing.ts'
import { Recalculated } from './recalculated.ts'
import type { Room } from './row-view.ts'
import { type Rows, roomFor } from './rows.ts'
import { There } from './there.ts'

/** Once there are so many articles, they are calculated. */
const blockLength = 2048

/** With so many places, their rates begin anew: two bytes tell twice as many apart, and a spot may be there twice. */
const mostPlaces = 1 << 13

const noProblems: readonly Problem[] = []

/** Articles of a file as they are read, some at a time, with those that can't be calculated. */
export class Block extends FilledArticles {
  override texts = textsOfNone()
  /** What keeps each article from being calculated, as its row says it; up to the last that something does. */
  problems: (readonly Problem[])[] = []
  /** The articles that can't be shown with the others. */
  unusable: number[] = []
  /** How many have fees that the marketplace's own sum is not, and how many a fee for sending that the seller does. */
  notAddingUp = 0
  feesOfSellers = 0

  constructor() {
    super(numbersFor(2 * blockLength), [], 0)
  }

  /** Begins anew; places stay. */
  empty(): void {
    for (const name of columnNames) this.numbers[name].fill(0, 0, this.length)
    for (const text of Object.values(this.texts)) text.length = 0
    this.length = 0
    this.sheets = []
    this.there = new There(this.numbers.row.length)
    this.pricesThere = new There(this.numbers.row.length)
    this.problems = []
    this.unusable = []
    this.notAddingUp = 0
    this.feesOfSellers = 0
  }

  override push(article: Article): void {
    const at = this.length
    super.push(article)
    this.there.write(at, article.there)
    // Shown beside its problem, also where nothing can be made of it.
    this.numbers.costo[at] = article.cost
    if (article.problems.length > 0) {
      while (this.problems.length < at) this.problems.push(noProblems)
      this.problems.push(article.problems)
    }
    if (!isUsable(article)) this.unusable.push(at)
    this.notAddingUp += Number(!article.feesAddUp)
    this.feesOfSellers += Number(article.sender === 'seller' && article.fulfilment > 0)
  }

  override problemsOf(id: number): readonly Problem[] {
    return this.problems[id] ?? noProblems
  }
}

/** Articles of a block with what they come to. */
export type Calculated = {
  articles: Block
  recalculated: Recalculated
  /** One for each article, in their order. */
  rows: Rows
  figures: Room
}

const noPause = async () => {}

/** A list that is calculated some articles at a time: places, and what is charged there, are looked up where they are new. */
export class Blocks implements Sink {
  readonly #basis: ListBasis
  readonly #books: readonly ChannelBook[]
  #room = roomFor(0)
  #ids = new Uint32Array(0)
  #block = new Block()
  #spots: Spots
  #compiler: Compiler
  #channels: { by: Tariffs; all: CompiledChannel[] } | null = null

  constructor(basis: ListBasis, channels: readonly ChannelBook[]) {
    this.#basis = basis
    this.#books = channels
    this.#spots = new Spots(basis.rules)
    this.#compiler = new Compiler(basis)
  }

  article(article: Article): void {
    this.#block.push(article)
  }

  plain(row: PlainRow): void {
    this.#block.pushPlain(row)
  }

  /**
   * Calculates the articles that are given to it, block by block; each is written over the one before.
   *
   * @param counts comes after some articles were given
   */
  async *calculated(counts: AsyncIterable<unknown>): AsyncGenerator<Calculated> {
    for await (const _ of counts) if (this.#block.length >= blockLength) yield* this.#taken()
    if (this.#block.length > 0) yield* this.#taken()
  }

  async *#taken(): AsyncGenerator<Calculated> {
    yield await this.#calculated(this.#block)
    if (this.#block.places.length > mostPlaces) this.#begin()
    else this.#block.empty()
  }

  async #calculated(block: Block): Promise<Calculated> {
    const { length } = block
    if (this.#ids.length < length) {
      this.#room = roomFor(block.numbers.row.length)
      this.#ids = Uint32Array.from({ length: block.numbers.row.length }, (_, id) => id)
    }
    const found = await placed(block, this.#basis.rules, noPause, this.#spots)
    const compiled = this.#compiler.compile(withExpenses(found, block, this.#basis))
    const recalculated = new Recalculated(block, compiled, this.#room)
    const figures = new ChannelFigures(recalculated, this.#channelsBy(compiled))
    const ids = this.#ids.subarray(0, length)
    const rows = figures.rows(ids, recalculated.columns, this.#room)
    return { articles: block, recalculated, rows, figures: rows.figures }
  }

  #begin(): void {
    this.#block = new Block()
    this.#spots = new Spots(this.#basis.rules)
    this.#compiler = new Compiler(this.#basis)
  }

  #channelsBy(compiled: Compiled): CompiledChannel[] {
    if (this.#channels?.by !== compiled.tariffs)
      this.#channels = {
        by: compiled.tariffs,
        all: this.#books.map((book) => compiledOn(book, compiled)),
      }
    return this.#channels.all
  }
}
