import { type CalculationFormData, calculate, defaultFormData } from '@margine/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onTodaysCards, todaysOther } from '../src/calculation/todays-rates.ts'
import { storedRatesInWords } from '../src/features/calculator/results/StoredResult.tsx'
import { remarkOn } from '../src/features/saved/SavedCard.tsx'

const form: CalculationFormData = { ...defaultFormData, costo: '5', prezzoVendita: '20' }

function resultOf(changes: Partial<CalculationFormData> = {}) {
  const calculation = calculate({ ...form, ...changes })
  if (!calculation.ok) throw new Error('no result')
  return calculation.result
}

describe('a saved result beside what the form comes to today', () => {
  test('is no news where both are the same, but for double noise', () => {
    const result = resultOf()
    expect(todaysOther(form, result)).toBeNull()
    expect(todaysOther(form, { ...result, margine: result.margine * (1 + 1e-14) })).toBeNull()
  })

  test('is news where the fee has changed since', () => {
    const older = resultOf({ marketplace: 'ebay' })
    expect(todaysOther(form, older)).toEqual(resultOf())
  })

  test('is news where a figure is missing or is none', () => {
    const { margine: _, ...incomplete } = resultOf()
    for (const odd of [{}, incomplete, { ...incomplete, margine: '51' }])
      expect(todaysOther(form, odd)).toEqual(resultOf())
  })

  test('is no news where today there is no result at all', () => {
    expect(todaysOther({ ...form, costo: '' }, resultOf())).toBeNull()
  })
})

describe('a saved form by the cards of today', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00') }))
  afterEach(() => vi.useRealTimers())

  test('has this day for the one it holds, and keeps the specification’s table', () => {
    expect(onTodaysCards(form)).toBe(form)
    const kept = { ...form, categoria: 'home', tariffe: '2026-01-20' }
    expect(onTodaysCards(kept)).toEqual({ ...kept, tariffe: '2026-11-22' })
  })

  test('comes to something else where a newer card charges otherwise', () => {
    const kept = { ...form, categoria: 'home', tariffe: '2026-01-20' }
    const saved = resultOf(kept)
    expect(todaysOther(kept, saved)).toBeNull()
    expect(todaysOther(onTodaysCards(kept), saved)).toEqual(
      resultOf({ ...kept, tariffe: '2026-11-22' }),
    )
  })

  const remarksOn = (kept: CalculationFormData) => {
    const result = resultOf(kept)
    const record = {
      id: '1',
      userId: '1',
      createdAt: '2026-01-20T10:00:00.000Z',
      calculationData: { name: 'Padella', formData: kept, result },
    }
    const other = todaysOther(onTodaysCards(kept), result)
    const sentences = [remarkOn(record, kept), storedRatesInWords(kept, '2026-01-20', other)]
    return sentences.map((sentence) => sentence?.replaceAll('\u00a0', ' '))
  }

  test('tells, with what it comes to, which products have left its category', () => {
    const [onCard, withResult] = remarksOn({ ...form, categoria: 'home', tariffe: '2026-01-20' })
    const apart = 'Cucina, biancheria per la casa e tappeti sono ora categorie a parte, al 15%.'
    expect(onCard).toBe(`Con le tariffe attuali il margine è del 59,4%. ${apart}`)
    expect(withResult).toMatch(
      /^Calcolato con le tariffe di Amazon\.it del 20 gennaio 2026, in vigore dal 15 dicembre/,
    )
    expect(
      withResult?.endsWith(`Con quelle di oggi: margine 59,4%, guadagno 9,75 €. ${apart}`),
    ).toBe(true)
  })

  test('of a day without a card tells that day, for there may be cards today', () => {
    const kept = { ...form, marketplace: 'etsy', tariffe: '2025-12-20' }
    expect(storedRatesInWords(kept, '2025-12-20', null).replaceAll('\u00a0', ' ')).toBe(
      'Calcolato con la tabella Margine 1.3.1: di Etsy non conosciamo tariffe in vigore il 20 dicembre 2025. Con quelle di oggi il risultato è lo stesso.',
    )
  })

  test('tells nothing of them where its rate is the seller’s own, or none has left', () => {
    const own = { percentuale: '8', fissa: '', minima: '', base: 'lordo' } as const
    const kept = { ...form, categoria: 'home', tariffe: '2026-01-20' }
    const older = storedRatesInWords({ ...kept, commissionePropria: own }, '2026-01-20', resultOf())
    expect(older.replaceAll('\u00a0', ' ')).toBe(
      'Con le tariffe attuali: margine 51,2%, guadagno 8,39 €.',
    )
    const [onCard] = remarksOn({ ...kept, prezzoVendita: '9', categoria: 'grocery' })
    expect(onCard).toMatch(/^Con le tariffe attuali il margine è [^.]*\.$/)
  })
})
