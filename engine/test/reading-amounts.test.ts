import { describe, expect, it } from 'vitest'
import { largestAmount, readAmount, readNumber } from '../src/index.ts'

const nbsp = '\u00a0'
const narrow = '\u202f'
const minus = '\u2212'

describe('an amount is read', () => {
  // proves: 3.1
  it.each<[text: string, value: number]>([
    // Plain digits, comma and dot decimals.
    ['12', 12],
    ['007', 7],
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0,01', 0.01],
    ['12,345', 12.345],
    ['12,3456', 12.3456],
    ['12.3456', 12.3456],
    ['12,', 12],
    ['12.', 12],
    [',5', 0.5],
    ['.5', 0.5],
    ['39.9', 39.9],
    // Thousands.
    ['1.234', 1234],
    ['12.345', 12345],
    ['123.456', 123456],
    ['1.234,56', 1234.56],
    ['1.234,', 1234],
    ['1.234,567', 1234.567],
    ['1.234.567', 1234567],
    ['1.234.567,89', 1234567.89],
    ['1234.567', 1234567],
    ['1 234', 1234],
    ['1 234,56', 1234.56],
    ['1 234.56', 1234.56],
    ['1 234 567,89', 1234567.89],
    [`1${nbsp}234,56`, 1234.56],
    [`1${narrow}234,56`, 1234.56],
    [`1${narrow}234${nbsp}567`, 1234567],
    ['1  234', 1234],
    // A dot after a leading zero never groups.
    ['0.500', 0.5],
    ['.500', 0.5],
    ['00.500', 0.5],
    ['01.234', 1.234],
    ['0.50', 0.5],
    // Currencies.
    ['€ 12', 12],
    ['€12', 12],
    ['12€', 12],
    ['12,50 €', 12.5],
    [`12,50${nbsp}€`, 12.5],
    ['1.234,56 €', 1234.56],
    ['$ 12.50', 12.5],
    ['12.50$', 12.5],
    ['US$ 12', 12],
    ['12 US$', 12],
    ['EUR 12', 12],
    ['12 eur', 12],
    ['12 USD', 12],
    // Blanks around.
    ['  12,50  ', 12.5],
    ['\t12,50\n', 12.5],
    [`${nbsp}12${narrow}`, 12],
    // Minus.
    ['-12,50', -12.5],
    [`${minus}12,50`, -12.5],
    ['- 12', -12],
    [`€ ${minus}12`, -12],
    ['-€ 12', -12],
    [`${minus}€ 12`, -12],
    ['€-12', -12],
    ['-1.234,56 €', -1234.56],
    ['-,5', -0.5],
    // The largest, and one cent above a smaller power of ten.
    ['999.999.999,99', largestAmount],
    ['999999999,99', largestAmount],
    ['100.000.000,01', 100_000_000.01],
  ])('%j as %d', (text, value) => {
    expect(readAmount(text)).toEqual({ value, problem: null })
    expect(readNumber(text)).toBe(value)
  })

  it.each(['', ' ', `${nbsp}${narrow}`, '\n'])('as 0 without a problem when empty: %j', (text) => {
    expect(readAmount(text)).toEqual({ value: 0, problem: null })
  })

  it.each(['0', '-0', `${minus}0,00`, '0,0', '0.000', '000', '-,0', '€ 0', '-0,0000000001'])(
    'as 0 without a sign: %j',
    (text) => {
      expect(readAmount(text).problem).toBeNull()
      expect(readAmount(text).value).toBe(0)
    },
  )

  it('as 0 when it is too small for a quotient to stay finite', () => {
    expect(readNumber('0,000000001')).toBe(1e-9)
    expect(readNumber('0,0000000009')).toBe(0)
    expect(readNumber(`0,${'0'.repeat(400)}1`)).toBe(0)
  })
})

describe('what is not a number counts as 0, saying so', () => {
  it.each([
    ...['abc', '1e3', '1e999', '1E3', '0x10', '1,234.56', '1,234,567', '1.234.56', '12.34.56'],
    ...['-', minus, ',', '.', ',,', '..', '-,', '€', '$', '- €', 'EUR', '€ €', '-.'],
    ...[
      '--5',
      '-€ -5',
      '5-',
      '+5',
      '(5)',
      '5%',
      '1/2',
      "1'234",
      '1_000',
      '12 50',
      '1 23',
      '1 2345',
    ],
    ...['1234 567', '1.23,4', '12.3456,7', '1234.567,89', '.123,4', '1 234.567', '1 234,56,7'],
    ...['0.123,50', '0.123.456', '012.345,00', '1.234 567', '1 234.567,8'],
    ...['Infinity', '-Infinity', 'NaN', 'null', 'undefined', 'toString', '[object Object]', 'true'],
    ...['💶', '12💶', '1️⃣2️⃣', '١٢', '１２', '½', '²', '12\u200b', '\u0000', '12\u0000', '<b>12</b>'],
    ...['12 EURO', '12 £', 'E12', 'costo 12', '12 12', '12,50 12,50', '12;50'],
  ])('%j', (text) => {
    expect(readAmount(text)).toEqual({ value: 0, problem: 'notANumber' })
    expect(readNumber(text)).toBe(0)
  })
})

describe('an amount above 999.999.999,99', () => {
  it.each([
    '1.000.000.000',
    '999.999.999,991',
    '1000000000',
    '9'.repeat(400),
    `€ ${'9'.repeat(20)}`,
  ])('counts as 0, saying so: %s', (text) => {
    expect(readAmount(text)).toEqual({ value: 0, problem: 'tooLarge' })
  })

  it('stays negative below zero, so that it is refused as what it is', () => {
    for (const text of ['-1.000.000.000', `-${'9'.repeat(400)}`]) {
      expect(readAmount(text)).toEqual({ value: -largestAmount, problem: null })
    }
  })

  it('is the largest even with zeros before it', () => {
    expect(readNumber(`${'0'.repeat(400)}12,50`)).toBe(12.5)
  })
})
