import type { AddedFields, Reduction, TaxSettings } from './added-fields.ts'
import { dayOf } from './asked-day.ts'
import { yearOf } from './days.ts'
import { lastReview, type Source } from './rates/sources.ts'

/** What a year's rules take of a seller in the forfettario regime. */
export type TaxRules = {
  year: number
  /** INPS above the minimum income, in percent of the taxable income. */
  contributi: Readonly<Record<TaxSettings['gestione'], number>>
  /** What is left of the contributions with the reduction of 35 %. */
  ridotti: number
  /** How much of them isn't for the pension, and stays whole where that is halved. */
  oltrePensione: Readonly<Record<TaxSettings['gestione'], number>>
  /** The income up to which contributions are fixed, and what they are then, maternity included. */
  minimale: { reddito: number; commercianti: number; artigiani: number }
  /** How much of what is fixed is for maternity: no reduction touches it. */
  maternita: number
  /** The income above which contributions are a point higher. */
  secondaFascia: number
  /** The income above which there are none, for who paid some before 1996 and for who did not. */
  massimale: { primaDel1996: number; dal1996: number }
  /** The revenue up to which the regime goes on, and that above which it ends at once. */
  ricavi: { limite: number; uscitaImmediata: number }
  /** Where these figures are from: those of INPS, and those of the substitute tax with its coefficients. */
  sources: Readonly<Record<'contributi' | 'sostitutiva', Required<Source>>>
}

/** The rules year by year, the oldest first. */
export const taxRules: readonly [TaxRules, ...TaxRules[]] = [
  {
    year: 2026,
    contributi: { nessuna: 0, commercianti: 24.48, artigiani: 24 },
    ridotti: 0.65,
    oltrePensione: { nessuna: 0, commercianti: 0.48, artigiani: 0 },
    minimale: { reddito: 18_808, commercianti: 4611.64, artigiani: 4521.36 },
    maternita: 7.44,
    secondaFascia: 56_224,
    massimale: { primaDel1996: 93_707, dal1996: 122_295 },
    ricavi: { limite: 85_000, uscitaImmediata: 100_000 },
    sources: {
      contributi: {
        name: 'articoli sulla circolare INPS n. 14 del 9 febbraio 2026',
        asOf: '2026-Q1',
        mark: 'indicativa',
        address: 'https://www.partitaiva.it/contributi-inps-artigiani-commercianti-2026',
        reviewed: lastReview,
      },
      sostitutiva: {
        name: 'articolo di Studio Pizzano sul regime forfettario e i suoi coefficienti',
        asOf: '2025-Q1',
        mark: 'indicativa',
        address:
          'https://www.studiopizzano.it/regime-forfetario-e-nuovi-codici-ateco-la-soluzione-ponte-del-decreto-correttivo',
        reviewed: lastReview,
      },
    },
  },
]

/** Contributions in percent once they are reduced: by 35 % all of them, to half what is for the pension. */
export function reduced(
  percent: number,
  riduzione: Reduction,
  gestione: TaxSettings['gestione'],
  { ridotti, oltrePensione }: TaxRules,
): number {
  switch (riduzione) {
    case 'nessuna':
      return percent
    case '35':
      return percent * ridotti
    case '50':
      return (percent - oltrePensione[gestione]) / 2 + oltrePensione[gestione]
  }
}

const latestFirst = taxRules.toReversed()

/**
 * The rules that a form's taxes follow: of the year that its cards are of, the earliest before that; the latest where
 * it names no day.
 *
 * @example
 * taxRulesOf({ tariffe: '2026-11-22' }).contributi.artigiani // 24
 */
export function taxRulesOf(form: AddedFields): TaxRules {
  const [earliest] = taxRules
  const day = dayOf(form)
  const asked = day === null ? Number.POSITIVE_INFINITY : yearOf(day)
  return latestFirst.find(({ year }) => year <= asked) ?? earliest
}
