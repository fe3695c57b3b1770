import { figuresOf } from '../figures.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { type Line, linesOf, noLine } from './lines.ts'

/** As many lines each tariff has at least, those without a price included. */
export const leastWidth = 4

/** What many rows are charged by, and how their amounts are entered. */
export type Tariff = { rates: Rates } & Pick<
  Sale,
  'costoIncludesIVA' | 'prezzoIncludesIVA' | 'prime'
>

/** Tariffs as flat numbers. */
export type Tariffs = {
  /** For each tariff, what one euro of an amount as entered comes to. */
  net: Float64Array
  costo: Float64Array
  services: Float64Array
  /** What taxes and contributions take of a net price, as a part of it; NaN in a regime that has none. */
  taxes: Float64Array
  /** 1 where a higher price never earns less. */
  onlyGrows: Uint8Array
  /** As many lines are kept for each tariff, those that it doesn't have included: a power of two. */
  width: number
  /** For each line of the first tariff, then of the next: see {@link Line}. */
  upTo: Float64Array
  fixed: Float64Array
  share: Float64Array
  firstCents: Float64Array
  lastCents: Float64Array
}

/** Every amount 1: its figures are what a euro of each comes to. */
const unit = { costo: 1, prezzoVendita: 1, spedizione: 1, packaging: 1, pubblicita: 1 }

const feesAt = ({ fixed, share }: Line, price: number) => fixed + share * price

/** More than noise, and less than rounding to the cent shows. */
const leap = 1e-9

/** Whether on every line a higher price earns more, and none begins with higher fees than the one before ends with. */
const onlyGrows = (lines: readonly Line[], net: number): boolean =>
  lines.every((line, at) => {
    const next = lines[at + 1]
    const isSteady = next === undefined || feesAt(next, line.upTo) - feesAt(line, line.upTo) < leap
    return line.share < net && isSteady
  })

function compiled({ rates, costoIncludesIVA, prezzoIncludesIVA, prime }: Tariff) {
  const sale = { ...unit, costoIncludesIVA, prezzoIncludesIVA, prime }
  const { prezzoVendita: net, costo, spedizione: services, base } = figuresOf(sale, rates)
  const taxes = -(rates.taxes?.on({ prezzoVendita: 1, guadagno: 0 }).dopoImposte ?? Number.NaN)
  return { net, costo, services, taxes, lines: linesOf(rates.rule.fees, prime, base) }
}

/** The least power of two that is as much. */
const powerOfTwo = (least: number) => 1 << Math.ceil(Math.log2(least))

/**
 * Tariffs as the flat numbers that columns are reckoned with. A row names its tariff by its index.
 *
 * @example
 * const forms = ['books', 'beauty'].map((categoria) => ({ ...defaultFormData, categoria }))
 * compileTariffs(forms.map((form) => ({ ...form, rates: ratesOf(form) }))).fixed[0] // 1.01: the closing fee
 */
export function compileTariffs(tariffs: readonly Tariff[]): Tariffs {
  const all = tariffs.map(compiled)
  const width = powerOfTwo(Math.max(leastWidth, ...all.map(({ lines }) => lines.length)))
  const lines = all.flatMap((tariff) =>
    Array.from({ length: width }, (_, at) => tariff.lines[at] ?? noLine),
  )
  return {
    net: Float64Array.from(all, ({ net }) => net),
    costo: Float64Array.from(all, ({ costo }) => costo),
    services: Float64Array.from(all, ({ services }) => services),
    taxes: Float64Array.from(all, ({ taxes }) => taxes),
    onlyGrows: Uint8Array.from(all, ({ lines, net }) => Number(onlyGrows(lines, net))),
    width,
    upTo: Float64Array.from(lines, ({ upTo }) => upTo),
    fixed: Float64Array.from(lines, ({ fixed }) => fixed),
    share: Float64Array.from(lines, ({ share }) => share),
    firstCents: Float64Array.from(lines, ({ firstCents }) => firstCents),
    lastCents: Float64Array.from(lines, ({ lastCents }) => lastCents),
  }
}
