import { bands, calculate, defaultFormData, ratesOf, verdictBy } from '@margine/engine'
import { expect, test } from 'vitest'
import { strings } from '../src/application-strings.ts'
import { sampleResult as sample } from '../src/features/account/sample-result.ts'
import { words } from '../src/features/calculator/results/words.ts'
import { formatMargin, formatMoney } from '../src/format.ts'
import { verdictWords } from '../src/ui/result/verdict-words.ts'

const form = {
  ...defaultFormData,
  costo: '9,50',
  prezzoVendita: '29,90',
  spedizione: '4,50',
  categoria: 'home',
}

/** The end of the scale of margins, as the application draws it. */
const end = 40

const tenth = (figure: number) => Math.round(figure * 10) / 10

test('the sample at the doors is what the calculator makes of that sale, figure by figure', () => {
  const calculation = calculate(form)
  if (!calculation.ok) throw new Error('A sale without a result')
  const { result } = calculation
  const part = (color: string, name: string, value: number) => ({
    color,
    name,
    amount: formatMoney(value, 'EUR'),
    width: tenth((value / result.prezzoFinale) * 100),
  })
  const cost = (color: string) => {
    const item = result.breakdown.find((each) => each.color === color)
    if (item === undefined) throw new Error(`A sale without ${color}`)
    return part(color, item.name, item.value)
  }
  const price = formatMoney(result.prezzoFinale, 'EUR')

  expect(sample.caption).toBe(`Esempio: una vendita su ${ratesOf(form).rule.label} a ${price}`)
  expect(sample.margin).toEqual({
    label: verdictWords.margine,
    value: formatMargin(result.margine),
    width: tenth((result.margine / end) * 100),
  })
  expect(sample.profit).toEqual({
    label: verdictWords.guadagno,
    value: formatMoney(result.guadagno, 'EUR'),
    note: verdictWords.beforeTaxes,
  })
  expect(sample.band).toBe(verdictBy(ratesOf(form), result))
  expect(sample.price.amount).toBe(price)
  expect(sample.parts).toEqual([
    part('iva', words.vatRow, result.iva),
    cost('costo'),
    cost('spedizione'),
    cost('commissione'),
    part('guadagno', words.profitRow, result.guadagno),
  ])
})

test('the sample at the door has the application’s scale of margins', () => {
  expect(sample.bands).toEqual(
    bands.map(({ band, from }, index) => {
      const start = Math.max(0, from)
      const width = (((bands[index + 1]?.from ?? end) - start) / end) * 100
      return { band, from: start, name: strings.results.bands[band], width }
    }),
  )
})

test('the ledger of the sample at the door adds up to the cent, as it is read', () => {
  const cents = (amount: string) => Number(amount.replace(/\D/g, ''))
  const sum = sample.parts.reduce((total, { amount }) => total + cents(amount), 0)
  expect(sum).toBe(cents(sample.price.amount))
})
