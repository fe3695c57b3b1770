import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { figuresAt, stretchesOf } from './stretches.ts'

/** Where the curve of the profit begins or ends a straight piece. */
export type CurvePoint = { prezzo: number; guadagno: number; margine: number }

/** Prices on which the profit is one straight line between two points; where the next one begins elsewhere, it jumps. */
export type CurvePiece = { from: CurvePoint; to: CurvePoint }

/**
 * Profit and margin against the price as entered, in straight pieces of the profit, up to the largest amount. A
 * piece of a single price is where a rate turns between two cents.
 *
 * @param sale a sale without problems, but for its price, which is not read
 * @example
 * const form = { ...defaultFormData, categoria: 'beauty', costo: '4' }
 * curveOf(readSale(form), ratesOf(form)).map(({ from }) => from.prezzo) // [0.01, 10, 10.01]
 */
export function curveOf(sale: Sale, rates: Rates): CurvePiece[] {
  const pointAt = (cents: number): CurvePoint => {
    const { guadagno, margine } = figuresAt(sale, rates, 'prezzoVendita', cents)
    return { prezzo: cents / 100, guadagno, margine }
  }
  return stretchesOf(sale, rates).map(({ from, to }) => ({ from: pointAt(from), to: pointAt(to) }))
}
