import { changeField, compare, defaultFormData, ratesOf } from '@margine/engine'
import { describe, expect, it } from 'vitest'
import { buildForm, resultOf } from './build.ts'

const withVat = buildForm({ spedizione: '12,20', packaging: '2,44', speseIncludonoIVA: true })
const without = buildForm({ spedizione: '10', packaging: '2' })

describe('expenses with Italian VAT', () => {
  it('cost a sale abroad as much as at home: they are written without it', () => {
    const abroad = changeField(withVat, 'paese', 'FR')
    expect(abroad).toEqual({ ...without, paese: 'FR' })
    expect(changeField(abroad, 'paese', 'IT')).toEqual(without)
    expect(resultOf(changeField(abroad, 'paese', 'IT')).guadagno).toBeCloseTo(
      resultOf(withVat).guadagno,
      10,
    )
  })

  it('are compared without it abroad, with what the seller says that shipping costs', () => {
    const foreign = (form: typeof withVat, spedizione = '') => {
      const compared = compare(form, {}, { spedizione })
      if (!compared.ok) throw new Error('No result')
      return compared.rows
        .filter(({ paese }) => paese === 'FR')
        .map(({ guadagno, rank }) => [guadagno.toFixed(8), rank])
    }
    expect(foreign(withVat)).toEqual(foreign(without))
    const logisticaAmazon = {
      ...{ lunghezza: '20', larghezza: '15', altezza: '5', peso: '300' },
      ...{ pericolosa: false, mesi: '' },
    }
    const byAmazon = { tariffe: '2026-05-04', logisticaAmazon, spedizione: '' }
    expect(ratesOf({ ...withVat, ...byAmazon }).logistics).not.toBeNull()
    expect(foreign({ ...withVat, ...byAmazon }, '12,20')).toEqual(
      foreign({ ...without, ...byAmazon }, '10'),
    )
  })

  it('stay a choice where none is written yet, and a percentage has none', () => {
    const blank = { ...defaultFormData, speseIncludonoIVA: true }
    const abroad = changeField(blank, 'paese', 'FR')
    expect(abroad).toEqual({ ...blank, paese: 'FR' })
    expect(changeField({ ...abroad, spedizione: '10' }, 'paese', 'IT')).toEqual({
      ...defaultFormData,
      spedizione: '10',
    })
    const share = { ...withVat, pubblicita: '5', pubblicitaIn: 'percento' as const }
    expect(changeField(share, 'paese', 'FR').pubblicita).toBe('5')
  })

  it('that are no amount stay as typed', () => {
    expect(changeField({ ...withVat, spedizione: 'abc' }, 'paese', 'FR').spedizione).toBe('abc')
  })
})
