import { describe, expect, it } from 'vitest'
import * as engine from '../src/index.ts'
import {
  addedSettings,
  adviseOn,
  afterTaxColumns,
  afterTaxes,
  afterTaxMarginOf,
  asItIs,
  asShared,
  bandOf,
  betterColumns,
  betterPriceBelow,
  betterPrices,
  binOf,
  breakEvenAcos,
  calculate,
  calculateForm,
  categoryAlike,
  changeField,
  compare,
  compileTariffs,
  costForMargin,
  curve,
  curveOf,
  dayAfter,
  daysUntil,
  deadZones,
  deadZonesOf,
  deductionOn,
  defaultFormData,
  dueDates,
  endingsIn,
  explain,
  fbaCardOf,
  feesInWords,
  figureColumns,
  figuresOf,
  firstRows,
  fixedCostsIn,
  goalOf,
  hasOnePrice,
  incomeTaxOn,
  invalidFieldsOf,
  isFree,
  isFuture,
  isLoss,
  isMonth,
  isNearBorder,
  isOwnPayment,
  isOwnShop,
  isPaymentKnown,
  isPercent,
  isPercentage,
  isPercentTarget,
  isProvisional,
  isSameForm,
  isSpecified,
  judgedTaxes,
  largestCommission,
  largestCost,
  largestDiscount,
  leavesNothing,
  leversOf,
  lowestPriceForMargin,
  lowestPrices,
  margine131,
  monthTyped,
  nominaleOf,
  normalForm,
  onItsMarketplace,
  paymentServiceOf,
  piecesToPay,
  priceForMargin,
  priceGrouping,
  priceGroupsOf,
  priceIn,
  pricesFor,
  pricesOf,
  primeApplies,
  problemsOf,
  profitChange,
  quickScenario,
  rateHistory,
  ratesFrom,
  ratesOf,
  reaches,
  readAmount,
  readNumber,
  readPercent,
  readSale,
  readTarget,
  recalculate,
  reduced,
  resultOf,
  revenueLimit,
  ricaricoOf,
  roundToCents,
  rowsFrom,
  ruleInWords,
  saidFeeOf,
  saysContributions,
  selectedRows,
  settingIn,
  settingLeaves,
  simulate,
  sliderRanges,
  sortedRows,
  sorting,
  stepsOf,
  taxRulesIn,
  taxRulesOf,
  taxYear,
  trialOf,
  triedSummary,
  unknownKeysOf,
  verdictAt,
  verdictBy,
  verdictOf,
  verdicts,
  wantedOf,
  withoutDefaults,
  withoutNoise,
  withSetting,
  wordsOf,
  writeAmount,
  writeAsUnderstood,
  yearContributions,
} from '../src/index.ts'
import { saleOf } from './build.ts'
import { rowsOf } from './bulk.ts'

// The examples of the documentation, one test for each public function, named after it.
const lamp = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
const cream = { ...defaultFormData, categoria: 'beauty', costo: '4' }
const profitOf = ({ guadagno }: { guadagno: number }) => guadagno
const withoutLoss = { figureOf: profitOf, least: 0, surplusOf: profitOf }

