import {
  type CalculationFormData,
  type CalculationResult,
  calculate,
  defaultFormData,
} from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { chapters } from '../src/features/guide/chapters.ts'
import { type GuideSale, guideSaleOf } from '../src/features/guide/guide-sale.ts'
import { ownCommission, ownMargin, ownVat } from '../src/features/guide/own-figures.ts'
import { questions } from '../src/features/guide/questions.ts'
import { findTopics, wordsOf } from '../src/features/guide/search.ts'
import { words as scenarioWords } from '../src/features/scenarios/words.ts'
import { strings } from '../src/strings.ts'

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
  const titles = (query: string, of = chapters, on: GuideSale | null = null) =>
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
    expect(titles('dollari', questions)).toEqual(['Posso calcolare in dollari?'])
  })

  test("finds the seller's own figures too", () => {
    expect(titles('39,90')).toEqual([])
    expect(titles('39,90', chapters, sale())).toContain('Netto e lordo')
  })
})

test('the scenarios are told by the names on their buttons', () => {
  const told = chapters.find(({ title }) => title.startsWith('Scenari'))?.paragraphs.join(' ')
  expect(told).toContain(
    '«Situazione attuale», cioè il tuo calcolo, «Prezzo +10%», «Costo −10%» e «Commissione +5 punti».',
  )
})

test('what takes a scenario along and what replaces a saved calculation are told by their buttons', () => {
  const inChapter = (title: string) => chapters.find((chapter) => chapter.title.startsWith(title))
  const button = `finché non premi «${scenarioWords.apply.button}»`
  expect(inChapter('Scenari')?.paragraphs.join(' ')).toContain(button)
  const replace = `«${strings.saved.offerReplacing}»`
  expect(inChapter('Salvare')?.paragraphs.join(' ')).toContain(replace)
  const limit = questions.find(({ title }) => title.startsWith('Ho raggiunto il limite'))
  expect(limit?.paragraphs.join(' ')).toContain(replace)
})

test('percentages that were worked out have one decimal, those of a rule are as they are', () => {
  const told = read(JSON.stringify([...chapters, ...questions]))
  expect(told).toContain('Un margine del 20% equivale a un ricarico del 25%')
  expect(told).toContain('Su 122,00 € con IVA il 15,0% fa 18,30 €; su 100,00 € netti è il 18,3%.')
  expect(told).toContain('La fascia a cui puntare è tra il 20% e il 30%.')
  expect(told).toContain('oltre 45,00 € paga il 7%')
})

test('every topic has a title of its own', () => {
  const titles = [...chapters, ...questions].map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})
