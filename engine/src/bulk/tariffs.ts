import { shareOf } from '../amounts/percent.ts'
import { withVat } from '../amounts/vat.ts'
import { figuresOf } from '../figures.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { type Straight, straightsOf } from '../solve/straight.ts'
import { judgedTaxes } from '../verdict.ts'
import { type Line, linesOf, noLine } from './lines.ts'

/** The fewest lines of a tariff, padding included. */
export const leastWidth = 4

/**
 * What many rows are charged by, and how their amounts are entered. Advertising in percent is the tariff's: its rows have
 * 0 in their own column. Of advertising in euro nothing is read here.
 */
export type Tariff = { rates: Rates } & Omit<
  Sale,
  'costo' | 'prezzoVendita' | 'spedizione' | 'packaging' | 'logistica'
>

/** Tariffs as flat numbers. */
export type Tariffs = {
  /** For each tariff, what one euro of an amount as entered comes to. */
  net: Float64Array
  costo: Float64Array
  services: Float64Array
  /** The same of the fee for sending, in euro of `services`: VAT that is in those is never in the fee. */
  logistica: Float64Array
  /** What is in the net price whatever the price: the shipping that the customer pays. */
  netFixed: Float64Array
  /** What taxes and contributions take of a net price, as a part of it; NaN in a regime that has none. */
  taxes: Float64Array
  /** The same where it is part of the verdict; else NaN. */
  judgedTaxes: Float64Array
  /** 1 where the regime is the seller's own; elsewhere nothing is judged. */
  isJudged: Uint8Array
  /** 1 where a higher price never earns less. */
  onlyGrows: Uint8Array
  /** Lines kept for each tariff, padding included: a power of two. */
  width: number
  /** For each line of the first tariff, then of the next: see {@link Line}. */
  upTo: Float64Array
  /**
   * For each line nine numbers side by side: `net`, `netFixed`, `costo`, `services` and `logistica` of its tariff, then the
   * fixed amount and the share of its fees, and those of what is left.
   */
  terms: Float64Array
  leftFixed: Float64Array
  leftShare: Float64Array
  firstCents: Float64Array
  lastCents: Float64Array
}

/** Every amount 1: its figures are what a euro of each comes to. */
const unit = { costo: 1, prezzoVendita: 1, spedizione: 1, packaging: 1, logistica: 0 }

const at = ({ fixed, share }: Straight, price: number) => fixed + share * price

/** More than noise, and less than rounding to the cent shows. */
const leap = 1e-9

/** Whether on every line a higher price leaves more, and none begins with less than the one before ends with. */
const onlyGrows = (lines: readonly Line[]): boolean =>
  lines.every(({ left, upTo }, line) => {
    const next = lines[line + 1]
    const isSteady = next === undefined || at(left, upTo) - at(next.left, upTo) < leap
    return left.share > 0 && isSteady
  })

function compiled({ rates, ...terms }: Tariff) {
  const sale = { ...terms, ...unit }
  const { prezzoVendita } = straightsOf(sale, rates)
  const { costo, spedizione: services, quotaResi } = figuresOf(sale, rates)
  const taxed = { prezzoVendita: 1, guadagno: 0, quotaResi }
  // Of a piece that comes back some of the fee for sending it is paid once more.
  const sent = 1 + shareOf(shareOf(1, quotaResi), rates.returnPercent)
  const resold = sale.resi === null ? 0 : shareOf(shareOf(1, quotaResi), sale.resi.rivendibili)
  return {
    net: prezzoVendita.share,
    netFixed: prezzoVendita.fixed,
    // Of a piece that is sold again the cost is had back.
    costo: costo * (1 - resold),
    services,
    logistica: ((rates.servicesVat === null ? 1 : withVat(1, rates.servicesVat)) * sent) / services,
    taxes: -(rates.taxes?.on(taxed).dopoImposte ?? Number.NaN),
    judgedTaxes: -(judgedTaxes(rates)?.on(taxed).dopoImposte ?? Number.NaN),
    isJudged: rates.isOwnRegime,
    lines: linesOf(sale, rates),
  }
}

/** The lowest power of two that is at least this. */
const powerOfTwo = (least: number) => 1 << Math.ceil(Math.log2(least))

/**
 * Tariffs as the flat numbers that columns are calculated with. A row names its tariff by its index.
 *
 * @example
 * const forms = ['books', 'beauty'].map((categoria) => ({ ...defaultFormData, categoria }))
 * compileTariffs(forms.map((form) => ({ ...readSale(form), rates: ratesOf(form) }))).leftFixed[0] // -1.01: the closing fee
 */
export function compileTariffs(tariffs: readonly Tariff[]): Tariffs {
  const all = tariffs.map(compiled)
  const width = powerOfTwo(Math.max(leastWidth, ...all.map(({ lines }) => lines.length)))
  const lines = all.flatMap((tariff) =>
    Array.from({ length: width }, (_, at) => ({ ...(tariff.lines[at] ?? noLine), tariff })),
  )
  return {
    net: Float64Array.from(all, ({ net }) => net),
    costo: Float64Array.from(all, ({ costo }) => costo),
    services: Float64Array.from(all, ({ services }) => services),
    logistica: Float64Array.from(all, ({ logistica }) => logistica),
    netFixed: Float64Array.from(all, ({ netFixed }) => netFixed),
    taxes: Float64Array.from(all, ({ taxes }) => taxes),
    judgedTaxes: Float64Array.from(all, (tariff) => tariff.judgedTaxes),
    isJudged: Uint8Array.from(all, ({ isJudged }) => Number(isJudged)),
    onlyGrows: Uint8Array.from(all, ({ lines }) => Number(onlyGrows(lines))),
    width,
    upTo: Float64Array.from(lines, ({ upTo }) => upTo),
    terms: Float64Array.from(
      lines.flatMap(({ tariff: { net, netFixed, costo, services, logistica }, fees, left }) => [
        ...[net, netFixed, costo, services, logistica],
        ...[fees.fixed, fees.share, left.fixed, left.share],
      ]),
    ),
    leftFixed: Float64Array.from(lines, ({ left }) => left.fixed),
    leftShare: Float64Array.from(lines, ({ left }) => left.share),
    firstCents: Float64Array.from(lines, ({ firstCents }) => firstCents),
    lastCents: Float64Array.from(lines, ({ lastCents }) => lastCents),
  }
}
