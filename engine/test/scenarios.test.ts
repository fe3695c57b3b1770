import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CalculationFormData,
  calculate,
  largestAmount,
  type QuickScenario,
  quickScenario,
  quickScenarios,
  ratesOf,
  readSale,
  type Scenario,
  simulate,
  sliderRanges,
  trialOf,
} from '../src/index.ts'
import { validForm } from './arbitraries.ts'
import {
  buildForm,
  buildResult,
  closingOf,
  commissionItemOf,
  expectClose,
  resultOf,
} from './build.ts'

const nominaleOf = (form: CalculationFormData) => resultOf(form).analisiCommissioni.nominale

const trialFor = (form: CalculationFormData) => ({ sale: readSale(form), rates: ratesOf(form) })

const quickOf = (name: QuickScenario, form: CalculationFormData, nominale: number) =>
  quickScenario(name, readSale(form), nominale)

function simulated(form: CalculationFormData, scenario: Scenario) {
  const simulation = simulate(trialFor(form), scenario)
  if (!simulation.ok) throw new Error(`No result: ${JSON.stringify(simulation.problems)}`)
  return simulation.result
}

describe('the quick scenarios', () => {
  const form = buildForm({ costo: '12,50', prezzoVendita: '39,99', spedizione: '4,5' })

  // proves: 9.19
  it('are four, the sale as it is first', () => {
    expect(quickScenarios).toEqual([
      'situazioneAttuale',
      'prezzoPiu10',
      'costoMeno10',
      'commissionePiu5',
    ])
  })

  it('begin from the form as it is', () => {
    expect(quickOf('situazioneAttuale', form, 15)).toEqual({
      prezzoVendita: 39.99,
      costo: 12.5,
      spedizione: 4.5,
      commissione: null,
    })
  })

  // proves: 9.16, 9.17
  it('change one thing each, exactly', () => {
    const asItIs = quickOf('situazioneAttuale', form, 15)
    expect(quickOf('prezzoPiu10', form, 15)).toEqual({ ...asItIs, prezzoVendita: 43.989 })
    expect(quickOf('costoMeno10', form, 15)).toEqual({ ...asItIs, costo: 11.25 })
    expect(quickOf('commissionePiu5', form, 15)).toEqual({ ...asItIs, commissione: 20 })
  })

  // proves: 9.18
  it('add the points to the blended rate of tiers', () => {
    const tiered = buildForm({ categoria: 'automotive', prezzoVendita: '100' })
    expect(quickOf('commissionePiu5', tiered, nominaleOf(tiered)).commissione).toBe(17)
  })

  it('stay within what an amount field takes, from the tiniest price to the largest', () => {
    const price = (prezzoVendita: string) =>
      quickOf('prezzoPiu10', { ...form, prezzoVendita }, 15).prezzoVendita
    expect(price('1.234,5')).toBe(1357.95)
    expect(price('0,0000005')).toBe(0.00000055)
    expect(price('999.999.999,99')).toBe(largestAmount)
  })

  it('of any sale change the margin the way they say', () => {
    fc.assert(
      fc.property(validForm, (sale) => {
        const { margine, analisiCommissioni } = resultOf(sale)
        const margin = (name: (typeof quickScenarios)[number]) =>
          simulated(sale, quickOf(name, sale, analisiCommissioni.nominale)).margine
        expect(margin('situazioneAttuale')).toBe(margine)
        expect(margin('costoMeno10')).toBeGreaterThan(margine)
        expect(margin('commissionePiu5')).toBeLessThan(margine)
      }),
    )
  })
})

describe('the sliders', () => {
  // proves: 9.20-9.23
  it('reach from half the price and the cost to one and a half of them, or further', () => {
    const form = buildForm({ costo: '12,50', prezzoVendita: '39,90', spedizione: '4,50' })
    expect(sliderRanges(readSale(form), 15)).toEqual({
      prezzoVendita: { min: 19.95, max: 100, step: 0.5 },
      costo: { min: 6.25, max: 50, step: 0.5 },
      spedizione: { min: 0, max: 20, step: 0.25 },
      commissione: { min: 0, max: 30, step: 0.1 },
    })
    const dear = buildForm({ costo: '800', prezzoVendita: '1.200', spedizione: '35' })
    const { prezzoVendita, costo, spedizione } = sliderRanges(readSale(dear), 15)
    expect([prezzoVendita.max, costo.max, spedizione.max]).toEqual([1800, 1200, 70])
  })

  // proves: 9.23
  it('leave room for five points more where the commission is above 25 %', () => {
    const ofRate = (nominale: number) =>
      sliderRanges(readSale(buildForm()), nominale).commissione.max
    expect([ofRate(24.9), ofRate(25), ofRate(25.1), ofRate(45)]).toEqual([30, 30, 30.1, 50])
  })
})

