import {
  type CalculationFormData,
  endingsIn,
  type Figures,
  figuresOf,
  type Goal,
  goalOf,
  type PriceSet,
  pricesOf,
  type Rates,
  readSale,
  type Sale,
  writeAmount,
} from '@margine/engine'
import { ratesOf } from '../../calculation/rates.ts'
import { type Aim, type ReadAim, readAim } from './aim.ts'

/** A form's sale, whatever is aimed at. */
export type AskedSale = {
  sale: Sale
  rates: Rates
  /** As chosen, wherever the sale is. */
  regime: CalculationFormData['regime']
  /** The lowest price without a loss. */
  breakEven: number | null
  /** At the form's own price; null where it has none. */
  today: Figures | null
}

/** What a sale answers to an aim, whatever price is tried out. */
export type RightPrice = {
  aim: ReadAim
  /** Null where there is no target, or nothing that it could be about. */
  goal: Goal | null
  /** Null where there is no target. */
  found: PriceSet | null
  /** The lowest price that reaches the target, and those near it that end as prices like to. */
  lowest: number | null
  endings: readonly number[]
}

/** The sale of a form that lacks nothing, but perhaps its price. */
export function askedSaleOf(form: CalculationFormData): AskedSale {
  const sale = readSale(form)
  const rates = ratesOf(form)
  return {
    sale,
    rates,
    regime: form.regime,
    breakEven: pricesOf(sale, rates, { kind: 'guadagno', amount: 0 }).prices[0]?.from ?? null,
    today: sale.prezzoVendita > 0 ? figuresOf(sale, rates) : null,
  }
}

/** What a sale answers to an aim. */
export function rightPriceOf({ sale, rates }: AskedSale, chosen: Aim): RightPrice {
  const aim = readAim(chosen, sale, rates)
  const { target } = aim
  if (target === null) return { aim, goal: null, found: null, lowest: null, endings: [] }
  const found = pricesOf(sale, rates, target)
  const lowest = found.prices[0]?.from ?? null
  const endings = lowest === null ? [] : endingsIn(found, lowest)
  return {
    aim,
    goal: goalOf(target, rates),
    found,
    lowest,
    endings: endings.flatMap(({ price }) => price ?? []),
  }
}

/** The price to begin with, as text: the form's own, else what it asks for, else where nothing is lost. */
export function firstTried(
  form: CalculationFormData,
  { today, breakEven }: AskedSale,
  { lowest }: RightPrice,
): string {
  if (today !== null) return form.prezzoVendita
  const price = lowest ?? breakEven
  return price === null ? '' : writeAmount(price, 2)
}
