import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deductionOn, incomeTaxOn } from '../src/income-tax.ts'
import {
  dueDates,
  fixedCostsIn,
  piecesToPay,
  revenueLimit,
  type TaxSettings,
  type TaxYearInput,
  taxRulesIn,
  taxYear,
} from '../src/index.ts'

const settings = (over: Partial<TaxSettings> = {}): TaxSettings => ({
  coefficiente: '40',
  sostitutiva: '15',
  gestione: 'commercianti',
  riduzione: 'nessuna',
  ...over,
})

const whole = (over: Partial<TaxYearInput> = {}): TaxYearInput => ({
  year: 2026,
  regime: 'forfettario',
  imposte: settings(),
  primaDel1996: false,
  mesiAttivi: 12,
  mesi: 12,
  incassi: 0,
  risultato: 0,
  contributiVersati: null,
  altriRedditi: 0,
  addizionali: 0,
  ...over,
})

/** Source of each: open calculators by their file's id, or the circulars of INPS. */
describe('The burden of a year in the forfettario regime', () => {
  it('is 4,903.44 of contributions and 2,264.48 of tax for a commerciante with takings of 50,000', () => {
    const { contributi, imposta } = taxYear(whole({ incassi: 50_000 }))
    expect(contributi).toBeCloseTo(4903.44, 2)
    expect(imposta).toBeCloseTo(2264.48, 2)
  })

  it.each([
    ['commerciante, 30,000 of income', {}, 30_000, 4611.64, 2739.8],
    ['the same with -35 %', { riduzione: '35' }, 30_000, 3000.17, 1780.87],
    ['the same with 50 % of 2025', { riduzione: '50' }, 30_000, 2354.68, 1396.76],
    ['artigiano, 40,200', { gestione: 'artigiani' }, 40_200, 4521.36, 5134.08],
    ['artigiano, 10,000', { gestione: 'artigiani' }, 10_000, 4521.36, 0],
    ['artigiano, 0', { gestione: 'artigiani' }, 0, 4521.36, 0],
  ] as const)('has the contributions of circ. INPS 14/2026: %s', (_, over, income, fissi, more) => {
    const year = taxYear(whole({ incassi: income / 0.4, imposte: settings(over) }))
    expect(year.fissi).toBeCloseTo(fissi, 2)
    expect(year.eccedenza).toBeCloseTo(more, 2)
  })

  it.each([
    ['30,000 with -35 %', 30_000, '35', 2941.49, 201.55],
    ['10,000', 10_000, 'nessuna', 4521.36, 0],
  ] as const)(
    'has of an artigiano with takings of %s at 67 %% what id 71226289511 has',
    (_, incassi, riduzione, fissi, more) => {
      const imposte = settings({ coefficiente: '67', gestione: 'artigiani', riduzione })
      const year = taxYear(whole({ incassi, imposte }))
      expect(year.fissi).toBeCloseTo(fissi, 2)
      expect(year.eccedenza).toBeCloseTo(more, 2)
    },
  )

  it.each([
    [2024, 18_415, 4427.04, 4515.43],
    [2025, 18_555, 4460.64, 4549.7],
    [2026, 18_808, 4521.36, 4611.64],
  ])(
    'has in %d what INPS says is due at the minimum income: its rate, and maternity',
    (year, minimum, artigiani, commercianti) => {
      for (const [gestione, due, rate] of [
        ['artigiani', artigiani, 0.24],
        ['commercianti', commercianti, 0.2448],
      ] as const) {
        const { contributi } = taxYear(
          whole({ year, incassi: minimum / 0.4, imposte: settings({ gestione }) }),
        )
        expect(contributi).toBeCloseTo(due, 2)
        expect(minimum * rate + 7.44).toBeCloseTo(due, 1)
      }
    },
  )

  it.each([
    ['nessuna', 0.1432],
    ['35', 0.1141],
  ] as const)(
    'takes of each euro above the minimum, with reduction %s, a share of %d',
    (riduzione, share) => {
      const at = (incassi: number) =>
        taxYear(whole({ incassi, imposte: settings({ riduzione }) })).totale
      expect((at(61_000) - at(60_000)) / 1000).toBeCloseTo(share, 4)
    },
  )

  it('has the lower ceiling for who paid contributions before 1996', () => {
    const imposte = settings({ gestione: 'artigiani' })
    const year = taxYear(whole({ incassi: 250_000, imposte, primaDel1996: true }))
    expect(year.fissi).toBeCloseTo(4521.36, 2)
    expect(year.eccedenza).toBeCloseTo(18_350.59, 2)
    expect(year.contributi).toBeCloseTo(22_871.95, 2)
  })

  it('has at takings of 85,000 a tax of 15 % or of 5 %', () => {
    const { contributi, imposta } = taxYear(whole({ incassi: 85_000 }))
    expect(contributi).toBeCloseTo(8330.64, 2)
    expect(imposta).toBeCloseTo(3850.4, 2)
    const first = taxYear(whole({ incassi: 85_000, imposte: settings({ sostitutiva: '5' }) }))
    expect(first.imposta).toBeCloseTo(1283.47, 2)
  })

  it('keeps maternity whole in 2024, where a calculator elsewhere cuts it', () => {
    const imposte = settings({ riduzione: '35' })
    expect(taxYear(whole({ year: 2024, incassi: 50_000, imposte })).contributi).toBeCloseTo(
      3189.84,
      2,
    )
  })

  it('deducts what was paid in the year, and counts against it what is due of it', () => {
    const due = taxYear(whole({ incassi: 50_000 }))
    const paid = taxYear(whole({ incassi: 50_000, contributiVersati: 3000 }))
    expect(paid.contributi).toBe(due.contributi)
    expect(paid.imponibile).toBe(17_000)
  })

  it('has no contributions without a fund, and no tax below what is deducted', () => {
    expect(
      taxYear(whole({ incassi: 10_000, imposte: settings({ gestione: 'nessuna' }) })),
    ).toMatchObject({
      contributi: 0,
      imposta: 600,
      totale: 600,
    })
    expect(taxYear(whole({ incassi: 1000 })).imposta).toBe(0)
  })

  it('has in the opening year the minimum of its months', () => {
    const opened = taxYear(whole({ mesiAttivi: 6, mesi: 3, incassi: 30_000 }))
    expect(opened.fissi).toBeCloseTo(4611.64 / 4, 6)
    expect(opened.eccedenza).toBeCloseTo((12_000 - 9404) * 0.2448, 6)
  })
})

