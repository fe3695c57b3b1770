import { describe, expect, it } from 'vitest'
import {
  breakEvenAcos,
  type CalculationFormData,
  calculate,
  deadZones,
  explain,
  goalOf,
  largestCost,
  paymentServices,
  pricesFor,
  ratesOf,
  ruleInWords,
  taxRulesOf,
  yearContributions,
} from '../src/index.ts'
import { taxRules } from '../src/tax-rules.ts'
import { buildFigures, buildForm, expectClose, resultOf, saleOf } from './build.ts'

const today = '2026-11-25'
const problemsOf = (form: CalculationFormData) => {
  const calculation = calculate(form)
  return calculation.ok ? [] : calculation.problems
}

describe('shipping that the customer pays', () => {
  const sale = { prezzoVendita: '30', spedizioneIncassata: '6,60' }

  it('is sold with the price: net, VAT, fees and costs are of both', () => {
    const figures = buildFigures(sale)
    expectClose(figures.prezzoVendita, 30)
    expectClose(figures.prezzoFinale, 36.6)
    expectClose(figures.iva, 6.6)
    expectClose(figures.commissione, 36.6 * 0.15)
    expectClose(figures.guadagno, 30 - 10 - 5.49)
  })

  it('has the VAT of the price: without it where the price is without', () => {
    const figures = buildFigures({ ...sale, prezzoIncludesIVA: false })
    expectClose(figures.prezzoVendita, 36.6)
    expectClose(figures.prezzoFinale, 36.6 * 1.22)
  })

  it('is charged nothing by the eBay of 1.3.1, whose fee is on the price alone', () => {
    const ebay = buildFigures({ ...sale, marketplace: 'ebay' })
    expectClose(ebay.base, 30)
    expectClose(ebay.commissione, 3)
    expectClose(ebay.prezzoFinale, 36.6)
    const net = buildFigures({ ...sale, marketplace: 'ebay', prezzoIncludesIVA: false })
    expectClose(net.commissione, 3.66)
    const dated = buildFigures({ ...sale, marketplace: 'ebay', tariffe: today })
    expectClose(dated.commissione, 36.6 * 0.1135 + 0.35)
  })

  it('is a problem where it can’t be read or is negative', () => {
    for (const spedizioneIncassata of ['x', '-1'])
      expect(problemsOf(buildForm({ spedizioneIncassata }))).toEqual([
        { field: 'spedizioneIncassata', code: 'invalid' },
      ])
  })
})

describe('VAT in shipping, packaging and advertising', () => {
  const typed = { spedizione: '6,10', packaging: '1,22', pubblicita: '2,44' }
  const servicesOf = (more: Partial<CalculationFormData>) => {
    const { spedizione, packaging, pubblicita } = buildFigures({ ...typed, ...more })
    return [spedizione, packaging, pubblicita].map((amount) => Number(amount.toPrecision(12)))
  }

  it('is taken off in the ordinary regime, and counts as paid in the forfettario', () => {
    expect(servicesOf({ speseIncludonoIVA: true })).toEqual([5, 1, 2])
    expect(servicesOf({ speseIncludonoIVA: true, aliquotaIVA: '10' })).toEqual([5, 1, 2])
    expect(servicesOf({ speseIncludonoIVA: true, regime: 'forfettario' })).toEqual([
      ...[6.1, 1.22, 2.44],
    ])
    expect(servicesOf({ regime: 'forfettario' })).toEqual([7.442, 1.4884, 2.9768])
  })

  it('is read in Italy only', () => {
    expect(servicesOf({ speseIncludonoIVA: true, paese: 'FR' })).toEqual([6.1, 1.22, 2.44])
  })
})

