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

/** Net and gross of the seller's own sale. */
export function ownVat({ result, currency }: GuideSale): string {
  const money = (amount: number) => formatMoney(amount, currency)
  const { prezzoVendita, prezzoFinale, iva } = result
  if (iva === 0) return `Nel paese scelto non c'è IVA: netto e lordo sono ${money(prezzoVendita)}.`
  return `Il cliente paga ${money(prezzoFinale)}: ${money(iva)} di IVA, che versi, e ${money(prezzoVendita)} di netto, con cui paghi tutto il resto.`
}

/** Why the commission of the seller's own sale weighs what it weighs. */
export function ownCommission({ result, fees, currency }: GuideSale): string {
  const money = (amount: number) => formatMoney(amount, currency)
  const { breakdown, analisiCommissioni, prezzoVendita, prezzoFinale, iva } = result
  const closing = fees.find(({ kind }) => kind === 'closing')
  const { nominale, reale, impattoPrezzoNetto, calcoloSu } = analisiCommissioni
  const line = breakdown.find(({ color }) => color === 'commissione')
  if (line === undefined)
    return 'Sulla tua vendita non paghi commissioni: nominale e reale sono entrambe 0.'

  const onGross = calcoloSu === 'lordo'
  const base = onGross ? prezzoFinale : prezzoVendita
  const rate = `${withArticle('il', formatPercent(nominale))} di ${money(base)}${onGross && iva > 0 ? ' con IVA' : ''}`
  const whole = closing === undefined ? rate : `${rate}, più ${money(closing.amount)} di chiusura`
  const amount = (nominale * base) / 100 + (closing?.amount ?? 0)
  // The fees of an older result aren't known: what doesn't add up is not told.
  const madeOf = roundToCents(line.value - amount) === 0 ? `, cioè ${whole}` : ''
  const start = `${line.name}: ${money(line.value)}${madeOf}.`
  if (roundToCents(impattoPrezzoNetto) <= 0)
    return `${start} ${iva === 0 ? "Qui non c'è IVA" : 'Si calcola sul prezzo netto'}: nominale e reale sono entrambe ${withArticle('del', formatPercent(reale))}.`
  // As it is announced: a whole percentage without its zero.
  const announced = formatPercent(nominale).replace(',0%', '%')
  return `${start} Tu però incassi ${money(prezzoVendita)} netti, e su questi è ${withArticle('il', formatPercent(reale))}: ${money(impattoPrezzoNetto)} in più rispetto ${withArticle('al', announced)} sul netto.`
}
