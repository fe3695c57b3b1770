import {
  type CalculationFormData,
  figuresOf,
  type LineKind,
  type OwnCommission,
  readSale,
  withoutNoise,
  writeAmount,
} from '@margine/engine'
import { ratesOf } from '../../../../calculation/rates.ts'

const fixed: readonly LineKind[] = ['closing', 'order', 'listing']

/** What isn't of the marketplace's rule, or comes on any commission anyway. */
const apart: readonly LineKind[] = ['plan', 'vat', 'paymentService']

const inFigures = (value: number) => (value === 0 ? '' : writeAmount(withoutNoise(value), 0))

/** A price above every minimum, for what a percentage is before there is a price. */
const anyPrice = '100'

/**
 * What a marketplace charges a sale, as a rate of the seller's own: it leaves the same profit at this price, or at 100
 * where there is no price yet.
 */
export function rateInForce(asked: CalculationFormData): OwnCommission {
  const hasPrice = readSale(asked).prezzoVendita > 0
  const form = hasPrice ? asked : { ...asked, prezzoVendita: anyPrice }
  const rates = ratesOf({ ...form, commissionePropria: null })
  const { rule } = rates
  const figures = figuresOf(readSale(form), rates)
  const fees = figures.fees.filter(({ kind }) => !apart.includes(kind))
  const sum = (kinds: typeof fees) => kinds.reduce((total, { amount }) => total + amount, 0)
  const ofEverySale = sum(fees.filter(({ kind }) => fixed.includes(kind)))
  const percent = figures.base > 0 ? ((sum(fees) - ofEverySale) / figures.base) * 100 : 0
  const own = (percentuale: number): OwnCommission => ({
    percentuale: inFigures(percentuale),
    fissa: inFigures(ofEverySale),
    minima: '',
    base: rule.basis,
  })
  const leftBy = (percentuale: number) =>
    figuresOf(readSale(form), ratesOf({ ...form, commissionePropria: own(percentuale) })).guadagno
  return own(percentThatLeaves(figures.guadagno, leftBy, percent))
}

/**
 * The percentage that leaves a seller what they have. The first guess is right where a fee is counted as a rate of one's
 * own is; not where its VAT, shipping that is paid or returns are treated otherwise. The profit bends at most once.
 */
function percentThatLeaves(
  wanted: number,
  leftBy: (percent: number) => number,
  guess: number,
): number {
  let percent = guess
  for (let step = 0; step < 3; step++) {
    const missing = wanted - leftBy(percent)
    const slope = leftBy(percent + 1) - leftBy(percent)
    if (Math.abs(missing) < 1e-9 || slope === 0) break
    percent = Math.max(0, percent + missing / slope)
  }
  return percent
}
