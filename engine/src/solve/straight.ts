import { type Figures, figuresOf } from '../figures.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'

/** A straight line of the price as entered: `fixed` plus `share` of it. */
export type Straight = { fixed: number; share: number }

type Amounts = Pick<Figures, 'prezzoVendita' | 'prezzoFinale' | 'base'>

/** What fees are charged on, and all that the customer pays, with VAT and without, of a price as entered. */
export function straightsOf(sale: Sale, rates: Rates): Record<keyof Amounts, Straight> {
  const one = figuresOf({ ...sale, prezzoVendita: 1, spedizioneIncassata: 0 }, rates)
  const none = figuresOf({ ...sale, prezzoVendita: 0 }, rates)
  const straight = (name: keyof Amounts) => ({ fixed: none[name], share: one[name] })
  return {
    prezzoVendita: straight('prezzoVendita'),
    prezzoFinale: straight('prezzoFinale'),
    base: straight('base'),
  }
}
