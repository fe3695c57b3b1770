import {
  type CalculationFormData,
  defaultFormData,
  ratesOf,
  readSale,
  type Source,
  type TaxRules,
  type TaxSettings,
  taxRulesOf,
} from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { whyVersion } from '../src/features/calculator/form/rates/fee-words.ts'
import {
  contributionsInWords,
  ofThePrice,
  ofTheTaxBase,
  taxSourcesOf,
} from '../src/features/calculator/results/tax-sentences.ts'
import { sourcesInWords } from '../src/italian/source.ts'
import { adviceSentences } from '../src/ui/result/advice-sentences.ts'
import { printedLines } from '../src/ui/result/printed-lines.ts'
import { sourcesOf } from '../src/ui/result/shown-parts.ts'

const sale = { ...defaultFormData, costo: '6,20', prezzoVendita: '19,90', categoria: 'home' }
const onDay = { ...sale, tariffe: '2026-02-10' }
const forfettario = { ...onDay, regime: 'forfettario' } as const

/** As it is read: an amount and its currency stand apart by a blank that doesn't break. */
const read = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('on paper', () => {
  const printed = (form: CalculationFormData) =>
    Object.fromEntries(printedLines(form).map(({ name, value }) => [name, read(value)]))

  test('a sale by the specification is told by its own fields alone', () => {
    expect(Object.keys(printed(sale))).toEqual([
      'Costo prodotto',
      'Prezzo di vendita',
      'Spedizione',
      'Packaging',
      'Pubblicità',
      'Marketplace',
      'Categoria',
      'Paese',
    ])
  })

  test('rates of a day are told with the card in force, its sources and how sure they are', () => {
    const { Tariffe, Fonte } = printed(onDay)
    expect(Tariffe).toBe('del 10 febbraio 2026: Amazon.it, in vigore dal 1° febbraio 2026')
    expect(Fonte).toMatch(
      /^listino europeo di Amazon del 1° febbraio 2026 \(trascritta, da confermare\); .*; verificate il 21 novembre 2026$/,
    )
    expect(printed({ ...onDay, marketplace: 'manomano' }).Tariffe).toBe(
      'del 10 febbraio 2026: Margine 1.3.1',
    )
  })

  test("the product's VAT is told, and that the price includes it", () => {
    const lines = printed({ ...onDay, aliquotaIVA: '10' })
    expect(lines['IVA del prodotto']).toBe('10%')
    expect(lines['Prezzo di vendita']).toBe('19,90 € con IVA al 10%')
    expect(lines.Paese).toBe('Italia · IVA 22%')
  })

  test("a rate of VAT has its article, and one of nothing isn't told", () => {
    const amountsAt = (aliquotaIVA: string) => {
      const lines = printed({ ...onDay, costoIncludesIVA: true, aliquotaIVA })
      return [lines['Costo prodotto'], lines['Prezzo di vendita']]
    }
    expect(amountsAt('0,5')).toEqual(['6,20 € con IVA allo 0,5%', '19,90 € con IVA allo 0,5%'])
    expect(amountsAt('8')).toEqual(["6,20 € con IVA all'8%", "19,90 € con IVA all'8%"])
    expect(amountsAt('0')).toEqual(['6,20 €', '19,90 €'])
    const inUsa = printed({ ...sale, paese: 'US', prezzoIncludesIVA: false })
    expect([inUsa['Costo prodotto'], inUsa['Prezzo di vendita']]).toEqual(['6,20 USD', '19,90 USD'])
    expect(printed({ ...forfettario, aliquotaIVA: '0' }).Spedizione).toBe('0,00 € senza IVA')
  })

  test.each([
    [{ fissa: '', minima: '', base: 'netto' }, 'tua tariffa: 12,5% sul prezzo netto'],
    [
      { fissa: '0,3', minima: '1', base: 'lordo' },
      'tua tariffa: 12,5% sul prezzo con IVA, almeno 1,00 €, più 0,30 € fissi',
    ],
    [
      { fissa: '1.000,125', minima: '0,305', base: 'lordo' },
      'tua tariffa: 12,5% sul prezzo con IVA, almeno 0,305 €, più 1.000,125 € fissi',
    ],
  ] as const)('an own rate is told part by part: %j', (own, told) => {
    const commissionePropria = { percentuale: '12,5', ...own }
    expect(printed({ ...onDay, commissionePropria }).Tariffe).toBe(told)
  })

  test('the forfettario regime is told with its settings, and there is no VAT on the price', () => {
    const lines = printed({
      ...forfettario,
      imposte: {
        coefficiente: '67',
        sostitutiva: '5',
        gestione: 'artigiani',
        riduzione: '35',
      },
    })
    expect(lines.Regime).toBe(
      'forfettario, coefficiente 67%, imposta sostitutiva 5%, gestione artigiani, contributi ridotti',
    )
    expect(lines['Prezzo di vendita']).toBe('19,90 €')
    expect(lines.Spedizione).toBe('0,00 € senza IVA')
    expect(printed(forfettario).Regime).toBe(
      'forfettario, coefficiente 40%, imposta sostitutiva 15%, senza contributi',
    )
    expect(printed({ ...forfettario, paese: 'FR' }).Regime).toBeUndefined()
  })
})

