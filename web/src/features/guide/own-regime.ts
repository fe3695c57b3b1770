import { formatMoney } from '../../format.ts'
import type { GuideSale } from './guide-sale.ts'

/** What the forfettario regime makes of the seller's own sale; null in the ordinary one. */
export function ownRegime({ result, currency }: GuideSale): string | null {
  if (result.imposte === undefined) return null
  const money = (amount: number) => formatMoney(amount, currency)
  const start = `Il cliente paga ${money(result.prezzoFinale)} e li incassi tutti.`
  const vat = result.breakdown
    .flatMap(({ voci = [] }) => voci)
    .find(({ tipo }) => tipo === 'iva')?.importo
  return vat === undefined
    ? start
    : `${start} Sulle commissioni paghi ${money(vat)} di IVA che non recuperi.`
}

/** What taxes and contributions take of the seller's own sale; null where it has none. */
export function ownTaxes({ result: { imposte, guadagno }, currency }: GuideSale): string | null {
  if (imposte === undefined) return null
  const money = (amount: number) => formatMoney(amount, currency)
  const { baseImponibile, contributi, impostaSostitutiva, dopoImposte } = imposte
  const paid = contributi === 0 ? '' : `${money(contributi)} di contributi e `
  return `La base imponibile è ${money(baseImponibile)}: ${paid}${money(impostaSostitutiva)} di imposta sostitutiva. Da ${money(guadagno)} di guadagno scendi a ${money(dopoImposte)}.`
}