describe('advertising in percent', () => {
  const sale = { prezzoVendita: '50', pubblicitaIn: 'percento', pubblicita: '8' } as const

  it('is of all that the customer pays, with VAT; the forfettario pays VAT on it', () => {
    expectClose(buildFigures(sale).pubblicita, 4)
    expectClose(buildFigures({ ...sale, spedizioneIncassata: '10' }).pubblicita, 4.8)
    expectClose(buildFigures({ ...sale, regime: 'forfettario' }).pubblicita, 4.88)
    expectClose(buildFigures({ ...sale, speseIncludonoIVA: true }).pubblicita, 4)
    expectClose(buildFigures({ ...sale, prezzoIncludesIVA: false }).pubblicita, 4.88)
    expectClose(buildFigures({ ...sale, pubblicita: '8 %' }).pubblicita, 4)
  })

  it('is a problem beyond 100 %, unreadable or negative', () => {
    const code = (pubblicita: string) => problemsOf(buildForm({ ...sale, pubblicita }))
    expect(code('101')).toEqual([{ field: 'pubblicita', code: 'invalid' }])
    expect(code('x')).toEqual([{ field: 'pubblicita', code: 'invalid' }])
    expect(code('-1')).toEqual([{ field: 'pubblicita', code: 'negative' }])
    expect(code('')).toEqual([])
  })

  it('can be as much as its largest percentage says, and no hundredth more', () => {
    const [form, rates] = saleOf(buildForm(sale))
    const goal = goalOf({ kind: 'guadagno', amount: 0 }, rates)
    const most = goal && largestCost(form, rates, 'pubblicita', goal)
    // 50 / 1.22 − 10 − 7.50 are left of 50 €.
    expect(most).toBe(46.96)
    const cheap = saleOf(buildForm({ ...sale, costo: '0,01', marketplace: 'woocommerce' }))
    const low = goalOf({ kind: 'guadagno', amount: -50 }, cheap[1])
    expect(low && largestCost(...cheap, 'pubblicita', low)).toBe(100)
  })

  it('breaks even at the same share, however it is typed', () => {
    const inEuro = { ...sale, pubblicitaIn: 'euro', speseIncludonoIVA: true } as const
    expect(breakEvenAcos(...saleOf(buildForm(sale)))).toBeCloseTo(46.967, 3)
    expect(breakEvenAcos(...saleOf(buildForm(inEuro)))).toBeCloseTo(46.967, 3)
  })
})

describe('a payment service', () => {
  const pagamento = { percentuale: '1,5', fissa: '0,25' }
  const shop = { marketplace: 'shopify', prezzoVendita: '40', pagamento }

  it('is a part of the commission, on all that the customer pays with VAT', () => {
    const item = resultOf(buildForm(shop)).breakdown.at(-1)
    expect(item?.name).toBe('Commissione Shopify')
    // Shopify's 2.9 % are its own payment service: this one takes their place.
    expectClose(item?.value ?? 0, 0.85)
    expectClose(buildFigures({ ...shop, pagamento: null }).commissione, 1.16)
    expectClose(buildFigures({ ...shop, spedizioneIncassata: '10' }).commissione, 1)
    const own = { percentuale: '3', fissa: '', minima: '', base: 'lordo' } as const
    expectClose(buildFigures({ ...shop, commissionePropria: own }).commissione, 1.2 + 0.85)
    const blank = { percentuale: '', fissa: '' }
    expectClose(buildFigures({ ...shop, pagamento: blank }).commissione, 1.16)
    const net = { ...shop, marketplace: 'woocommerce', prezzoIncludesIVA: false }
    expectClose(buildFigures(net).commissione, 40 * 1.22 * 0.015 + 0.25)
  })

  it('is exempt from VAT, and no digital services fee is on it', () => {
    const forfettario = buildFigures({ ...shop, regime: 'forfettario' })
    expectClose(forfettario.commissione, 0.85)
    const amazon = buildFigures({ marketplace: 'amazon', tariffe: today, pagamento })
    expectClose(amazon.commissione, 39.9 * 0.15 * 1.03 + 39.9 * 0.015 + 0.25)
  })

  it('is beside what the marketplace announces', () => {
    const own = { percentuale: '2,9', fissa: '', minima: '', base: 'lordo' } as const
    const { nominale, reale } = resultOf(
      buildForm({ ...shop, commissionePropria: own }),
    ).analisiCommissioni
    expectClose(nominale, 2.9)
    expectClose(reale, ((1.16 + 0.85) / 40) * 122)
    expectClose(resultOf(buildForm(shop)).analisiCommissioni.nominale, 0)
  })

  it('is one part with a marketplace’s own payment fee', () => {
    const item = resultOf(buildForm({ marketplace: 'etsy', tariffe: today, pagamento }))
    const voci = item.breakdown.at(-1)?.voci ?? []
    expect(voci.map(({ tipo }) => tipo)).toEqual([
      ...['commissione', 'pagamento', 'regolamentare', 'ordine', 'inserzione'],
    ])
    expectClose(voci[1]?.importo ?? 0, 39.9 * 0.055 + 0.25)
  })

  it('that alone takes something has no parts', () => {
    const item = resultOf(buildForm({ ...shop, marketplace: 'woocommerce' })).breakdown.at(-1)
    expectClose(item?.value ?? 0, 0.85)
    expect(item).not.toHaveProperty('voci')
  })

  it.each([
    ['1,5', '0,25', "l'1,5% di tutto ciò che paga il cliente, più 0,25\u00a0€ per ogni pagamento"],
    ['3,4', '', 'il 3,4% di tutto ciò che paga il cliente'],
    ['0,95', '', 'lo 0,95% di tutto ciò che paga il cliente'],
    ['8', '', "l'8% di tutto ciò che paga il cliente"],
    ['11', '', "l'11% di tutto ciò che paga il cliente"],
    ['80,5', '', "l'80,5% di tutto ciò che paga il cliente"],
    ['', '0,25', '0,25\u00a0€ per ogni pagamento'],
  ])('of %s % and %s is told', (percentuale, fissa, told) => {
    const note = (marketplace: string) =>
      ruleInWords(ratesOf(buildForm({ marketplace, pagamento: { percentuale, fissa } }))).note
    const sentence = `Il servizio di pagamento prende ${told}.`
    expect(note('shopify')).toBe(sentence)
    expect(note('ebay')).toBe(`Si calcola sul prezzo dell'oggetto, spedizione esclusa. ${sentence}`)
  })

  it('is a problem where its texts can’t be used', () => {
    const fieldsOf = (terms: { percentuale: string; fissa: string }) =>
      problemsOf(buildForm({ pagamento: terms })).map(({ field }) => field)
    expect(fieldsOf({ percentuale: '101', fissa: '' })).toEqual(['pagamento.percentuale'])
    expect(fieldsOf({ percentuale: '1', fissa: '-1' })).toEqual(['pagamento.fissa'])
    expect(fieldsOf({ percentuale: 'x', fissa: 'x' })).toEqual([
      ...['pagamento.percentuale', 'pagamento.fissa'],
    ])
  })

  it('that is offered can be used as it is, and says where it is from', () => {
    for (const { terms, source } of paymentServices) {
      expect(problemsOf(buildForm({ ...shop, pagamento: terms }))).toEqual([])
      expect(source.reviewed).toBe('2026-11-25')
    }
  })
})