describe('The burden of a year in the ordinary regime', () => {
  const rules = taxRulesIn(2026)

  it.each([
    [20_000, 4600],
    [28_000, 6440],
    [40_000, 10_400],
    [50_000, 13_700],
    [60_000, 18_000],
  ])('has by its steps an IRPEF of %d in 2026', (income, tax) => {
    expect(incomeTaxOn(income, rules)).toBeCloseTo(tax, 6)
  })

  it('had 35 % in the middle until 2025', () => {
    expect(incomeTaxOn(50_000, taxRulesIn(2025))).toBeCloseTo(14_140, 6)
    expect(incomeTaxOn(50_000, taxRulesIn(2024))).toBeCloseTo(14_140, 6)
  })

  it.each([
    [5500, 1265],
    [6520, 1230.32],
    [11_000, 1078],
    [11_001, 1127.966],
    [17_000, 924],
    [17_001, 873.966],
    [28_000, 500],
    [40_000, 227.27],
    [50_000, 0],
    [60_000, 0],
  ])('has a deduction for who works for themselves at %d', (income, deduction) => {
    expect(deductionOn(income, rules)).toBeCloseTo(deduction, 2)
  })

  it('takes off contributions, then the deduction, and adds surcharges', () => {
    const year = taxYear(whole({ regime: 'ordinario', risultato: 30_000, addizionali: 2 }))
    const imponibile = 30_000 - 4611.64 - (30_000 - 18_808) * 0.2448
    expect(year.imponibile).toBeCloseTo(imponibile, 6)
    expect(year.imposta).toBeCloseTo(imponibile * 0.23 - (500 * 20_000) / 22_000, 6)
    expect(year.addizionali).toBeCloseTo(imponibile * 0.02, 6)
  })

  it('counts beside other income only what is added, without the deduction; reductions are not for it', () => {
    const imposte = settings({ riduzione: '35' })
    const input = { regime: 'ordinario', imposte, risultato: 10_000, altriRedditi: 25_000 } as const
    const { fissi, imposta } = taxYear(whole(input))
    expect(fissi).toBeCloseTo(4611.64, 2)
    expect(imposta).toBeCloseTo(incomeTaxOn(35_000 - fissi, rules) - incomeTaxOn(25_000, rules), 6)
  })

  it('has no income where months leave a loss', () => {
    expect(taxYear(whole({ regime: 'ordinario', risultato: -4000 }))).toMatchObject({
      reddito: 0,
      imposta: 0,
    })
  })
})

