import {
  type CalculationFormData,
  type CalculationResult,
  calculate,
  defaultFormData,
} from '@margine/engine'
import { describe, expect, test, vi } from 'vitest'
import { nextScreenNames } from '../src/features/calculator/next-screen.ts'
import { shareWords } from '../src/features/calculator/results/sharing.tsx'
import { chapters, ownMargin, ownVat, priceChapter } from '../src/features/guide/chapters.ts'
import { guideFigures } from '../src/features/guide/examples.ts'
import { findTopics, wordsOf } from '../src/features/guide/Guide.tsx'
import { type GuideSale, guideSaleOf } from '../src/features/guide/guide-sale.ts'
import { ownCommission } from '../src/features/guide/own-commission.ts'
import { questions } from '../src/features/guide/questions.ts'
import { ratesChapters } from '../src/features/guide/rates-chapters.ts'
import { ownRegime, ownTaxes, regimeChapters } from '../src/features/guide/regime-chapters.ts'
import { taxFigures } from '../src/features/guide/tax-figures.ts'
import { words as priceWords } from '../src/features/right-price/words.ts'
import { screenWords } from '../src/features/saved/screen-words.ts'
import { words as scenarioWords } from '../src/features/scenarios/words.ts'
import { notATaxAdviser } from '../src/italian/not-a-tax-adviser.ts'
import { savedWords } from '../src/italian/saved.ts'

const formOf = (change: Partial<CalculationFormData>): CalculationFormData => ({
  ...defaultFormData,
  costo: '12,50',
  prezzoVendita: '39,90',
  ...change,
})

function resultOf(form: CalculationFormData): CalculationResult {
  const calculation = calculate(form)
  if (!calculation.ok) throw new Error('no result')
  return calculation.result
}

const sale = (change: Partial<CalculationFormData> = {}): GuideSale =>
  guideSaleOf(formOf(change), resultOf(formOf(change)))

/** As it is read: an amount and its currency stand apart by a blank that doesn't break. */
const read = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the guide tells why the commission of the sale on the screen weighs what it weighs', () => {
  test('on the gross price', () => {
    expect(read(ownCommission(sale()))).toBe(
      'Commissione Amazon: 5,99 €, cioè il 15,0% di 39,90 € con IVA. Tu però incassi 32,70 € netti, e su questi è il 18,3%: 1,08 € in più rispetto al 15% sul netto.',
    )
  })

  test('with a closing fee', () => {
    expect(read(ownCommission(sale({ categoria: 'books' })))).toBe(
      'Commissione Amazon: 7,00 €, cioè il 15,0% di 39,90 € con IVA, più 1,01 € di chiusura. Tu però incassi 32,70 € netti, e su questi è il 21,4%: 2,09 € in più rispetto al 15% sul netto.',
    )
  })

  test('of an older result by its own figures, and not by the closing fee of today', () => {
    const older = resultOf(formOf({ costo: '11' }))
    const shown = guideSaleOf(formOf({ categoria: 'books' }), older)
    expect(shown).toEqual({ result: older, fees: [], currency: 'EUR' })
    expect(read(ownCommission(shown))).toBe(
      'Commissione Amazon: 5,99 €, cioè il 15,0% di 39,90 € con IVA. Tu però incassi 32,70 € netti, e su questi è il 18,3%: 1,08 € in più rispetto al 15% sul netto.',
    )
    expect(read(ownMargin(shown))).toContain('15,72 € di guadagno')
  })

  test('of an older result with a closing fee, without what it is made of', () => {
    const older = resultOf(formOf({ costo: '11', categoria: 'books' }))
    expect(read(ownCommission(guideSaleOf(formOf({ categoria: 'books' }), older)))).toBe(
      'Commissione Amazon: 7,00 €. Tu però incassi 32,70 € netti, e su questi è il 21,4%: 2,09 € in più rispetto al 15% sul netto.',
    )
  })

  test('with the article that the percentage wants', () => {
    expect(read(ownCommission(sale({ marketplace: 'rakuten' })))).toBe(
      "Commissione Rakuten: 3,19 €, cioè l'8,0% di 39,90 € con IVA. Tu però incassi 32,70 € netti, e su questi è il 9,8%: 0,58 € in più rispetto all'8% sul netto.",
    )
  })

  test('on the net price, where there is nothing more to it', () => {
    expect(read(ownCommission(sale({ marketplace: 'manomano' })))).toBe(
      'Commissione ManoMano: 6,54 €, cioè il 20,0% di 32,70 €. Si calcola sul prezzo netto: nominale e reale sono entrambe del 20,0%.',
    )
  })

  test('without VAT, where gross and net are one', () => {
    expect(read(ownCommission(sale({ paese: 'US' })))).toBe(
      "Commissione Amazon: 5,99 USD, cioè il 15,0% di 39,90 USD. Qui non c'è IVA: nominale e reale sono entrambe del 15,0%.",
    )
  })

  test('where there is none', () => {
    expect(ownCommission(sale({ marketplace: 'woocommerce' }))).toBe(
      'Sulla tua vendita non paghi commissioni: nominale e reale sono entrambe 0.',
    )
  })
})

