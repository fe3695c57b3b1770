import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type TaxYearInput, taxYear } from '../src/index.ts'
import { taxRules } from '../src/tax-rules.ts'

/** An exact number: a fraction of whole numbers. */
class Exact {
  readonly #over: bigint
  readonly #under: bigint

  constructor(over: bigint, under = 1n) {
    this.#over = over
    this.#under = under
  }

  /** As written in decimals. */
  static of(text: string | number): Exact {
    const [whole = '', decimals = ''] = String(text).split('.')
    return new Exact(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
  }

  plus = (other: Exact) =>
    new Exact(this.#over * other.#under + other.#over * this.#under, this.#under * other.#under)
  times = (other: Exact) => new Exact(this.#over * other.#over, this.#under * other.#under)
  minus = (other: Exact) => this.plus(other.times(Exact.of(-1)))
  over = (other: Exact) => this.times(new Exact(other.#under, other.#over))
  isAbove = (other: Exact) => this.#over * other.#under > other.#over * this.#under
  most = (other: Exact) => (this.isAbove(other) ? other : this)
  least = (other: Exact) => (this.isAbove(other) ? this : other)
  /** Whether a double is as near as its last digits allow. */
  isNear = (value: number) =>
    Math.abs(Number((this.#over * 10n ** 9n) / this.#under) / 1e9 - value) < 1e-6
}

const { of } = Exact
const [zero, hundred, twelve] = [of(0), of(100), of(12)]

/** Copied from the circulars of INPS and from the income tax code, not from the data. */
const law = {
  2024: {
    minimum: 18_415,
    commercianti: 4515.43,
    artigiani: 4427.04,
    band: 55_008,
    ceilings: [91_680, 119_650],
    middle: 35,
  },
  2025: {
    minimum: 18_555,
    commercianti: 4549.7,
    artigiani: 4460.64,
    band: 55_448,
    ceilings: [92_413, 120_607],
    middle: 35,
  },
  2026: {
    minimum: 18_808,
    commercianti: 4611.64,
    artigiani: 4521.36,
    band: 56_224,
    ceilings: [93_707, 122_295],
    middle: 33,
  },
} as const
const rates = { commercianti: '24.48', artigiani: '24' } as const
const beside = { commercianti: '0.48', artigiani: '0' } as const
const maternity = of('7.44')

const share = (amount: Exact, percent: Exact) => amount.times(percent).over(hundred)
const positive = (amount: Exact) => amount.least(zero)

type Year = keyof typeof law
type Case = Omit<TaxYearInput, 'year'> & { year: Year }

function contributions(
  income: Exact,
  { year, regime, imposte, primaDel1996, mesi, mesiAttivi }: Case,
) {
  const { gestione } = imposte
  if (gestione === 'nessuna') return { fissi: zero, eccedenza: zero }
  const { minimum, [gestione]: whole, band, ceilings } = law[year]
  const riduzione = regime === 'forfettario' ? imposte.riduzione : 'nessuna'
  const cut = (percent: Exact) => {
    if (riduzione === '35') return percent.times(of('0.65'))
    if (riduzione === 'nessuna') return percent
    return percent.plus(of(beside[gestione])).over(of(2))
  }
  const rate = of(rates[gestione])
  const fixed = of(whole).minus(maternity).times(cut(rate)).over(rate).plus(maternity)
  const counted = income.most(of(ceilings[primaDel1996 ? 0 : 1]))
  const lower = positive(
    counted.most(of(band)).minus(of(minimum).times(of(mesiAttivi)).over(twelve)),
  )
  const upper = positive(counted.minus(of(band)))
  return {
    fissi: fixed.times(of(mesi)).over(twelve),
    eccedenza: share(lower, cut(rate)).plus(share(upper, cut(rate.plus(of(1))))),
  }
}

/** IRPEF by what each step adds to the tax on all of it. */
function irpef(income: Exact, year: Year): Exact {
  const above = (limit: number, more: number) => share(positive(income.minus(of(limit))), of(more))
  const { middle } = law[year]
  return share(income, of(23))
    .plus(above(28_000, middle - 23))
    .plus(above(50_000, 43 - middle))
}

function deduction(income: Exact): Exact {
  const isUpTo = (limit: number) => !income.isAbove(of(limit))
  const more = income.isAbove(of(11_000)) && isUpTo(17_000) ? of(50) : zero
  if (isUpTo(5500)) return of(1265)
  if (isUpTo(28_000))
    return of(500)
      .plus(of(765).times(of(28_000).minus(income)).over(of(22_500)))
      .plus(more)
  return isUpTo(50_000) ? of(500).times(of(50_000).minus(income)).over(of(22_000)) : zero
}

/** The definition again, exactly. */
function exactly(input: Case) {
  const { year, regime, imposte, contributiVersati } = input
  const isFlat = regime === 'forfettario'
  const reddito = isFlat
    ? share(of(input.incassi), of(imposte.coefficiente))
    : positive(of(input.risultato))
  const { fissi, eccedenza } = contributions(reddito, input)
  const contributi = fissi.plus(eccedenza)
  const dedotti = contributiVersati === null ? contributi : of(contributiVersati)
  const other = of(input.altriRedditi)
  const whole = isFlat ? reddito : other.plus(reddito)
  const imponibile = positive(whole.minus(dedotti))
  const before = other.isAbove(zero) ? irpef(other, year) : deduction(whole)
  const imposta = isFlat
    ? share(imponibile, of(imposte.sostitutiva))
    : positive(irpef(imponibile, year).minus(before))
  const addizionali = isFlat
    ? zero
    : share(positive(imponibile.minus(other)), of(input.addizionali))
  const totale = contributi.plus(imposta).plus(addizionali)
  return {
    reddito,
    fissi,
    eccedenza,
    contributi,
    dedotti,
    imponibile,
    imposta,
    addizionali,
    totale,
  }
}

const euro = (most: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100),
    // The ends of every step.
    fc.constantFrom(0, 5500, 11_000, 17_000, 18_808, 28_000, 50_000, 56_224, 93_707, 122_295),
  )

const years = fc
  .record({
    year: fc.constantFrom<Year[]>(2024, 2025, 2026),
    regime: fc.constantFrom('ordinario' as const, 'forfettario' as const),
    imposte: fc.record({
      coefficiente: fc.constantFrom('40', '62', '67', '78', '86', '54.5'),
      sostitutiva: fc.constantFrom('15' as const, '5' as const),
      gestione: fc.constantFrom('nessuna' as const, 'commercianti' as const, 'artigiani' as const),
      riduzione: fc.constantFrom('nessuna' as const, '35' as const, '50' as const),
    }),
    primaDel1996: fc.boolean(),
    mesiAttivi: fc.integer({ min: 1, max: 12 }),
    mesi: fc.integer({ min: 0, max: 12 }),
    incassi: euro(400_000),
    risultato: fc.oneof(
      euro(200_000),
      euro(20_000).map((amount) => -amount || 0),
    ),
    contributiVersati: fc.option(euro(20_000)),
    altriRedditi: fc.oneof(fc.constant(0), euro(80_000)),
    addizionali: fc.constantFrom(0, 1.23, 2.3, 4.13),
  })
  .map((input) => ({ ...input, mesi: Math.min(input.mesi, input.mesiAttivi) }))

it('The burden of a thousand years is the definition’s, in exact arithmetic', () => {
  expect(taxRules.map(({ year }) => String(year))).toEqual(Object.keys(law))
  fc.assert(
    fc.property(years, (input) => {
      const found = taxYear(input)
      for (const [name, exact] of Object.entries(exactly(input)))
        expect([name, exact.isNear(Reflect.get(found, name))]).toEqual([name, true])
    }),
    { numRuns: 1000 },
  )
})
