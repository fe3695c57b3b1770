import { ricaricoOf, roundToCents } from '@margine/engine'
import { formatMargin, formatMoney, formatPercent } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import type { GuideSale } from './guide-sale.ts'

/** Margin and markup of the seller's own sale. */
export function ownMargin({ result, currency }: GuideSale): string {
  const money = (amount: number) => formatMoney(amount, currency)
  const { guadagno, prezzoVendita, margine, costiTotali } = result
  const gained =
    roundToCents(guadagno) < 0 ? `${money(-guadagno)} di perdita` : `${money(guadagno)} di guadagno`
  return `${gained} su ${money(prezzoVendita)} di prezzo netto fanno un margine ${withArticle('del', formatMargin(margine))}; su ${money(costiTotali)} di costi fanno un ricarico ${withArticle('del', formatPercent(ricaricoOf(result)))}.`
}

const noVat: Record<NonNullable<GuideSale['withoutVat']>, string> = {
  regime: "In regime forfettario non applichi l'IVA",
  country: "Nel paese scelto non c'è IVA",
  product: "Con l'aliquota che hai scelto non c'è IVA",
}

/** Net and gross of the seller's own sale. */
export function ownVat({ result, currency, withoutVat }: GuideSale): string {
  const money = (amount: number) => formatMoney(amount, currency)
  const { prezzoVendita, prezzoFinale, iva } = result
  if (withoutVat !== undefined)
    return `${noVat[withoutVat]}: netto e lordo sono ${money(prezzoVendita)}.`
  return `Il cliente paga ${money(prezzoFinale)}: ${money(iva)} di IVA, che versi, e ${money(prezzoVendita)} di netto, con cui paghi tutto il resto.`
}
