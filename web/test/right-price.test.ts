import {
  type CalculationFormData,
  defaultFormData,
  figuresOf,
  goalOf,
  largestAmount,
  pricesOf,
  ratesOf,
  readSale,
  type Target,
} from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { calculate } from '../src/calculation/rates.ts'
import { bandRange, placeOn, stretchOn } from '../src/features/right-price/Answer.tsx'
import {
  type Aim,
  asUnderstood,
  firstAim,
  kindsFor,
  readAim,
  type TargetKind,
  withText,
  writeTarget,
} from '../src/features/right-price/aim.ts'
import {
  answerInWords,
  reasonInWords,
  setInWords,
} from '../src/features/right-price/answer-words.ts'
import { type Changed, newsOf } from '../src/features/right-price/news.ts'
import { hasGap, limitsOf, reachOf } from '../src/features/right-price/reach.ts'

function saleOf(change: Partial<CalculationFormData>) {
  const form = { ...defaultFormData, ...change }
  return { sale: readSale(form), rates: ratesOf(form) }
}

const usual = saleOf({ costo: '12,50', prezzoVendita: '39,90' })
const forfettario = saleOf({ costo: '12,50', prezzoVendita: '39,90', regime: 'forfettario' })

/** As it is read: an amount and its currency stand apart by a blank that doesn't break. */
const read = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('an aim', () => {
  const aimAt = (kind: TargetKind, text?: string): Aim => {
    const aim = { ...firstAim, kind }
    return text === undefined ? aim : withText(aim, text)
  }
  const readOf = (aim: Aim, { sale, rates } = usual) => readAim(aim, sale, rates)

  test('begins at a margin of 20 %, a markup of 25 %, and what such a margin leaves to half a euro', () => {
    expect(readOf(firstAim)).toMatchObject({ text: '20', target: { kind: 'margine', percent: 20 } })
    expect(readOf(aimAt('ricarico')).target).toEqual({ kind: 'ricarico', percent: 25 })
    // At a net price of 20.26 they are 4.05.
    expect(readOf(aimAt('guadagno'))).toMatchObject({
      text: '4,00',
      target: { kind: 'guadagno', amount: 4 },
      steps: { min: 0, max: 20, step: 0.2 },
    })
  })

  test('is never slid beyond the largest amount', () => {
    const shop = { marketplace: 'woocommerce', prezzoIncludesIVA: false }
    const dear = saleOf({ ...shop, costo: '700.000.000', prezzoVendita: '900.000.000' })
    const { steps } = readOf(aimAt('guadagno'), dear)
    expect(steps).toEqual({ min: 0, max: largestAmount, step: 10_000_000 })
    expect(readOf(aimAt('guadagno', writeTarget('guadagno', steps.max)), dear).problem).toBeNull()
  })

  test('keeps what was written for each kind', () => {
    const aim = withText({ ...withText(firstAim, '22,5'), kind: 'guadagno' }, '1.234,5')
    expect(readOf(aim).target).toEqual({ kind: 'guadagno', amount: 1234.5 })
    expect(readOf({ ...aim, kind: 'margine' }).target).toEqual({ kind: 'margine', percent: 22.5 })
  })

  test('takes a percentage with its sign, and shows it without once it is left', () => {
    for (const text of ['20%', '20 %', '20\u00a0% '])
      expect(readOf(aimAt('margine', text))).toMatchObject({ problem: null, value: 20 })
    expect(asUnderstood('margine', '20 %')).toBe('20')
    expect(asUnderstood('guadagno', '1234.5 €')).toBe('1.234,5')
    expect(asUnderstood('margine', 'abc%')).toBe('abc%')
    expect(readOf(aimAt('guadagno', '20%')).problem).toBe('notANumber')
  })

  test('is no target where it can not be read', () => {
    for (const [text, problem] of [
      ['', 'empty'],
      [' ', 'empty'],
      ['abc', 'notANumber'],
      ['-1', 'negative'],
      ['9999999999', 'tooLarge'],
    ] as const)
      expect(readOf(aimAt('margine', text))).toMatchObject({ text, problem, target: null })
    expect(readOf(aimAt('margine', '0')).target).toEqual({ kind: 'margine', percent: 0 })
  })

  test('may be about taxes where there are any; chosen, it stays to be told of', () => {
    expect(kindsFor(forfettario.rates, 'margine')).toContain('dopoImposte')
    expect(kindsFor(usual.rates, 'margine')).not.toContain('dopoImposte')
    expect(kindsFor(usual.rates, 'dopoImposte')).toContain('dopoImposte')
  })
})

