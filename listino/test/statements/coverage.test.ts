import { describe, expect, it } from 'vitest'
import { type Coverage, monthsCovered, reportsOfMonth } from '../../src/statements/coverage.ts'

const covered = (days: Coverage['days'], today = '2027-01-15'): Coverage => ({ days, today })

const amazon = (first: string, last: string, rows = 500) => ({
  channel: 'Amazon',
  first,
  last,
  rows,
})
const etsy = (first: string, last: string, rows = 500) => ({ channel: 'Etsy', first, last, rows })

describe('The reports of a month', () => {
  it('have nothing to say where they have all of it, but for a quiet day or two at its ends', () => {
    const coverage = covered([amazon('2026-09-30', '2026-10-29'), etsy('2026-10-02', '2026-10-31')])
    expect(reportsOfMonth('2026-10', coverage)).toBe('')
  })

  it('say from when to when, where they have only some days of it', () => {
    expect(reportsOfMonth('2026-10', covered([amazon('2026-10-08', '2026-12-31')]))).toBe(
      "dall'8 al 31",
    )
    expect(reportsOfMonth('2026-11', covered([amazon('2026-10-01', '2026-11-11')]))).toBe(
      "dal 1º all'11",
    )
    expect(reportsOfMonth('2026-11', covered([amazon('2026-11-11', '2026-11-11')]))).toBe(
      "solo l'11",
    )
  })

  it('end today where the month isn’t over', () => {
    const days = [amazon('2026-11-01', '2026-11-28')]
    expect(reportsOfMonth('2026-11', covered(days, '2026-11-29'))).toBe('dal 1º al 28')
    expect(reportsOfMonth('2026-11', covered(days, '2026-12-01'))).toBe('')
  })

  it('name the channel where others have more, or have nothing, from its first day on', () => {
    const coverage = covered([amazon('2026-01-01', '2026-12-31'), etsy('2026-10-12', '2026-10-20')])
    const said = ['2026-09', '2026-10', '2026-11'].map((one) => reportsOfMonth(one, coverage))
    expect(said).toEqual(['', 'Etsy dal 12 al 20', 'senza Etsy'])
    const gap = covered([amazon('2026-01-01', '2026-01-31'), amazon('2026-03-01', '2026-03-31')])
    expect(reportsOfMonth('2026-02', gap)).toBe('nessun rapporto')
  })
})

describe('The months that reports have of a channel', () => {
  it('count by the days that reports have of each, but for quiet days at the ends of one that is over', () => {
    const coverage = covered(
      [amazon('2026-10-08', '2026-11-15'), etsy('2026-10-12', '2026-10-29')],
      '2026-11-20',
    )
    expect(monthsCovered(['2026-10'], 'Amazon', coverage)).toBeCloseTo(24 / 31, 9)
    expect(monthsCovered(['2026-11', '2026-12'], 'Amazon', coverage)).toBe(0.5)
    expect(monthsCovered(['2026-10'], 'Etsy', coverage)).toBeCloseTo(20 / 31, 9)
    expect(monthsCovered(['2026-10'], 'eBay', coverage)).toBe(0)
  })

  it('count as a whole where few sales say nothing of the days around them', () => {
    const months = ['2026-09', '2026-10']
    const sold = (rows: number) => covered([amazon('2026-10-08', '2026-10-20', rows)], '2026-11-20')
    expect(monthsCovered(months, 'Amazon', sold(2))).toBe(1)
    expect(monthsCovered(months, 'Amazon', sold(13))).toBeCloseTo(13 / 31, 9)
    const once = covered([amazon('2026-10-08', '2026-10-08', 1)], '2026-11-20')
    expect(monthsCovered(months, 'Amazon', once)).toBe(1)
    const ofOneDay = covered([amazon('2026-10-08', '2026-10-08')], '2026-11-20')
    expect(monthsCovered(months, 'Amazon', ofOneDay)).toBeCloseTo(1 / 31, 9)
  })
})