describe('The burden of any year', () => {
  it('is its parts added up, grows with what is taken in, and its months add up to it', () => {
    fc.assert(
      fc.property(
        fc.record({
          year: fc.integer({ min: 2024, max: 2027 }),
          regime: fc.constantFrom('ordinario' as const, 'forfettario' as const),
          gestione: fc.constantFrom(
            'nessuna' as const,
            'commercianti' as const,
            'artigiani' as const,
          ),
          riduzione: fc.constantFrom('nessuna' as const, '35' as const, '50' as const),
          months: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 12, maxLength: 12 }),
        }),
        ({ year, regime, gestione, riduzione, months }) => {
          const imposte = settings({ gestione, riduzione })
          const upTo = (mesi: number) => {
            const sum = months.slice(0, mesi).reduce((all, one) => all + one, 0)
            return taxYear(whole({ year, regime, imposte, mesi, incassi: sum, risultato: sum }))
          }
          const all = upTo(12)
          expect(all.totale).toBeCloseTo(all.contributi + all.imposta + all.addizionali, 6)
          const ofMonths = months.map(
            (_, at) => upTo(at + 1).totale - (at === 0 ? 0 : upTo(at).totale),
          )
          expect(ofMonths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(all.totale, 6)
          const more = all.contributi
          const less = upTo(11).contributi
          expect(more).toBeGreaterThanOrEqual(less)
        },
      ),
    )
  })
})

it('A year before all rules has those of the first, one after them those of the last', () => {
  expect(taxRulesIn(2019).year).toBe(2024)
  expect(taxRulesIn(2030).year).toBe(2026)
})

describe('What falls due', () => {
  it('is four parts of the fixed contributions, moved to a Monday, then balance and advances', () => {
    const burden = { fissi: 4611.64, eccedenza: 3000, imposta: 1000 }
    const rounded = dueDates(2026, burden, 'commercianti', 400).map(({ day, what, amount }) => [
      day,
      what,
      Math.round(amount * 100) / 100,
    ])
    expect(rounded).toEqual([
      ['2026-05-18', 'fissi', 1152.91],
      ['2026-08-20', 'fissi', 1152.91],
      ['2026-11-16', 'fissi', 1152.91],
      ['2027-02-16', 'fissi', 1152.91],
      ['2027-06-30', 'saldo', 3600],
      ['2027-06-30', 'primoAcconto', 2000],
      ['2027-11-30', 'secondoAcconto', 2000],
    ])
  })

  it.each([
    [40, []],
    [51.65, []],
    [200, [['secondoAcconto', 200]]],
    [257.51, [['secondoAcconto', 257.51]]],
    [
      257.52,
      [
        ['primoAcconto', 128.76],
        ['secondoAcconto', 128.76],
      ],
    ],
  ])('has of a tax of %d the advances that are due', (imposta, advances) => {
    const due = dueDates(2026, { fissi: 0, eccedenza: 0, imposta }, 'nessuna', imposta)
    expect(due.map(({ what, amount }) => [what, amount])).toEqual(advances)
  })
})

it('Fixed contributions of the opening year fall due for the months since', () => {
  const { fissi } = taxYear(whole({ mesiAttivi: 5, mesi: 5 }))
  const due = dueDates(2026, { fissi, eccedenza: 0, imposta: 0 }, 'commercianti', 0, 8)
  expect(due.map(({ day, amount }) => [day, Math.round(amount * 100) / 100])).toEqual([
    ['2026-11-16', 768.61],
    ['2027-02-16', 1152.91],
  ])
})