describe('the taxes of the forfettario regime', () => {
  const settings = { coefficiente: '40', sostitutiva: '15', riduzione: 'nessuna' } as const

  test('are said to be on a part of the price', () => {
    expect(ofThePrice(80)).toBe(", l'80% di ")
  })

  test('tell of contributions whose they are, how much, and from when', () => {
    const told = (change: object, rules: TaxRules | null = taxRulesOf({})) =>
      contributionsInWords({ ...settings, gestione: 'commercianti', ...change }, rules)
    expect(told({})).toBe(
      'gestione commercianti, 24,48% della base (vale se hai già superato il minimale)',
    )
    expect(told({ gestione: 'artigiani', riduzione: '35' })).toBe(
      'gestione artigiani, 24% della base, ridotti del 35% (vale se hai già superato il minimale)',
    )
    expect(told({ riduzione: '35' }, null)).toBe(
      'gestione commercianti, ridotti su richiesta (vale se hai già superato il minimale)',
    )
    expect(told({ gestione: 'nessuna', riduzione: '35' })).toBe(
      'senza contributi: dimmi se sei iscritto a una gestione INPS, in «Tariffe e regime»',
    )
  })

  test('name the source of contributions only where there are any', () => {
    const rules = taxRulesOf({})
    const named = (gestione: TaxSettings['gestione']) =>
      taxSourcesOf({ ...settings, gestione }, rules)
    const { contributi, sostitutiva } = rules.sources
    expect(named('nessuna')).toEqual([sostitutiva])
    expect(named('artigiani')).toEqual([contributi, sostitutiva])
  })

  test('tell what the substitute tax is of', () => {
    expect(ofTheTaxBase(5)).toBe('il 5% di ')
    expect(ofTheTaxBase(15)).toBe('il 15% di ')
  })
})

describe('where figures come from', () => {
  const card: Source = {
    name: 'listino',
    asOf: '2026-Q1',
    mark: 'trascritta',
    reviewed: '2026-11-08',
  }
  const page: Source = {
    name: 'pagina',
    asOf: '2026-Q1',
    mark: 'ufficiale',
    reviewed: '2026-11-21',
  }

  test('is said with its review, once where that is the same', () => {
    expect(sourcesInWords([card])).toBe(
      "listino (trascritta, da confermare); verificata l'8 novembre 2026",
    )
    expect(sourcesInWords([card, { ...page, reviewed: '2026-11-08' }])).toBe(
      "listino (trascritta, da confermare); pagina (ufficiale); verificate l'8 novembre 2026",
    )
    expect(sourcesInWords([card, page])).toBe(
      "listino (trascritta, da confermare; verificata l'8 novembre 2026); pagina (ufficiale; verificata il 21 novembre 2026)",
    )
    const { reviewed: _, ...older } = card
    expect(sourcesInWords([older])).toBe('listino (trascritta, da confermare)')
  })

  test('is version 1.3.1 where no card of the day is known, of a day that can be used', () => {
    const { tariffe } = onDay
    const elsewhere = { ...sale, marketplace: 'facebook' }
    expect(whyVersion({ ...elsewhere, tariffe })).toBe(
      'Per Facebook non conosciamo tariffe in vigore il 10 febbraio 2026: usiamo quelle di Margine 1.3.1.',
    )
    const abroad = { ...sale, paese: 'FR' }
    expect(whyVersion({ ...abroad, tariffe })).toBe(
      "Per le vendite fuori dall'Italia usiamo le tariffe di Margine 1.3.1.",
    )
    for (const form of [elsewhere, abroad])
      for (const unusable of ['', '2026-02-30', '9999-01-01'])
        expect(whyVersion({ ...form, tariffe: unusable })).toBeNull()
  })

  test('is told part by part only where the parts of a commission differ in it', () => {
    const { rule } = ratesOf({ ...onDay, marketplace: 'etsy' })
    const etsy = sourcesOf(rule)
    expect(etsy.shared).toBeNull()
    expect(etsy.of({ tipo: 'regolamentare', importo: 1 })?.name).toMatch(/^pagina di aiuto di Etsy/)
    expect(etsy.of({ tipo: 'regolamentare', importo: 1 })).not.toHaveProperty('reviewed')
    expect(etsy.reviewed).toBe('2026-11-21')

    const alike = sourcesOf({
      ...rule,
      source: card,
      fees: rule.fees.map(({ source: _, ...fee }) => fee),
    })
    expect(alike.shared).toBe(card)
    expect(alike.of({ tipo: 'regolamentare', importo: 1 })).toBeNull()
  })

  test('is of the marketplace, not of the VAT on its fees', () => {
    const { of } = sourcesOf(ratesOf(forfettario).rule)
    expect(of({ tipo: 'commissione', importo: 1 })).not.toBeNull()
    expect(of({ tipo: 'iva', importo: 1 })).toBeNull()
  })
})

describe('the advice', () => {
  const advised = (form: CalculationFormData) =>
    adviceSentences({ sale: readSale(form), rates: ratesOf(form) })
      .map(({ text }) => read(text))
      .join(' ')

  test('in the forfettario regime has one price, and says whether a cost is with VAT', () => {
    const dear = { ...forfettario, costo: '13' }
    const net = advised({ ...dear, prezzoIncludesIVA: false })
    expect(net).toMatch(
      /con un prezzo di [\d,]+ €, oppure con un costo fino a [\d,]+ € senza IVA\./,
    )
    expect(advised({ ...dear, costoIncludesIVA: true })).toMatch(
      /con un costo fino a [\d,]+ € IVA inclusa\./,
    )
  })

  test('on a product without VAT says nothing of it', () => {
    const form = { ...onDay, aliquotaIVA: '0', prezzoIncludesIVA: false, costoIncludesIVA: true }
    expect(advised(form)).not.toContain('IVA')
  })
})