describe('a scenario', () => {
  it("follows the marketplace's rule at its price while the commission is untouched", () => {
    const form = buildForm({ categoria: 'beauty', costo: '2', prezzoVendita: '9,90' })
    const scenario = quickOf('prezzoPiu10', form, 8)
    expect(nominaleOf(form)).toBeCloseTo(8, 12)
    expect(simulated(form, scenario)).toEqual(resultOf({ ...form, prezzoVendita: '10,89' }))
    expect(simulated(form, scenario).analisiCommissioni.nominale).toBeCloseTo(15, 12)
  })

  it('with a commission of its own is charged flat on the same basis, closing fee kept', () => {
    const books = buildForm({ categoria: 'books', prezzoVendita: '40' })
    const asItIs = quickOf('situazioneAttuale', books, 15)
    const result = simulated(books, { ...asItIs, commissione: 20 })
    expect(commissionItemOf(result)?.value).toBeCloseTo(9.01, 10)
    expect(result.analisiCommissioni).toMatchObject({
      calcoloSu: 'lordo',
      description: 'Sul prezzo con IVA: 20%',
      noteMarketplace: buildResult({ categoria: 'books' }).analisiCommissioni.noteMarketplace,
    })
    const net = buildForm({ marketplace: 'manomano', prezzoVendita: '122' })
    const netScenario = quickOf('situazioneAttuale', net, 20)
    const onNet = simulated(net, { ...netScenario, commissione: 10 })
    expect(commissionItemOf(onNet)?.value).toBeCloseTo(10, 10)
  })

  it('with a commission of its own ignores tiers, breaks and Prime, whatever the price', () => {
    const price = fc.integer({ min: 1, max: 60_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(validForm, price, fc.integer({ min: 0, max: 50 }), (form, entered, percent) => {
        const asItIs = quickOf('situazioneAttuale', form, 0)
        const result = simulated(form, {
          ...asItIs,
          prezzoVendita: entered,
          commissione: percent,
        })
        const { rule } = ratesOf(form)
        const basis = rule.basis === 'lordo' ? result.prezzoFinale : result.prezzoVendita
        const expected = (basis * percent) / 100 + closingOf(rule.fees)
        expectClose(commissionItemOf(result)?.value ?? 0, expected)
      }),
    )
  })

  it('of the commission a sale pays anyway, where the rate is flat, leaves what the sale leaves', () => {
    const form = buildForm({ categoria: 'electronics', spedizione: '3' })
    const asItIs = quickOf('situazioneAttuale', form, 7)
    const { margine, guadagno } = simulated(form, { ...asItIs, commissione: 7 })
    expectClose(margine, resultOf(form).margine)
    expectClose(guadagno, resultOf(form).guadagno)
  })

  it('keeps packaging, advertising, country and VAT flags', () => {
    const form = buildForm({
      ...{ packaging: '0,60', pubblicita: '1,50', paese: 'DE' },
      ...{ costoIncludesIVA: true, prezzoIncludesIVA: false },
    })
    const scenario = { prezzoVendita: 50, costo: 20, spedizione: 7, commissione: null }
    expect(trialOf(trialFor(form), scenario).sale).toEqual({
      ...readSale(form),
      prezzoVendita: 50,
      costo: 20,
      spedizione: 7,
    })
    expect(simulated(form, scenario)).toEqual(
      resultOf({ ...form, prezzoVendita: '50', costo: '20', spedizione: '7' }),
    )
  })

  it('without a result says why, its commission included', () => {
    const form = buildForm()
    const scenario = { prezzoVendita: 0, costo: 5, spedizione: -1, commissione: -2 }
    expect(simulate(trialFor(form), scenario)).toEqual({
      ok: false,
      problems: [
        { field: 'prezzoVendita', code: 'required' },
        { field: 'spedizione', code: 'negative' },
        { field: 'commissione', code: 'negative' },
      ],
    })
    const asItIs = quickOf('situazioneAttuale', form, 15)
    expect(simulate(trialFor(form), { ...asItIs, commissione: -2 })).toEqual({
      ok: false,
      problems: [{ field: 'commissione', code: 'negative' }],
    })
    expect(simulate(trialFor(form), { ...asItIs, costo: 0 })).toEqual(
      calculate({ ...form, costo: '0' }),
    )
  })
})
