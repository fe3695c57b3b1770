import { type OwnExpense, ownExpenses } from '../costs/parts.ts'
import { countsPieces, factsOf } from './kinds.ts'
import type { Line } from './line.ts'
import { fees, type Part } from './parts.ts'

/** What an article came to, in euro or whichever currency its line is in; NaN where nobody knows. Fees are above 0. */
export type Figures = {
  incassi: number
  iva: number
  ricavi: number
  commissione: number
  digitali: number
  logistica: number
  /** What of that is shipping and wrapping that buyers paid and the marketplace keeps. */
  trattenuta: number
  pubblicita: number
  altriCosti: number
  rimborsi: number
  costo: number
  /** What sending and packing cost the seller themselves; 0 where nobody says, or it isn't to count. */
  spedizioni: number
  guadagno: number
  margine: number
}

export type Terms = {
  regime: 'ordinario' | 'forfettario'
  /** VAT on sales, in percent. */
  vatPercent: number
  /** VAT on the fees of those who charge it, in percent. */
  feesVATPercent: number
  /** What a piece costs, as it counts in the regime; NaN where nobody says. */
  unitCost: number
  /** The same on average over all months, of which one sold the pieces that come back or are lost in another. */
  unitCostInAll: number
  /** What goods of which nobody says what a piece costs are, in percent of revenue, by the seller; NaN where they don't say. */
  goodsPercent: number
  /** What sending and packing a piece costs the seller, as it counts in the regime; missing where that isn't said, NaN where it is known to be unknown. */
  unitExpenses: Readonly<Partial<Record<OwnExpense, number>>>
  /** Whether those count. */
  countsExpenses: boolean
  /** Of the pieces that come back, percent sold again as new. */
  resalePercent: number
}

/** VAT on the sales of a line less what was given back, in cents. */
function vatOf(
  { amounts, toldSalesVAT, toldRefundsVAT, untoldSales, untoldRefunds }: Line,
  { regime, vatPercent }: Terms,
): number {
  // In the forfettario regime there is none, but for what the marketplace kept to pay it itself.
  if (regime === 'forfettario') return -(amounts.withheldVAT ?? 0)
  const told = toldSalesVAT + toldRefundsVAT
  const untold = untoldSales + untoldRefunds
  return told + (untold === 0 ? 0 : (untold * vatPercent) / (100 + vatPercent))
}

/** What the goods of a line cost piece by piece, in cents; NaN where nobody knows. */
function costOf(
  { kind, sold, returned, lost, notBack }: Line,
  hasSales: boolean,
  { unitCost, unitCostInAll, resalePercent }: Terms,
): number {
  // Whoever sold something that names no article had a cost too.
  if (kind !== null) return hasSales && countsPieces(kind) ? Number.NaN : 0
  const moved = lost - ((returned - notBack) * resalePercent) / 100
  if (moved === 0 || Object.is(unitCost, unitCostInAll))
    return sold + moved === 0 ? 0 : unitCost * 100 * (sold + moved)
  return (sold === 0 ? 0 : unitCost * 100 * sold) + unitCostInAll * 100 * moved
}

/** What sending and packing the pieces of a line cost the seller, in euro. */
export const expensesOf = ({ sold }: Line, { unitExpenses }: Terms): number =>
  sold === 0 ? 0 : ownExpenses.reduce((sum, part) => sum + (unitExpenses[part] ?? 0), 0) * sold

/** What a line comes to. In the ordinario regime without VAT, in the forfettario as charged; sales always with it. */
export function figuresOf(line: Line, terms: Terms): Figures {
  const { amounts, withFeesVAT } = line
  const of = (part: Part) => amounts[part] ?? 0
  const isForfettario = terms.regime === 'forfettario'
  const feesVAT = isForfettario ? 0 : terms.feesVATPercent / 100
  // VAT that is told apart is that of the commission, but where the line is about another fee.
  const charged = line.kind === null ? null : factsOf(line.kind).part
  const taxed = charged !== null && fees.has(charged) ? charged : 'commission'
  const fee = (part: Part) => {
    const withVAT = withFeesVAT[part] ?? 0
    const apart = isForfettario && part === taxed ? of('feeVAT') : 0
    return withVAT - of(part) - withVAT / (1 + feesVAT) - apart
  }
  const sales = of('sales') + of('salesVAT')
  const refunds = -(of('refunds') + of('refundsVAT'))
  const vat = vatOf(line, terms)
  const ricavi = sales - refunds - vat
  const commissione = fee('commission')
  const digitali = fee('digital')
  const trattenuta = fee('keptShipping')
  const logistica = fee('fulfilment') + trattenuta
  const pubblicita = fee('advertising')
  const altriCosti = fee('other') - of('compensation')
  const byPiece = costOf(line, sales !== 0 || refunds !== 0, terms)
  const costo = Number.isNaN(byPiece) ? (ricavi * terms.goodsPercent) / 100 : byPiece
  const spedizioni = terms.countsExpenses ? expensesOf(line, terms) * 100 : 0
  const taken = commissione + digitali + logistica + pubblicita + altriCosti
  const guadagno = ricavi - taken - costo - spedizioni
  const inCents = {
    incassi: sales,
    iva: vat,
    ricavi,
    commissione,
    digitali,
    logistica,
    trattenuta,
    pubblicita,
    altriCosti,
    rimborsi: refunds,
    costo,
    spedizioni,
    guadagno,
  }
  const figures = Object.fromEntries(
    Object.entries(inCents).map(([name, cents]) => [name, cents / 100]),
  ) as Omit<Figures, 'margine'>
  return { ...figures, margine: ricavi > 0 ? (guadagno / ricavi) * 100 : Number.NaN }
}