describe('the plan without a subscription', () => {
  const pianoAmazon = 'individuale' as const

  it('is 0,99 € for each piece on Amazon’s dated cards, without digital services fee', () => {
    const item = resultOf(buildForm({ tariffe: today, pianoAmazon })).breakdown.at(-1)
    expectClose(item?.value ?? 0, 39.9 * 0.15 * 1.03 + 0.99)
    expect(item?.voci?.at(-1)).toEqual({ tipo: 'piano', importo: 0.99 })
    expect(item?.note).toContain('Col piano Individuale si aggiungono 0,99\u00a0€ per ogni pezzo.')
  })

  it('has VAT that the forfettario pays', () => {
    const figures = buildFigures({ tariffe: today, pianoAmazon, regime: 'forfettario' })
    expectClose(figures.commissione, (39.9 * 0.15 * 1.03 + 0.99) * 1.22)
  })

  it('is read there only', () => {
    for (const more of [
      {},
      { tariffe: '2025-12-14' },
      { tariffe: today, marketplace: 'ebay' },
      { tariffe: today, paese: 'FR' },
    ])
      expect(resultOf(buildForm({ ...more, pianoAmazon }))).toEqual(resultOf(buildForm(more)))
  })

  it('stays beside a commission of the seller’s own', () => {
    const commissionePropria = { percentuale: '10', fissa: '', minima: '', base: 'lordo' } as const
    const own = { tariffe: today, pianoAmazon, commissionePropria, prezzoVendita: '30' }
    expectClose(buildFigures(own).commissione, 3.99)
  })
})

