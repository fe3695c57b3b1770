import {
  type BulkColumns,
  compileTariffs,
  figureColumns,
  isPaymentKnown,
  lowestPrices,
  priceIn,
  recalculate,
  rowsFrom,
  type Tariffs,
} from '@margine/engine'
import type { ChannelAnswer, ChannelBook, ChannelLack } from '../channels/channel.ts'
import { amountIn, type Sending, sendingBy } from './basis.ts'
import { type Compiled, cluesAt, paidAt, tariffAt, withoutFees } from './compiled.ts'
import { type ChannelKey, channelOf } from './order.ts'
import type { Recalculated } from './recalculated.ts'
import { Rows, roomFor } from './rows.ts'
import { inSlices, type Pause, sliceLength } from './turns.ts'

/** A channel made ready for the engine, spot by spot. */
export type CompiledChannel = {
  sending: Sending
  tariffs: Tariffs
  lacks: readonly (ChannelLack | null)[]
}

/** A channel by the spots of a list, which are charged there otherwise. */
export function compiledOn(there: ChannelBook, compiled: Compiled): CompiledChannel {
  const { spots, places, book, basis } = compiled
  const { marketplace, shipping } = there.channel
  const sending = sendingBy(basis)
  const found = spots.map((spot, at) => {
    const { country, vat } = spot.place
    const isKnown = places[at]?.lacks === null
    const clues = cluesAt(spot, book, basis.category)
    const paid = paidAt(spot, there.book)
    const { rates, lacks } = there.placeOf(country, clues, vat, paid)
    const known = isKnown && lacks === null ? rates : withoutFees(rates)
    return { lacks, tariff: tariffAt(spot, there.book.form, known) }
  })
  return {
    sending: {
      ...sending,
      marketplace,
      forAll: shipping === undefined ? sending.forAll : amountIn(shipping),
    },
    tariffs: compileTariffs(found.map(({ tariff }) => tariff)),
    lacks: found.map(({ lacks }) => lacks),
  }
}

/**
 * What articles come to on other marketplaces: at the price that their file has for each, else at the same, with the same costs and terms, by the rates there of the
 * same day. Rows are worked out when they are asked for, and all articles for a column that sorts them.
 */
export class ChannelFigures {
  readonly #recalculated: Recalculated
  readonly #channels: readonly CompiledChannel[]
  readonly #isOwnKnown: boolean
  /** What the last column that was sorted by holds. */
  #keys: { of: ChannelKey; values: Float64Array } | null = null

  constructor(recalculated: Recalculated, channels: readonly CompiledChannel[]) {
    this.#recalculated = recalculated
    this.#channels = channels
    this.#isOwnKnown = isPaymentKnown(recalculated.compiled.basis.form)
  }

  /** Some articles, with all that is said of each; the others as in {@link Rows}. */
  rows(
    ids: ArrayLike<number>,
    columns = this.#recalculated.columnsOf(ids),
    room = roomFor(ids.length),
  ): Rows {
    const answers = this.#channels.map((channel) => this.#answers(channel, ids, columns))
    const compared = answers.length === 0 ? null : { answers, isOwnKnown: this.#isOwnKnown }
    return new Rows(this.#recalculated, ids, compared, columns, room)
  }

  /** What every article is sorted by in a column; NaN where nothing stands in it. */
  async keysOf(key: ChannelKey, pause: Pause): Promise<Float64Array> {
    if (this.#keys?.of === key) return this.#keys.values
    const channel = this.#channels.find(({ sending }) => sending.marketplace === channelOf(key))
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
      } else {
        const prices = found.subarray(from, to)
        lowestPrices(slice, tariffs, target, prices, whatIf)
        for (let at = 0; at < prices.length; at++)
          if (this.#lacksFee(channel, from + at)) prices[at] = Number.NaN
      }
    })
    this.#keys = { of: key, values: found }
    return found
  }

  #answers(
    channel: CompiledChannel,
    ids: ArrayLike<number>,
    columns: BulkColumns,
  ): ChannelAnswer[] {
    const { whatIf, target } = this.#recalculated.compiled
    const there = this.#there(channel, columns, (at) => ids[at] as number)
    const figures = figureColumns(ids.length)
    const minimum = new Float64Array(ids.length)
    recalculate(there, channel.tariffs, figures, whatIf)
    lowestPrices(there, channel.tariffs, target, minimum, whatIf)
    return Array.from(ids, (id, at) => {
      const lacks = channel.lacks[there.tariffa[at] as number] ?? null
      const lacksFee = this.#lacksFee(channel, id)
      const own = this.#recalculated.articles.ownPriceOn(channel.sending, id)
      return {
        price: priceIn(whatIf, own),
        guadagno: figures.guadagno[at] as number,
        margine: figures.margine[at] as number,
        minimum: lacksFee ? Number.NaN : (minimum[at] as number),
        lacks,
        unsaid: lacksFee ? 'fulfilment' : this.#lacksShipping(channel, id) ? 'shipping' : null,
      }
    })
  }

  #lacksFee({ sending }: CompiledChannel, id: number): boolean {
    return this.#recalculated.articles.lacksFee(sending, id)
  }

  #lacksShipping({ sending }: CompiledChannel, id: number): boolean {
    const isSaidForAll = sending.isTried || !Number.isNaN(sending.forAll)
    return !isSaidForAll && this.#recalculated.articles.isUnsentOn(sending, id)
  }

  /** Columns as they count on a channel: what it costs to send the article there. */
  #there(
    { sending }: CompiledChannel,
    columns: BulkColumns,
    idOf: (row: number) => number,
  ): BulkColumns {
    const { articles, compiled } = this.#recalculated
    const { advertising, percent } = compiled.basis.forAll
    const each = (amountOf: (id: number) => number) =>
      Float64Array.from({ length: columns.length }, (_, row) => amountOf(idOf(row)))
    return {
      ...columns,
      prezzoVendita: articles.pricesThere.has(sending.marketplace, 'price')
        ? columns.prezzoVendita.subarray(0, columns.length).map((price, row) => {
            const own = articles.ownPriceOn(sending, idOf(row))
            return Number.isNaN(own) ? price : own
          })
        : columns.prezzoVendita,
      spedizione: each((id) => articles.shippingBy(sending, id)),
      logistica: each((id) => articles.feeOn(sending, id)),
      pubblicita: each((id) => articles.advertisingBy(sending, advertising, id)),
      // Each spot is there twice: where a percentage of the price counts, and where the article has an amount.
      tariffa: Number.isNaN(percent)
        ? columns.tariffa
        : columns.tariffa
            .subarray(0, columns.length)
            .map(
              (spot, row) =>
                2 * (spot >> 1) + Number(articles.saysOn(sending, 'advertising', idOf(row))),
            ),
    }
  }
}