const examples: Record<string, () => void> = {
  adviseOn: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
    expect(adviseOn(...saleOf(form)).next).toEqual({
      margine: 30,
      prezzo: 29.5,
      costo: 10.59,
    })
  },
  afterTaxColumns: () => {
    expect(afterTaxColumns(2).quota).toHaveLength(2)
  },
  afterTaxMarginOf: () => {
    expect(afterTaxMarginOf({ prezzoVendita: 100, imposte: { dopoImposte: 24 } })).toBe(24)
  },
  afterTaxes: () => {
    const [columns, tariffs] = rowsOf([saleOf({ ...lamp, regime: 'forfettario' })])
    const figures = figureColumns(columns.length)
    recalculate(columns, tariffs, figures)
    const found = afterTaxColumns(columns.length)
    afterTaxes(columns, tariffs, figures, found)
    expect(figures.guadagno[0]).toBeCloseTo(17.3483, 4)
    expect(found.dopoImposte[0]).toBeCloseTo(14.9543, 4)
  },
  asShared: () => {
    const form = { ...defaultFormData, packaging: '1', categoriaEbay: 'watches' }
    expect(asShared(form)).toEqual({ ...defaultFormData, packaging: '1' })
  },
  bandOf: () => {
    expect(bandOf(19.99)).toBe('ok')
    expect(bandOf(20)).toBe('good')
  },
  betterColumns: () => {
    expect(betterColumns(2).loss).toHaveLength(2)
  },
  betterPriceBelow: () => {
    const form = { ...defaultFormData, categoria: 'beauty', costo: '4', prezzoVendita: '10,50' }
    expect(betterPriceBelow(...saleOf(form))).toBe(10)
  },
  betterPrices: () => {
    const [columns, tariffs] = rowsOf([saleOf({ ...cream, prezzoVendita: '10,50' })])
    const found = betterColumns(columns.length)
    betterPrices(columns, tariffs, found)
    expect(found).toEqual({ better: Float64Array.of(10), loss: Float64Array.of(0.37) })
  },
  binOf: () => {
    expect(binOf(20, { from: -10, step: 5, count: 10 })).toBe(6)
  },
  breakEvenAcos: () => {
    expect(breakEvenAcos(...saleOf(lamp))).toBeCloseTo(35.64, 2)
  },
  calculate: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    const calculation = calculate(form)
    expect(calculation.ok && calculation.result.guadagno).toBeCloseTo(14.2199, 4)
  },
  calculateForm: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    expect(calculateForm(form, ratesOf(form))).toEqual(calculate(form))
  },
  categoryAlike: () => {
    const { amazon } = margine131.marketplaces
    const fees = amazon?.fees ?? []
    expect('categories' in fees && categoryAlike('categoria', 'kitchen', fees)).toBe('home')
  },
  changeField: () => {
    const form = { ...defaultFormData, tariffe: '2026-02-01', categoria: 'kitchen' }
    expect(changeField(form, 'tariffe', '1.3.1')).toEqual(defaultFormData)
  },
  compare: () => {
    const form = {
      ...defaultFormData,
      categoria: 'clothing',
      costo: '12,50',
      prezzoVendita: '39,90',
    }
    const found = compare(form)
    const [best] = found.ok ? found.rows.filter(({ rank }) => rank === 1) : []
    expect(best?.marketplace).toBe('amazon')
  },
  compileTariffs: () => {
    const forms = ['books', 'beauty'].map((categoria) => ({ ...defaultFormData, categoria }))
    const tariffs = compileTariffs(
      forms.map((form) => ({ ...readSale(form), rates: ratesOf(form) })),
    )
    expect(tariffs.leftFixed[0]).toBe(-1.01)
  },
  costForMargin: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
    expect(costForMargin(...saleOf(form), 'costo', 30)).toBe(10.59)
  },
  curve: () => {
    const found = curve({ ...defaultFormData, costo: '10' })
    expect(found.ok && found.pieces.length).toBe(1)
  },
  curveOf: () => {
    expect(curveOf(...saleOf(cream)).map(({ from }) => from.prezzo)).toEqual([0.01, 10, 10.01])
  },
  dayAfter: () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  },
  daysUntil: () => {
    expect(daysUntil('2026-02-28', '2026-03-01')).toBe(1)
  },
  deadZones: () => {
    const found = deadZones(cream)
    expect(found.ok && found.zones[0]?.better).toBe(10)
  },
  deadZonesOf: () => {
    expect(deadZonesOf(...saleOf(cream))).toEqual([
      { from: 10.01, to: 11.04, better: 10, loss: 0.7 },
    ])
  },
  deductionOn: () => expect(deductionOn(40_000, taxRulesIn(2026))).toBeCloseTo(227.27, 2),
  dueDates: () => {
    const burden = { fissi: 4611.64, eccedenza: 3000, imposta: 1000 }
    expect(dueDates(2026, burden, 'commercianti', 0).map(({ day }) => day)).toEqual([
      ...['2026-05-18', '2026-08-20', '2026-11-16', '2027-02-16'],
      ...['2027-06-30', '2027-06-30', '2027-11-30'],
    ])
  },
  endingsIn: () => {
    expect(endingsIn({ prices: [{ from: 9.92, to: 10 }] }, 9.5)).toEqual([
      { ending: 95, price: 9.95 },
      { ending: 99, price: 9.99 },
      { ending: 0, price: 10 },
      { ending: 90, price: null },
    ])
  },
  explain: () => {
    const explained = explain({ ...defaultFormData, costo: '12,50', prezzoVendita: '40' })
    expect(explained.ok && explained.steps.commissione.value).toBe(6)
  },
  fbaCardOf: () => {
    const form = { marketplace: 'amazon', paese: 'IT', tariffe: '2026-01-31' }
    expect(fbaCardOf(form)).toBeNull()
  },
  feesInWords: () => {
    const rate = { kind: 'tiered', steps: [{ upTo: 50, percent: 15 }], beyond: 9 } as const
    expect(feesInWords([{ kind: 'commission', rate }], null, 'EUR').rate).toBe(
      '15% fino a 50\u00a0€ e 9% sulla parte oltre',
    )
  },
  figureColumns: () => {
    expect(figureColumns(2).margine).toHaveLength(2)
  },
  figuresOf: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    expect(figuresOf(readSale(form), ratesOf(form)).commissione).toBe(5.985)
  },
  firstRows: () => {
    expect([...firstRows(3, Float64Array.of(3, Number.NaN, 1), 1, 'ascending')]).toEqual([2])
  },
  fixedCostsIn: () => {
    const yearly = { importo: 600, ogni: 'anno', dal: '2026-03', al: '' } as const
    expect(fixedCostsIn('2026-03', [yearly])).toBe(50)
  },
  goalOf: () => {
    expect(goalOf({ kind: 'margine', percent: 20 }, ratesOf(lamp))?.least).toBe(20)
  },
  hasOnePrice: () => {
    expect(hasOnePrice(ratesOf(lamp))).toBe(false)
    expect(hasOnePrice(ratesOf({ ...lamp, regime: 'forfettario' }))).toBe(true)
  },
  incomeTaxOn: () => expect(incomeTaxOn(40_000, taxRulesIn(2026))).toBe(10_400),
  invalidFieldsOf: () => {
    expect(invalidFieldsOf({ tariffe: '2026-02-30', aliquotaIVA: '10' })).toEqual(['tariffe'])
  },
  isFree: () => {
    expect(isFree(ratesOf({ ...defaultFormData, marketplace: 'woocommerce' }).rule)).toBe(true)
  },
  isFuture: () => {
    expect(isFuture('2027-01-01', '2026-12-31')).toBe(false)
    expect(isFuture('2027-01-02', '2026-12-31')).toBe(true)
  },
  isLoss: () => {
    expect(isLoss({ guadagno: -0.01 })).toBe(true)
    expect(isLoss({ guadagno: -1e-15 })).toBe(false)
  },
  isMonth: () => {
    expect(isMonth('2026-12')).toBe(true)
    for (const none of ['2026-13', '2026-1', '12/2026', '2026-01-01'])
      expect(isMonth(none)).toBe(false)
  },
  isNearBorder: () => {
    expect(isNearBorder(19.97)).toBe(true)
    expect(isNearBorder(19.9)).toBe(false)
  },
  isOwnPayment: () => {
    expect(isOwnPayment({ marketplace: 'shopify' })).toBe(true)
  },
  isOwnShop: () => {
    expect(isOwnShop({ marketplace: 'shopify' })).toBe(true)
    expect(isOwnShop({ marketplace: 'amazon' })).toBe(false)
  },
  isPaymentKnown: () => {
    expect(isPaymentKnown({ marketplace: 'woocommerce', pagamento: null })).toBe(false)
    expect(isPaymentKnown({ marketplace: 'amazon' })).toBe(true)
  },
  isPercent: () => {
    expect(isPercent('12,5 %')).toBe(true)
    expect(isPercent('10 €')).toBe(false)
  },
  isPercentTarget: () => {
    expect(isPercentTarget('ricarico')).toBe(true)
  },
  isPercentage: () => {
    expect(isPercentage('payment')).toBe(true)
  },
  isProvisional: () => {
    const form = { tariffe: '2027-01-15' }
    expect(isProvisional(form, taxRulesOf(form))).toBe(true)
    expect(isProvisional({ tariffe: '2026-11-26' }, taxRulesOf({}))).toBe(false)
  },
  isSameForm: () => {
    expect(isSameForm(defaultFormData, { ...defaultFormData, costo: '10' })).toBe(false)
  },
  isSpecified: () => {
    expect(isSpecified({ categoriaEbay: 'watches' })).toBe(true)
    expect(isSpecified({ aliquotaIVA: '10' })).toBe(false)
  },
  judgedTaxes: () => {
    expect(judgedTaxes(ratesOf({ ...defaultFormData, regime: 'forfettario' }))).toBeNull()
  },
  largestCommission: () => {
    expect(largestCommission(...saleOf(lamp), withoutLoss)).toBe(50.63)
  },
  largestCost: () => {
    expect(largestCost(...saleOf(lamp), 'costo', withoutLoss)).toBe(26.71)
  },
  largestDiscount: () => {
    expect(largestDiscount(...saleOf(lamp), withoutLoss)).toEqual({ percent: 53.22, price: 18.67 })
  },
  leavesNothing: () => {
    expect(leavesNothing('taxedAway')).toBe(true)
  },
  leversOf: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
    expect(leversOf(...saleOf(form))[0]?.field).toBe('costo')
  },
  lowestPriceForMargin: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    expect(lowestPriceForMargin(...saleOf(form), 30)).toBe(29.5)
  },
  lowestPrices: () => {
    const [columns, tariffs] = rowsOf([saleOf(lamp)])
    const prices = new Float64Array(columns.length)
    lowestPrices(columns, tariffs, { kind: 'guadagno', amount: 0 }, prices)
    expect([...prices]).toEqual([18.67])
  },
  monthTyped: () => {
    for (const one of ['3/2026', ' 03-2026 ', '2026-3', '2026-03-01', 'mar-26', 'Mar 2026'])
      expect(monthTyped(one)).toBe('2026-03')
    for (const other of ['', 'boh', 'xyz-26', '2026-03-15']) expect(monthTyped(other)).toBe(other)
  },
  nominaleOf: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    expect(nominaleOf(figuresOf(...saleOf(form)))).toBeCloseTo(15, 12)
  },
  normalForm: () => {
    const form = { ...defaultFormData, marketplace: 'tiktok', tariffe: '1.3.1' }
    expect(normalForm(form)).toEqual(defaultFormData)
  },
  onItsMarketplace: () => {
    const form = { ...defaultFormData, marketplace: 'tiktok', tariffe: '2025-03-30' }
    expect(onItsMarketplace(form).marketplace).toBe('amazon')
  },
  paymentServiceOf: () => {
    expect(paymentServiceOf({ percentuale: '1,5', fissa: '0,25' })?.label).toBe('Stripe')
    expect(paymentServiceOf({ percentuale: '1,5', fissa: '' })).toBeUndefined()
  },
  piecesToPay: () => {
    expect(piecesToPay(500, 4.5)).toBe(112)
  },
  priceForMargin: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
    expect(priceForMargin(...saleOf(form), 30)).toBe(29.5)
    expect(priceForMargin(...saleOf(form), 90)).toBeNull()
  },
  priceGrouping: () => {
    const [columns] = rowsOf([saleOf(lamp), saleOf({ ...lamp, categoria: 'books' })])
    const steps = priceGrouping(columns, 2)
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect([...step.value.end]).toEqual([1, 2])
  },
  priceGroupsOf: () => {
    const [columns] = rowsOf([saleOf(lamp), saleOf({ ...lamp, categoria: 'books' })])
    expect([...priceGroupsOf(columns, 2).end]).toEqual([1, 2])
  },
  priceIn: () => {
    expect(priceIn({ ...asItIs, prezzo: 10 }, 9.95)).toBe(10.95)
  },
  pricesFor: () => {
    const found = pricesFor({ ...cream, costo: '5,30' }, { kind: 'margine', percent: 25 })
    expect(found.ok && found.prices).toEqual([
      { from: 9.92, to: 10 },
      { from: 11.41, to: null },
    ])
  },
  pricesOf: () => {
    const sale = saleOf({ ...cream, costo: '5,30' })
    expect(pricesOf(...sale, { kind: 'margine', percent: 25 }).prices).toHaveLength(2)
  },
  primeApplies: () => {
    expect(primeApplies({ ...defaultFormData, categoria: 'clothing' })).toBe(true)
  },
  problemsOf: () => {
    const sale = readSale({ ...defaultFormData, costo: '10' })
    expect(problemsOf(sale)).toEqual([{ field: 'prezzoVendita', code: 'required' }])
  },
  profitChange: () => {
    const sale = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    const before = figuresOf(...saleOf(sale))
    const after = figuresOf(...saleOf({ ...sale, prezzoVendita: '43,89' }))
    const [price, fee] = profitChange(before, after)
    expect(price).toEqual({ what: 'prezzo', effect: expect.closeTo(3.27, 2) })
    expect(fee).toEqual({ what: 'commissione', effect: expect.closeTo(-0.6, 2) })
  },
  quickScenario: () => {
    const form = { ...defaultFormData, prezzoVendita: '39,99' }
    expect(quickScenario('prezzoPiu10', readSale(form), 15).prezzoVendita).toBe(43.989)
  },
  rateHistory: () => {
    const tiktok = rateHistory().find(({ key }) => key === 'tiktok')
    expect(tiktok?.cards[1]?.changes).toEqual([
      { label: 'Standard', from: '5%', to: '9%' },
      { label: 'Elettronica, anche per bellezza e cura della persona', from: '5%', to: '7%' },
    ])
  },
  ratesFrom: () => {
    const { country } = ratesFrom(margine131, { ...defaultFormData, paese: 'FR' })
    expect(country.vatPercent).toBe(20)
  },
  ratesOf: () => {
    const { rule } = ratesOf({ ...defaultFormData, categoria: 'books' })
    expect(rule.fees[1]).toEqual({ kind: 'closing', amount: 1.01 })
  },
  reaches: () => {
    const [sale, rates] = [readSale(lamp), ratesOf(lamp)]
    const goal = goalOf({ kind: 'guadagno', amount: 14.22 }, rates)
    expect(goal && reaches(figuresOf(sale, rates), goal)).toBe(false)
  },
  readAmount: () => {
    expect(readAmount('1.234,56 €')).toEqual({ value: 1234.56, problem: null })
    expect(readAmount('abc')).toEqual({ value: 0, problem: 'notANumber' })
  },
  readNumber: () => {
    expect(readNumber('12,50')).toBe(12.5)
    expect(readNumber('1.234')).toBe(1234)
    expect(readNumber('0.500')).toBe(0.5)
    expect(readNumber('1e3')).toBe(0)
  },
  readPercent: () => {
    expect(readPercent('12,5 %')).toBe(12.5)
  },
  readSale: () => {
    expect(readSale({ ...defaultFormData, costo: '12,50' }).costo).toBe(12.5)
  },
  readTarget: () => {
    expect(readTarget('margine', '22,5 %').target).toEqual({ kind: 'margine', percent: 22.5 })
    expect(readTarget('guadagno', ' ').problem).toBe('empty')
  },
  recalculate: () => {
    const [columns, tariffs] = rowsOf([saleOf(lamp), saleOf({ ...lamp, categoria: 'books' })])
    const figures = figureColumns(columns.length)
    recalculate(columns, tariffs, figures)
    expect([...figures.guadagno].map(roundToCents)).toEqual([14.22, 13.21])
  },
  reduced: () =>
    expect(reduced(24.48, '50', 'commercianti', taxRulesIn(2026))).toBeCloseTo(12.48, 9),
  resultOf: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    const [sale, rates] = saleOf(form)
    expect(resultOf(figuresOf(sale, rates), rates).analisiCommissioni.calcoloSu).toBe('lordo')
  },
  revenueLimit: () => {
    const takings = [{ day: '2026-03-31', amount: 85_500 }]
    expect(revenueLimit(takings, '2026-01-01', '2026-03-31').state).toBe('outNextYear')
  },
  ricaricoOf: () => {
    expect(ricaricoOf({ guadagno: 20, costiTotali: 80 })).toBe(25)
  },
  roundToCents: () => {
    expect(roundToCents(10.0000001)).toBe(10)
    expect(roundToCents(1.005)).toBe(1.01)
  },
  rowsFrom: () => {
    const [columns] = rowsOf([saleOf(lamp), saleOf(lamp), saleOf(lamp)])
    expect(rowsFrom(columns, 1, 3).length).toBe(2)
  },
  ruleInWords: () => {
    const rates = ratesOf({ ...defaultFormData, regime: 'forfettario' })
    expect(ruleInWords(rates).description).toBe('Sul prezzo: 15%')
  },
  saidFeeOf: () => {
    const sides = { lunghezza: '', larghezza: '', altezza: '' }
    const piece = { ...sides, peso: '', pericolosa: false, mesi: '', tariffa: '4,17' }
    expect(saidFeeOf(piece)).toBe(4.17)
  },
  saysContributions: () => {
    expect(saysContributions({ gestione: 'nessuna' })).toBe(false)
  },
  selectedRows: () => {
    expect([...selectedRows(3, (row) => row !== 1)]).toEqual([0, 2])
  },
  settingIn: () => {
    const [part] = settingLeaves.filter(({ field }) => field === 'resi')
    expect(part && settingIn(withSetting(defaultFormData, part, '5'), part)).toBe('5')
  },
  simulate: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    const trial = { sale: readSale(form), rates: ratesOf(form) }
    const simulation = simulate(trial, quickScenario('commissionePiu5', trial.sale, 15))
    expect(simulation.ok && simulation.result.analisiCommissioni.nominale).toBe(20)
  },
  sliderRanges: () => {
    const form = { ...defaultFormData, prezzoVendita: '39,90' }
    expect(sliderRanges(readSale(form), 15).prezzoVendita).toEqual({
      min: 19.95,
      max: 100,
      step: 0.5,
    })
  },
  sortedRows: () => {
    const keys = Float64Array.of(3, Number.NaN, 1)
    expect([...sortedRows(Uint32Array.of(0, 1, 2), keys, 'descending')]).toEqual([0, 2, 1])
  },
  sorting: () => {
    const steps = sorting(Uint32Array.of(0, 1, 2), Float64Array.of(3, Number.NaN, 1), 'ascending')
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect([...step.value]).toEqual([2, 0, 1])
  },
  stepsOf: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '40' }
    const { commissione, prezzoFinale } = stepsOf(readSale(form), ratesOf(form))
    expect(commissione.parts[0]?.rule).toEqual({
      ...{ kind: 'rate', percent: 15, of: prezzoFinale },
      ...{ above: null, upTo: null, includedVat: 0 },
    })
  },
  taxRulesIn: () => {
    expect(taxRulesIn(2026).minimale.reddito).toBe(18_808)
  },
  taxRulesOf: () => {
    expect(taxRulesOf({ tariffe: '2026-11-22' }).contributi.artigiani).toBe(24)
  },
  taxYear: () => {
    const trade = { coefficiente: '40', sostitutiva: '15' } as const
    const imposte = { ...trade, gestione: 'commercianti', riduzione: 'nessuna' } as const
    const year = { year: 2026, regime: 'forfettario', imposte, primaDel1996: false } as const
    const nothingElse = { risultato: 0, contributiVersati: null, altriRedditi: 0, addizionali: 0 }
    const whole = { ...year, mesiAttivi: 12, mesi: 12, incassi: 50_000, ...nothingElse }
    expect(taxYear(whole).contributi).toBeCloseTo(4903.44, 2)
  },
  trialOf: () => {
    const trial = { sale: readSale(defaultFormData), rates: ratesOf(defaultFormData) }
    const tried = trialOf(trial, quickScenario('commissionePiu5', trial.sale, 15))
    const rate = { kind: 'flat', percent: 20 }
    expect(tried.rates.rule.fees).toEqual([{ kind: 'commission', rate }])
  },
  triedSummary: () => {
    const [columns, tariffs] = rowsOf([saleOf(lamp), saleOf({ ...lamp, prezzoVendita: '15' })])
    const bins = { from: -20, step: 5, count: 16 }
    const groups = priceGroupsOf(columns, 2)
    expect(triedSummary(groups, tariffs, asItIs, bins, { kind: 'margine', percent: 20 }).loss).toBe(
      1,
    )
  },
  unknownKeysOf: () => {
    expect(unknownKeysOf({ ...defaultFormData, marketplace: 'zalando' })).toEqual(['marketplace'])
  },
  verdictAt: () => {
    expect(verdicts[verdictAt(8, 25, Number.NaN)]).toBe('good')
  },
  verdictBy: () => {
    const figures = { guadagno: 8, margine: 25, prezzoVendita: 32, quotaResi: 0 }
    const abroad = { ...defaultFormData, paese: 'FR', regime: 'forfettario' } as const
    expect(verdictBy(ratesOf(defaultFormData), figures)).toBe('good')
    expect(verdictBy(ratesOf(abroad), figures)).toBeNull()
  },
  verdictOf: () => {
    expect(verdictOf({ guadagno: 8, margine: 25, dopoImposte: null })).toBe('good')
    expect(verdictOf({ guadagno: 8, margine: 25, dopoImposte: -0.4 })).toBe('taxedAway')
  },
  wantedOf: () => {
    const [, tariffs] = rowsOf([])
    expect(wantedOf({ kind: 'margine', percent: 20 }, tariffs).share(0)).toBeCloseTo(0.2, 8)
  },
  withSetting: () => {
    const part = { field: 'resi', part: 'percentuale', leaf: addedSettings.resi.parts.percentuale }
    expect(withSetting(defaultFormData, part, '5')).toMatchObject({
      resi: { percentuale: '5', rivendibili: '', costo: '' },
    })
  },
  withoutDefaults: () => {
    const form = { ...defaultFormData, tariffe: '1.3.1', aliquotaIVA: '10' }
    expect(withoutDefaults(form)).toEqual({ ...defaultFormData, aliquotaIVA: '10' })
  },
  withoutNoise: () => {
    expect(withoutNoise(19.999999999999996)).toBe(20)
  },
  wordsOf: () => {
    const { rule, country } = ratesOf(defaultFormData)
    expect(wordsOf(rule, country).description).toBe('Sul prezzo con IVA: 15%')
  },
  writeAmount: () => {
    expect(writeAmount(43.989, 2)).toBe('43,989')
    expect(writeAmount(1234.5, 2)).toBe('1.234,50')
  },
  writeAsUnderstood: () => {
    expect(writeAsUnderstood('1234.00')).toBe('1.234,00')
    expect(writeAsUnderstood('12.345')).toBe('12.345')
    expect(writeAsUnderstood('€ 12,345')).toBe('12,345')
    expect(writeAsUnderstood('abc')).toBe('abc')
  },
  yearContributions: () => {
    const contributor = { gestione: 'commercianti', riduzione: '35', primaDel1996: false } as const
    expect(yearContributions(30_000, contributor, taxRulesOf({})).dovuti).toBeCloseTo(4781.04, 2)
  },
}

describe('the documented example holds', () => {
  it.each(Object.entries(examples))('of %s', (_, example) => {
    example()
  })

  it('of every public function, none left out', () => {
    const functions = Object.entries(engine).filter(([, value]) => typeof value === 'function')
    expect(Object.keys(examples)).toEqual(functions.map(([name]) => name).toSorted())
  })
})