describe('returns', () => {
  const resi = { percentuale: '10', rivendibili: '', costo: '' }
  const sale = { prezzoVendita: '61', costo: '20', resi }

  it('cost the sale, but for the piece where it is sold again, and what sending it back costs', () => {
    expectClose(buildFigures(sale).resi, 0.1 * (50 - 20))
    const half = { ...resi, rivendibili: '50', costo: '3' }
    expectClose(buildFigures({ ...sale, resi: half }).resi, 0.1 * (50 - 10 + 3))
    const none = { ...resi, rivendibili: '0' }
    expectClose(buildFigures({ ...sale, resi: none }).resi, 0.1 * 50)
  })

  it('bring back the percentage of Amazon’s dated cards, but for a fifth or 5 €', () => {
    const amazon = { ...sale, tariffe: today }
    expectClose(buildFigures(amazon).resi, 0.1 * (50 - (9.15 - 1.83) - 20))
    const dear = { ...amazon, prezzoVendita: '244' }
    expectClose(buildFigures(dear).resi, 0.1 * (200 - (36.6 - 5) - 20))
    const least = { ...amazon, prezzoVendita: '1,22', costo: '0,5' }
    expectClose(buildFigures(least).resi, 0.1 * (1 - 0.3 * 0.8 - 0.5))
    expectClose(buildFigures({ ...amazon, categoria: 'books' }).resi, 0.1 * (50 - 7.32 - 20))
  })

  it('bring nothing back elsewhere', () => {
    for (const more of [{}, { marketplace: 'ebay', tariffe: today }, { tariffe: '2025-12-14' }])
      expectClose(buildFigures({ ...sale, ...more }).resi, 3)
  })

  it('count with VAT what is not had back of it', () => {
    const own = { ...resi, costo: '3' }
    const figures = buildFigures({ ...sale, resi: own, tariffe: today, regime: 'forfettario' })
    expectClose(figures.resi, 0.1 * (61 - 7.32 * 1.22 - 24.4 + 3.66))
  })

  it('of clothing and shoes in Amazon’s stock cost half the shipping besides', () => {
    const logisticaAmazon = {
      ...{ lunghezza: '30', larghezza: '22', altezza: '4,5', peso: '250' },
      ...{ pericolosa: false, mesi: '1' },
    }
    const fee = 4.17 * 1.015
    const costs = (categoria: string) =>
      buildFigures({ ...sale, tariffe: today, categoria, logisticaAmazon }).resi
    const back = (9.15 + 0) * 0.8
    expectClose(costs('shoes'), 0.1 * (50 - back - 20 + fee / 2))
    expectClose(costs('backpacks'), 0.1 * (50 - back - 20))
  })

  it('are listed with their share, also where a piece that comes back is worth more than its sale', () => {
    const item = (more: Partial<CalculationFormData>) =>
      resultOf(buildForm({ ...sale, ...more })).breakdown.find(({ color }) => color === 'resi')
    expect(item({ resi: { ...resi, percentuale: '8,5 %' } })?.name).toBe('Resi (8,5%)')
    const worth = item({ costo: '60' })
    expectClose(worth?.value ?? 0, -1)
    expect(worth?.percentage).toBeLessThan(0)
    expect(item({ resi: { ...resi, percentuale: '0' } })).toBeUndefined()
    const { breakdown } = resultOf(buildForm({ ...sale, costo: '60' }))
    expectClose(
      breakdown.reduce((sum, { percentage }) => sum + percentage, 0),
      100,
    )
  })

  it('are no income: taxes are on the sales that stay', () => {
    const result = resultOf(buildForm({ ...sale, regime: 'forfettario' }))
    expectClose(result.imposte?.baseImponibile ?? 0, 61 * 0.9 * 0.4)
  })

  it('are a problem where their texts can’t be used', () => {
    const fields = problemsOf(
      buildForm({ resi: { percentuale: '101', rivendibili: 'x', costo: '-1' } }),
    ).map(({ field }) => field)
    expect(fields).toEqual(['resi.percentuale', 'resi.rivendibili', 'resi.costo'])
  })

  it('turn the prices that reach a target where Amazon begins to keep 5 €', () => {
    const form = buildForm({ ...sale, tariffe: today, resi: { ...resi, percentuale: '50' } })
    const found = pricesFor(form, { kind: 'margine', percent: 20 })
    expect(found.ok && found.prices.length).toBe(1)
  })
})