describe('of a commission of several parts the guide tells each of them', () => {
  const day = '2026-11-22'

  test('on a dated card', () => {
    expect(read(ownCommission(sale({ tariffe: day, marketplace: 'ebay' })))).toBe(
      "Commissione eBay: 4,88 €, cioè 4,39 € di commissione, 0,14 € di tariffa regolamentare e 0,35 € fissi per ordine. La parte in percentuale è l'11,4% di 39,90 € con IVA. Tu incassi 32,70 € netti, e su questi tutto insieme è il 14,9%: 1,17 € in più rispetto all'11,4%.",
    )
  })

  test('with what is missing to the minimum', () => {
    const cheap = sale({ tariffe: day, prezzoVendita: '1', costo: '0,10' })
    expect(read(ownCommission(cheap))).toContain(
      'cioè 0,15 € di commissione, 0,15 € per arrivare al minimo e 0,01 € di servizi digitali.',
    )
  })

  test('but not less than half a cent that is missing to the minimum, beside which one part is the whole', () => {
    const nearMinimum = { prezzoVendita: '1,98', costo: '0,10' }
    expect(read(ownCommission(sale({ ...nearMinimum, tariffe: day })))).toContain(
      'cioè 0,30 € di commissione e 0,01 € di servizi digitali.',
    )
    const own = { percentuale: '15', fissa: '', minima: '0,30', base: 'lordo' } as const
    expect(read(ownCommission(sale({ ...nearMinimum, commissionePropria: own })))).toContain(
      'Commissione Amazon (tua tariffa): 0,30 €, cioè il 15,0% di 1,98 € con IVA. ',
    )
  })

  test('in the forfettario regime with the VAT on it, on a price without', () => {
    expect(read(ownCommission(sale({ tariffe: day, regime: 'forfettario' })))).toBe(
      'Commissione Amazon: 7,52 €, cioè 5,99 € di commissione, 0,18 € di servizi digitali e 1,36 € di IVA che non recuperi. La parte in percentuale è il 15,0% di 39,90 €. Tu incassi 39,90 €, e su questi tutto insieme è il 18,8%: 1,54 € in più rispetto al 15%.',
    )
  })

  test("and calls the seller's own rate by its name", () => {
    const own = { percentuale: '12', fissa: '0,35', minima: '', base: 'netto' } as const
    expect(read(ownCommission(sale({ commissionePropria: own })))).toBe(
      'Commissione Amazon (tua tariffa): 4,27 €, cioè 3,92 € di commissione e 0,35 € fissi per ordine. La parte in percentuale è il 12,0% di 32,70 €. Tu incassi 32,70 € netti, e su questi tutto insieme è il 13,1%: 0,35 € in più rispetto al 12%.',
    )
    const fixed = { percentuale: '', fissa: '0,35', minima: '', base: 'lordo' } as const
    expect(read(ownCommission(sale({ commissionePropria: fixed })))).toBe(
      "Commissione Amazon (tua tariffa): 0,35 €. Non dipende dal prezzo: sui 32,70 € che incassi è l'1,1%.",
    )
  })
})

describe('without VAT on the sale, the guide says why', () => {
  test('in the forfettario regime', () => {
    const shown = sale({ regime: 'forfettario', marketplace: 'tiktok', tariffe: '2026-11-22' })
    expect(read(ownVat(shown))).toBe(
      "In regime forfettario non applichi l'IVA: netto e lordo sono 39,90 €.",
    )
    expect(read(ownCommission(shown))).toBe(
      'Commissione TikTok Shop: 3,59 €, cioè il 9,0% di 39,90 €. Vendi senza IVA: nominale e reale sono entrambe del 9,0%.',
    )
  })

  test('with a rate of nothing', () => {
    expect(read(ownVat(sale({ aliquotaIVA: '0' })))).toBe(
      "Con l'aliquota che hai scelto non c'è IVA: netto e lordo sono 39,90 €.",
    )
  })
})

