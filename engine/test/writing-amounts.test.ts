import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber, writeAmount, writeAsUnderstood } from '../src/index.ts'

describe('a field that is left shows its amount as understood', () => {
  it.each([
    // The precision typed is kept.
    ['1.234,00', '1.234,00'],
    ['12,345', '12,345'],
    ['12,50', '12,50'],
    ['12,5', '12,5'],
    ['12', '12'],
    ['0,10', '0,10'],
    // Dots become what they were understood as.
    ['12.50', '12,50'],
    ['0.500', '0,500'],
    ['01.234', '1,234'],
    ['12.345', '12.345'],
    ['1234.567', '1.234.567'],
    // Thousands are grouped.
    ['1234', '1.234'],
    ['1234.00', '1.234,00'],
    ['1234567,8', '1.234.567,8'],
    ['1 234,56', '1.234,56'],
    ['1\u202f234,56', '1.234,56'],
    ['999999999,99', '999.999.999,99'],
    ['123456', '123.456'],
    // What says nothing goes.
    ['€ 12,345', '12,345'],
    ['12,50 €', '12,50'],
    ['  12  ', '12'],
    ['12,', '12'],
    ['12.', '12'],
    [',5', '0,5'],
    ['.5', '0,5'],
    ['007', '7'],
    ['00', '0'],
    // One minus, in front.
    ['\u22125', '-5'],
    ['€ -1234,5', '-1.234,5'],
    ['-0', '0'],
    ['-0,00', '0,00'],
    ['-9999999999', '-9.999.999.999'],
  ])('%j as %j', (typed, shown) => {
    expect(writeAsUnderstood(typed)).toBe(shown)
  })

  it.each(['', '   ', 'abc', '1e3', '1,234.56', '-', '1.000.000.000', '9'.repeat(400), '0.123,50'])(
    'and leaves what it could not take as typed: %j',
    (typed) => {
      expect(writeAsUnderstood(typed)).toBe(typed)
    },
  )
})

describe('a number written as an amount', () => {
  it.each([
    [0, 2, '0,00'],
    [40.5, 2, '40,50'],
    [1234, 0, '1.234'],
    [43.989, 2, '43,989'],
    [999_999_999.99, 2, '999.999.999,99'],
    [0.00000055, 2, '0,00000055'],
    [17.754693366708, 1, '17,7546933667'],
  ])('%d is %d decimals or more', (value, leastDecimals, text) => {
    expect(writeAmount(value, leastDecimals)).toBe(text)
  })

  it('reads back as the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (thousandths) => {
        const value = thousandths / 1000
        expect(readNumber(writeAmount(value, 2))).toBe(value)
      }),
    )
  })
})
