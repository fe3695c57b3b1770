import { describe, expect, test } from 'vitest'
import {
  formatDate,
  formatMargin,
  formatMoney,
  formatMoneyChange,
  formatPercent,
  formatPointsChange,
  formatQuarter,
  formatRate,
} from '../src/format.ts'

/** Intl separates amount and currency with a no-break space; the tests are written with a plain one. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const euro = (amount: number) => plain(formatMoney(amount, 'EUR'))

describe('money', () => {
  // proves: 9.15
  test('reads as Italians write it, thousands grouped from the first', () => {
    expect(euro(1234.56)).toBe('1.234,56 €')
    expect(euro(1000)).toBe('1.000,00 €')
    expect(euro(999_999_999.99)).toBe('999.999.999,99 €')
  })

  test('is in dollars for the United States', () => {
    expect(plain(formatMoney(1234.5, 'USD'))).toBe('1.234,50 USD')
  })

  test('rounds a half away from zero however the double came about', () => {
    expect(euro((39.9 * 15) / 100)).toBe('5,99 €')
    expect(euro(39.9 * 0.15)).toBe('5,99 €')
    expect(euro(1.005)).toBe('1,01 €')
    expect(euro(-1.005)).toBe('−1,01 €')
    expect(euro(2.675)).toBe('2,68 €')
  })

  test('is never minus zero', () => {
    expect(euro(-0)).toBe('0,00 €')
    expect(euro(-0.004)).toBe('0,00 €')
    expect(euro(-0.005)).toBe('−0,01 €')
  })
})

describe('percentages', () => {
  test('that were worked out have one decimal', () => {
    expect(formatPercent(23.298997)).toBe('23,3%')
    expect(formatPercent(34)).toBe('34,0%')
    expect(formatPercent(-0.04)).toBe('0,0%')
  })

  test('group thousands', () => {
    expect(formatPercent(-1234.56)).toBe('−1.234,6%')
  })

  test('that a rule fixes read as the rule has them', () => {
    expect(formatRate(8)).toBe('8%')
    expect(formatRate(11.5)).toBe('11,5%')
  })
})

describe('a margin', () => {
  // proves: 9.11
  test.each([
    [19.94, '19,9%'],
    [19.95, '19,95%'],
    [19.97, '19,97%'],
    [20, '20,00%'],
    [20.05, '20,05%'],
    [20.06, '20,1%'],
    [14.96, '14,96%'],
    [29.999, '30,00%'],
    [23.298997, '23,3%'],
    [-12.34, '−12,3%'],
  ])('of %f reads %s: two decimals near a border, one elsewhere', (margine, text) => {
    expect(formatMargin(margine)).toBe(text)
  })
})

test('every figure below zero has a minus, never a hyphen', () => {
  const written = [
    formatMoney(-1234.5, 'EUR'),
    formatMoney(-1234.5, 'USD'),
    formatMoneyChange(-1, 'EUR'),
    formatPercent(-12.3),
    formatMargin(-12.3),
    formatPointsChange(-5.6),
  ]
  for (const text of written) expect(text).toMatch(/^\u2212\d[^-]*$/)
})

test('a quarter reads in words', () => {
  expect(formatQuarter('2025-Q1')).toBe('primo trimestre 2025')
  expect(formatQuarter('2026-Q4')).toBe('quarto trimestre 2026')
})

test('a change has its sign, unless it rounds to nothing', () => {
  expect(plain(formatMoneyChange(1234.5, 'EUR'))).toBe('+1.234,50 €')
  expect(plain(formatMoneyChange(-0.5, 'USD'))).toBe('−0,50 USD')
  expect(plain(formatMoneyChange(0.004, 'EUR'))).toBe('0,00 €')
  expect(plain(formatMoneyChange(-0.004, 'EUR'))).toBe('0,00 €')
  expect(formatPointsChange(5.64)).toBe('+5,6')
  expect(formatPointsChange(-5.65)).toBe('−5,7')
  expect(formatPointsChange(1e-15)).toBe('0,0')
})

test('a day reads in words, and what is none stays as it is written', () => {
  expect(formatDate('2026-11-21')).toBe('21 novembre 2026')
  expect(formatDate('ieri')).toBe('ieri')
})
