import { describe, expect, it } from 'vitest'
import { feeOf, type Rate } from '../src/rates/rate.ts'
import { withoutVat } from '../src/rates/without-vat.ts'
import { describeRule, feesInWords } from '../src/rates/words.ts'
import { expectClose } from './build.ts'

const automotive = { kind: 'tiered', steps: [{ upTo: 50, percent: 15 }], beyond: 9 } as const

describe('the documented example of a rate', () => {
  it("is Amazon's own: 50 × 15 % + 50 × 9 %", () => {
    expect(feeOf(automotive, 100, false)).toBe(12)
  })

  it('reads in Italian words', () => {
    const fees = [{ kind: 'commission', rate: automotive }] as const
    expect(feesInWords(fees, null, 'EUR').rate).toBe('15% fino a 50\u00a0€ e 9% sulla parte oltre')
    const watches = {
      kind: 'tiered',
      steps: [
        { upTo: 100, percent: 11 },
        { upTo: 990, percent: 5 },
      ],
      beyond: 2,
    } as const
    expect(feesInWords([{ kind: 'commission', rate: watches }], null, 'EUR').rate).toBe(
      '11% fino a 100\u00a0€, 5% sulla parte fino a 990\u00a0€ e 2% sulla parte oltre',
    )
    expect(describeRule('lordo', true, '15%')).toBe('Sul prezzo con IVA: 15%')
    expect(describeRule('lordo', false, '15%')).toBe('Sul prezzo: 15%')
  })
})

const flat = { kind: 'flat', percent: 15 } as const
const broken = { kind: 'priceBreak', steps: [{ upTo: 10, percent: 8 }], otherwise: 15 } as const
const clothing = {
  kind: 'clothing',
  steps: broken.steps,
  otherwise: flat,
  otherwisePrime: automotive,
} as const

describe('a closing fee and a note of the marketplace', () => {
  it('are said together, the fee first', () => {
    const fees = [
      { kind: 'commission', rate: { kind: 'flat', percent: 10 } },
      { kind: 'closing', amount: 0.5 },
    ] as const
    expect(feesInWords(fees, 'Nota.', 'EUR').note).toBe(
      'Si aggiunge una commissione di chiusura di 0,50\u00a0€ per ogni vendita. Nota.',
    )
  })
})

describe('a fee for every order', () => {
  const noteOn = (amount: number, currency: 'EUR' | 'USD') =>
    feesInWords([{ kind: 'order', amount }], null, currency).note

  it('is said in the singular where it is 1', () => {
    expect(noteOn(1, 'EUR')).toBe('Si aggiunge 1\u00a0€ per ogni ordine.')
    expect(noteOn(1, 'USD')).toBe('Si aggiunge 1\u00a0USD per ogni ordine.')
    expect(noteOn(1.5, 'EUR')).toBe('Si aggiungono 1,50\u00a0€ per ogni ordine.')
    expect(noteOn(0.3, 'USD')).toBe('Si aggiungono 0,30\u00a0USD per ogni ordine.')
  })
})

describe('a fee of nothing', () => {
  it.each([automotive, flat, broken])('is 0 for $kind', (rate) => {
    expect(feeOf(rate, 0, false)).toBe(0)
  })
})

describe('a rate that includes VAT', () => {
  it.each<Rate>([automotive, flat, broken, clothing])(
    'takes as much less without it: $kind',
    (rate) => {
      const without = withoutVat({ kind: 'commission', rate }, 22)
      for (const basis of [9, 10, 10.01, 50, 50.01, 100])
        for (const prime of [false, true]) {
          const taken = 'rate' in without ? feeOf(without.rate, basis, prime) : Number.NaN
          expectClose(taken * 1.22, feeOf(rate, basis, prime))
        }
    },
  )
})