describe('the guide tells what the forfettario regime makes of the sale on the screen', () => {
  const imposte = {
    coefficiente: '40',
    sostitutiva: '15',
    gestione: 'commercianti',
    riduzione: 'nessuna',
  } as const

  test('the VAT that is not had back', () => {
    expect(read(ownRegime(sale({ regime: 'forfettario' })) ?? '')).toBe(
      'Il cliente paga 39,90 € e li incassi tutti. Sulle commissioni paghi 1,32 € di IVA che non recuperi.',
    )
    expect(ownRegime(sale())).toBeNull()
  })

  test('taxes and contributions', () => {
    const shown = sale({ regime: 'forfettario', tariffe: '2026-11-22', imposte })
    expect(read(ownTaxes(shown) ?? '')).toBe(
      'La base imponibile è 15,96 €: 3,91 € di contributi e 1,81 € di imposta sostitutiva. Da 17,13 € di guadagno scendi a 11,41 €.',
    )
    const without = sale({ regime: 'forfettario', tariffe: '2026-11-22' })
    expect(read(ownTaxes(without) ?? '')).toBe(
      'La base imponibile è 15,96 €: 2,39 € di imposta sostitutiva. Da 17,13 € di guadagno scendi a 14,74 €.',
    )
    expect(ownTaxes(sale())).toBeNull()
  })
})

describe('what the guide says of taxes', () => {
  const { contributions, income, substituteTax, reduction, servicesVat } = taxFigures

  test.each(['commercianti', 'artigiani'] as const)('is what %s are charged', (gestione) => {
    const { percent, minimum } = contributions[gestione]
    const imposte = {
      coefficiente: '100',
      sostitutiva: '15',
      gestione,
      riduzione: 'nessuna',
    } as const
    const form = { regime: 'forfettario', prezzoVendita: '100', imposte } as const
    const { contributi, impostaSostitutiva } = sale(form).result.imposte ?? {}
    expect(contributi).toBeCloseTo(percent, 10)
    expect(impostaSostitutiva).toBeCloseTo(((100 - percent) * substituteTax.usual) / 100, 10)
    const reduced = sale({ ...form, imposte: { ...imposte, riduzione: '35' } }).result.imposte
    expect(reduced?.contributi).toBeCloseTo((percent * (100 - reduction)) / 100, 10)
    // What is due up to the minimum income, with 0.62 € a month for maternity.
    expect(minimum).toBeCloseTo((income.minimum * percent) / 100 + 12 * 0.62, 2)
  })

  test('counts the VAT on fees as the calculation does', () => {
    const voci = sale({ regime: 'forfettario' }).result.breakdown.at(-1)?.voci
    const [commission, vat] = voci ?? []
    expect(vat?.importo).toBeCloseTo(((commission?.importo ?? 0) * servicesVat) / 100, 10)
  })

  test('is said with limits, sources, and who answers for it', () => {
    const told = read(JSON.stringify(regimeChapters()))
    for (const said of [
      'Nel 2026',
      'il 24,48%',
      'la riduzione del 35%',
      'il 21 novembre 2026',
      'Studio Pizzano',
      '56.224 €',
      '85.000 €',
      '100.000 €',
      '10.000 €',
      '18.808 €',
      '4.611,64 €',
      '4.521,36 €',
    ])
      expect(told).toContain(said)
    expect(told.split(notATaxAdviser)).toHaveLength(2)
    for (const { sources = [] } of regimeChapters()) expect(sources).not.toEqual([])
  })
})

test("the seller's own rate is explained by an example that the calculation bears out", () => {
  const own = { percentuale: '12', fissa: '0,35', minima: '1', base: 'lordo' } as const
  const paid = (prezzoVendita: string) =>
    sale({ prezzoVendita, costo: '0,10', commissionePropria: own }).result.breakdown.at(-1)?.value
  expect(paid('100')).toBeCloseTo(12.35, 10)
  expect(paid('5')).toBeCloseTo(1.35, 10)
  const example = read(ratesChapters.find(({ title }) => title === 'La tua tariffa')?.example ?? '')
  expect(example).toContain('paghi 12,35 €')
  expect(example).toContain('paghi 1,35 €')
})

test('margin, markup and VAT are told with the figures of the sale', () => {
  expect(read(ownMargin(sale()))).toBe(
    '14,22 € di guadagno su 32,70 € di prezzo netto fanno un margine del 43,5%; su 18,49 € di costi fanno un ricarico del 76,9%.',
  )
  expect(read(ownVat(sale()))).toBe(
    'Il cliente paga 39,90 €: 7,20 € di IVA, che versi, e 32,70 € di netto, con cui paghi tutto il resto.',
  )
  expect(read(ownVat(sale({ paese: 'US' })))).toBe(
    "Nel paese scelto non c'è IVA: netto e lordo sono 39,90 USD.",
  )
})

test('a loss is called one', () => {
  expect(read(ownMargin(sale({ prezzoVendita: '12' })))).toMatch(
    /^4,46 € di perdita su 9,84 € di prezzo netto fanno un margine del −45,4%/,
  )
})