it('the whole of a form is told: its logistics by name, weight and surcharge', () => {
  const form = buildForm({
    ...{ tariffe: today, prezzoVendita: '25', costo: '5' },
    logisticaAmazon: {
      ...{ lunghezza: '20', larghezza: '15', altezza: '2', peso: '180' },
      ...{ pericolosa: false, mesi: '' },
    },
  })
  const explained = explain(form)
  if (!explained.ok) throw new Error('Not explained')
  const [shipped] = explained.steps.logistica.parts
  const [tier, surcharge] = shipped?.parts ?? []
  expect(tier?.rule).toMatchObject({
    ...{ kind: 'fulfilment', label: 'Busta standard', weight: 0.18, tierFee: 3.45 },
  })
  expect(surcharge?.rule).toMatchObject({ kind: 'share', percent: 1.5 })
})

it('dangerous goods are told beside what the tier charges, and the surcharge is on both', () => {
  const form = buildForm({
    ...{ tariffe: today, prezzoVendita: '25', costo: '5' },
    logisticaAmazon: {
      ...{ lunghezza: '20', larghezza: '15', altezza: '2', peso: '180' },
      ...{ pericolosa: true, mesi: '' },
    },
  })
  const explained = explain(form)
  if (!explained.ok) throw new Error('Not explained')
  const parts = explained.steps.logistica.parts[0]?.parts ?? []
  expect(parts.map(({ about }) => about)).toEqual([
    ...['fulfilmentTier', 'dangerousGoods', 'surcharge'],
  ])
  expectClose(parts[2]?.value ?? 0, (3.45 + 0.1) * 0.015)
})

it('a dead zone begins right above 20 € with Low-Price', () => {
  const form = buildForm({
    ...{ tariffe: today, categoria: 'home', costo: '6' },
    logisticaAmazon: {
      ...{ lunghezza: '20', larghezza: '15', altezza: '5', peso: '300' },
      ...{ pericolosa: false, mesi: '' },
    },
  })
  const found = deadZones(form)
  expect(found.ok && found.zones[0]).toMatchObject({ from: 20.01, better: 20 })
})

describe('the contributions of a year', () => {
  const rules = taxRulesOf({})

  it.each([
    ['commercianti', 'nessuna', 30_000, false, 4611.64, 2739.8, 7351.44],
    ['commercianti', '35', 30_000, false, 3000.17, 1780.87, 4781.04],
    ['commercianti', '50', 30_000, false, 2354.68, 1396.76, 3751.44],
    ['artigiani', 'nessuna', 40_200, false, 4521.36, 5134.08, 9655.44],
    ['artigiani', 'nessuna', 100_000, true, 4521.36, 18_350.59, 22_871.95],
    ['artigiani', 'nessuna', 10_000, false, 4521.36, 0, 4521.36],
    ['artigiani', 'nessuna', 0, false, 4521.36, 0, 4521.36],
    ['artigiani', '35', 0, false, 2941.49, 0, 2941.49],
  ] as const)(
    'of %s with reduction %s on %d € (before 1996: %s) are fixed and above',
    (gestione, riduzione, income, primaDel1996, fixed, above, due) => {
      const found = yearContributions(income, { gestione, riduzione, primaDel1996 }, rules)
      expect(found.fissi).toBeCloseTo(fixed, 1)
      expect(found.eccedenza).toBeCloseTo(above, 2)
      expect(Math.abs(found.dovuti - due)).toBeLessThan(0.011)
    },
  )

  it('have a fixed part that is the rate on the minimum income and 7,44 € of maternity, to the cent', () => {
    for (const { contributi, minimale, maternita } of taxRules)
      for (const gestione of ['commercianti', 'artigiani'] as const) {
        const fixed = (minimale.reddito * contributi[gestione]) / 100 + 7.44
        expect(maternita).toBe(7.44)
        expect(minimale[gestione]).toBeCloseTo(Math.round(fixed * 100) / 100, 10)
      }
  })

  it('end at another income for who paid none before 1996', () => {
    const at = (income: number, primaDel1996: boolean) =>
      yearContributions(
        income,
        { gestione: 'artigiani', riduzione: 'nessuna', primaDel1996 },
        rules,
      )
    expect(at(130_000, false)).toEqual(at(122_295, false))
    expect(at(130_000, true)).toEqual(at(93_707, true))
    expect(at(122_295, false).dovuti).toBeGreaterThan(at(93_707, true).dovuti)
  })
})