describe('the prices that reach a target, in a sentence', () => {
  const answerTo = (change: Partial<CalculationFormData>, target: Target) => {
    const { sale, rates } = saleOf(change)
    const { regime } = change
    return answerInWords(target, pricesOf(sale, rates, target), { sale, rates, regime })
  }
  const sentenceOf = (change: Partial<CalculationFormData>, target: Target) =>
    read(answerTo(change, target).text)
  const ordinary = { ...usual, regime: undefined }
  const beauty = { categoria: 'beauty', costo: '5,30' }
  const own = (percentuale: string) => ({
    costo: '5',
    commissionePropria: { percentuale, fissa: '', minima: '', base: 'lordo' as const },
  })

  test('each interval is told, and where none follows', () => {
    expect(sentenceOf(beauty, { kind: 'margine', percent: 25 })).toBe(
      'Ci arrivi da 9,92 € a 10,00 € e da 11,41 € in su: in mezzo la commissione sale e non basta.',
    )
    expect(sentenceOf({ costo: '12,50' }, { kind: 'guadagno', amount: 5 })).toBe(
      'Ci arrivi con ogni prezzo da 26,14 € in su.',
    )
    expect(read(setInWords([{ from: 9.92, to: 10 }], 'USD'))).toBe(
      'Ci arrivi solo da 9,92 USD a 10,00 USD.',
    )
    expect(read(setInWords([{ from: 10, to: 10 }], 'EUR'))).toBe('Ci arrivi solo a 10,00 €.')
  })

  test('a share that no price gives is told with the best there is', () => {
    expect(sentenceOf(beauty, { kind: 'margine', percent: 85 })).toBe(
      "Per quanto alzi il prezzo, il margine non supera l'81,7%: la commissione cresce insieme al prezzo.",
    )
    expect(sentenceOf(beauty, { kind: 'margine', percent: 81.7 })).toBe(
      "Per quanto alzi il prezzo, il margine resta appena sotto l'81,7%: la commissione cresce insieme al prezzo.",
    )
    const best = { kind: 'limite', migliore: 12.34, prezzo: 10 } as const
    expect(read(reasonInWords(best, { kind: 'ricarico', percent: 20 }, ordinary))).toBe(
      'Qui il ricarico arriva al massimo al 12,3%, con un prezzo di 10,00 €.',
    )
    expect(read(reasonInWords(best, { kind: 'guadagno', amount: 20 }, ordinary))).toBe(
      'Qui puoi guadagnare al massimo 12,34 €, con un prezzo di 10,00 €.',
    )
  })

  test('the commission is to blame only where it grows and keeps the share down', () => {
    const shop = { marketplace: 'woocommerce', costo: '5' }
    expect(sentenceOf(shop, { kind: 'margine', percent: 100 })).toBe(
      'Per quanto alzi il prezzo, il margine resta appena sotto il 100%: i costi restano.',
    )
    expect(sentenceOf(shop, { kind: 'margine', percent: 120 })).toBe(
      'Per quanto alzi il prezzo, il margine non supera il 100,0%: i costi restano.',
    )
    const dear = { costo: '400.000.000' }
    expect(sentenceOf({ ...shop, ...dear }, { kind: 'margine', percent: 60 })).toBe(
      'Anche con il prezzo più alto che puoi scrivere (999.999.999,99 €), il margine non supera il 51,2%.',
    )
    expect(sentenceOf(dear, { kind: 'ricarico', percent: 60 })).toMatch(/^Anche con il prezzo/)
    expect(sentenceOf(dear, { kind: 'margine', percent: 90 })).toMatch(/la commissione cresce/)
  })

  test('a best price that there is, is told however near it comes', () => {
    const at = (migliore: number, percent: number) =>
      read(
        reasonInWords(
          { kind: 'limite', migliore, prezzo: 10 },
          { kind: 'margine', percent },
          ordinary,
        ),
      )
    expect(at(12.314, 12.34)).toBe(
      'Qui il margine arriva al massimo al 12,31%, con un prezzo di 10,00 €.',
    )
    expect(at(12.3399, 12.34)).toBe(
      'Qui il margine arriva appena sotto il 12,34%, con un prezzo di 10,00 €.',
    )
  })

  test('a target about taxes says where it holds', () => {
    const target = { kind: 'dopoImposte', amount: 5 } as const
    const abroad = answerTo({ costo: '5', regime: 'forfettario', paese: 'FR' }, target)
    expect(abroad).toEqual({
      heading: 'Obiettivo non disponibile',
      price: null,
      text: "Questo obiettivo vale solo per le vendite in Italia: nel calcolo c'è un altro paese.",
    })
  })

  test('a loss at every price, and taxes that there are not, say so', () => {
    for (const kind of ['margine', 'ricarico'] as const)
      expect(sentenceOf(own('100'), { kind, percent: 5 })).toMatch(
        /^Qui sei in perdita a qualsiasi/,
      )
    expect(sentenceOf({ costo: '5' }, { kind: 'dopoImposte', amount: 5 })).toBe(
      'Questo obiettivo vale nel regime forfettario: nel calcolo non lo hai scelto.',
    )
  })
})

