import {
  type CalculationFormData,
  defaultFormData,
  onItsMarketplace,
  ratesOf,
  roundToCents,
  writeAmount,
} from '@margine/engine'
import { ownExpenses, parts } from '../costs/parts.ts'
import type { Figures, Terms } from './figures.ts'
import type { Line } from './line.ts'

/** An amount for a piece as a form has it; none is empty. */
const each = (amount: number, pieces: number): string =>
  amount > 0 ? writeAmount(roundToCents(amount / pieces), 2) : ''

/** The share of what buyers paid that was charged for sales, without VAT, in percent; NaN where no sale says it. */
function chargedPercent({ sales }: Line, feesVATPercent: number): number {
  let [charged, paid] = [0, 0]
  for (const sale of sales.all) {
    if (sale.isRefund) continue
    const withVAT = sale.includesVAT ? 1 + feesVATPercent / 100 : 1
    charged += ((sale.commission + sale.digital) / withVAT) * sale.count
    paid += sale.paid * sale.count
  }
  return paid > 0 ? (charged / paid) * 100 : Number.NaN
}

/** Rates of VAT that articles may have, in percent: first the country's own ones that are known. */
const italianRates = [4, 5, 10, 22]
const otherRates = Array.from({ length: 55 }, (_, half) => half / 2)

/** VAT on the sales of a line in percent of what they are without it: told by the file, else the seller's. */
function soldPercent(
  { amounts, sold, toldSalesVAT, untoldSales }: Line,
  percent: number,
  country: string,
): number {
  if (toldSalesVAT === 0) return percent
  const vat = toldSalesVAT + (untoldSales === 0 ? 0 : (untoldSales * percent) / (100 + percent))
  const net = (amounts.sales ?? 0) + (amounts.salesVAT ?? 0) - vat
  // Files round the VAT of each piece to the cent.
  const isRate = (rate: number) => Math.abs((net * rate) / 100 - vat) <= sold
  const rates = country === 'IT' ? italianRates : [percent, ...otherRates]
  return rates.find(isRate) ?? roundToCents((vat / net) * 100)
}

/** The channels that the calculator has as marketplaces. */
const marketplaces: ReadonlySet<string> = new Set(['amazon', 'ebay', 'etsy', 'manomano', 'tiktok'])

/** Whether some of an article was sold, so that it can be said what a piece of it came to. */
export const isSold = ({ sold, amounts: { sales = 0, salesVAT = 0 } }: Line): boolean =>
  sold > 0 && sales + salesVAT > 0

/**
 * An article as the calculator's form has it, with what statements say of a piece of it on average: what buyers paid, the
 * commission as a rate of the seller's own, what Amazon took for sending it, advertising, and how many come back. Shipping
 * that buyers paid and the marketplace keeps is neither price nor cost. Null where none was sold.
 *
 * @param country where it was sold
 * @param today the day of the cards that count where no rate is said
 */
export function realForm(
  line: Line,
  { incassi, logistica, pubblicita }: Figures,
  {
    regime,
    vatPercent: sellersPercent,
    feesVATPercent,
    unitCost,
    unitExpenses,
    countsExpenses,
    resalePercent,
  }: Terms,
  country: string,
  today: string,
): CalculationFormData | null {
  const { sold, returned, channel, amounts, keptOfSales } = line
  if (!isSold(line)) return null
  const isForfettario = regime === 'forfettario' && country === 'IT'
  const vatPercent = soldPercent(line, sellersPercent, country)
  const ownIn = (field: 'spedizione' | 'packaging') =>
    ownExpenses.reduce(
      (sum, part) => sum + (parts[part].field === field ? (unitExpenses[part] ?? 0) : 0),
      0,
    )
  const price = incassi - keptOfSales / 100
  const percent = roundToCents((chargedPercent(line, feesVATPercent) * incassi) / price)
  const { keptShipping: kept = 0 } = amounts
  const broughtByKept = -kept / (isForfettario || kept === 0 ? 100 : 100 + vatPercent)
  const standard = ratesOf({ ...defaultFormData, paese: country }).vatPercent
  const isStandard = vatPercent === standard || Number.isNaN(vatPercent)
  return onItsMarketplace({
    ...defaultFormData,
    paese: country,
    marketplace: marketplaces.has(channel) ? channel : 'altro',
    prezzoVendita: each(price, sold),
    costo: each(unitCost, 1),
    costoIncludesIVA: isForfettario,
    spedizione: each(
      logistica - broughtByKept + (countsExpenses ? ownIn('spedizione') || 0 : 0) * sold,
      sold,
    ),
    packaging: countsExpenses ? each(ownIn('packaging'), 1) : '',
    pubblicita: each(pubblicita, sold),
    ...(country === 'IT' && { tariffe: today, speseIncludonoIVA: isForfettario }),
    ...(isForfettario && { regime }),
    ...(!isStandard && { aliquotaIVA: writeAmount(vatPercent, 0) }),
    ...(percent >= 0 &&
      Number.isFinite(percent) && {
        commissionePropria: {
          percentuale: writeAmount(percent, 0),
          fissa: '',
          minima: '',
          base: 'lordo' as const,
        },
      }),
    ...(returned > 0 && {
      resi: {
        percentuale: writeAmount(roundToCents(Math.min(100, (returned / sold) * 100)), 0),
        rivendibili: resalePercent === 100 ? '' : writeAmount(resalePercent, 0),
        costo: '',
      },
    }),
  })
}
