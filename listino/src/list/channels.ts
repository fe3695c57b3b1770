import {
  type BulkColumns,
  compileTariffs,
  figureColumns,
  isPaymentKnown,
  lowestPrices,
  recalculate,
  rowsFrom,
  type Tariffs,
} from '@margine/engine'
import {
  bestOf,
  type Channel,
  type ChannelAnswer,
  ChannelBook,
  type ChannelLack,
} from '../channels/channel.ts'
import type { Articles } from './articles.ts'
import { type ChannelKey, channelOf } from './order.ts'
import type { Recalculated } from './recalculated.ts'
import type { Row } from './row.ts'
import { bookOf, type Compiled, cluesAt, formOf, paidAt, tariffAt, withoutFees } from './terms.ts'
import { inSlices, type Pause, sliceLength } from './turns.ts'

/** A channel made ready for the engine, spot by spot. */
type CompiledChannel = {
  marketplace: string
  tariffs: Tariffs
  lacks: readonly (ChannelLack | null)[]
  /** Whether shipping is tried for all, so that it counts for what Amazon sends now too. */
  isTried: boolean
}

function compiledOn(channel: Channel, { terms, spots, places, whatIf }: Compiled): CompiledChannel {
  const book = bookOf(terms)
  const form = formOf({ ...terms, marketplace: channel.marketplace })
  const there = new ChannelBook(channel, form, terms.aliquotaRidotta)
  const found = spots.map((spot, at) => {
    const { country, vat } = spot.place
    const isKnown = places[at]?.lacks === null
    const clues = cluesAt(spot, book, terms.category)
    const paid = paidAt(spot, there.book)
    const { rates, lacks } = there.placeOf(country, clues, vat, paid)
    const known = isKnown && lacks === null ? rates : withoutFees(rates)
    return { lacks, tariff: tariffAt(spot, there.book.form, known) }
  })
  return {
    marketplace: channel.marketplace,
    tariffs: compileTariffs(found.map(({ tariff }) => tariff)),
    lacks: found.map(({ lacks }) => lacks),
    isTried: 'amount' in whatIf.spedizione,
  }
}

/**
 * What articles come to on other marketplaces: at the same price, with the same costs and terms, by the rates there of the
 * same day. Rows are worked out when they are asked for, and all articles for a column that sorts them.
 */
export class ChannelFigures {
  readonly #articles: Articles
  readonly #recalculated: Recalculated
  readonly #channels: readonly CompiledChannel[]
  readonly #isOwnKnown: boolean
  /** What the last column that was sorted by holds. */
  #keys: { of: ChannelKey; values: Float64Array } | null = null

  constructor(articles: Articles, recalculated: Recalculated, channels: readonly Channel[]) {
    const { compiled } = recalculated
    this.#articles = articles
    this.#recalculated = recalculated
    this.#channels = channels.map((channel) => compiledOn(channel, compiled))
    this.#isOwnKnown = isPaymentKnown(formOf(compiled.terms))
  }

  /** Some articles, with all that is said of each. */
  rowsOf(ids: ArrayLike<number>): Row[] {
    const rows = this.#recalculated.rowsOf(ids)
    if (this.#channels.length === 0) return rows
    const found = this.#channels.map((channel) => this.#answers(channel, ids))
    return rows.map((row, at) => {
      const answers = found.map((all) => all[at] as ChannelAnswer)
      const [isBest = false, ...areBest] = bestOf([
        row.profit,
        ...answers.map(({ guadagno }) => guadagno),
      ])
      const channels = answers.map((one, on) => ({ ...one, isBest: areBest[on] === true }))
      return { ...row, channels, isBest: isBest && this.#isOwnKnown }
    })
  }

  /** What every article is sorted by in a column; NaN where nothing stands in it. */
  async keysOf(key: ChannelKey, pause: Pause): Promise<Float64Array> {
    if (this.#keys?.of === key) return this.#keys.values
    const channel = this.#channels.find(({ marketplace }) => marketplace === channelOf(key))
    if (channel === undefined) throw new Error(`The list isn't compared on ${channelOf(key)}`)
    const { columns, compiled } = this.#recalculated
    const { whatIf, target } = compiled
    const { tariffs } = channel
    const found = new Float64Array(columns.length)
    const figures = figureColumns(Math.min(sliceLength, columns.length))
    const isMargin = key.startsWith('margin')
    await inSlices(columns.length, pause, (from, to) => {
      const slice = this.#there(channel, rowsFrom(columns, from, to), (row) => from + row)
      if (isMargin) {
        recalculate(slice, tariffs, figures, whatIf)
        found.set(figures.margine.subarray(0, to - from), from)
      } else lowestPrices(slice, tariffs, target, found.subarray(from, to), whatIf)
    })
    this.#keys = { of: key, values: found }
    return found
  }

  #answers(channel: CompiledChannel, ids: ArrayLike<number>): ChannelAnswer[] {
    const { whatIf, target } = this.#recalculated.compiled
    const columns = this.#there(
      channel,
      this.#recalculated.columnsOf(ids),
      (at) => ids[at] as number,
    )
    const figures = figureColumns(ids.length)
    const minimum = new Float64Array(ids.length)
    recalculate(columns, channel.tariffs, figures, whatIf)
    lowestPrices(columns, channel.tariffs, target, minimum, whatIf)
    return Array.from(ids, (id, at) => {
      const lacks = channel.lacks[columns.tariffa[at] as number] ?? null
      return {
        guadagno: figures.guadagno[at] as number,
        margine: figures.margine[at] as number,
        minimum: minimum[at] as number,
        lacks: lacks === null && this.#isUnsent(channel, id) ? 'shipping' : lacks,
      }
    })
  }

  /** Columns as they count on a channel: shipping is unknown where it isn't what the article costs to send there. */
  #there(
    channel: CompiledChannel,
    columns: BulkColumns,
    idOf: (row: number) => number,
  ): BulkColumns {
    const own = this.#articles.numbers.spedizione
    const spedizione = Float64Array.from({ length: columns.length }, (_, row) => {
      const id = idOf(row)
      return this.#isUnsent(channel, id) ? Number.NaN : (own[id] as number)
    })
    return { ...columns, spedizione }
  }

  /** Whether nobody says what sending an article costs on a channel. */
  #isUnsent({ isTried, marketplace }: CompiledChannel, id: number): boolean {
    return !isTried && this.#articles.isUnsentBy({ marketplace, spedizione: '' }, id)
  }
}
