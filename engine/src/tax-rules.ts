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
  /** The income tax of a sole trader in the ordinary regime. */
  irpef: IncomeTaxRules
  /** The substitute tax of a year up to which there is no advance for the next, and below which it is paid at once in November. */
  acconti: { nessunoFino: number; unoSotto: number }
  /** Where these figures are from: those of INPS, and those of the substitute tax with its coefficients. */
  sources: {
    contributi: Source & Required<Pick<Source, 'reviewed'>>
    sostitutiva: Required<Source>
    irpef: Source & Required<Pick<Source, 'reviewed'>>
  }
}

/** The steps of an income tax: what is above one and not above the next pays its percentage. */
type IncomeTaxRules = {
  scaglioni: readonly { oltre: number; percento: number }[]
  /**
   * The deduction by the whole income, in steps: up to `fino` it is `base`, and of `oltre` the share that the income missing to
   * `fino` is of `ampiezza`. Above the last step there is none.
   */
  detrazione: readonly { fino: number; base: number; oltre: number; ampiezza: number }[]
  /** What is added to it above one income, and not above another. */
  aumento: { oltre: number; fino: number; importo: number }
}

const sostitutiva: Required<Source> = {
  name: 'articolo di Studio Pizzano sul regime forfettario e i suoi coefficienti',
  asOf: '2025-Q1',
  mark: 'indicativa',
  address:
    'https://www.studiopizzano.it/regime-forfetario-e-nuovi-codici-ateco-la-soluzione-ponte-del-decreto-correttivo',
  reviewed: lastReview,
}

/** The deduction of who works for themselves: article 13, paragraphs 5 and 5-ter, of the income tax code. */
const detrazione = [
  { fino: 5_500, base: 1_265, oltre: 0, ampiezza: 1 },
  { fino: 28_000, base: 500, oltre: 765, ampiezza: 22_500 },
  { fino: 50_000, base: 0, oltre: 500, ampiezza: 22_000 },
] as const

const irpefWith = (secondo: number): IncomeTaxRules => ({
  scaglioni: [
    { oltre: 0, percento: 23 },
    { oltre: 28_000, percento: secondo },
    { oltre: 50_000, percento: 43 },
  ],
  detrazione,
  aumento: { oltre: 11_000, fino: 17_000, importo: 50 },
})

const incomeTaxCode = (asOf: Source['asOf']) =>
  ({
    name: 'testo unico delle imposte sui redditi, articoli 11 e 13',
    asOf,
    mark: 'trascritta',
    reviewed: '2026-11-28',
  }) as const

/** What holds in every year that there is. */
const everyYear = {
  acconti: { nessunoFino: 51.65, unoSotto: 257.52 },
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
    year: 2024,
    minimale: { reddito: 18_415, commercianti: 4515.43, artigiani: 4427.04 },
    secondaFascia: 55_008,
    massimale: { primaDel1996: 91_680, dal1996: 119_650 },
    irpef: irpefWith(35),
    sources: {
      contributi: {
        name: 'circolare INPS n. 33 del 2024',
        asOf: '2024-Q1',
        // The ceiling from 1996 on was not found in a second source.
        mark: 'indicativa',
        reviewed: '2026-11-28',
      },
      sostitutiva,
      irpef: incomeTaxCode('2024-Q1'),
    },
  },
  {
    ...everyYear,
    year: 2025,
    minimale: { reddito: 18_555, commercianti: 4549.7, artigiani: 4460.64 },
    secondaFascia: 55_448,
    massimale: { primaDel1996: 92_413, dal1996: 120_607 },
    irpef: irpefWith(35),
    sources: {
      contributi: {
        name: 'circolare INPS n. 38 del 2025',
        asOf: '2025-Q1',
        mark: 'trascritta',
        reviewed: '2026-11-25',
      },
      sostitutiva,
      irpef: incomeTaxCode('2025-Q1'),
    },
  },
  {
    ...everyYear,
    year: 2026,
    minimale: { reddito: 18_808, commercianti: 4611.64, artigiani: 4521.36 },
    secondaFascia: 56_224,
    massimale: { primaDel1996: 93_707, dal1996: 122_295 },
    irpef: irpefWith(33),
    sources: {
      contributi: {
        name: 'circolare INPS n. 14 del 9 febbraio 2026',
        asOf: '2026-Q1',
        mark: 'trascritta',
        reviewed: '2026-11-28',
      },
      sostitutiva,
      irpef: incomeTaxCode('2026-Q1'),
    },
  },
]

/**
 * Contributions in percent once they are reduced: by 35 % all of them, to half what is for the pension.
 *
 * @example
 * reduced(24.48, '50', 'commercianti', taxRulesIn(2026)) // 12.48
 */
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
  const day = dayOf(form)
  return taxRulesIn(day === null ? Number.POSITIVE_INFINITY : yearOf(day))
}

/**
 * The rules of a year: those of the year before where it has none yet, of the earliest where it lies before all.
 *
 * @example
 * taxRulesIn(2026).minimale.reddito // 18808
 */
export const taxRulesIn = (year: number): TaxRules =>
  latestFirst.find((rules) => rules.year <= year) ?? taxRules[0]

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
