import {
  type CalculationFormData,
  defaultFormData,
  onItsMarketplace,
  roundToCents,
  writeAmount,
} from '@margine/engine'
import type { Figures, Terms } from './figures.ts'
import type { Line } from './ledger.ts'

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

/** The rates of VAT that Italian articles have, in percent. */
const italianRates = [4, 5, 10, 22]

/** VAT on the sales of a line in percent of what they are without it: told by the file, else the seller's. */
function soldPercent({ amounts, sold, toldSalesVAT, untoldSales }: Line, percent: number): number {
  if (toldSalesVAT === 0) return percent
  const vat = toldSalesVAT + (untoldSales === 0 ? 0 : (untoldSales * percent) / (100 + percent))
  const net = (amounts.sales ?? 0) + (amounts.salesVAT ?? 0) - vat
  // Files round the VAT of each piece to the cent.
  const isRate = (rate: number) => Math.abs((net * rate) / 100 - vat) <= sold
  return italianRates.find(isRate) ?? roundToCents((vat / net) * 100)
}

const marketplaces: Readonly<Record<string, string>> = {
  amazon: 'amazon',
  ebay: 'ebay',
  etsy: 'etsy',
  manomano: 'manomano',
  tiktok: 'tiktok',
}

/**
 * An article as the calculator's form has it, with what statements say of a piece of it on average: what buyers paid, the
 * commission as a rate of the seller's own, what Amazon took for sending it, advertising, and how many come back. Null where
 * none was sold.
 *
 * @param country where it was sold
 * @param today the day of the cards that count where no rate is said
 */
export function realForm(
  line: Line,
  { incassi, logistica, pubblicita }: Figures,
  { regime, vatPercent: sellersPercent, feesVATPercent, unitCost }: Terms,
  country: string,
  today: string,
): CalculationFormData | null {
  const { sold, returned, channel } = line
  if (!(sold > 0) || !(incassi > 0)) return null
  const percent = roundToCents(chargedPercent(line, feesVATPercent))
  const isForfettario = regime === 'forfettario' && country === 'IT'
  const vatPercent = soldPercent(line, sellersPercent)
  const isStandard = vatPercent === feesVATPercent || Number.isNaN(vatPercent) || country !== 'IT'
  return onItsMarketplace({
    ...defaultFormData,
    paese: country,
    marketplace: marketplaces[channel] ?? 'altro',
    prezzoVendita: each(incassi, sold),
    costo: each(unitCost, 1),
    costoIncludesIVA: isForfettario,
    spedizione: each(logistica, sold),
    pubblicita: each(pubblicita, sold),
    ...(country === 'IT' && { tariffe: today, speseIncludonoIVA: isForfettario }),
    ...(isForfettario && { regime }),
    ...(!isStandard && { aliquotaIVA: writeAmount(vatPercent, 0) }),
    ...(percent >= 0 && {
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
        rivendibili: '',
        costo: '',
      },
    }),
  })
}