describe('the search', () => {
  const titles = (query: string, of = chapters(), on: GuideSale | null = null) =>
    findTopics(of, wordsOf(query), on).map(({ title }) => title)

  test('takes no notice of case, accents and the kind of apostrophe', () => {
    expect(titles('PERCHE')).toEqual(titles('perché'))
    expect(titles('perché')).toContain('Perché la commissione reale è più alta')
    expect(titles('L’iva')).toEqual(titles("l'IVA"))
    expect(titles('l’iva')).not.toEqual([])
  })

  test('wants every word, wherever in the topic it stands', () => {
    expect(titles('prime abbigliamento')).toEqual(['Che cosa scrivere in ogni campo'])
    expect(titles('prime abbigliamento forfettario')).toEqual([])
  })

  test('looks into questions and answers', () => {
    expect(titles('dollari', questions())).toEqual(['Posso calcolare in dollari?'])
  })

  test("finds the seller's own figures too", () => {
    expect(titles('39,90')).toEqual([])
    expect(titles('39,90', chapters(), sale())).toContain('Netto e lordo')
  })
})

test('the scenarios are told by the names on their buttons', () => {
  const told = chapters()
    .find(({ title }) => title.startsWith('Scenari'))
    ?.paragraphs.join(' ')
  expect(told).toContain(
    '«Situazione attuale», cioè il tuo calcolo, «Prezzo +10%», «Costo −10%» e «Commissione +5 punti».',
  )
})

test('what takes a scenario along and what replaces a saved calculation are told by their buttons', () => {
  const inChapter = (title: string) => chapters().find((chapter) => chapter.title.startsWith(title))
  const button = `finché non premi «${scenarioWords.apply.button}»`
  expect(inChapter('Scenari')?.paragraphs.join(' ')).toContain(button)
  const replace = `«${savedWords.offerReplacing}»`
  expect(inChapter('Salvare')?.paragraphs.join(' ')).toContain(replace)
  const limit = questions().find(({ title }) => title.startsWith('Ho raggiunto il limite'))
  expect(limit?.paragraphs.join(' ')).toContain(replace)
})

test('what a result leads to is told by the names on its buttons, and an example of a dead zone is right', () => {
  const chapter = priceChapter(guideFigures())
  const told = read(JSON.stringify(chapter))
  for (const name of [...Object.values(nextScreenNames), priceWords.apply.button])
    expect(told).toContain(`«${name}»`)
  expect(chapter.example && read(chapter.example)).toBe(
    "Su Amazon la bellezza paga l'8% fino a 10,00 € e il 15% oltre: a 10,50 € guadagni 0,37 € in meno che a 10,00 €.",
  )
  const saving = chapters()
    .find(({ title }) => title.startsWith('Salvare'))
    ?.paragraphs.join(' ')
  for (const name of [shareWords.copy, shareWords.share, screenWords.openFile, screenWords.title])
    expect(saving).toContain(`«${name}»`)
})

test('percentages that were worked out have one decimal, those of a rule are as they are', () => {
  const told = read(JSON.stringify([...chapters(), ...questions()]))
  expect(told).toContain('Un margine del 20% equivale a un ricarico del 25%')
  expect(told).toContain('Su 122,00 € con IVA il 15,0% fa 18,30 €; su 100,00 € netti è il 18,3%.')
  expect(told).toContain('La fascia a cui puntare è tra il 20% e il 30%.')
  expect(told).toContain('oltre 45,00 € paga il 7%')
})

test('every topic has a title of its own', () => {
  const titles = [...chapters(), ...questions()].map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('who looks for «FBA», returns, the regime or the list finds a chapter of its own', () => {
  const titlesFor = (query: string) =>
    findTopics(chapters(), wordsOf(query), null).map(({ title }) => title)
  expect(titlesFor('FBA')).toContain('FBA: quando spedisce Amazon')
  expect(titlesFor('resi')).toContain('Resi')
  expect(titlesFor('forfettario')).toContain('Regime forfettario')
  expect(titlesFor('listino')).toContain('Tutto il tuo listino')
})

test('its words are written where it is opened: fetching it ahead formats nothing', async () => {
  vi.resetModules()
  const formats = vi.spyOn(Intl, 'DateTimeFormat')
  const amounts = vi.spyOn(Intl, 'NumberFormat')
  const { chapters: written } = await import('../src/features/guide/chapters.ts')
  expect([formats.mock.calls, amounts.mock.calls]).toEqual([[], []])
  written()
  expect(formats).toHaveBeenCalled()
  expect(amounts).toHaveBeenCalled()
  vi.restoreAllMocks()
})
