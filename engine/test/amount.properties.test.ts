import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestAmount, readAmount, writeAsUnderstood } from '../src/index.ts'
import { anyText, cents, nearlyAmount, typed } from './arbitraries.ts'

const holds = <Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>) =>
  fc.assert(property, { numRuns: 2_000 })

/** Digits with separators anywhere, short enough for the quick way of reading. */
const digitsAndSeparators = fc.string({
  unit: fc.constantFrom(...'0123456789', ...'00', ...'.,', '.234', ',56'),
  maxLength: 12,
})

describe('reading any text', () => {
  it('never gives NaN, an infinity, -0 or more than the largest amount', () => {
    holds(
      fc.property(anyText, (text) => {
        const { value } = readAmount(text)
        expect(Number.isFinite(value)).toBe(true)
        expect(Object.is(value, -0)).toBe(false)
        expect(Math.abs(value)).toBeLessThanOrEqual(largestAmount)
      }),
    )
  })

  it('counts it as 0 whenever there is a problem with it', () => {
    holds(
      fc.property(anyText, (text) => {
        const { value, problem } = readAmount(text)
        if (problem !== null) expect(value).toBe(0)
      }),
    )
  })

  it('comes to the same with a currency beside it, which takes the general way', () => {
    const texts = fc
      .oneof(digitsAndSeparators, nearlyAmount)
      .filter((text) => /^[\d.,]+$/.test(text))
    holds(
      fc.property(texts, (text) => {
        expect(readAmount(`€ ${text}`)).toEqual(readAmount(text))
        expect(readAmount(`${text} €`)).toEqual(readAmount(text))
      }),
    )
  })

  it('comes to the double nearest to it, however many decimals it has', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789'),
      minLength: 1,
      maxLength: 30,
    })
    holds(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), digits, (whole, decimals) => {
        expect(readAmount(`${whole},${decimals}`).value).toBe(Number(`${whole}.${decimals}`))
      }),
    )
  })

  it('comes to the opposite with a minus before it', () => {
    const texts = digitsAndSeparators.filter((text) => readAmount(text).value !== 0)
    holds(
      fc.property(texts, (text) => {
        expect(readAmount(`-${text}`).value).toBe(-readAmount(text).value)
        expect(readAmount(`\u2212 ${text}`).value).toBe(-readAmount(text).value)
      }),
    )
  })

  it('reads an amount the same with a comma, a dot, or its thousands grouped', () => {
    const italian = new Intl.NumberFormat('it-IT', {
      minimumFractionDigits: 2,
      useGrouping: 'always',
    })
    holds(
      fc.property(cents, (amount) => {
        const text = typed(amount)
        expect(readAmount(text).value).toBe(amount / 100)
        expect(readAmount(text.replace(',', '.')).value).toBe(amount / 100)
        expect(readAmount(italian.format(amount / 100)).value).toBe(amount / 100)
      }),
    )
  })
})

describe('writing any text as understood', () => {
  it('reads back as the same amount, or the same problem', () => {
    holds(
      fc.property(anyText, (text) => {
        expect(readAmount(writeAsUnderstood(text))).toEqual(readAmount(text))
      }),
    )
  })

  it('a second time changes nothing more', () => {
    holds(
      fc.property(anyText, (text) => {
        const once = writeAsUnderstood(text)
        expect(writeAsUnderstood(once)).toBe(once)
      }),
    )
  })

  it('leaves an amount with its digits, separated in the Italian way', () => {
    holds(
      fc.property(nearlyAmount, (text) => {
        const { value, problem } = readAmount(text)
        if (problem !== null || value === 0) return
        expect(writeAsUnderstood(text)).toMatch(/^-?\d{1,3}(\.\d{3})*(,\d+)?$/)
      }),
    )
  })
})
