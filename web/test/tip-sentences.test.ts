import { type CalculationFormData, defaultFormData, simulate, trialOf } from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { changeSentences, leverSentences } from '../src/features/scenarios/tip-sentences.ts'

const formOf = (change: Partial<CalculationFormData>) => ({ ...defaultFormData, ...change })

/** As it is read: an amount and its currency stand apart by a blank that doesn't break. */
const read = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('of a higher price where it does not raise the margin', () => {
  const told = (change: Partial<CalculationFormData>, commissione: number | null = null) => {
    const form = formOf(change)
    const { prezzoVendita, costo, spedizione } = form
    const scenario = { prezzoVendita, costo, spedizione, commissione }
    const simulation = simulate(form, scenario)
    if (!simulation.ok) throw new Error('A scenario without a result')
    const sentences = leverSentences(trialOf(form, scenario), simulation.result)
    return read(sentences.find(({ about }) => about === 'price')?.text)
  }

  test('it is told not to help where the profit falls too', () => {
    expect(told({ categoria: 'beauty', costo: '2', prezzoVendita: '10' })).toBe(
      'Alzare il prezzo del 10% qui non aiuta: la commissione sale di più.',
    )
  })

  test('the profit that rises all the same is told', () => {
    expect(told({ paese: 'US', categoria: 'beauty', costo: '4', prezzoVendita: '10' })).toBe(
      'Alzare il prezzo del 10% abbassa il margine a 48,6%, ma guadagni 0,15 USD in più.',
    )
  })

  test('nothing is told where the margin only does not rise', () => {
    const dear = { costo: '0,01', prezzoVendita: '900.000.000' }
    expect(told({ ...dear, marketplace: 'woocommerce' })).toBeUndefined()
    expect(told({ costo: '0,01', prezzoVendita: '900.000.000' }, 0)).toBeUndefined()
  })

  test('nothing is told where it raises the margin', () => {
    expect(told({ costo: '10', prezzoVendita: '39,90' })).toBeUndefined()
  })
})

test('a commission that the price changes is told where the change can be read', () => {
  const told = (from: string, to: string) => {
    const form = formOf({ categoria: 'automotive', costo: '10', prezzoVendita: from })
    const asItIs = { prezzoVendita: from, costo: '10', spedizione: '', commissione: null }
    const scenario = { ...asItIs, prezzoVendita: to }
    const [before, after] = [simulate(form, asItIs), simulate(form, scenario)]
    if (!before.ok || !after.ok) throw new Error('A scenario without a result')
    const sentences = changeSentences(before.result, after.result, scenario, 'EUR')
    return sentences.find(({ about }) => about === 'rate')?.text
  }
  expect(told('50,50', '51,00')).toBeUndefined()
  expect(told('50,50', '52,00')).toBe(
    'La commissione nominale passa da 14,9% a 14,8%: la tariffa del marketplace dipende dal prezzo.',
  )
})
