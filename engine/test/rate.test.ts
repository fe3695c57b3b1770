import { describe, expect, it } from 'vitest'
import { countries } from '../src/rates/countries.ts'
import { feeOf } from '../src/rates/rate.ts'
import { describeRule, feesInWords } from '../src/rates/words.ts'

const automotive = { kind: 'tiered', steps: [{ upTo: 50, percent: 15 }], beyond: 9 } as const

describe('the documented example of a rate', () => {
  it("is Amazon's own: 50 × 15 % + 50 × 9 %", () => {
    expect(feeOf(automotive, 100, false)).toBe(12)
  })

  it('reads in Italian words', () => {
    const fees = [{ kind: 'commission', rate: automotive }] as const
    expect(feesInWords(fees, null, 'EUR').rate).toBe('15% fino a 50\u00a0€ e 9% sulla parte oltre')
    expect(describeRule('lordo', countries.IT, '15%')).toBe('Sul prezzo con IVA: 15%')
    expect(describeRule('lordo', countries.US, '15%')).toBe('Sul prezzo: 15%')
  })
})

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

describe('a fee of nothing', () => {
  it.each([
    automotive,
    { kind: 'flat', percent: 15 },
    { kind: 'priceBreak', steps: [{ upTo: 10, percent: 8 }], otherwise: 15 },
  ] as const)('is 0 for $kind', (rate) => {
    expect(feeOf(rate, 0, false)).toBe(0)
  })
})
