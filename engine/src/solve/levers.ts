import { figuresOf } from '../figures.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import type { CostField } from './largest.ts'
import { figuresAt, largestCents } from './stretches.ts'

/** An amount to move by 10 % in the seller's favour, and the margin that it leads to. */
export type Lever = { field: 'prezzoVendita' | CostField; margine: number }

const fields = ['prezzoVendita', 'costo', 'spedizione', 'packaging', 'pubblicita'] as const

/**
 * What helps most: the amounts that raise the margin when the price rises or a cost falls by 10 %,
 * the strongest first. At a break of the commission a higher price may not be among them, nor is one that is too large
 * to be entered.
 *
 * @param sale a sale without problems
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
 * leversOf(readSale(form), ratesOf(form))[0]?.field // 'costo'
 */
export function leversOf(sale: Sale, rates: Rates): Lever[] {
  const { margine: now } = figuresOf(sale, rates)
  return fields
    .map((field) => ({ field, cents: sale[field] * (field === 'prezzoVendita' ? 110 : 90) }))
    .filter(({ cents }) => cents <= largestCents)
    .map(({ field, cents }) => ({ field, margine: figuresAt(sale, rates, field, cents).margine }))
    .filter(({ margine }) => margine - now > 1e-9)
    .toSorted((one, other) => other.margine - one.margine)
}
