import type { Tariffs } from '@margine/engine'
import type { Article } from '../articles/article.ts'
import type { Problem } from '../articles/problem.ts'
import type { ChannelBook } from '../channels/channel.ts'
import { ArticleColumns } from './article-columns.ts'
import { numbersFor } from './article-numbers.ts'
import type { ListBasis } from './basis.ts'
import { ChannelFigures, type CompiledChannel, compiledOn } from './channels.ts'
import { type Compiled, Compiler } from './compiled.ts'
import { withExpenses } from './expenses.ts'
import { placed, Spots } from './placing.ts'
import { Recalculated } from './recalculated.ts'
import { type Rows, roomFor } from './rows.ts'
import { There } from './there.ts'

/** So many articles are calculated at once. */
const blockLength = 4096

/** With so many places, their rates begin anew: two bytes tell twice as many apart, and a spot may be there twice. */
const mostPlaces = 1 << 13

/** Articles of a file as they are read, some at a time, with those that can't be calculated. */
class Block extends ArticleColumns {
  #said: readonly Article[] = []
  readonly texts = {
    sku: this.#texts(({ sku }) => sku),
    name: this.#texts(({ name }) => name),
    listing: this.#texts(({ listing }) => listing),
    variation: this.#texts(({ variation }) => variation),
    ean: this.#texts(({ ean }) => ean),
  }

  constructor() {
    super(numbersFor(blockLength), [], 0)
  }

  /** Takes articles instead of those that were there; their places stay. */
  fill(articles: readonly Article[]): void {
    this.#said = articles
    this.length = 0
    this.sheets = []
    this.there = new There(blockLength)
    this.pricesThere = new There(blockLength)
    for (const article of articles) {
      this.there.write(this.length, article.there)
      this.take(article)
      // Shown beside its problem, also where nothing can be made of it.
      this.numbers.costo[this.length - 1] = article.cost
    }
  }

  #texts(of: (article: Article) => string) {
    return { at: (id: number): string => of(this.#said[id] as Article) }
  }

  override problemsOf(id: number): readonly Problem[] {
    return (this.#said[id] as Article).problems
  }
}

/** Articles, at most {@link blockLength} at a time. */
export async function* inBlocks(
  all: AsyncIterable<readonly Article[]>,
): AsyncGenerator<readonly Article[]> {
  for await (const articles of all)
    for (let from = 0; from < articles.length; from += blockLength)
      yield articles.length <= blockLength ? articles : articles.slice(from, from + blockLength)
}

/** Articles of a block with what they come to. */
export type Calculated = {
  articles: ArticleColumns
  compiled: Compiled
  /** One for each article, in their order. */
  rows: Rows
}

const everyId = Uint32Array.from({ length: blockLength }, (_, id) => id)

const noPause = async () => {}

/** A list that is calculated some articles at a time: places, and what is charged there, are looked up where they are new. */
export class Blocks {
  readonly #basis: ListBasis
  readonly #books: readonly ChannelBook[]
  readonly #room = roomFor(blockLength)
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

  /** Calculates articles, at most {@link blockLength}; what came of those before is written over. */
  async calculated(articles: readonly Article[]): Promise<Calculated> {
    if (this.#block.places.length > mostPlaces) this.#begin()
    const block = this.#block
    block.fill(articles)
    const { rules } = this.#basis
    const found = await placed(block, rules, noPause, this.#spots)
    const compiled = this.#compiler.compile(withExpenses(found, block, this.#basis))
    const recalculated = new Recalculated(block, compiled)
    const figures = new ChannelFigures(recalculated, this.#channelsBy(compiled))
    const ids = everyId.subarray(0, block.length)
    return { articles: block, compiled, rows: figures.rows(ids, recalculated.columns, this.#room) }
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