it('Contributions above the minimum have advances in two halves, whatever the tax', () => {
  const due = dueDates(2026, { fissi: 0, eccedenza: 3000, imposta: 40 }, 'commercianti', 3040)
  expect(due.map(({ what, amount }) => [what, amount])).toEqual([
    ['primoAcconto', 1500],
    ['secondoAcconto', 1500],
  ])
})

it('In June after a first year, balance and advance fall due together, and what was not paid was not deducted', () => {
  const { fissi, eccedenza, imposta, dedotti } = taxYear(
    whole({ incassi: 60_000, contributiVersati: 3458.73 }),
  )
  expect(dedotti).toBe(3458.73)
  const june = dueDates(2026, { fissi, eccedenza, imposta }, 'commercianti', 0).filter(
    ({ day }) => day === '2027-06-30',
  )
  expect(june.map(({ what }) => what)).toEqual(['saldo', 'primoAcconto'])
  const sum = june.reduce((all, { amount }) => all + amount, 0)
  expect(sum).toBeCloseTo((eccedenza + imposta) * 1.5, 6)
})

describe('The limit of the forfettario', () => {
  it.each([
    [[['2026-09-30', 40_000]], 'within', null],
    [[['2026-09-30', 75_000]], 'warning', null],
    [
      [
        ['2026-03-31', 70_000],
        ['2026-09-15', 20_000],
      ],
      'outNextYear',
      '2026-09-15',
    ],
    [
      [
        ['2026-09-30', 40_000],
        ['2026-03-31', 70_000],
      ],
      'outAtOnce',
      '2026-09-30',
    ],
  ] as const)('with takings of %j is %s', (days, state, passedOn) => {
    const takings = days.map(([day, amount]) => ({ day, amount }))
    expect(revenueLimit(takings, '2026-01-01', '2026-09-30')).toMatchObject({ state, passedOn })
  })

  it('is told to the cent, by the end of each day and to the day', () => {
    const parts = [42277.82, 5632.08, 17846.39, 3417.96, 417.74, 561.99, 14846.02]
    const whole = parts.map((amount) => ({ day: '2026-05-05', amount }))
    expect(revenueLimit(whole, '2026-01-01', '2026-05-05').state).toBe('warning')
    const back = [
      { day: '2026-05-05', amount: 100_500 },
      { day: '2026-05-05', amount: -600 },
    ]
    for (const takings of [back, back.toReversed()])
      expect(revenueLimit(takings, '2026-01-01', '2026-05-05').state).toBe('outNextYear')
    const pace = [{ day: '2026-01-11', amount: 37_400 }]
    expect(revenueLimit(pace, '2026-01-01', '2026-01-11').reachedOn).toBe('2026-01-25')
  })

  it('is reached, if takings go on, on a day of this year or not in it', () => {
    const half = [{ day: '2026-06-30', amount: 60_000 }]
    expect(revenueLimit(half, '2026-01-01', '2026-06-30').reachedOn).toBe('2026-09-14')
    const less = [{ day: '2026-06-30', amount: 40_000 }]
    expect(revenueLimit(less, '2026-01-01', '2026-06-30').reachedOn).toBeNull()
    expect(revenueLimit([], '2026-01-01', '2026-06-30').reachedOn).toBeNull()
  })
})

describe('Fixed costs', () => {
  it('count in their months, a yearly one by a twelfth', () => {
    const costs = [
      { importo: 39, ogni: 'mese', dal: '', al: '' },
      { importo: 600, ogni: 'anno', dal: '2026-03', al: '2026-11' },
    ] as const
    expect(fixedCostsIn('2026-02', costs)).toBe(39)
    expect(fixedCostsIn('2026-03', costs)).toBe(89)
    expect(fixedCostsIn('2026-12', costs)).toBe(39)
  })

  it('are paid by so many pieces, by none that leaves nothing', () => {
    expect(piecesToPay(500, 4.5)).toBe(112)
    expect(piecesToPay(0.3, 0.1)).toBe(3)
    expect(piecesToPay(500, 0)).toBeNull()
    expect(piecesToPay(0, 4)).toBe(0)
  })
})