describe('how a sale stands to a target', () => {
  const standing = (target: Target, { sale, rates } = usual) => {
    const goal = goalOf(target, rates)
    const reach = goal && reachOf(figuresOf(sale, rates), target.kind, goal, 'EUR')
    return reach && { ...reach, figure: read(reach.figure), sentence: read(reach.sentence) }
  }

  test('is told in points or in money, with its sign', () => {
    expect(standing({ kind: 'margine', percent: 20 })).toMatchObject({
      reached: true,
      figure: 'margine 43,5%',
      sentence: "Raggiunge l'obiettivo: +23,5 punti.",
    })
    expect(standing({ kind: 'guadagno', amount: 20 })).toMatchObject({
      reached: false,
      figure: 'guadagno 14,22 €',
      sentence: "Non raggiunge l'obiettivo: −5,78 €.",
    })
  })

  test('nothing is written as a difference of nothing', () => {
    expect(standing({ kind: 'guadagno', amount: 14.22 })?.sentence).toBe(
      "Non raggiunge l'obiettivo, per un soffio.",
    )
    expect(standing({ kind: 'margine', percent: 43.47 })?.sentence).toBe(
      "Raggiunge l'obiettivo, giusto giusto.",
    )
    expect(standing({ kind: 'margine', percent: 43.5 })).toMatchObject({
      distance: 'manca un soffio',
      compared: "sotto l'obiettivo per un soffio",
    })
  })
})

test('advertising may be so much of the price with VAT, however the price is entered', () => {
  const { sale, rates } = saleOf({ costo: '12,50', prezzoVendita: '100', prezzoIncludesIVA: false })
  const goal = goalOf({ kind: 'guadagno', amount: 0 }, rates)
  if (goal === null) throw new Error('There is no goal')
  const { acos, costs, breakEvenAcos } = limitsOf(sale, rates, figuresOf(sale, rates), goal)
  // 100 − 12.50 − 15 % of 122
  expect(costs.find(({ field }) => field === 'pubblicita')?.most).toBe(69.2)
  expect(acos.most).toBeCloseTo((69.2 / 122) * 100, 10)
  expect(acos.most).toBeCloseTo(breakEvenAcos ?? 0, 10)
})

test('a smaller discount may miss where the prices that do have a gap', () => {
  const prices = [
    { from: 9.92, to: 10 },
    { from: 11.41, to: null },
  ]
  expect(hasGap(prices, 9.92, 12)).toBe(true)
  expect(hasGap(prices, 9.92, 10.5)).toBe(true)
  expect(hasGap(prices, 11.41, 12)).toBe(false)
  expect(hasGap(prices, 9.92, 10)).toBe(false)
  expect(hasGap(prices, 10.5, 10.5)).toBe(false)
})

describe('what is announced', () => {
  const target = { kind: 'margine', percent: 20 } as const
  const { sale, rates } = usual
  const inWords = answerInWords(target, pricesOf(sale, rates, target), {
    ...usual,
    regime: undefined,
  })
  const goal = goalOf(target, rates)
  const reach = goal && reachOf(figuresOf(sale, rates), 'margine', goal, 'EUR')
  const calculation = calculate({ ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' })
  const result = calculation.ok ? calculation.result : null
  const newsAfter = (changed: Changed | null) =>
    read(newsOf(changed, inWords, { result, reach, rates }))

  test('is what came of the last change, and nothing that the handle says itself', () => {
    expect(newsAfter(null)).toBe('')
    expect(newsAfter('target')).toBe('Per un margine del 20% chiedi almeno 24,72 €.')
    expect(newsAfter('price')).toMatch(
      /^Margine 43,5%, guadagno 14,22 €: .*\. Raggiunge l'obiettivo: \+23,5 punti\.$/,
    )
    expect(newsAfter('handle')).toBe("Raggiunge l'obiettivo.")
  })
})

describe('the picture of a set of prices', () => {
  test('shows every bound and what it is compared with', () => {
    const band = bandRange(
      [
        { from: 9.92, to: 10 },
        { from: 11.41, to: null },
      ],
      [7.17, 10.5],
    )
    expect(band.from).toBeLessThan(7.17)
    expect(band.to).toBeGreaterThan(11.41)
    const { left, width } = stretchOn(band, { from: 11.41, to: null })
    expect(left + width).toBeCloseTo(100, 10)
  })

  test('a price far above the rest stands at its end', () => {
    const band = bandRange([{ from: 10, to: null }], [8, 999_999])
    expect(band.to).toBeLessThan(20)
    expect(placeOn(band, 999_999)).toBe(100)
  })
})
