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
  sources: {
    contributi: Source & Required<Pick<Source, 'reviewed'>>
    sostitutiva: Required<Source>
  }
}

const sostitutiva: Required<Source> = {
  name: 'articolo di Studio Pizzano sul regime forfettario e i suoi coefficienti',
  asOf: '2025-Q1',
  mark: 'indicativa',
  address:
    'https://www.studiopizzano.it/regime-forfetario-e-nuovi-codici-ateco-la-soluzione-ponte-del-decreto-correttivo',
  reviewed: lastReview,
}

/** What holds in every year that there is. */
const everyYear = {
  contributi: { nessuna: 0, commercianti: 24.48, artigiani: 24 },
  ridotti: 0.65,
  oltrePensione: { nessuna: 0, commercianti: 0.48, artigiani: 0 },
  maternita: 7.44,
  ricavi: { limite: 85_000, uscitaImmediata: 100_000 },
} as const

/** The rules year by year, the oldest first. */
export const taxRules: readonly [TaxRules, ...TaxRules[]] = [
  {
    ...everyYear,
    year: 2025,
    minimale: { reddito: 18_555, commercianti: 4549.7, artigiani: 4460.64 },
    secondaFascia: 55_448,
    massimale: { primaDel1996: 92_413, dal1996: 120_607 },
    sources: {
      contributi: {
        name: 'circolare INPS n. 38 del 2025',
        asOf: '2025-Q1',
        mark: 'trascritta',
        reviewed: '2026-11-25',
      },
      sostitutiva,
    },
  },
  {
    ...everyYear,
    year: 2026,
    minimale: { reddito: 18_808, commercianti: 4611.64, artigiani: 4521.36 },
    secondaFascia: 56_224,
    massimale: { primaDel1996: 93_707, dal1996: 122_295 },
    sources: {
      contributi: {
        name: 'circolare INPS n. 14 del 9 febbraio 2026',
        asOf: '2026-Q1',
        mark: 'trascritta',
        reviewed: '2026-11-28',
      },
      sostitutiva,
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

/**
 * Whether the rules of the year that a form asks for are not known yet: it follows those of the year before.
 *
 * @example
 * isProvisional({ tariffe: '2027-01-10' }, taxRulesOf({ tariffe: '2027-01-10' })) // true until there is a row of 2027
 */
export function isProvisional(form: AddedFields, { year }: TaxRules): boolean {
  const day = dayOf(form)
  return day !== null && yearOf(day) > year
}
